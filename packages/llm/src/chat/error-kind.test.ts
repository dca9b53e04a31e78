import assert from "node:assert/strict";
import { test } from "node:test";
import { isContextOverflow } from "./error-kind.ts";

/**
 * Error messages of vendors and servers: for prompts that are too long, and for other problems with tokens.
 */

const OVERFLOWS = {
  openai: "Your input exceeds the context window of this model. Please adjust your input.",
  anthropic: "input length and `max_tokens` exceed context limit: 190000 + 20000 > 200000",
  gemini: "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
  xai: "This model's maximum prompt length is 131072 but the request contains 537812 tokens.",
  groq: "Please reduce the length of the messages or completion.",
  mistral: "Prompt contains 40000 tokens, too large for model with 32768 maximum context length",
  vllm: "This model's maximum context length is 4096 tokens. However, you requested 5000 tokens",
  sglang: "The input (5000 tokens) is longer than the model's context length (4096 tokens).",
  "llama.cpp": "request (5000 tokens) exceeds the available context size (4096 tokens)",
  ollama: "the input length exceeds the context length",
  "LM Studio": "Trying to keep the first 5000 tokens when context the overflows.",
  tgi: "`inputs` tokens + `max_new_tokens` must be <= 4097. Given: 5000 and 100",
};

for (const [server, message] of Object.entries(OVERFLOWS))
  test(`a context that is too long is recognized in the words of ${server}`, () => {
    assert.ok(isContextOverflow(message), message);
  });

for (const message of [
  "Too many tokens, please wait before trying again.",
  "Request too large on tokens per minute (TPM): Limit 6000, Requested 7000",
  "max_tokens is too large: 200000. This model supports at most 64000 completion tokens",
])
  test(`another error is not mistaken for a context that is too long: ${message}`, () => {
    assert.ok(!isContextOverflow(message));
  });
