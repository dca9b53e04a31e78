import assert from "node:assert/strict";
import { test } from "node:test";
import { read, written } from "./kept-response.ts";

test("a stored response is read back, with any bytes as body", () => {
  const body = Buffer.from("a\n{}\n\u0000\u00ff", "latin1");
  const kept = { type: "text/event-stream", model: "m", input: 3, output: 4, storedAt: 5, body };
  const again = read(written(kept));
  assert.deepEqual({ ...again, body: Buffer.from(again?.body ?? []) }, kept);
});

/** A stored response whose content type would add another header. */
const INJECTED = `${JSON.stringify({ type: "text/plain\r\nset-cookie: a=b", storedAt: 2 })}\nx`;

for (const text of ["", "{}\n", "[]\nx", '{"type":1,"storedAt":2}\nx', "no line", INJECTED])
  test(`bytes that another program wrote are not a stored response: ${JSON.stringify(text)}`, () => {
    assert.equal(read(Buffer.from(text)), undefined);
  });
