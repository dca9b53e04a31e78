import assert from "node:assert/strict";
import { test } from "node:test";
import type { ChatResponse } from "../chat/form.ts";
import { CHAT_FORMATS } from "../formats/table.ts";
import { objectOf } from "../json.ts";
import { editResponse } from "./texts.ts";

/** Guards check the same texts of a whole response as of a stream, which includes thoughts. */

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
  });
