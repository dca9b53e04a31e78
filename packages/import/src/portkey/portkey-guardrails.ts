import type { JsonObject } from "@edge-gateway/llm";
import type { ImportReport } from "../report.ts";
import { escaped, listOf, objectOf, present, textOf } from "../values.ts";

/** The settings that become guards; Portkey used to call them hooks. */
const PHASES: Readonly<Record<string, "request" | "response">> = {
  input_guardrails: "request",
  before_request_hooks: "request",
  default_input_guardrails: "request",
  output_guardrails: "response",
  default_output_guardrails: "response",
  after_request_hooks: "response",
};

/** Settings that change what is asked and answered, such as hiding personal data. */
const MUTATORS = ["input_mutators", "output_mutators"] as const;

export const GUARDRAILS: ReadonlySet<string> = new Set([...Object.keys(PHASES), ...MUTATORS]);

/** Returns the place of guards of several targets within the config; undefined if there are none. */
function guardsOfGroups(read: JsonObject, above = ""): string | undefined {
  for (const [index, target] of listOf(read["targets"]).entries()) {
    const at = `${above}targets[${index}]`;
    const said = objectOf(target);
    const own = Object.keys(said).find((name) => GUARDRAILS.has(name));
    if (own !== undefined && Array.isArray(said["targets"])) return `${at}.${own}`;
    const inner = guardsOfGroups(said, `${at}.`);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** The guards of every provider; undefined if there are none. */
interface ProviderGuards {
  readonly promptGuard: JsonObject | undefined;
  /** The place of a guard that refuses requests or responses and is not converted. */
  readonly lost: string | undefined;
}

/** Converts the guards of the whole config. */
export function promptGuardOf(read: JsonObject, report: ImportReport): ProviderGuards {
  const mutator = MUTATORS.find((name) => listOf(read[name]).length > 0);
  let lost = guardsOfGroups(read) ?? (mutator && `${mutator}[0]`);
  const made: Record<"request" | "response", JsonObject[]> = { request: [], response: [] };
  for (const [name, phase] of Object.entries(PHASES))
    for (const [index, each] of listOf(read[name]).entries()) {
      const at = `${name}[${index}]`;
      if (typeof each === "string" || isStored(objectOf(each))) {
        report.refused(at, "only Portkey knows the checks of this guardrail");
        lost ??= at;
      } else lost ??= addChecks(at, objectOf(each), made[phase], report);
    }
  const { request, response } = made;
  const guard = present({
    request: request.length === 0 ? undefined : request,
    response: response.length === 0 ? undefined : response,
  });
  return { promptGuard: Object.keys(guard).length === 0 ? undefined : guard, lost };
}

/** Whether an object names a guardrail instead of having its checks. */
function isStored({ id, checks }: JsonObject): boolean {
  return id !== undefined && checks === undefined;
}

/** Converts the checks of a guardrail; returns the place of one that refuses and is not converted. */
function addChecks(
  at: string,
  { deny, ...checks }: JsonObject,
  made: JsonObject[],
  report: ImportReport,
): string | undefined {
  const action = deny === true ? "Reject" : "Audit";
  let lost: string | undefined;
  for (const [check, settings] of Object.entries(checks)) {
    const place = `${at}.${check}`;
    const matches = matchesOf(check, objectOf(settings));
    if (typeof matches === "string") {
      report.refused(place, matches);
      if (deny === true) lost ??= place;
    } else {
      made.push({ regex: { matches, action } });
      report.converted(place, `is promptGuard of every provider: ${action}`);
    }
  }
  return lost;
}

/** Converts what a check must not find; returns a text that says why if that is impossible. */
function matchesOf(check: string, settings: JsonObject): readonly JsonObject[] | string {
  if (check === "default.contains") {
    const { operator, words, ...rest } = settings;
    const all = listOf(words).map((word) => textOf(word) ?? "");
    if (operator !== "none" || Object.keys(rest).length > 0 || all.includes("") || all.length === 0)
      return "only words that must not occur (`none`) are converted";
    return all.map((word) => ({ pattern: escaped(word) }));
  }
  if (check === "default.regexMatch") {
    const { rule, not, ...rest } = settings;
    if (typeof rule !== "string" || not !== true || Object.keys(rest).length > 0)
      return "only a pattern that must not match (`not`) is converted";
    return [{ pattern: rule }];
  }
  return "guards are policies in this gateway: promptGuard";
}
