/**
 * Requests in each chat format, each of which uses one feature, by the public descriptions of the
 * vendors.
 */

export const PICTURE = "iVBORw0KGgo=";
/** A word that occurs only in the schema of a structured output. */
export const PROPERTY = "capital_of_it";

/** What occurs only in the description of a tool, in the arguments of its call, and in its result. */
export const TOOL = ["Of one place", "Rome", "cold"] as const;
const [description, PLACE, RESULT] = TOOL;

/** How each format asks for much reasoning. */
export const REASONING: Readonly<Record<Client, string>> = {
  completions: '"reasoning_effort":"high"',
  messages: '"thinking":{"type":"',
  responses: '"reasoning":{"effort":"high"',
  gemini: '"thinkingConfig":{"thinkingLevel":"high"',
  converse: '"thinking":{"type":"',
};

const SCHEMA = { type: "object", properties: { city: { type: "string" } } };
const OUTPUT = {
  type: "object",
  properties: { [PROPERTY]: { type: "string" } },
  required: [PROPERTY],
  additionalProperties: false,
};

export type Client = "completions" | "messages" | "responses" | "gemini" | "converse";
export type Wish = "text" | "tools" | "image" | "reasoning" | "output";

type Body = Readonly<Record<string, unknown>>;

const ASK = "Hi";
const CALL = { name: "weather", arguments: JSON.stringify({ city: PLACE }) };
const THINKING = { type: "enabled", budget_tokens: 4096 };

export const REQUESTS: Readonly<Record<Client, Readonly<Record<Wish, Body>>>> = {
  completions: {
    text: { messages: [{ role: "user", content: ASK }] },
    tools: {
      messages: [
        { role: "user", content: ASK },
        { role: "assistant", tool_calls: [{ id: "c1", type: "function", function: CALL }] },
        { role: "tool", tool_call_id: "c1", content: RESULT },
      ],
      tools: [{ type: "function", function: { name: "weather", description, parameters: SCHEMA } }],
    },
    reasoning: { messages: [{ role: "user", content: ASK }], reasoning_effort: "high" },
    image: {
      messages: [
        {
          role: "user",
          content: [{ type: "image_url", image_url: { url: `data:image/png;base64,${PICTURE}` } }],
        },
      ],
    },
    output: {
      messages: [{ role: "user", content: ASK }],
      response_format: { type: "json_schema", json_schema: { name: "it", schema: OUTPUT } },
    },
  },
  messages: {
    text: { max_tokens: 9, messages: [{ role: "user", content: ASK }] },
    tools: {
      max_tokens: 9,
      messages: [
        { role: "user", content: ASK },
        {
          role: "assistant",
          content: [{ type: "tool_use", id: "c1", name: "weather", input: { city: PLACE } }],
        },
        { role: "user", content: [{ type: "tool_result", tool_use_id: "c1", content: RESULT }] },
      ],
      tools: [{ name: "weather", description, input_schema: SCHEMA }],
    },
    reasoning: {
      max_tokens: 9000,
      messages: [{ role: "user", content: ASK }],
      thinking: THINKING,
    },
    image: {
      max_tokens: 9,
      messages: [
        {
          role: "user",
          content: [
            { type: "image", source: { type: "base64", media_type: "image/png", data: PICTURE } },
          ],
        },
      ],
    },
    output: {
      max_tokens: 9,
      messages: [{ role: "user", content: ASK }],
      output_config: { format: { type: "json_schema", schema: OUTPUT } },
    },
  },
  responses: {
    text: { input: ASK },
    tools: {
      input: [
        { role: "user", content: ASK },
        { type: "function_call", call_id: "c1", ...CALL },
        { type: "function_call_output", call_id: "c1", output: RESULT },
      ],
      tools: [{ type: "function", name: "weather", description, parameters: SCHEMA }],
    },
    reasoning: { input: ASK, reasoning: { effort: "high" } },
    image: {
      input: [
        {
          role: "user",
          content: [{ type: "input_image", image_url: `data:image/png;base64,${PICTURE}` }],
        },
      ],
    },
    output: {
      input: ASK,
      text: { format: { type: "json_schema", name: "it", schema: OUTPUT, strict: true } },
    },
  },
  gemini: {
    text: { contents: [{ role: "user", parts: [{ text: ASK }] }] },
    tools: {
      contents: [
        { role: "user", parts: [{ text: ASK }] },
        { role: "model", parts: [{ functionCall: { name: "weather", args: { city: PLACE } } }] },
        {
          role: "user",
          parts: [{ functionResponse: { name: "weather", response: { output: RESULT } } }],
        },
      ],
      tools: [{ functionDeclarations: [{ name: "weather", description, parameters: SCHEMA }] }],
    },
    reasoning: {
      contents: [{ role: "user", parts: [{ text: ASK }] }],
      generationConfig: { thinkingConfig: { thinkingLevel: "high", includeThoughts: true } },
    },
    image: {
      contents: [
        { role: "user", parts: [{ inlineData: { mimeType: "image/png", data: PICTURE } }] },
      ],
    },
    output: {
      contents: [{ role: "user", parts: [{ text: ASK }] }],
      generationConfig: { responseMimeType: "application/json", responseJsonSchema: OUTPUT },
    },
  },
  converse: {
    text: { messages: [{ role: "user", content: [{ text: ASK }] }] },
    tools: {
      messages: [
        { role: "user", content: [{ text: ASK }] },
        {
          role: "assistant",
          content: [{ toolUse: { toolUseId: "c1", name: "weather", input: { city: PLACE } } }],
        },
        {
          role: "user",
          content: [{ toolResult: { toolUseId: "c1", content: [{ text: RESULT }] } }],
        },
      ],
      toolConfig: {
        tools: [{ toolSpec: { name: "weather", description, inputSchema: { json: SCHEMA } } }],
      },
    },
    reasoning: {
      messages: [{ role: "user", content: [{ text: ASK }] }],
      inferenceConfig: { maxTokens: 9000 },
      additionalModelRequestFields: { thinking: THINKING },
    },
    image: {
      messages: [
        { role: "user", content: [{ image: { format: "png", source: { bytes: PICTURE } } }] },
      ],
    },
    output: {
      messages: [{ role: "user", content: [{ text: ASK }] }],
      outputConfig: {
        textFormat: {
          type: "json_schema",
          structure: { jsonSchema: { name: "it", schema: JSON.stringify(OUTPUT) } },
        },
      },
    },
  },
};

/** The path of the client's request. */
export function pathOf(client: Client, model: string, stream: boolean): string {
  const id = encodeURIComponent(model);
  switch (client) {
    case "completions":
      return "/v1/chat/completions";
    case "messages":
      return "/v1/messages";
    case "responses":
      return "/v1/responses";
    case "gemini":
      return `/v1beta/models/${id}:${stream ? "streamGenerateContent?alt=sse" : "generateContent"}`;
    case "converse":
      return `/model/${id}/converse${stream ? "-stream" : ""}`;
  }
}
