import { PRESETS } from "./model-presets.ts";

/** The names in telemetry and catalogues of providers that have settings of their own in an EdgeBackend. */
export const VENDOR_NAMES = {
  OpenAI: "openai",
  Anthropic: "anthropic",
  Gemini: "gcp.gemini",
  Azure: "azure",
  VertexAI: "gcp.vertex_ai",
  Bedrock: "aws.bedrock",
} as const;

/** The names in telemetry and catalogues of all providers that a model can have, but of `Custom`, whose settings name it. */
export const PROVIDER_NAMES: ReadonlyMap<string, string> = new Map([
  ...Object.entries(VENDOR_NAMES),
  ...Object.keys(PRESETS).map((name) => [name, name.toLowerCase()] as const),
]);
