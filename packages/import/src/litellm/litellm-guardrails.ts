import type { JsonObject } from "@edge-gateway/llm";
import type { ImportReport } from "../report.ts";
import { type ImportedSecrets, setting } from "../secrets.ts";
import { escaped, listOf, objectOf, present, textOf } from "../values.ts";

/** The guards of one direction, or a text that says why they are not converted. */
type Guards = readonly JsonObject[] | string;

/** The place of a guardrail in the file, and where its secrets go. */
interface GuardPlace {
  readonly at: string;
  readonly report: ImportReport;
  readonly secrets: ImportedSecrets;
}

/** The phases of this gateway for the modes of LiteLLM, which say when a guardrail runs. */
const PHASES: Readonly<Record<string, "request" | "response">> = {
  pre_call: "request",
  during_call: "request",
  post_call: "response",
};

/** The converted guards of the configuration, by phase. */
interface GuardLists {
  readonly request: JsonObject[];
  readonly response: JsonObject[];
}

/** The guards of every model; undefined if there are none. */
export interface ModelGuards {
  readonly promptGuard: JsonObject | undefined;
  /** The place of a guard that applies to every model and is not converted. */
  readonly lost: string | undefined;
}

/** Converts the guards that apply to every model, each of them completely or not at all. */
export function promptGuardOf(
  guardrails: unknown,
  { report, secrets }: Omit<GuardPlace, "at">,
): ModelGuards {
  const made: GuardLists = { request: [], response: [] };
  let lost: string | undefined;
  for (const [index, each] of listOf(guardrails).entries()) {
    const at = `guardrails[${index}]`;
    const said = objectOf(objectOf(each)["litellm_params"]);
    if (said["default_on"] !== true) {
      report.refused(at, "only guardrails with `default_on` apply to every request here");
      continue;
    }
    if (said["mode"] === "logging_only") {
      report.refused(at, "the guardrail changes logs alone: see frontend.accessLog");
      continue;
    }
    const why = addGuardrail(said, { at, report, secrets }, made);
    if (why === undefined) continue;
    report.refused(at, why);
    lost ??= at;
  }
  const { request, response } = made;
  const guard = present({
    request: request.length === 0 ? undefined : request,
    response: response.length === 0 ? undefined : response,
  });
  return { promptGuard: Object.keys(guard).length === 0 ? undefined : guard, lost };
}

/**
 * Converts a guardrail.
 * @returns why the guardrail is not converted; undefined on success
 */
function addGuardrail(
  { mode, default_on: _isOn, guardrail, ...own }: JsonObject,
  place: GuardPlace,
  made: GuardLists,
): string | undefined {
  const kind = textOf(guardrail) ?? "";
  const modes = (Array.isArray(mode) ? listOf(mode) : [mode]).map((each) => textOf(each) ?? "");
  const phases = new Set(modes.map((name) => PHASES[name]));
  if (phases.has(undefined)) return `the mode ${modes.join(", ")} is not converted`;
  if (kind === MODERATION && phases.has("response"))
    return "moderation checks prompts only in this gateway";
  const convert = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
  const guards = convert?.(own, place) ?? `${kind} is not converted`;
  if (typeof guards === "string") return guards;
  for (const phase of phases) if (phase !== undefined) made[phase].push(...structuredClone(guards));
  place.report.converted(place.at, `is promptGuard of every model: ${kind}`);
  return undefined;
}

const MODERATION = "openai_moderation";

const KINDS: Readonly<Record<string, (own: JsonObject, place: GuardPlace) => Guards>> = {
  bedrock: bedrockOf,
  model_armor: modelArmorOf,
  [MODERATION]: moderationOf,
  presidio: presidioOf,
  litellm_content_filter: filterOf,
};

/** Settings that say how a guard is reached or what it does besides, and not what it lets pass. */
const BESIDES =
  /^(?:aws_.*|api_base|vertex_.*|credentials|presidio_(?:analyzer_api_base|anonymizer_api_base|language)|output_parse_pii|guardrail_info|description)$/;

/** Reports the settings that a guard does without; returns why it cannot do without one of them. */
function restOf(rest: JsonObject, { at, report }: GuardPlace): string | undefined {
  const lost = Object.keys(rest).find((name) => !BESIDES.test(name));
  if (lost !== undefined) return `${lost} of the guard is not converted`;
  for (const name of Object.keys(rest))
    report.refused(`${at}.litellm_params.${name}`, "there is no equivalent in this gateway");
  return undefined;
}

