import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { type Frame, frameReader } from "./frames.ts";

const BODY = { choices: [] };
const DATA = JSON.stringify(BODY);

function framesIn(text: string): readonly Frame[] {
  const reader = frameReader("text/event-stream");
  return [...reader.read(Buffer.from(text)), ...reader.end()];
}

function sent(text: string): string {
  return framesIn(text)
    .map(({ bytes }) => Buffer.from(bytes).toString())
    .join("");
}

describe("a field with an unknown name is left out, as clients ignore it", () => {
  for (const line of ["x: 1", "x-field: a", "DATA: secret", "x"])
    test(JSON.stringify(line), () => {
      const [frame, ...more] = framesIn(`${line}\nevent: a\ndata: ${DATA}\n${line}\n\n`);
      assert.deepEqual(more, []);
      assert.deepEqual(frame?.body, BODY);
      const edited = frame.with({ choices: [1] });
      assert.equal(Buffer.from(frame.bytes).toString(), `event: a\ndata: ${DATA}\n\n`);
      assert.equal(Buffer.from(edited).toString(), 'event: a\ndata: {"choices":[1]}\n\n');
    });

  test("an event of such fields alone is empty", () => {
    const [frame] = framesIn("x: 1\n\n");
    assert.equal(frame?.isComment, true);
    assert.equal(sent("x: 1\n\n").trim(), "");
    assert.equal(sent("x: 1").trim(), "");
  });
});

test("what is beside the data has no text", () => {
  for (const line of [": a secret", ":a", "id: 123-45-6789", "id", "retry: 123456789", "retry: a"])
    assert.equal(
      sent(`${line}\nevent: a\ndata: ${DATA}\n\n`).replace(/^:\n/, ""),
      `event: a\ndata: ${DATA}\n\n`,
    );
  for (const name of ["a secret", "sec-123", "ä"])
    assert.equal(sent(`event: ${name}\ndata: ${DATA}\n\n`), `data: ${DATA}\n\n`);
  assert.equal(sent(": a secret\n\n"), ":\n\n");
  assert.equal(sent("id: 1\n\n").trim(), "");
});

test("an event with fields and comments passes byte for byte", () => {
  for (const text of [
    `:\r\nretry: 1000\r\nevent: a.b_c-d\r\ndata: ${DATA}\r\n\r\n`,
    `event:a\ndata:${DATA}\n\n`,
    `data:${DATA}\n\ndata: [DONE]\n\n`,
  ])
    assert.equal(sent(text), text);
});

test("a line that is no field ends the stream", () => {
  for (const line of [' data: {"a":1}', '{"a":1}', "data :a"])
    assert.throws(() => framesIn(`${line}\ndata: ${DATA}\n\n`), /neither a field nor a comment/);
});
