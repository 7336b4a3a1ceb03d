"""The three kinds of refusal, each with what a user needs to correct the problem."""

from collections.abc import Mapping

Param = str | int


class Refusal(Exception):
    """Base class of refusals: the code names a text in `text/*.ftl`, and the parameters fill it."""

    def __init__(self, code: str, params: Mapping[str, Param]) -> None:
        super().__init__(code)
        self.code = code
        self.params = dict(params)

    def __reduce__(self) -> tuple[object, ...]:
        return rebuild_refusal, (type(self), self.code, self.params, getattr(self, "clause", None))

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({told})" if told else self.code


def rebuild_refusal(
    kind: type[Refusal], code: str, params: dict[str, Param], clause: str | None
) -> Refusal:
    """Return a refusal that was pickled in another process, without calling its own `__init__`."""
    refusal = kind.__new__(kind)
    Refusal.__init__(refusal, code, params)
    if isinstance(refusal, Illegal) and clause is not None:
        refusal.clause = clause
    return refusal


class Illegal(Refusal):
    """An action that the rules refuse, with the code of the refusal and the rulebook's clause."""

    def __init__(self, code: str, clause: str, **params: Param) -> None:
        super().__init__(code, params)
        self.clause = clause

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Illegal) and (self.code, self.clause, self.params) == (
            other.code,
            other.clause,
            other.params,
        )

    def __hash__(self) -> int:
        return hash((self.code, self.clause))

    def __str__(self) -> str:
        return f"{super().__str__()} [{self.clause}]"


class BadData(Refusal):
    """A data file that cannot be used, with the file, the entry and the reason."""

    def __init__(self, code: str, *, file: str, entry: str, **params: Param) -> None:
        super().__init__(code, {"file": file, "entry": entry, **params})


class BadSave(Refusal):
    """A save that cannot be opened: corrupt, foreign, or of an unknown version."""

    def __init__(self, code: str, **params: Param) -> None:
        super().__init__(code, params)
