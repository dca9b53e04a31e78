import type { JsonObject } from "@edge-gateway/llm";
import type { Converted } from "./agentgateway-parts.ts";
import { addressOf, listOf, objectOf, present, textOf } from "./values.ts";

/** Policies of language models; what guards need is converted as a whole or not at all. */
export function aiPolicies(value: unknown): Converted {
  const { prompts, promptGuard, promptCaching, routes, defaults, overrides, ...others } =
    objectOf(value);
  const { modelAliases, ...rest } = others;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `${unknown} is not converted`;
  const guard = promptGuard === undefined ? undefined : guardsOf(promptGuard);
  if (typeof guard === "string") return guard;
  const { append, prepend } = objectOf(prompts);
  const prompt = prompts === undefined ? undefined : present({ prepend, append });
  const ai = present({
    prompt,
    promptGuard: guard,
    promptCaching,
    routes: routes === undefined ? undefined : formatsOf(routes),
    defaults: fieldsOf(defaults),
    overrides: fieldsOf(overrides),
    modelAliases,
  });
  return Object.keys(ai).length === 0 ? {} : { backend: { ai } };
}

/** The values of fields, by their names. */
function fieldsOf(map: unknown): readonly JsonObject[] | undefined {
  if (map === undefined) return undefined;
  return Object.entries(objectOf(map)).map(([field, value]) => ({ field, value }));
}

function formatsOf(routes: unknown): JsonObject {
  const named = Object.entries(objectOf(routes)).map(([path, format]) => {
    return [path, capital(textOf(format) ?? "")] as const;
  });
  return Object.fromEntries(named);
}

function capital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function guardsOf(value: unknown): JsonObject | string {
  const made: Record<string, unknown> = {};
  for (const phase of ["request", "response"]) {
    const guards = objectOf(value)[phase];
    if (guards === undefined) continue;
    const list = listOf(guards).map(guardOf);
    const fault = list.find((each) => typeof each === "string");
    if (fault !== undefined) return `promptGuard.${phase}: ${String(fault)}`;
    made[phase] = list;
  }
  return made;
}

const ACTIONS: Readonly<Record<string, string>> = {
  mask: "Mask",
  reject: "Reject",
  audit: "Audit",
};
const BUILTINS: Readonly<Record<string, string>> = {
  ssn: "Ssn",
  creditCard: "CreditCard",
  phoneNumber: "PhoneNumber",
  email: "Email",
  caSin: "CaSin",
};

function guardOf(value: unknown): JsonObject | string {
  const { regex, bedrockGuardrails, googleModelArmor, rejection, ...rest } = objectOf(value);
  const [other] = Object.keys(rest);
  if (other !== undefined) return `the guard ${other} is not converted`;
  const response = rejection === undefined ? undefined : rejectionOf(rejection);
  if (regex !== undefined) return present({ regex: regexOf(regex), response });
  if (bedrockGuardrails !== undefined) {
    const { guardrailIdentifier, guardrailVersion, region, policies } = objectOf(bedrockGuardrails);
    const auth = objectOf(objectOf(policies)["backendAuth"])["aws"];
    const own = present({ identifier: guardrailIdentifier, version: guardrailVersion, region });
    const signed = auth === undefined ? {} : { policies: { auth: { aws: {} } } };
    return present({ bedrockGuardrails: { ...own, ...signed }, response });
  }
  const { templateId, projectId, location } = objectOf(googleModelArmor);
  return present({ googleModelArmor: present({ templateId, projectId, location }), response });
}

function regexOf(value: unknown): JsonObject {
  const { rules, action } = objectOf(value);
  const all = listOf(rules).map(objectOf);
  const matches = all.flatMap(({ pattern }) => (pattern === undefined ? [] : [{ pattern }]));
  const builtins = all.flatMap(({ builtin }) => BUILTINS[textOf(builtin) ?? ""] ?? []);
  return present({
    matches: matches.length === 0 ? undefined : matches,
    builtins: builtins.length === 0 ? undefined : builtins,
    action: ACTIONS[textOf(action) ?? ""],
  });
}

function rejectionOf(value: unknown): JsonObject {
  const { status, body } = objectOf(value);
  return present({ statusCode: status, message: body });
}

const VENDORS: Readonly<Record<string, string>> = {
  openAI: "openai",
  openai: "openai",
  anthropic: "anthropic",
  gemini: "gemini",
  vertex: "vertexai",
  bedrock: "bedrock",
  azure: "azure",
  azureOpenAI: "azureopenai",
};

/** Converts a provider of a backend; returns a text if that is impossible. */
export function aiProvider(value: unknown): JsonObject | string {
  const { provider, hostOverride, pathOverride } = objectOf(value);
  const [[name, settings] = ["", undefined]] = Object.entries(objectOf(provider));
  const vendor = Object.hasOwn(VENDORS, name) ? VENDORS[name] : undefined;
  if (vendor === undefined) return `its provider ${name} is not converted`;
  const own = settingsOf(vendor, objectOf(settings));
  if (typeof own === "string") return own;
  const server = hostOverride === undefined ? undefined : addressOf(textOf(hostOverride) ?? "");
  return present({
    [vendor]: own,
    host: server?.host,
    port: server?.port,
    path: pathOverride,
  });
}

/** Converts the settings of a vendor; returns a text if a setting cannot be converted. */
function settingsOf(vendor: string, settings: JsonObject): JsonObject | string {
  const { guardrailIdentifier: identifier, guardrailVersion: version, ...own } = settings;
  const { host: endpoint, model, apiVersion, ...others } = own;
  const { region, projectId, resourceName, resourceType: type, ...rest } = others;
  const [unknown] = Object.keys(endpoint === undefined || vendor === "azureopenai" ? rest : own);
  if (unknown !== undefined) return `${unknown} of its provider is not converted`;
  if (vendor === "azureopenai") return present({ endpoint, deploymentName: model, apiVersion });
  const guardrail = identifier === undefined ? undefined : present({ identifier, version });
  const resourceType = type === undefined ? undefined : capital(textOf(type) ?? "");
  return present({ model, region, projectId, resourceName, resourceType, apiVersion, guardrail });
}
