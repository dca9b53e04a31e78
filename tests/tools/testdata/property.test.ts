import { test } from "node:test";
import fc from "fast-check";

test("names its cases", () => {
  throw new Error(`cases: ${fc.sample(fc.integer(), 3).join()}`);
});
