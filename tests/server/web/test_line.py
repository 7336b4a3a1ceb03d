"""One socket's queue: in order, bounded, and never in anybody's way."""

import asyncio

from omerta.server.web.line import MOST_BYTES, MOST_MESSAGES, TRY_AGAIN_LATER, SocketLine


class Browser:
    """The other end: reads, or does not."""

    def __init__(self, *, reads: bool) -> None:
        self.reads = reads
        self.heard: list[str | int] = []
        self.cut: list[int] = []

    async def send(self, text: str) -> None:
        if not self.reads:
            await asyncio.Event().wait()
        self.heard.append(text)

    async def close(self, code: int) -> None:
        self.heard.append(code)


def test_messages_arrive_in_order_and_the_close_comes_last() -> None:
    async def story() -> None:
        browser = Browser(reads=True)
        line = SocketLine(browser.cut.append)
        writer = asyncio.create_task(line.write(browser.send, browser.close))
        line.send(b"one")
        await asyncio.sleep(0)
        line.send("два".encode())
        line.close(1000)
        line.close(1001)
        line.send(b"too late")
        await writer
        assert browser.heard == ["one", "два", 1000]
        assert browser.cut == []

    asyncio.run(story())


def test_a_browser_that_does_not_read_is_cut_off_once() -> None:
    async def story(message: bytes, most: int) -> None:
        browser = Browser(reads=False)
        line = SocketLine(browser.cut.append)
        writer = asyncio.create_task(line.write(browser.send, browser.close))
        line.send(message)
        await asyncio.sleep(0)  # the writer takes it and waits
        for _ in range(most):
            assert browser.cut == []
            line.send(message)
        for _ in range(3):
            line.send(message)
        assert browser.cut == [TRY_AGAIN_LATER]
        writer.cancel()

    asyncio.run(story(b"x", MOST_MESSAGES))
    asyncio.run(story(b"x" * (MOST_BYTES // 10), 9))


def test_a_browser_that_reads_may_be_sent_any_amount() -> None:
    async def story() -> None:
        browser = Browser(reads=True)
        line = SocketLine(browser.cut.append)
        writer = asyncio.create_task(line.write(browser.send, browser.close))
        for _ in range(20):
            for _ in range(MOST_MESSAGES):
                line.send(b"x" * 1000)
            await asyncio.sleep(0)
        line.close(1000)
        await writer
        assert len(browser.heard) == 20 * MOST_MESSAGES + 1

    asyncio.run(story())
