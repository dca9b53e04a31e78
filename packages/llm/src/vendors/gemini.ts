import type { FormatName } from "../formats/names.ts";
import { asField, dropForeign } from "./credentials.ts";
import { safeSegment } from "./safe-segment.ts";
import type { Vendor, VendorCall } from "./vendor.ts";

const FORMATS: readonly FormatName[] = [
  "gemini",
  "completions",
  "embeddings",
  "geminiEmbeddings",
  "geminiEmbedding",
  "geminiTokenCount",
];
/** What is asked by the OpenAI-compatible paths. */
const OPENAI: ReadonlySet<FormatName> = new Set(["completions", "embeddings"]);
/** Keys of Google, as opposed to tokens of its accounts. */
const KEY = /^(?:AIza|AQ\.)/;

export const gemini: Vendor = {
  name: "gcp.gemini",
  host: "generativelanguage.googleapis.com",
  base: "/v1beta",
  formats: () => FORMATS,
  path(call) {
    if (call.format === "completions") return "/openai/chat/completions";
    if (call.format === "embeddings") return "/openai/embeddings";
    return `/${named(call.model)}:${verbOf(call)}`;
  },
  dress(fields, { format }) {
    dropForeign(fields, ["anthropic-", "openai-"]);
    asField(fields, "x-goog-api-key", (token) => OPENAI.has(format) || !KEY.test(token));
  },
};

/** `models/` is before it, unless the client names the kind of the model. */
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
