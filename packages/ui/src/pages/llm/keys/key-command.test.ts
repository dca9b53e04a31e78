import assert from "node:assert/strict";
import { test } from "node:test";
import { keyCommand } from "./key-command.ts";

test("a new key has a command that calls a model with it", () => {
  const call = {
    base: "http://127.0.0.1:4000/v1",
    model: "fast",
    key: "edge-1",
    host: "127.0.0.1",
  };
  assert.equal(
    keyCommand(call),
    `curl -i http://127.0.0.1:4000/v1/chat/completions -H "Authorization: Bearer edge-1" -H 'content-type: application/json' -H 'accept: application/json, text/event-stream' -d '{"model":"fast","messages":[{"role":"user","content":"Hello"}],"stream":false}'`,
  );
  const secure = keyCommand({ ...call, base: "https://llm.test:4443/" }) ?? "";
  assert.match(secure, /^curl -i -k --resolve llm\.test:4443:127\.0\.0\.1 https:/);
  for (const lacking of [{ base: "" }, { model: "" }])
    assert.equal(keyCommand({ ...call, ...lacking }), undefined);
});
