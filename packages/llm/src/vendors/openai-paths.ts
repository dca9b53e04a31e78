import type { FormatName } from "../formats/names.ts";
import { safeSegment } from "./safe-segment.ts";
import type { VendorCall } from "./vendor.ts";

const PATHS: Readonly<Partial<Record<FormatName, string>>> = {
  completions: "/chat/completions",
  messages: "/messages",
  responses: "/responses",
  embeddings: "/embeddings",
  responsesTokenCount: "/responses/input_tokens",
  tokenCount: "/messages/count_tokens",
  rerank: "/rerank",
  realtime: "/realtime",
};

/** The path that most vendors use for a call. */
export function openaiPath({ format, model }: Pick<VendorCall, "format" | "model">): string {
  if (format === "models") return modelsPath(model);
  return PATHS[format] ?? "";
}

/** The path of the list of models, or of one model, whose name may contain slashes. */
export function modelsPath(model: string): string {
  return model === "" ? "/models" : `/models/${model.split("/").map(safeSegment).join("/")}`;
}
