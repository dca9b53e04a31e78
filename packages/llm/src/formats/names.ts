import type { ChatFormatName } from "../chat/form.ts";

type EmbeddingsName =
  | "embeddings"
  | "geminiEmbeddings"
  | "geminiEmbedding"
  | "vertexEmbeddings"
  | "cohereEmbeddings"
  | "titanEmbeddings"
  | "novaEmbeddings";

type TokenCountName =
  "tokenCount" | "responsesTokenCount" | "geminiTokenCount" | "converseTokenCount";

/** The names of the API formats of requests. */
export type FormatName =
  | ChatFormatName
  | EmbeddingsName
  | "rerank"
  | "bedrockRerank"
  | "vertexRanking"
  | TokenCountName
  | "models"
  /** The list of models in Gemini's API. */
  | "geminiModels"
  | "realtime"
  /**
   * The predecessor of chat completions. The body is forwarded unchanged, except for texts that guards mask.
   */
  | "textCompletions"
  /** A chat in an API that the gateway cannot parse, such as InvokeModel of Bedrock. */
  | "otherChat"
  /** An unknown API: the body is forwarded unchanged, and searched for model and usage. */
  | "detect"
  /** An unknown API: the body is forwarded unchanged and never read. */
  | "passthrough";

const UNCHANGED: ReadonlySet<FormatName> = new Set([
  "textCompletions",
  "otherChat",
  "detect",
  "passthrough",
]);

/** Whether requests in this format keep the client's path, because no provider has another path for them. */
export function keepsPath(format: FormatName): boolean {
  return UNCHANGED.has(format);
}

/** Whether the request is for the list of models, or for one model. */
export function isListOfModels(format: FormatName): boolean {
  return format === "models" || format === "geminiModels";
}
