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

/** What a request asks for, by how it is written. */
export type FormatName =
  | ChatFormatName
  | EmbeddingsName
  | "rerank"
  | "bedrockRerank"
  | TokenCountName
  | "models"
  | "realtime"
  /** The body passes as it is; model and tokens are looked for in it. */
  | "detect"
  /** Nothing is looked at. */
  | "passthrough";
