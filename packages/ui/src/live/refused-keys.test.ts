import assert from "node:assert/strict";
import { test } from "node:test";
import { refusedKeys } from "./refused-keys.ts";

test("a refused key is known until a newer call of the model is taken", () => {
  const call = (second: number, model: string, keyRefused?: true) => ({
    ...{ at: `2026-01-01T00:00:0${second}.000Z`, model, provider: "p", backend: "b", key: "" },
    ...{ status: 401, milliseconds: 1, ...(keyRefused === undefined ? {} : { keyRefused }) },
  });
  const found = refusedKeys([
    ...[call(1, "a"), call(3, "a", true), call(2, "a")],
    ...[call(2, "b"), call(1, "b", true)],
  ]);
  assert.deepEqual(
    found.map(({ model, at }) => [model, at]),
    [["a", "2026-01-01T00:00:03.000Z"]],
  );
});
