import { equal } from "node:assert/strict";
import { test } from "node:test";
import { isError, isSuccess } from "./http-status.ts";

test("the statuses from 200 to 299 are successes", () => {
  for (const status of [200, 204, 299]) equal(isSuccess(status), true, String(status));
  for (const status of [0, 101, 199, 300, 404, 500])
    equal(isSuccess(status), false, String(status));
});

test("the statuses from 400 on are errors", () => {
  for (const status of [400, 429, 500, 599]) equal(isError(status), true, String(status));
  for (const status of [0, 101, 200, 304, 399]) equal(isError(status), false, String(status));
});
