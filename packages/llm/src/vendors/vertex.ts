import type { ModelApi, VertexAiProvider } from "@edge-gateway/generated/types/index.ts";
import { KNOWN_MODELS } from "../facts/model-facts.ts";
import type { FormatName } from "../formats/names.ts";
import { isObject, type JsonObject, objectIn, without } from "../json.ts";
import { asBearer, dropForeign } from "./credentials.ts";
import { verbOf } from "./gemini.ts";
import { safeSegment } from "./safe-segment.ts";
import type { Vendor, VendorCall } from "./vendor.ts";

const VERSION = "vertex-2023-10-16";
/** Prefixes of the names of Anthropic's models. */
const ANTHROPIC = /^(?:publishers\/anthropic\/models\/|anthropic\/)/;
/** Prefixes of the names of Google's models. */
const GOOGLE = /^(?:publishers\/google\/models\/|models\/|google\/)/;
/** Vertex AI separates a model's date with an at sign. */
const DATE = /-(\d{8})$/;

const NAME = "gcp.vertex_ai";

/**
 * Google Vertex AI: models of Google and Anthropic are called in their own formats, and other models by chat
 * completions. Models for rankings have a host of their own, so that the configuration must name the model.
 */
export function vertexVendor({ projectId, region, model: own = "" }: VertexAiProvider): Vendor {
  const place = `/v1/projects/${projectId}/locations/${region}`;
  const ranks = KNOWN_MODELS.factsOf(NAME, own).api === "VertexRanking";
  return {
    name: NAME,
    host: ranks ? RANKING_HOST : hostOf(region),
    base: "",
    formats: ({ api }) => (api && FORMATS[api]) ?? ["completions"],
    path(call) {
      const { model, format, facts } = call;
      if (facts.api === "Messages")
        return `${place}/publishers/anthropic/models/${messagesPath(call)}`;
      if (format === "vertexRanking") return `${place}/rankingConfigs/default_ranking_config:rank`;
      if (format === "completions") return `${place}/endpoints/openapi/chat/completions`;
      const verb = format === "vertexEmbeddings" ? "predict" : verbOf(call);
      return `${place}/publishers/google/models/${safeSegment(model.replace(GOOGLE, ""))}:${verb}`;
    },
    dress(fields) {
      asBearer(fields);
      dropForeign(fields, ["anthropic-version", "openai-"]);
    },
    finish(body, { format }) {
      if (format === "messages") return messagesBody(body);
      // Vertex AI wants the contents directly in a count request, and the model in the path.
      const counted = format === "geminiTokenCount" && objectIn(body, "generateContentRequest");
      return isObject(counted) ? without(counted, MODEL) : body;
    },
  };
}

/** The formats of models that are called in their vendors' own formats. */
const FORMATS: Readonly<Partial<Record<ModelApi, readonly FormatName[]>>> = {
  Messages: ["messages", "tokenCount"],
  VertexEmbeddings: ["vertexEmbeddings"],
  VertexRanking: ["vertexRanking"],
  Gemini: ["gemini", "geminiTokenCount", "completions"],
};

function messagesPath({ model, format, stream }: VendorCall): string {
  if (format === "tokenCount") return "count-tokens:rawPredict";
  const verb = stream ? "streamRawPredict" : "rawPredict";
  return `${safeSegment(model.replace(ANTHROPIC, "")).replace(DATE, "@$1")}:${verb}`;
}

/** Vertex AI wants the model in the path, and the version of the format in the body. */
function messagesBody(body: JsonObject): JsonObject {
  return { ...without(body, NOT_THERE), anthropic_version: VERSION };
}

const MODEL: ReadonlySet<string> = new Set(["model"]);
const NOT_THERE: ReadonlySet<string> = new Set(["model", "output_format"]);

const RANKING_HOST = "discoveryengine.googleapis.com";

function hostOf(region: string): string {
  if (region === "global") return "aiplatform.googleapis.com";
  if (region === "us" || region === "eu") return `aiplatform.${region}.rep.googleapis.com`;
  return `${region}-aiplatform.googleapis.com`;
}
