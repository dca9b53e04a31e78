/** The provider settings of a LiteLLM deployment. */
export interface DeploymentParams {
  readonly model: string;
  readonly apiBase: string | undefined;
  readonly apiVersion: string | undefined;
  readonly region: string | undefined;
  readonly project: string | undefined;
  readonly location: string | undefined;
}

/** The members of a converted model that describe its provider. */
export type ProviderPart = Readonly<Record<string, unknown>>;

/** The vendors that the import supports, by their prefixes of model names in LiteLLM. */
const VENDORS: Readonly<Record<string, string>> = {
  openai: "OpenAI",
  anthropic: "Anthropic",
  gemini: "Gemini",
  cohere: "Cohere",
  cohere_chat: "Cohere",
  baseten: "Baseten",
  cerebras: "Cerebras",
  deepinfra: "Deepinfra",
  deepseek: "Deepseek",
  groq: "Groq",
  huggingface: "Huggingface",
  mistral: "Mistral",
  openrouter: "Openrouter",
  together_ai: "TogetherAI",
  xai: "XAI",
  fireworks_ai: "Fireworks",
};

/** Prefixes of OpenAI-compatible servers that have a URL of the user. */
const SERVERS: ReadonlySet<string> = new Set([
  "hosted_vllm",
  "vllm",
  "lm_studio",
  "litellm_proxy",
  "custom_openai",
  "openai_like",
  "azure_ai",
]);

/** Names of the vendor's APIs that may follow the provider in a model name of LiteLLM. */
const APIS: Readonly<Record<string, RegExp>> = {
  azure: /^responses\//,
  bedrock: /^(?:converse|converse_like|invoke)\//,
  openai: /^(?:responses|chat)\//,
};

/** Model names that LiteLLM accepts without the prefix of a provider. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/^(?:gpt-|o\d|chatgpt-|text-embedding-)/, "openai"],
  [/^claude-/, "anthropic"],
  [/^gemini-/, "gemini"],
  [/^command/, "cohere"],
];

const AZURE_HOST = /^https:\/\/([a-z0-9-]+)\.openai\.azure\.com\/?$/i;

/** Splits a name `provider/model` into provider and model. */
export function splitModel(model: string): readonly [provider: string | undefined, name: string] {
  const slash = model.indexOf("/");
  const prefix = slash < 0 ? "" : model.slice(0, slash);
  const isKnown = Object.hasOwn(VENDORS, prefix) || SERVERS.has(prefix) || OWN.has(prefix);
  const api = Object.hasOwn(APIS, prefix) ? APIS[prefix] : undefined;
  if (isKnown) return [prefix, model.slice(slash + 1).replace(api ?? "", "")];
  return [KNOWN.find(([pattern]) => pattern.test(model))?.[1], model];
}

/** Where LiteLLM looks for Ollama unless it is told. */
const OLLAMA = "http://localhost:11434";

const OWN: ReadonlySet<string> = new Set([
  "azure",
  "vertex_ai",
  "bedrock",
  "ollama",
  "ollama_chat",
]);

/** Converts the provider of a deployment; returns a text with the reason if that is impossible. */
export function providerPart(
  provider: string | undefined,
  params: DeploymentParams,
): ProviderPart | string {
  const { apiBase } = params;
  const base = apiBase === undefined ? {} : { baseURL: apiBase.replace(/\/$/, "") };
  switch (provider) {
    case undefined:
      return apiBase === undefined ? "the provider is unknown" : custom(base);
    case "azure":
      return azure(params);
    case "vertex_ai":
      return vertex(params);
    case "bedrock":
      return {
        provider: "Bedrock",
        bedrock: params.region === undefined ? {} : { region: params.region },
      };
    case "ollama":
    case "ollama_chat":
      return ollama(apiBase ?? OLLAMA);
    default:
      if (SERVERS.has(provider))
        return apiBase === undefined ? "api_base is missing" : custom(base);
      return { provider: VENDORS[provider] ?? "", ...base };
  }
}

function custom(base: object): ProviderPart {
  return {
    provider: "Custom",
    custom: { formats: [{ type: "Completions", path: "/chat/completions" }] },
    ...base,
  };
}

function ollama(apiBase: string): ProviderPart {
  const base = apiBase.replace(/\/$/, "");
  return { provider: "Ollama", baseURL: base.endsWith("/v1") ? base : `${base}/v1` };
}

function azure({ apiBase, apiVersion }: DeploymentParams): ProviderPart | string {
  const [, resourceName] = AZURE_HOST.exec(apiBase ?? "") ?? [];
  if (resourceName === undefined)
    return "api_base must have the form https://NAME.openai.azure.com, and not be in a variable";
  const version = apiVersion === undefined ? {} : { apiVersion };
  return { provider: "Azure", azure: { resourceName, resourceType: "OpenAI", ...version } };
}

function vertex({ project, location }: DeploymentParams): ProviderPart | string {
  if (project === undefined) return "vertex_project is missing";
  const region = location === undefined ? {} : { region: location };
  return { provider: "VertexAI", vertexai: { projectId: project, ...region } };
}
