import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { FormatName } from "../../formats/names.ts";
import type { JsonObject } from "../../json.ts";
import { editPrompt } from "./index.ts";

const SAID = "my name is Ada";
const MASKED = "my name is <NAME>";

function base64(text: string): string {
  return Buffer.from(text).toString("base64");
}

function user(...content: readonly JsonObject[]): JsonObject {
  return { messages: [{ role: "user", content }] };
}

/** The prompt without names, or the member that guards cannot read. */
function guarded(format: FormatName, body: JsonObject): unknown {
  let unread: string | undefined;
  const edited = editPrompt(
    format,
    body,
    (text) => text.replace("Ada", "<NAME>"),
    (name) => {
      unread = name;
    },
  );
  return unread ?? edited;
}

type File = readonly [format: FormatName, file: (type: string, data: string) => JsonObject];

const FILES: readonly File[] = [
  [
    "completions",
    (type, data) => user({ type: "file", file: { file_data: `data:${type};base64,${data}` } }),
  ],
  [
    "responses",
    (type, data) => ({
      input: [
        {
          role: "user",
          content: [{ type: "input_file", file_data: `data:${type};base64,${data}` }],
        },
      ],
    }),
  ],
  [
    "messages",
    (type, data) => user({ type: "document", source: { type: "base64", media_type: type, data } }),
  ],
  ["gemini", (mimeType, data) => ({ contents: [{ parts: [{ inlineData: { mimeType, data } }] }] })],
  [
    "gemini",
    (type, data) => ({ contents: [{ parts: [{ inline_data: { mime_type: type, data } }] }] }),
  ],
];

describe("guards read text files in base64, and masked texts are base64 again", () => {
  for (const [format, file] of FILES)
    for (const type of [
      "text/plain",
      "text/csv",
      "application/json",
      "text/markdown;charset=utf-8",
    ])
      test(`${type} in ${format}`, () => {
        const body = file(type, base64(SAID));
        assert.deepEqual(guarded(format, body), file(type, base64(MASKED)));
        const plain = file(type, base64("hello"));
        assert.equal(guarded(format, plain), plain);
      });

  for (const format of ["txt", "csv", "md"])
    test(`${format} in converse, also in the result of a tool`, () => {
      const document = (text: string): JsonObject => ({
        document: { format, name: "x", source: { bytes: base64(text) } },
      });
      const result = (text: string): JsonObject => ({
        toolResult: { toolUseId: "x", content: [document(text)] },
      });
      assert.deepEqual(
        guarded("converse", user(document(SAID), result(SAID))),
        user(document(MASKED), result(MASKED)),
      );
    });
});

/** Files that another reader may read in another way. */
const UNREAD: readonly (readonly [what: string, type: string, data: string])[] = [
  ["a PDF", "application/pdf", base64(SAID)],
  ["a PDF that is called a text", "text/plain", base64(`%PDF-1.4 ${SAID}`)],
  ["a page", "text/html", base64(SAID)],
  ["a text in another charset", "text/plain;charset=utf-7", base64(SAID)],
  ["a text in UTF-16", "text/plain", Buffer.from(SAID, "utf16le").toString("base64")],
  ["bytes that are no UTF-8", "text/plain", Buffer.of(0x41, 0xff).toString("base64")],
  ["base64 in two parts", "text/plain", `${base64("a")}${base64(SAID)}`],
  ["base64 with other characters", "text/plain", `-${base64(SAID)}`],
  ["base64 in lines", "text/plain", `${base64("abc")}\n${base64(SAID)}`],
];

describe("guards do not read files that servers may read in another way", () => {
  for (const [what, type, data] of UNREAD)
    for (const [format, file] of FILES)
      test(`${what} in ${format}`, () => {
        assert.equal(typeof guarded(format, file(type, data)), "string");
      });

  test("a file with two types", () => {
    const inlineData = { mimeType: "text/plain", mime_type: "application/pdf", data: base64(SAID) };
    assert.equal(guarded("gemini", { contents: [{ parts: [{ inlineData }] }] }), "data");
  });
});
