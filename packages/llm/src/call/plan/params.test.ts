import assert from "node:assert/strict";
import { test } from "node:test";
import { paramsOf } from "./params.ts";

test("each format has its own fields for parameters", () => {
  assert.deepEqual(
    paramsOf("completions", { temperature: 0.5, max_completion_tokens: 7, seed: 3 }),
    {
      temperature: 0.5,
      max_tokens: 7,
      seed: 3,
    },
  );
  assert.deepEqual(paramsOf("messages", { max_tokens: 7, top_p: 0.9, top_k: 4 }), {
    max_tokens: 7,
    top_p: 0.9,
    top_k: 4,
  });
  assert.deepEqual(paramsOf("gemini", { generationConfig: { topP: 0.9, maxOutputTokens: 7 } }), {
    top_p: 0.9,
    max_tokens: 7,
  });
  assert.deepEqual(paramsOf("converse", { inferenceConfig: { maxTokens: 7 } }), { max_tokens: 7 });
  assert.deepEqual(paramsOf("embeddings", { dimensions: 64, encoding_format: "base64" }), {
    dimensions: 64,
    encoding_format: "base64",
  });
  assert.deepEqual(paramsOf("completions", { temperature: "hot" }), {});
  assert.deepEqual(paramsOf("detect", undefined), {});
});
