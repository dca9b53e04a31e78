import assert from "node:assert/strict";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, test } from "node:test";
import { type Cell, FEATURES, Pair } from "./llm-matrix/cells.ts";
import type { Client } from "./llm-matrix/requests.ts";
import { otherCell, OTHERS } from "./llm-matrix/others.ts";
import { VENDORS } from "./llm-matrix/vendors.ts";

/** Every client format with every vendor: each cell of the page shows the result of its test. */

const PAGE = fileURLToPath(new URL("../../docs/llm-matrix.md", import.meta.url));
const CURE = "UPDATE_GOLDENS=1 npm test -- tests/architecture/llm-matrix.test.ts";

const CLIENTS: readonly (readonly [client: Client, title: string])[] = [
  ["completions", "Chat completions"],
  ["messages", "Messages"],
  ["responses", "Responses"],
  ["gemini", "Gemini `generateContent`"],
  ["converse", "Bedrock Converse"],
];

const found: string[] = [];

/** A table as the formatter writes it. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) =>
    Math.max(3, ...[head, ...rows].map((row) => (row[column] ?? "").length)),
  );
  const line = (row: readonly string[], fill: string): string =>
    `| ${widths.map((width, column) => (row[column] ?? "").padEnd(width, fill)).join(" | ")} |`;
  return [line(head, " "), line([], "-"), ...rows.map((row) => line(row, " "))].join("\n");
}

for (const [client, title] of CLIENTS)
  describe(title, () => {
    const rows: (readonly string[])[] = [];
    for (const vendor of VENDORS)
      test(`before ${vendor.name}`, () => {
        const pair = new Pair(client, vendor);
        rows.push([vendor.name, ...FEATURES.map((feature): Cell => pair.cell(feature))]);
      });
    test("is a table of the page", () => {
      found.push(`## ${title}\n\n${table(["Vendor", ...FEATURES], rows)}`);
    });
  });

test("what is no chat", () => {
  const names = OTHERS.map(({ name }) => name);
  const rows = VENDORS.map((vendor) => [
    vendor.name,
    ...OTHERS.map((other) => otherCell(other, vendor)),
  ]);
  found.push(`## What is no chat\n\n${OTHER_WORDS}\n\n${table(["Vendor", ...names], rows)}`);
});

test("the page agrees with the results of the tests", () => {
  const text = `${[INTRODUCTION, ...found].join("\n\n")}\n`;
  if (process.env["UPDATE_GOLDENS"] !== undefined) writeFileSync(PAGE, text);
  assert.ok(existsSync(PAGE), `${PAGE} is missing: ${CURE}`);
  assert.equal(readFileSync(PAGE, "utf8"), text, `the page is old: ${CURE}`);
});

const OTHER_WORDS = `The form in which the vendor is asked, by the request of a client; _refused_ where the vendor has
none. The model is one of the vendor that embeds, ranks or chats.`;

const INTRODUCTION = `# Formats and vendors of language models

Each cell is the result of a test that ran when this page was written; the checks fail when a test finds something else.
**yes**: it works; _dropped, and named_: the format of the vendor cannot say it, which the trace and \`conversion: Strict\`
name; _refused_: the request gets 400 with these words.

What the tests do: a request that asks for the feature is planned for the vendor, and its body has to hold what the client
has said: a tool with a call and its result, an image, an effort of reasoning, a schema. A response of the vendor with
thoughts, a text, a call of a tool and its tokens is put into the format of the client, whole and as a stream, from which
that format reads the same thoughts, text and call. A stream in pieces of 1, 7 and 64 bytes must give the same bytes.
\`error\` is a 429 of the vendor, and an error after the first text of a stream; \`usage\` the tokens in the log, whole and
streamed.`;
