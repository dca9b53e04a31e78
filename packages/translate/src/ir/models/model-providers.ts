import type { EdgeModelSpec, LlmProvider } from "@edge-gateway/generated/types/index.ts";
import { PRESETS, type Preset } from "./model-presets.ts";
import { VENDOR_NAMES } from "./provider-names.ts";

/** The provider fields of a model. */
export type ModelProviderFields = Pick<
  EdgeModelSpec,
  "provider" | "azure" | "vertexai" | "bedrock" | "custom" | "baseURL"
>;

/** The settings for calls of a model's provider. */
export interface ModelProvider {
  /** The provider's name in telemetry and catalogues. */
  readonly name: string;
  readonly provider: LlmProvider;
  /** The prefix of API paths; undefined means the provider's default. */
  readonly basePath: string | undefined;
  /** Whether TLS is used, unless a policy disables it. */
  readonly isSecure: boolean;
}

const DEFAULT_PORTS = { "http:": 80, "https:": 443 } as const;
const BRACKETS = /^\[|\]$/g;

/** The provider of a model; undefined for a virtual model. */
export function modelProvider(fields: ModelProviderFields): ModelProvider | undefined {
  const { baseURL } = fields;
  const vendor = vendorOf(fields);
  if (vendor === undefined) return undefined;
  const url = baseURL ?? vendor.baseUrl;
  if (url === undefined) {
    // Vendors' servers use TLS; for a Service, policies decide.
    const isSecure = vendor.provider.custom === undefined;
    const { name, provider } = vendor;
    return { name, provider, basePath: undefined, isSecure };
  }
  const { protocol, hostname, port, pathname } = new URL(url);
  const scheme = protocol === "https:" ? protocol : "http:";
  const server = {
    host: hostname.replaceAll(BRACKETS, ""),
    port: port === "" ? DEFAULT_PORTS[scheme] : Number(port),
  };
  const basePath = pathname.replace(/\/$/, "");
  return {
    name: vendor.name,
    provider: { ...atBase(vendor, basePath), ...server },
    basePath,
    isSecure: scheme === "https:",
  };
}

/** Adds the absolute paths of formats that have one. */
function atBase({ provider, others = [] }: VendorFields, basePath: string): LlmProvider {
  const { custom } = provider;
  if (custom === undefined) return provider;
  const formats = custom.formats.map(({ type, path }) =>
    path === undefined ? { type } : { type, path: basePath + path },
  );
  return { custom: { ...custom, formats: [...formats, ...others] } };
}

interface VendorFields extends Pick<Preset, "others"> {
  readonly name: string;
  readonly provider: LlmProvider;
  /** The default base URL for a model that sets none; undefined if the vendor has no such URL. */
  readonly baseUrl?: string;
}

function vendorOf(fields: ModelProviderFields): VendorFields | undefined {
  const { provider: name, azure, vertexai, bedrock, custom } = fields;
  switch (name) {
    case undefined:
      return undefined;
    case "OpenAI":
      return { name: VENDOR_NAMES.OpenAI, provider: { openai: {} } };
    case "Anthropic":
      return { name: VENDOR_NAMES.Anthropic, provider: { anthropic: {} } };
    case "Gemini":
      return { name: VENDOR_NAMES.Gemini, provider: { gemini: {} } };
    case "Azure":
      return azure && { name: VENDOR_NAMES.Azure, provider: { azure } };
    case "VertexAI":
      return vertexai && { name: VENDOR_NAMES.VertexAI, provider: { vertexai } };
    case "Bedrock":
      return bedrock && { name: VENDOR_NAMES.Bedrock, provider: { bedrock } };
    case "Custom":
      return custom && { name: custom.providerOverride, provider: { custom } };
    default:
      return presetOf(name, PRESETS[name]);
  }
}

function presetOf(name: string, { formats, ...preset }: Preset): VendorFields {
  const providerOverride = name.toLowerCase();
  return {
    name: providerOverride,
    provider: { custom: { providerOverride, formats } },
    ...preset,
  };
}
