import type { BedrockProvider } from "@edge-gateway/generated/types/index.ts";
import type { FormatName } from "../formats/names.ts";
import { asBearer, dropForeign } from "./credentials.ts";
import type { Vendor } from "./vendor.ts";

const FORMATS: readonly FormatName[] = ["converse"];

/** Amazon Bedrock, by Converse. */
export function bedrockVendor({ region, guardrail }: BedrockProvider): Vendor {
  return {
    name: "aws.bedrock",
    host: `bedrock-runtime.${region}.amazonaws.com`,
    base: "",
    formats: () => FORMATS,
    // A model may be an ARN, with slashes in it.
    path: ({ model, stream }) =>
      `/model/${encodeURIComponent(model)}/${stream ? "converse-stream" : "converse"}`,
    dress(fields) {
      asBearer(fields);
      dropForeign(fields, ["anthropic-", "openai-"]);
    },
    ...(guardrail === undefined
      ? {}
      : {
          finish: (body) => ({
            ...body,
            guardrailConfig: {
              guardrailIdentifier: guardrail.identifier,
              guardrailVersion: guardrail.version,
              trace: "enabled",
            },
          }),
        }),
  };
}
