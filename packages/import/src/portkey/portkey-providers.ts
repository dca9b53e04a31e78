import { modelProvider } from "@edge-gateway/translate/ir/models/model-providers";
import type { PresetName } from "@edge-gateway/translate/ir/models/model-presets";
import type { JsonObject } from "@edge-gateway/llm";
import { addressOf, present, textOf } from "../values.ts";

/** A converted provider of a backend. */
export interface PortkeyProvider {
  /** What the provider is called in notes and in the names of providers. */
  readonly name: string;
  /** The block of the vendor, which may have a model. */
  readonly vendor: string;
  readonly settings: JsonObject;
  /** The server in place of the vendor's. */
  readonly server: JsonObject;
  /** Whether the server uses TLS; undefined: as the vendor. */
  readonly isSecure: boolean | undefined;
}

/** Vendors with a block of their own, by their names in Portkey. */
const VENDORS: Readonly<Record<string, string>> = {
  openai: "openai",
  anthropic: "anthropic",
  google: "gemini",
  "vertex-ai": "vertexai",
  bedrock: "bedrock",
  "azure-openai": "azure",
};

/** Other vendors, by their names in Portkey. */
const PRESET_NAMES: Readonly<Record<string, PresetName>> = {
  baseten: "Baseten",
  cerebras: "Cerebras",
  cohere: "Cohere",
  deepinfra: "Deepinfra",
  deepseek: "Deepseek",
  "fireworks-ai": "Fireworks",
  groq: "Groq",
  huggingface: "Huggingface",
  "mistral-ai": "Mistral",
  ollama: "Ollama",
  openrouter: "Openrouter",
  "together-ai": "TogetherAI",
  "x-ai": "XAI",
};

/** The vendor of a name, and the name of the provider in Portkey's catalogue if that was given: `@openai-prod`. */
export interface NamedVendor {
  readonly vendor: string;
  readonly slug: string | undefined;
}

/** Finds the vendor by its name, or by the beginning of a slug. */
export function vendorNamed(name: string): NamedVendor | undefined {
  const isKnown = (each: string): boolean =>
    Object.hasOwn(VENDORS, each) || Object.hasOwn(PRESET_NAMES, each);
  if (!name.startsWith("@")) return isKnown(name) ? { vendor: name, slug: undefined } : undefined;
  const words = name.slice(1).split(/[-_]/);
  const starts = words.map((_, index) => words.slice(0, words.length - index).join("-"));
  const vendor = starts.find(isKnown);
  return vendor === undefined ? undefined : { vendor, slug: name };
}

/** Converts the provider of a target; returns a text that says why if that is impossible. */
export function providerOf(name: string, said: JsonObject): PortkeyProvider | string {
  const vendor = Object.hasOwn(VENDORS, name) ? VENDORS[name] : undefined;
  const customHost = textOf(said["custom_host"]);
  if (vendor === undefined) return presetOf(name, customHost);
  const settings = settingsOf(vendor, said);
  if (typeof settings === "string") return settings;
  const address = customHost === undefined ? undefined : addressOf(customHost);
  if (customHost !== undefined && address === undefined) return "custom_host is not a URL";
  if (address?.path !== undefined && vendor !== "openai" && vendor !== "anthropic")
    return `custom_host with a path is not converted for ${name}`;
  const server = present({ host: address?.host, port: address?.port, pathPrefix: address?.path });
  return { name: vendor, vendor, settings, server, isSecure: address?.secure };
}

const PATHS: Readonly<Record<string, string>> = {
  Completions: "/chat/completions",
  Messages: "/messages",
  Responses: "/responses",
  Embeddings: "/embeddings",
  Rerank: "/rerank",
};

function presetOf(name: string, customHost: string | undefined): PortkeyProvider | string {
  const preset = PRESET_NAMES[name];
  if (customHost !== undefined && addressOf(customHost) === undefined)
    return "custom_host is not a URL";
  const own = customHost?.replace(/\/$/, "");
  const isPlain = preset === "Ollama" && own !== undefined && !own.endsWith("/v1");
  const baseURL = isPlain ? `${own}/v1` : own;
  const made = preset && modelProvider(present({ provider: preset, baseURL }));
  const { custom, host, port } = made?.provider ?? {};
  if (made === undefined || custom === undefined) return `the provider is unknown: ${name}`;
  const formats = custom.formats.map(({ type, path }) =>
    present({ type, path: path ?? `${made.basePath ?? ""}${PATHS[type] ?? ""}` }),
  );
  const settings = { providerOverride: made.name, formats };
  const { isSecure } = made;
  return { name: made.name, vendor: "custom", settings, server: present({ host, port }), isSecure };
}

/** Converts the settings that a vendor needs besides the model; returns a text if one is missing. */
function settingsOf(vendor: string, said: JsonObject): JsonObject | string {
  if (vendor === "bedrock") return present({ region: textOf(said["aws_region"]) });
  if (vendor === "azure") return azureOf(said);
  if (vendor !== "vertexai") return {};
  const { vertex_project_id: projectId, vertex_region: region } = said;
  if (typeof projectId !== "string") return "vertex_project_id is missing";
  return present({ projectId, region: textOf(region) });
}

function azureOf(said: JsonObject): JsonObject | string {
  const { azure_resource_name: resourceName, azure_deployment_id: model } = said;
  const { azure_api_version: apiVersion } = said;
  if (typeof resourceName !== "string") return "azure_resource_name is missing";
  return present({
    resourceName,
    resourceType: "OpenAI",
    apiVersion: textOf(apiVersion),
    model: textOf(model),
  });
}
