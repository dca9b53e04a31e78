import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { emittedIn } from "./emitted.ts";

/**
 * Writes examples of the gateway's messages as TypeScript, so that the compiler checks them against
 * the types of the official clients. `UPDATE_GOLDENS=1` writes the files; review the difference.
 */
const UPDATE = process.env["UPDATE_GOLDENS"] !== undefined;

const RANDOM = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{32}/g;
/** The name of the types of a format in `emitted/types.ts`. */
const TYPES = {
  completions: "Completions",
  messages: "Messages",
  responses: "Responses",
  gemini: "Gemini",
} as const;

for (const name of ["completions", "messages", "responses", "gemini"] as const)
  test(`messages in the format ${name} have the types of its official client`, async () => {
    const emitted = emittedIn(name);
    const names = ["Request", "Response", "Event"].map((part) => `${TYPES[name]}${part}`);
    const parts = [emitted.requests, emitted.responses, emitted.events].map(
      (values, index) =>
        `${JSON.stringify(values).replaceAll(RANDOM, "0")} satisfies readonly ${names[index]}[];`,
    );
    const text = `// Written by emitted.test.ts; the compiler checks it.
import type { ${names.join(", ")} } from "./types.ts";

export const REQUESTS = ${parts[0]}

export const RESPONSES = ${parts[1]}

export const EVENTS = ${parts[2]}
`;
    const file = fileURLToPath(new URL(`./emitted/${name}.ts`, import.meta.url));
    const formatted = await format(text, { ...(await resolveConfig(file)), parser: "typescript" });
    if (UPDATE) writeFileSync(file, formatted);
    assert.equal(formatted, readFileSync(file, "utf8"));
  });
