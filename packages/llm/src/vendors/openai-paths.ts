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

/** The usual path of a format. */
export function openaiPath(format: FormatName): string {
  return PATHS[format] ?? "";
}
