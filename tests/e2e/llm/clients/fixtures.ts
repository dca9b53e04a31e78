import type { LLMock } from "@copilotkit/aimock";

/**
 * The token usage in responses of every vendor of the mock; each format has its own names of
 * tokens.
 */
const USAGE = {
  prompt_tokens: 12,
  completion_tokens: 5,
  input_tokens: 12,
  output_tokens: 5,
  promptTokenCount: 12,
  candidatesTokenCount: 5,
};

export const HELLO = "Hello there, my friend";
export const COLD = "It is cold in Oslo";
export const CITY = { city: "Oslo" };
/** A picture of one point as base64. */
export const PICTURE = "iVBORw0KGgo=";

/**
 * Teaches the simulated model to greet, to call a tool when it is asked about the weather, to
 * repeat the tool's result, to describe a picture as JSON, and to refuse too many requests.
 */
export function teach(mock: LLMock): void {
  mock.on(
    { userMessage: "weather", hasToolResult: false },
    {
      content: "Let me look.",
      toolCalls: [{ name: "weather", arguments: JSON.stringify(CITY) }],
      usage: USAGE,
    },
  );
  mock.on({ hasToolResult: true, toolResultContains: "-3" }, { content: COLD, usage: USAGE });
  mock.on({ userMessage: "hello" }, { content: HELLO, reasoning: "A guest", usage: USAGE });
  mock.on({ userMessage: "picture" }, { content: JSON.stringify(CITY), usage: USAGE });
  mock.on(
    { userMessage: "often" },
    { error: { message: "too often", type: "rate_limit_error" }, status: 429 },
  );
  mock.onEmbedding(/./, { embedding: [0.25, 0.5] });
}
