import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatEvent, ChatResponse } from "../chat/form.ts";
import type { ChatFormat } from "../formats/format.ts";
import { CHAT_FORMATS } from "../formats/table.ts";
import { objectOf } from "../json.ts";
import { compileRegexGuard, editResponse, StreamGuard, WholeStream } from "./index.ts";

/** Tests that guards check thoughts in the same way in a whole response and in a stream. */

const RESPONSE: ChatResponse = {
  id: "id-1",
  model: "m",
  created: 1,
  parts: [
    { at: "", kind: "reasoning", text: "a secret thought", signature: "c2ln" },
    { at: "", kind: "text", text: "a secret text" },
  ],
  finish: "stop",
  stopSequence: undefined,
  usage: undefined,
};

for (const { name, writeResponse } of CHAT_FORMATS)
  test(`thoughts in a whole response of ${name} are edited`, () => {
    const body = objectOf(JSON.parse(JSON.stringify(writeResponse(RESPONSE))));
    const edited = editResponse(name, body, (text) => text.replace("secret", "<hidden>"));
    const written = JSON.stringify(edited);
    assert.doesNotMatch(written, /secret/);
    assert.match(written, /a <hidden> thought/);
    assert.match(written, /a <hidden> text/);
    assert.doesNotMatch(written, /c2ln/, "the signature does not fit the masked thought");
    const kept = editResponse(name, body, (text) => text.replace("secret text", "<hidden>"));
    assert.match(JSON.stringify(kept), /c2ln/);
  });

/** A stream of a thought and a text, in both of which guards mask a word. */
function streamOf(format: ChatFormat): Buffer {
  const writer = format.streamWriter({ usage: true, model: "m" });
  const events: readonly ChatEvent[] = [
    { kind: "start", id: "id-1", model: "m", created: 1 },
    { kind: "open", block: { kind: "reasoning" } },
    { kind: "delta", text: "a secret" },
    { kind: "delta", text: " thought" },
    { kind: "signature", text: "c2ln" },
    { kind: "close" },
    { kind: "open", block: { kind: "text" } },
    { kind: "delta", text: "a private text" },
    { kind: "close" },
    { kind: "finish", reason: "stop" },
    { kind: "end" },
  ];
  return Buffer.concat(events.map((event) => Buffer.from(writer.write(event))));
}

function maskedStream(format: ChatFormat, pattern: string): string {
  const search = compileRegexGuard({ matches: [{ pattern }], action: "Mask" });
  const error = { kind: "permission", status: 403, message: "no" } as const;
  const guard = new StreamGuard(format, [{ search, action: "Mask", error, judged: () => {} }]);
  const masked = Buffer.concat([guard.add(streamOf(format)), guard.end()]);
  const whole = WholeStream.read(format, streamOf(format));
  const texts = whole.texts.map((text) => text.replace(pattern, "<masked>"));
  const other = Buffer.from(whole.with(texts)).toString("latin1");
  assert.equal(other.includes("c2ln"), masked.includes("c2ln"));
  assert.match(other, /<masked>/);
  return masked.toString("latin1");
}

for (const format of CHAT_FORMATS)
  test(`a masked thought in a stream of ${format.name} has no signature, and others keep theirs`, () => {
    const thought = maskedStream(format, "secret");
    assert.match(thought, /<masked>/);
    assert.doesNotMatch(thought, /c2ln/);
    assert.match(maskedStream(format, "private"), /c2ln/);
  });
