import type { CustomProvider, ProviderFormat } from "@edge-gateway/generated/types/index.ts";
import type { FormatName } from "../formats/names.ts";
import { asBearer } from "./credentials.ts";
import { withLimitName } from "./limit-name.ts";
import { servedFormats } from "./openai-formats.ts";
import { openaiPath } from "./openai-paths.ts";
import type { Vendor } from "./vendor.ts";

const NAMES: Readonly<Record<ProviderFormat["type"], FormatName>> = {
  Completions: "completions",
  Messages: "messages",
  Responses: "responses",
  Embeddings: "embeddings",
  AnthropicTokenCount: "tokenCount",
  Realtime: "realtime",
  Rerank: "rerank",
};

/**
 * The user's own provider, as configured.
 * @param basePath the prefix of paths that the configuration does not set
 */
export function customVendor(
  { formats, providerOverride }: CustomProvider,
  basePath = "/v1",
): Vendor {
  const names = [...formats.map(({ type }) => NAMES[type]), "models" as const];
  const paths = new Map(formats.map(({ type, path }) => [NAMES[type], path]));
  return {
    name: providerOverride,
    host: undefined,
    base: "",
    formats: (facts) => servedFormats(names, facts),
    path: (call) => paths.get(call.format) ?? basePath + openaiPath(call),
    dress(fields, format) {
      if (format !== "messages" && format !== "tokenCount") asBearer(fields);
    },
    finish: withLimitName,
  };
}