function bedrockOf(own: JsonObject, place: GuardPlace): Guards {
  const { guardrailIdentifier, guardrailVersion, aws_region_name: named, ...rest } = own;
  const [identifier, version] = [setting(guardrailIdentifier), setting(guardrailVersion)];
  const region = setting(named);
  if (identifier === undefined || version === undefined || region === undefined)
    return "guardrailIdentifier, guardrailVersion or aws_region_name is missing";
  const why = restOf(rest, place);
  if (why !== undefined) return why;
  const policies = { auth: { aws: {} } };
  return [{ bedrockGuardrails: { identifier, version, region, policies } }];
}

function modelArmorOf(own: JsonObject, place: GuardPlace): Guards {
  const { template_id: template, project_id: project, location, ...rest } = own;
  const [templateId, projectId] = [setting(template), setting(project)];
  if (templateId === undefined || projectId === undefined)
    return "template_id or project_id is missing";
  const why = restOf(rest, place);
  if (why !== undefined) return why;
  const named = present({ templateId, projectId, location: setting(location) });
  return [{ googleModelArmor: { ...named, policies: { auth: { gcp: {} } } } }];
}

function moderationOf(own: JsonObject, place: GuardPlace): Guards {
  const { api_key: key, model, ...rest } = own;
  const why = restOf(rest, place);
  if (why !== undefined) return why;
  const plain = textOf(key) ?? "os.environ/OPENAI_API_KEY";
  const auth = { key: place.secrets.variable(`${place.at}.litellm_params.api_key`, plain) };
  return [{ openAIModeration: present({ model: setting(model), policies: { auth } }) }];
}

/** Entities of Presidio that built-in patterns of this gateway find. */
const ENTITIES: Readonly<Record<string, string>> = {
  EMAIL_ADDRESS: "Email",
  PHONE_NUMBER: "PhoneNumber",
  CREDIT_CARD: "CreditCard",
  US_SSN: "Ssn",
};

const ACTIONS: Readonly<Record<string, string>> = { MASK: "Mask", BLOCK: "Reject" };

function presidioOf(own: JsonObject, place: GuardPlace): Guards {
  const { pii_entities_config: entities, ...rest } = own;
  const { at, report } = place;
  const builtins = new Map<string, string[]>();
  for (const [entity, wanted] of Object.entries(objectOf(entities))) {
    const [builtin, action] = [ENTITIES[entity], ACTIONS[textOf(wanted) ?? ""]];
    if (builtin === undefined || action === undefined)
      return `no pattern of this gateway finds ${entity}, or its action is unknown`;
    builtins.set(action, [...(builtins.get(action) ?? []), builtin]);
  }
  if (builtins.size === 0) return "the entities are not named";
  const why = restOf(rest, place);
  if (why !== undefined) return why;
  report.changed(at, "patterns and check digits find the entities, without a language model");
  return [...builtins].map(([action, names]) => ({ regex: { builtins: names, action } }));
}

const PREBUILT: Readonly<Record<string, string>> = {
  email: "Email",
  us_phone: "PhoneNumber",
  us_ssn: "Ssn",
  credit_card: "CreditCard",
};

/** Converts patterns and words. */
function filterOf(own: JsonObject, place: GuardPlace): Guards {
  const { patterns, blocked_words: words, ...rest } = own;
  const guards = [
    ...listOf(patterns).map((each) => patternOf(objectOf(each))),
    ...listOf(words).map((each) => wordOf(objectOf(each))),
  ];
  const made = guards.filter((guard) => typeof guard !== "string");
  const [lost] = guards.filter((guard) => typeof guard === "string");
  return lost ?? restOf(rest, place) ?? (made.length === 0 ? "patterns are missing" : made);
}

function patternOf({ pattern_type: type, pattern_name: known, name, pattern, action }: JsonObject) {
  const what = ACTIONS[textOf(action) ?? ""];
  const named = textOf(known) ?? textOf(name) ?? "";
  if (what === undefined) return `the pattern ${named} has no known action`;
  if (type === "regex" && typeof pattern === "string")
    return { regex: { matches: [present({ pattern, name })], action: what } };
  const builtin = PREBUILT[named];
  return builtin === undefined
    ? `the pattern ${named} is not known here`
    : { regex: { builtins: [builtin], action: what } };
}

function wordOf({ keyword, action }: JsonObject) {
  const what = ACTIONS[textOf(action) ?? ""];
  if (typeof keyword !== "string" || what === undefined)
    return "a word of blocked_words has no known action";
  return { regex: { matches: [{ pattern: `(?i)${escaped(keyword)}` }], action: what } };
}
