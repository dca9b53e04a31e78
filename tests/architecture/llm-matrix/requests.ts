/**
 * Requests in each chat format, each of which uses one feature, by the public descriptions of the
 * vendors.
 */

export const PICTURE = "iVBORw0KGgo=";
/** A word that occurs only in the schema of a structured output. */
export const PROPERTY = "capital_of_it";

const SCHEMA = { type: "object", properties: { city: { type: "string" } } };
const OUTPUT = {
  type: "object",
  properties: { [PROPERTY]: { type: "string" } },
  required: [PROPERTY],
  additionalProperties: false,
};

export type Client = "completions" | "messages" | "responses" | "gemini" | "converse";
export type Wish = "text" | "tools" | "image" | "output";

type Body = Readonly<Record<string, unknown>>;

const ASK = "Hi";

export const REQUESTS: Readonly<Record<Client, Readonly<Record<Wish, Body>>>> = {
  completions: {
    text: { messages: [{ role: "user", content: ASK }] },
    tools: {
      messages: [{ role: "user", content: ASK }],
      tools: [{ type: "function", function: { name: "weather", parameters: SCHEMA } }],
    },
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
      messages: [{ role: "user", content: ASK }],
      tools: [{ name: "weather", input_schema: SCHEMA }],
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
    tools: { input: ASK, tools: [{ type: "function", name: "weather", parameters: SCHEMA }] },
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
      contents: [{ role: "user", parts: [{ text: ASK }] }],
      tools: [{ functionDeclarations: [{ name: "weather", parameters: SCHEMA }] }],
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
      messages: [{ role: "user", content: [{ text: ASK }] }],
      toolConfig: { tools: [{ toolSpec: { name: "weather", inputSchema: { json: SCHEMA } } }] },
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
