import type { ChatFormatName } from "../chat/form.ts";

/** What a request asks for, by how it is written. */
export type FormatName =
  | ChatFormatName
  | "embeddings"
  | "rerank"
  | "tokenCount"
  | "geminiTokenCount"
  | "models"
  | "realtime"
  /** The body passes as it is; model and tokens are looked for in it. */
  | "detect"
  /** Nothing is looked at. */
  | "passthrough";
