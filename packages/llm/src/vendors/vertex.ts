import type { VertexAiProvider } from "@edge-gateway/generated/types/index.ts";
import type { FormatName } from "../formats/names.ts";
import { type JsonObject, without } from "../json.ts";
import { asBearer, dropForeign } from "./credentials.ts";
import { verbOf } from "./gemini.ts";
import { safeSegment } from "./safe-segment.ts";
import type { Vendor, VendorCall } from "./vendor.ts";

const VERSION = "vertex-2023-10-16";
const CLAUDE = /^(?:publishers\/anthropic\/models\/|anthropic\/)?(claude-.+)$/;
const GEMINI = /^(?:publishers\/google\/models\/|models\/|google\/)?(gemini[-@].+)$/;
const EMBEDDING = /embedding/;
/** Vertex AI writes the date of a model behind an at sign. */
const DATE = /-(\d{8})$/;

/** Google Vertex AI: models of Google and Anthropic by their own formats, all others by chat completions. */
export function vertexVendor({ projectId, region }: VertexAiProvider): Vendor {
  const place = `/v1/projects/${projectId}/locations/${region}`;
  return {
    name: "gcp.vertex_ai",
    host: hostOf(region),
    base: "",
    formats(model): readonly FormatName[] {
      if (CLAUDE.test(model)) return ["messages", "tokenCount"];
      return isGemini(model) ? ["gemini", "geminiTokenCount", "completions"] : ["completions"];
    },
    path(call) {
      const { model, format } = call;
      const [, claude] = CLAUDE.exec(model) ?? [];
      if (claude !== undefined)
        return `${place}/publishers/anthropic/models/${claudePath(claude, call)}`;
      if (format === "completions") return `${place}/endpoints/openapi/chat/completions`;
      const [, gemini = model] = GEMINI.exec(model) ?? [];
      return `${place}/publishers/google/models/${safeSegment(gemini)}:${verbOf(call)}`;
    },
    dress(fields) {
      asBearer(fields);
      dropForeign(fields, ["anthropic-version", "openai-"]);
    },
    finish: (body, { model, format }) =>
      CLAUDE.test(model) && format === "messages" ? claudeBody(body) : body,
  };
}

function isGemini(model: string): boolean {
  return GEMINI.test(model) && !EMBEDDING.test(model);
}

function claudePath(model: string, { format, stream }: VendorCall): string {
  if (format === "tokenCount") return "count-tokens:rawPredict";
  const verb = stream ? "streamRawPredict" : "rawPredict";
  return `${safeSegment(model).replace(DATE, "@$1")}:${verb}`;
}

/** The path names the model, and the body the version of the format. */
function claudeBody(body: JsonObject): JsonObject {
  return { ...without(body, NOT_THERE), anthropic_version: VERSION };
}

const NOT_THERE: ReadonlySet<string> = new Set(["model", "output_format"]);

function hostOf(region: string): string {
  if (region === "global") return "aiplatform.googleapis.com";
  if (region === "us" || region === "eu") return `aiplatform.${region}.rep.googleapis.com`;
  return `${region}-aiplatform.googleapis.com`;
}
