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

const PARTS = ["requests", "responses", "events"] as const;

for (const name of ["completions", "messages", "responses", "gemini"] as const) {
  const emitted = emittedIn(name);
  for (const part of PARTS)
    test(`${part} in the format ${name} have the types of its official client`, async () => {
      const type = `${TYPES[name]}${{ requests: "Request", responses: "Response", events: "Event" }[part]}`;
      const json = JSON.stringify(emitted[part]).replaceAll(RANDOM, "0");
      const text = `// Written by emitted.test.ts; the compiler checks it.
import type { ${type} } from "../types.ts";

export const ${part.toUpperCase()} = ${json} satisfies readonly ${type}[];
`;
      const file = fileURLToPath(new URL(`../emitted/${name}/${part}.ts`, import.meta.url));
      const options = { ...(await resolveConfig(file)), parser: "typescript" };
      const formatted = await format(text, options);
      if (UPDATE) writeFileSync(file, formatted);
      assert.equal(formatted, readFileSync(file, "utf8"));
    });
}
