import assert from "node:assert/strict";
import { test } from "node:test";
import { factsOfPath } from "./detect.ts";

test("a chat is one in every spelling that some servers accept, so that guards see it", () => {
  for (const path of [
    "/v1/chat/completions",
    "/v1/chat/completions/",
    "/V1/Chat/Completions",
    "/v1/chat/completion%73",
    "/v1/chat%2Fcompletions",
    "/openai/deployments/d/chat/completions",
    "/v1/chat/completions;a=b",
    "/v1/chat;x/completions%3Ba=b/",
    "/v1/chat/completions%20",
    "/v1//chat//completions//",
    "/v1/chat /completions%09",
  ])
    assert.deepEqual(factsOfPath("POST", path), { format: "completions" }, path);
  assert.equal(factsOfPath("POST", "/v1/messages/").format, "messages");
  assert.equal(factsOfPath("POST", "/v1/completions/").format, "textCompletions");
});

test("what is not an API of models passes, also with malformed encoding", () => {
  for (const path of ["/v1/chat/completions/x", "/v1/%", "/v1/xcompletions", "/", ""])
    assert.deepEqual(factsOfPath("POST", path), { format: "detect" }, path);
});

test("a chat in an API that the gateway does not read is known as one", () => {
  for (const path of [
    "/model/anthropic.claude-x/invoke",
    "/model/a%2Fb/invoke-with-response-stream",
    "/api/chat",
    "/ollama/api/generate/",
    "/v2/chat",
    "/v1/complete",
  ])
    assert.equal(factsOfPath("POST", path).format, "otherChat", path);
  assert.equal(factsOfPath("GET", "/api/chat").format, "passthrough");
});

test("responses that a provider has stored are known", () => {
  const stored = (path: string): unknown => factsOfPath("GET", path).stored;
  assert.equal(stored("/v1/responses/resp_1"), "responses");
  assert.equal(stored("/v1/Responses/resp_1/"), "responses");
  assert.equal(stored("/v1/responses/resp_1/input_items"), "responses");
  assert.equal(stored("/v1/conversations/conv_1/items"), "responses");
  assert.equal(stored("/v1/chat/completions/c1"), "completions");
  assert.equal(stored("/v1/files/f1"), undefined);
  assert.equal(factsOfPath("DELETE", "/v1/responses/resp_1").stored, undefined);
});

test("models keep their spelling", () => {
  assert.equal(factsOfPath("POST", "/v1beta/models/Gemini-X:generateContent").model, "Gemini-X");
  assert.equal(factsOfPath("GET", "/v1/models/Org/Name").listed, "Org/Name");
});
