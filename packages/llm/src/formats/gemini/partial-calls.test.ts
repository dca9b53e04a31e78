import assert from "node:assert/strict";
import { test } from "node:test";
import { ChatFault } from "../../chat/fault.ts";
import { folded } from "../../chat/testing/fold.ts";
import { gemini } from "./index.ts";

/** Tests of function calls whose arguments Vertex AI streams in pieces. */

function callsIn(pieces: readonly object[], finishReason: string | undefined = "STOP") {
  const reader = gemini.streamReader();
  const parts = pieces.map((functionCall) => ({
    responseId: "r1",
    candidates: [{ content: { role: "model", parts: [{ functionCall }] } }],
  }));
  const text = [...parts, { candidates: [{ finishReason }] }]
    .map((event) => `data: ${JSON.stringify(event)}\n\n`)
    .join("");
  const { parts: read, finish } = folded([...reader.read(Buffer.from(text)), ...reader.end()]);
  const calls = read.map((part) => (part.kind === "toolCall" ? [part.name, part.arguments] : []));
  return { calls, finish };
}

const piece = (jsonPath: string, value: object, willContinue = true) => ({
  partialArgs: [{ jsonPath, ...value }],
  willContinue,
});

test("the pieces of arguments are joined by their path", () => {
  const found = callsIn([
    { name: "weather", willContinue: true },
    piece("$.city", { stringValue: "Os", willContinue: true }),
    piece("$.city", { stringValue: "lo" }),
    piece("$.days[0].name", { stringValue: "Monday" }),
    piece("$.days[1]['a \\'b\\'']", { numberValue: 0 }),
    piece('$["exact"]', { boolValue: false }),
    piece("$.__proto__.x", { nullValue: "NULL_VALUE" }),
    {},
    { name: "now", args: { zone: "UTC" } },
    { name: "later", willContinue: true },
    piece("$.at", { numberValue: 7 }, false),
  ]);
  const weather =
    '{"city":"Oslo","days":[{"name":"Monday"},{"a \'b\'":0}],"exact":false,"__proto__":{"x":null}}';
  assert.deepEqual(found, {
    calls: [
      ["weather", weather],
      ["now", '{"zone":"UTC"}'],
      ["later", '{"at":7}'],
    ],
    finish: "toolCalls",
  });
});

test("a call that is incomplete at the end, and paths that do not fit, are errors", () => {
  const begun = { name: "weather", willContinue: true };
  const wrong = [
    [begun],
    [begun, piece("city", { stringValue: "Oslo" }, false)],
    [begun, piece("$.a..b", { stringValue: "Oslo" }, false)],
    [begun, piece("$.a[1]", { stringValue: "Oslo" }, false)],
    [begun, piece("$", { stringValue: "Oslo" }, false)],
    [begun, piece("$.a.b", { numberValue: 1 }), piece("$.a[0]", { numberValue: 1 }, false)],
    [begun, piece(`$${".a".repeat(1000)}`, { numberValue: 1 }, false)],
  ];
  for (const pieces of wrong) assert.throws(() => callsIn(pieces), ChatFault);
});
