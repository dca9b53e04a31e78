import type { FormatName } from "../formats/names.ts";

const PATHS: Readonly<Partial<Record<FormatName, string>>> = {
  completions: "/chat/completions",
  messages: "/messages",
  responses: "/responses",
  embeddings: "/embeddings",
  responsesTokenCount: "/responses/input_tokens",
  tokenCount: "/messages/count_tokens",
  rerank: "/rerank",
  realtime: "/realtime",
  models: "/models",
};

/** Where a format is spoken by everybody who follows its inventor. */
export function openaiPath(format: FormatName): string {
  return PATHS[format] ?? "";
}
