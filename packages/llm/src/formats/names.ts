import type { ChatFormatName } from "../chat/form.ts";

type EmbeddingsName =
  | "embeddings"
  | "geminiEmbeddings"
  | "geminiEmbedding"
  | "vertexEmbeddings"
  | "cohereEmbeddings"
  | "titanEmbeddings";

type TokenCountName =
  "tokenCount" | "responsesTokenCount" | "geminiTokenCount" | "converseTokenCount";

/** The names of the API formats of requests. */
export type FormatName =
  | ChatFormatName
  | EmbeddingsName
  | "rerank"
  | "bedrockRerank"
  | TokenCountName
  | "models"
  /** The list of models in Gemini's API. */
  | "geminiModels"
  | "realtime"
  /** The predecessor of chat completions. The body passes unchanged, except for what guards mask. */
  | "textCompletions"
  /** A chat in an API that the gateway does not read, such as InvokeModel of Bedrock. */
  | "otherChat"
  /** The body passes unchanged; model and usage are searched for in it. */
  | "detect"
  /** The body passes unchanged, and nothing in it is read. */
  | "passthrough";

const UNCHANGED: ReadonlySet<FormatName> = new Set([
  "textCompletions",
  "otherChat",
  "detect",
  "passthrough",
]);

/** Whether requests keep the client's path, because no provider has another one for them. */
export function keepsPath(format: FormatName): boolean {
  return UNCHANGED.has(format);
}

/** Whether models are listed, or one of them is shown. */
export function isListOfModels(format: FormatName): boolean {
  return format === "models" || format === "geminiModels";
}
