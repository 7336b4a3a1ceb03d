import { cleanup, fireEvent, render, screen } from "@testing-library/svelte";
import { flushSync } from "svelte";
import { afterEach, expect, test } from "vitest";
import Choice from "../src/ui/Choice.svelte";
import Switch from "../src/ui/Switch.svelte";

afterEach(cleanup);

/** A choice; `allowed` says which values the table accepts. */
function strip(count: number, allowed: (value: number) => boolean): void {
  const props = $state({
    legend: "Seats",
    values: Array.from({ length: count }, (_, value) => ({ value, label: `seat ${value}` })),
    chosen: 0,
    onchoose(value: number): void {
      if (allowed(value)) props.chosen = value;
    },
  });
  render(Choice<number>, props);
}
function checked(): number[] {
  const radios = screen.getAllByRole<HTMLInputElement>("radio");
  return radios.flatMap((radio, value) => (radio.checked ? [value] : []));
}

test("a segmented control shows the accepted value, not the pressed one", async () => {
  strip(3, (value) => value !== 2);
  await fireEvent.click(screen.getByLabelText("seat 2"));
  expect(checked()).toEqual([0]);
  await fireEvent.click(screen.getByLabelText("seat 1"));
  expect(checked()).toEqual([1]);
});

test("a list shows the accepted value, too", async () => {
  strip(9, (value) => value !== 2);
  const list = screen.getByRole<HTMLSelectElement>("combobox");
  await fireEvent.change(list, { target: { value: "2" } });
  expect(list.value).toBe("0");
  await fireEvent.change(list, { target: { value: "8" } });
  expect(list.value).toBe("8");
});

test("a refused switch stays off, and turns on when it is allowed later", async () => {
  const props = $state({ label: "Notifications", on: false, onchange: () => undefined });
  render(Switch, props);
  const box = screen.getByRole<HTMLInputElement>("checkbox");
  await fireEvent.click(box);
  expect(box.checked).toBe(false);
  props.on = true;
  flushSync();
  expect(box.checked).toBe(true);
});
