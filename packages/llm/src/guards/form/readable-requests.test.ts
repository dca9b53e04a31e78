import assert from "node:assert/strict";
import { test } from "node:test";
import { FormatRoutes } from "../../edits/routes.ts";
import { factsOfPath } from "../../formats/detect.ts";
import { isReadableRequest } from "./readable-requests.ts";

const PLAIN = { hasBody: true, upgrades: false, isSocket: false };

function isRead(method: string, path: string, more: Partial<typeof PLAIN> = {}): boolean {
  const form = { method, path, ...PLAIN, hasBody: method === "POST", ...more };
  return isReadableRequest(factsOfPath(method, path), form);
}

test("requests to the APIs that guards read are known, in every spelling", () => {
  for (const path of [
    "/v1/chat/completions",
    "/v1/messages/",
    "/V1/Responses",
    "/v1/completions;a=b",
    "/v1beta/models/m:streamGenerateContent",
    "/model/m/converse-stream",
    "/v1/embeddings",
    "/v1/rerank",
    "/v1/messages/count_tokens",
    "/v1/responses/input_tokens",
  ])
    assert.ok(isRead("POST", path), path);
  for (const path of ["/v1/models", "/v1beta/models/m", "/v1/responses/r", "/v1/conversations/c"])
    assert.ok(isRead("GET", path), path);
  assert.ok(isRead("GET", "/v1/realtime", { upgrades: true, isSocket: true }));
});

const OTHERS = `
  /v1/messages/batches /v1/threads /v1/threads/runs /v1/threads/t/runs /v1/conversations /v1/conversations/c/items
  /v1/responses/compact /v1/responses/r/cancel /v1/assistants /v1beta/interactions /v1beta/models/m:batchGenerateContent
  /v1beta/models/m:generateAnswer /v1beta/models/m:generateText /v1beta/models/m:predict /v1beta/cachedContents
  /v1beta/models/m:predictLongRunning /v1beta/models/m:asyncBatchEmbedContent /v1beta/corpora/c:query
  /v1beta/models/m:generateMessage /v1beta/models/m:countTextTokens /v1beta/models/m%3AgenerateContent
  /model/m/invoke /model/m/async-invoke /async-invoke /model/m/invoke-with-bidirectional-stream /flows/f/aliases/a
  /agents/a/agentAliases/b/sessions/c/text /guardrail/g/version/1/apply /v1/realtime /v1/realtime/calls
  /v1/realtime/client_secrets /v1/realtime/sessions /v1/realtime/transcription_sessions /v1/files /v1/batches
  /v1/uploads /v1/images/generations /v1/images/edits /v1/audio/speech /v1/audio/transcriptions /v1/videos
  /v1/moderations /v1/fine_tuning/jobs /v1/vector_stores /v1/vector_stores/v/search /v1/evals /v1/containers
  /v1/chatkit/sessions /v1/skills /v1/complete /v1/messages/batches/b/cancel /api/chat /api/generate /api/embed
  /v1/chat /v2/chat /v1/classify /v1/summarize /v1/tokenize /v1/fim /v1/agents/completions/x /v1/conversations/c/restart
  /v1/chat/completions/x /v1/chat/completions/c%3Fx /inference/v1/score /v1/chat/completions%3F /generate /v1/ocr
  /v1/models /v1/models/m /v1/responses/r /  /v1 /v1/chat%252Fcompletions`;

test("all other requests are not read, known or not", () => {
  for (const path of OTHERS.trim().split(/\s+/)) assert.ok(!isRead("POST", path), path);
  for (const path of ["/v1/files/f/content", "/v1/batches/b", "/v1/messages/batches/b/results"])
    assert.ok(!isRead("GET", path), path);
  for (const method of ["DELETE", "PUT", "PATCH", "HEAD", "OPTIONS"])
    assert.ok(!isRead(method, "/v1/responses/r"), method);
  assert.ok(!isRead("GET", "/v1/responses/r", { hasBody: true }));
  assert.ok(!isRead("GET", "/v1/models", { hasBody: true }));
  assert.ok(!isRead("GET", "/v1/responses/r", { upgrades: true }));
  assert.ok(!isRead("GET", "/v1/chat/completions", { upgrades: true }));
});

test("a path that the configuration lets pass has one meaning only", () => {
  const routes = new FormatRoutes({ "/v1/files": "Passthrough", "*": "Completions" });
  const isOpen = (path: string): boolean =>
    isReadableRequest(routes.factsOf("POST", path), { method: "POST", path, ...PLAIN });
  assert.ok(isOpen("/v1/files"));
  for (const path of [
    "/chat;/v1/files",
    "/chat%3b/v1/files",
    "/chat%3F/v1/files",
    "/chat%23/v1/files",
  ])
    assert.ok(!isOpen(path), path);
});
