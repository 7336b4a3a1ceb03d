import { expect, test } from "vitest";
import { load } from "../../src/games";
import { seatPortraits } from "../../src/table/seat_portraits";
import { personTraits } from "../../src/ui/people";
import { FACES, faceOfName } from "../../src/ui/person_face";
import { portrait } from "../../src/ui/portrait";

test("every number has its own face", () => {
  const drawings = Array.from({ length: FACES }, (_, index) =>
    portrait(personTraits(index + 1, "red")),
  );
  expect(new Set(drawings).size).toBe(FACES);
});

test("a person without a chosen face gets none of the named bots' faces", () => {
  for (const name of ["Anna", "Борис", "", "Вельма", "x".repeat(20)]) {
    expect(faceOfName(name)).toBeGreaterThan(12);
    expect(faceOfName(name)).toBeLessThanOrEqual(FACES);
  }
});

test("players who chose no face never share one, and chosen faces stay", async () => {
  const game = await load("crossfire");
  const seats = [
    { name: "Anna" },
    { name: "Anna", face: 0 },
    { name: "Boris", face: faceOfName("Anna") },
    { name: "Vera", face: 3 },
    { name: "Gleb", face: 3 },
  ];
  const faces = seatPortraits(game, null, seats).map(({ seed }) => seed);
  expect(faces.slice(3).map((seed) => seed?.split(" ")[0])).toEqual(["person-3", "person-3"]);
  expect(faces[2]?.split(" ")[0]).toBe(`person-${faceOfName("Anna")}`);
  expect(new Set(faces.slice(0, 3).map((seed) => seed?.split(" ")[0])).size).toBe(3);
});
