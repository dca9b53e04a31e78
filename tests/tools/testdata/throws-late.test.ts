import { test } from "node:test";

test("passes", () => {});
setImmediate(() => {
  throw new Error("late, on purpose");
});
