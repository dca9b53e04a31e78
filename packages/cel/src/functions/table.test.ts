import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { MACROS } from "../compile/macro.ts";
import { FUNCTIONS } from "./table.ts";

const REFERENCE = new URL("../../../../docs/reference/expressions.md", import.meta.url);
const CALL = /^\| `([\w.]+)\(/gm;

/** The names of methods start with a dot. Other names may contain dots. */
const NAMES = new Set([
  ...Array.from(FUNCTIONS.keys()).filter((name) => /^\.?[a-z]/.test(name)),
  ...Array.from(MACROS.keys(), (key) => key.replace(/\/\d$/, "")),
  "coalesce",
]);

test("the reference lists all functions, methods and macros, and no others", async () => {
  const text = await readFile(REFERENCE, "utf8");
  const listed = Array.from(text.matchAll(CALL), ([, call = ""]) =>
    NAMES.has(call) ? call : call.slice(call.lastIndexOf(".")),
  );
  assert.deepEqual(new Set(listed), NAMES);
});
