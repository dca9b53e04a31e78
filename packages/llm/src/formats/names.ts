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
  /** The body passes unchanged; model and usage are searched for in it. */
  | "detect"
  /** The body passes unchanged, and nothing in it is read. */
  | "passthrough";

/** Whether requests keep the client's path, because no provider has another one for them. */
export function keepsPath(format: FormatName): boolean {
  return format === "textCompletions" || format === "detect" || format === "passthrough";
}

/** Whether models are listed, or one of them is shown. */
export function isListOfModels(format: FormatName): boolean {
  return format === "models" || format === "geminiModels";
}
