import assert from "node:assert/strict";
import { test } from "node:test";
import { BodyReader, BY_LENGTH } from "../../codec/body-reader.ts";
import { Intake } from "../../wire/intake.ts";
import { ResponseBody } from "./response-body.ts";
import { NOWHERE } from "../../wire/wire.ts";
import { testThread } from "../../testing/thread.ts";

test("a body that is complete with the headers is copied out of the borrowed memory", () => {
  const lent = Buffer.from("lent");
  const reader = new BodyReader({ maxHeadBytes: 100, maxHeaders: 1 });
  reader.begin(BY_LENGTH, lent.length);
  const body = new ResponseBody(testThread().output, NOWHERE, { unread() {} });
  body.begin(reader, new Intake(NOWHERE));
  body.add(lent, 0, reader.read(lent, 0, lent.length), reader, true);
  body.end();
  let collected: Uint8Array | undefined;
  body.collect(
    lent.length,
    (bytes) => (collected = bytes),
    () => assert.fail(),
  );
  lent.fill("#");
  assert.equal(String(collected), "lent");
});
