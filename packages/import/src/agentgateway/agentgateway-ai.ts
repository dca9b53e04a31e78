import type { JsonObject } from "@edge-gateway/llm";
import type { Converted, PolicyPlace } from "./agentgateway-parts.ts";
import { addressOf, fieldMatchOf, listOf, objectOf, present, textOf } from "../values.ts";

/** Converts policies of language models. Guards are converted completely or not at all. */
export function aiPolicies(value: unknown, place: PolicyPlace): Converted {
  const { prompts, promptGuard, promptCaching, routes, defaults, overrides, ...others } =
    objectOf(value);
  const { modelAliases, ...rest } = others;
  const [unknown] = Object.keys(rest);
  if (unknown !== undefined) return `${unknown} is not converted`;
  const changed: string[] = [];
  const at = { ...place, at: `${place.at}.promptGuard`, changed };
  const guard = promptGuard === undefined ? undefined : guardsOf(promptGuard, at);
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
  return Object.keys(ai).length === 0 ? {} : { backend: { ai }, changed };
}

/** The place of guards, and the notes about what works differently after the conversion. */
export interface GuardPlace extends PolicyPlace {
  readonly changed: string[];
}

/** Converts a map of fields to a list of fields with their values. */
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

/** Guards of requests and responses; returns a text if one of them cannot be converted. */
export function guardsOf(value: unknown, place: GuardPlace): JsonObject | string {
  const made: Record<string, unknown> = {};
  for (const phase of ["request", "response"]) {
    const guards = objectOf(value)[phase];
    if (guards === undefined) continue;
    const at = { ...place, at: `${place.at}.${phase}` };
    const list = listOf(guards).map((guard) => guardOf(guard, at));
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

function guardOf(value: unknown, place: GuardPlace): JsonObject | string {
  const { rejection, ...guards } = objectOf(value);
  const [[kind, said] = ["", undefined], another] = Object.entries(guards);
  const convert = Object.hasOwn(GUARDS, kind) ? GUARDS[kind] : undefined;
  if (another !== undefined) return "a guard of several kinds is not converted";
  const made = convert?.(objectOf(said), place) ?? `the guard ${kind} is not converted`;
  if (typeof made === "string") return made;
  return present({ ...made, response: rejection && rejectionOf(rejection, place) });
}

const GUARDS: Readonly<
  Record<string, (said: JsonObject, place: GuardPlace) => JsonObject | string>
> = {
  regex: regexOf,
  webhook: webhookOf,
  bedrockGuardrails: (said) => {
    const { guardrailIdentifier: identifier, guardrailVersion: version, region, ...rest } = said;
    const policies = signedBy("aws", rest);
    if (typeof policies === "string") return policies;
    return { bedrockGuardrails: present({ identifier, version, region, policies }) };
  },
  googleModelArmor: (said) => {
    const { templateId, projectId, location, ...rest } = said;
    const policies = signedBy("gcp", rest);
    if (typeof policies === "string") return policies;
    return { googleModelArmor: present({ templateId, projectId, location, policies }) };
  },
  openAIModeration: ({ model, policies, ...rest }, { at, secrets }) => {
    const { backendAuth, ...others } = objectOf(policies);
    const [unknown] = [...Object.keys(rest), ...Object.keys(others)];
    if (unknown !== undefined) return `${unknown} of openAIModeration is not converted`;
    const { key } = objectOf(backendAuth);
    const plain = textOf(key) ?? textOf(objectOf(key)["value"]);
    if (plain === undefined) return "the key of openAIModeration is not converted";
    const auth = { key: secrets.variable(`${at}.openAIModeration.key`, plain) };
    return { openAIModeration: present({ model, policies: { auth } }) };
  },
};

/** Converts a webhook guard. Both gateways send a webhook the same requests, and read the same responses. */
function webhookOf(said: JsonObject, { at, servers, changed }: GuardPlace): JsonObject | string {
  const { target, forwardHeaderMatches, headers, failureMode, action, ...rest } = said;
  const { host, ...others } = objectOf(target);
  const names = Object.keys(objectOf(headers));
  const [unknown] = [
    ...Object.keys(rest),
    ...Object.keys(others).map((name) => `target.${name}`),
    // Pseudo-headers are not converted, because they change the path or the host of the request.
    ...names.filter((name) => name.startsWith(":")).map((name) => `header ${name}`),
  ];
  if (unknown !== undefined) return `${unknown} of webhook is not converted`;
  const server = addressOf(textOf(host) ?? textOf(target) ?? "");
  if (server === undefined || server.path !== undefined || server.secure)
    return "the target of webhook is not a host and port";
  if (forwardHeaderMatches !== undefined && at.endsWith(".response"))
    changed.push("the webhook gets headers of the request with responses, too");
  const webhook = present({
    backendRef: { name: servers.nameOf(server.host, server.port) },
    forwardHeaderMatches:
      forwardHeaderMatches === undefined
        ? undefined
        : listOf(forwardHeaderMatches).map(fieldMatchOf),
    headers: names.length === 0 ? undefined : headers,
    failureMode: failureMode === "failOpen" ? "FailOpen" : undefined,
    action: action === "audit" ? "Audit" : undefined,
  });
  return { webhook };
}

/** Converts the credentials for a cloud's guard; returns a text that says what cannot be converted. */
function signedBy(cloud: "aws" | "gcp", rest: JsonObject): JsonObject | string | undefined {
  const { policies, ...others } = rest;
  const { backendAuth, ...more } = objectOf(policies);
  const { [cloud]: own, ...foreign } = objectOf(backendAuth);
  const settings = Object.keys(objectOf(own)).map((name) => `${cloud}.${name}`);
  const [unknown] = [...[others, more, foreign].flatMap(Object.keys), ...settings];
  if (unknown !== undefined) return `${unknown} of a guard is not converted`;
  return own === undefined ? undefined : { auth: { [cloud]: {} } };
}

function regexOf(said: JsonObject): JsonObject | string {
  const { rules, action, ...rest } = said;
  const matches: JsonObject[] = [];
  const builtins: string[] = [];
  const unknown = Object.keys(rest);
  for (const rule of listOf(rules).map(objectOf)) {
    const { pattern, name, builtin, ...others } = rule;
    const known = BUILTINS[textOf(builtin) ?? ""];
    if (pattern !== undefined) matches.push(present({ pattern, name }));
    if (known !== undefined) builtins.push(known);
    else if (builtin !== undefined) unknown.push(`builtin ${textOf(builtin) ?? ""}`);
    unknown.push(...Object.keys(others));
  }
  if (unknown.length > 0) return `${unknown.join(", ")} of regex is not converted`;
  const regex = present({
    matches: matches.length === 0 ? undefined : matches,
    builtins: builtins.length === 0 ? undefined : builtins,
    action: ACTIONS[textOf(action) ?? ""],
  });
  return { regex };
}

function rejectionOf(value: unknown, { changed }: GuardPlace): JsonObject {
  const { status, body, ...rest } = objectOf(value);
  for (const name of Object.keys(rest))
    changed.push(`${name} of a rejection is not sent: it has a status and a message`);
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

/** Converts a provider of a backend; returns a text that says why if that is impossible. */
export function aiProvider(value: unknown): JsonObject | string {
  const { provider, hostOverride, pathOverride } = objectOf(value);
  const [[name, settings] = ["", undefined]] = Object.entries(objectOf(provider));
  const vendor = Object.hasOwn(VENDORS, name) ? VENDORS[name] : undefined;
  if (vendor === undefined) return `the provider ${name} is not converted`;
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

/** Converts the settings of a vendor; returns a text that says why if a setting cannot be converted. */
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
