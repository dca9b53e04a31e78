import assert from "node:assert/strict";
import { test } from "node:test";
import { STATUS } from "../testing/admin.ts";
import { locatedPlace } from "./place-of.ts";

test("a place is sent without its line while the files cannot be read", async () => {
  const editor = { locate: () => Promise.reject(new Error("the thread that reads it has ended")) };
  const place = await locatedPlace(
    { pointer: "/config/adminAddr" },
    { editor, status: () => STATUS },
  );
  assert.deepEqual(place, { path: "config.adminAddr", file: "gateway.yaml" });
});
