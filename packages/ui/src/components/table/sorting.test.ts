import assert from "node:assert/strict";
import { test } from "node:test";
import { nextSorting, sortingOf, sortParameter } from "./sorting.ts";

const NONE = { by: undefined, isDescending: false };

test("the URL has the order of one table; all others have their own", () => {
  assert.deepEqual(sortingOf("routes.host", "routes"), { by: "host", isDescending: false });
  assert.deepEqual(sortingOf("-routes.requests", "routes"), { by: "requests", isDescending: true });
  for (const text of ["", "-", "routes", "backends.host", "-backends.routes.host"])
    assert.deepEqual(sortingOf(text, "routes"), NONE, text);
});

test("a column orders in one direction, then the other, then not", () => {
  const up = nextSorting(NONE, "host", false);
  const down = nextSorting(up, "host", false);
  assert.deepEqual([up, down].map(sortParameter), ["host", "-host"]);
  assert.deepEqual(nextSorting(down, "host", false), NONE);
  assert.equal(sortParameter(nextSorting(down, "requests", true)), "-requests");
});
