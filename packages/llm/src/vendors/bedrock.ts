import type { BedrockProvider, ModelApi } from "@edge-gateway/generated/types/index.ts";
import type { ModelFacts } from "../facts/model-facts.ts";
import type { FormatName } from "../formats/names.ts";
import { asBearer, dropForeign } from "./credentials.ts";
import { without } from "../json.ts";
import type { Vendor, VendorCall } from "./vendor.ts";

const MODEL: ReadonlySet<string> = new Set(["model"]);

const CHAT: readonly FormatName[] = ["converse", "converseTokenCount"];

/** Formats of models other than chat models. */
const OTHERS: Readonly<Partial<Record<ModelApi, readonly FormatName[]>>> = {
  TitanEmbeddings: ["titanEmbeddings"],
  NovaEmbeddings: ["novaEmbeddings"],
  CohereEmbeddings: ["cohereEmbeddings"],
  BedrockRerank: ["bedrockRerank"],
};

function formatsOf({ api }: ModelFacts): readonly FormatName[] {
  return (api && OTHERS[api]) ?? CHAT;
}

function verbOf({ format, stream }: VendorCall): string {
  if (format === "converseTokenCount") return "count-tokens";
  if (format !== "converse") return "invoke";
  return stream ? "converse-stream" : "converse";
}

/**
 * Amazon Bedrock: chat models are called by Converse, and other models by InvokeModel with their own formats.
 */
export function bedrockVendor({ region, guardrail }: BedrockProvider): Vendor {
  const guarded = guardrail && {
    guardrailConfig: {
      guardrailIdentifier: guardrail.identifier,
      guardrailVersion: guardrail.version,
      trace: "enabled",
    },
  };
  return {
    name: "aws.bedrock",
    host: `bedrock-runtime.${region}.amazonaws.com`,
    base: "",
    formats: formatsOf,
    // The model in the path may be an ARN, which contains slashes.
    path: (call) => `/model/${encodeURIComponent(call.model)}/${verbOf(call)}`,
    dress(fields) {
      asBearer(fields);
      dropForeign(fields, ["anthropic-", "openai-"]);
    },
    finish(body, { format }) {
      // The model is only in the path, not in the body.
      if (format === "cohereEmbeddings") return without(body, MODEL);
      return format === "converse" ? { ...body, ...guarded } : body;
    },
  };
}
