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

/** The API formats of requests. */
export type FormatName =
  | ChatFormatName
  | EmbeddingsName
  | "rerank"
  | "bedrockRerank"
  | TokenCountName
  | "models"
  | "realtime"
  /** The body passes unchanged; model and usage are searched for in it. */
  | "detect"
  /** The body passes unchanged, and nothing in it is read. */
  | "passthrough";
