import type { FormatName } from "../formats/names.ts";
import { asField, dropForeign } from "./credentials.ts";
import { modelsPath, openaiPath } from "./openai-paths.ts";
import { safeSegment } from "./safe-segment.ts";
import type { Vendor, VendorCall } from "./vendor.ts";

const FORMATS: readonly FormatName[] = [
  "gemini",
  "completions",
  "embeddings",
  "geminiEmbeddings",
  "geminiEmbedding",
  "geminiTokenCount",
  "models",
  "geminiModels",
];
/** Formats that are called by the OpenAI-compatible paths. */
const OPENAI: ReadonlySet<FormatName> = new Set(["completions", "embeddings", "models"]);
/** Google API keys, as opposed to OAuth tokens. */
const KEY = /^(?:AIza|AQ\.)/;

export const gemini: Vendor = {
  name: "gcp.gemini",
  host: "generativelanguage.googleapis.com",
  base: "/v1beta",
  formats: () => FORMATS,
  path(call) {
    if (OPENAI.has(call.format)) return `/openai${openaiPath(call)}`;
    if (call.format === "geminiModels") return modelsPath(call.model);
    return `/${named(call.model)}:${verbOf(call)}`;
  },
  dress(fields, format) {
    dropForeign(fields, ["anthropic-", "openai-"]);
    asField(fields, "x-goog-api-key", (token) => OPENAI.has(format) || !KEY.test(token));
  },
};

/** Adds `models/` to a model name, unless the name has such a prefix. */
function named(model: string): string {
  const [, kind = "models", name = model] = /^(models|tunedModels)\/(.+)$/.exec(model) ?? [];
  return `${kind}/${safeSegment(name)}`;
}

export function verbOf({ format, stream }: VendorCall): string {
  if (format === "geminiTokenCount") return "countTokens";
  if (format === "geminiEmbeddings") return "batchEmbedContents";
  if (format === "geminiEmbedding") return "embedContent";
  return stream ? "streamGenerateContent?alt=sse" : "generateContent";
}
