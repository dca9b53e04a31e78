import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { JsonObject } from "@edge-gateway/llm";
import { WILDCARD } from "./litellm-wildcards.ts";
import type { ImportReport } from "../report.ts";
import { listOf } from "../values.ts";

/** A model name that clients use, and its deployments. */
export interface LimitedGroup {
  readonly name: string;
  /** Other names of the same model. */
  readonly aliases: readonly string[];
  readonly deployments: readonly { readonly at: string; readonly params: JsonObject }[];
}

type LimitName = "rpm" | "tpm";
const UNITS: Readonly<Record<LimitName, "requests" | "tokens">> = {
  rpm: "requests",
  tpm: "tokens",
};
const NAMES = ["rpm", "tpm"] as const;

interface ModelLimit {
  readonly name: string;
  readonly aliases: readonly string[];
  readonly limits: Readonly<Partial<Record<LimitName, number>>>;
}

/** The limits of models, and the names of those that must be left out. */
interface ModelLimits {
  /** The policy of the route; undefined if no model has limits. */
  readonly policy: JsonObject | undefined;
  /** The names of models whose limits one route cannot have. */
  readonly lost: ReadonlySet<string>;
}

/** Converts the limits of models to a limit policy of the route. */
export function modelLimits(
  groups: readonly LimitedGroup[],
  router: JsonObject,
  report: ImportReport,
): ModelLimits {
  const names = enforcedNames(router);
  const all = groups
    .map((group) => limitOf(group, names, report))
    .filter(({ limits }) => Object.keys(limits).length > 0)
    .toSorted(exactFirst);
  // One entry of the list is reserved for requests whose model cannot be read.
  const kept = all.slice(0, LIMITS.rateLimit.conditional.maxItems - 1);
  const lost = new Set(all.slice(kept.length).flatMap(namesOf));
  for (const name of lost)
    report.refused(
      `model_list (${name})`,
      "the model is left out: one route cannot limit so many models",
    );
  if (kept.length === 0) return { policy: undefined, lost };
  const conditional = [
    ...kept.map((limit) => ({ condition: conditionOf(limit), policy: policyOf(limit) })),
    { condition: UNREAD, policy: policyOf(leastOf(kept)) },
  ];
  report.changed(
    "model_list",
    "requests whose model cannot be read early, since they are compressed or long, share the smallest limits",
  );
  return { policy: { conditional }, lost };
}

function namesOf({ name, aliases }: ModelLimit): readonly string[] {
  return [name, ...aliases];
}

/** The settings that make LiteLLM enforce limits of models. */
export const CHECKS: ReadonlySet<string> = new Set([
  "optional_pre_call_checks",
  "enable_pre_call_checks",
]);

/** The limits that LiteLLM enforces with these settings; other limits only determine shares of requests. */
function enforcedNames(router: JsonObject): readonly LimitName[] {
  const { routing_strategy: strategy, optional_pre_call_checks: checks } = router;
  if (listOf(checks).includes("enforce_model_rate_limits")) return NAMES;
  if (typeof strategy === "string" && strategy.startsWith("usage-based")) return NAMES;
  return router["enable_pre_call_checks"] === true ? ["rpm"] : [];
}

/** Adds up the limits of a name's deployments. The name has a limit only if each deployment has one. */
function limitOf(
  { name, aliases, deployments }: LimitedGroup,
  enforced: readonly LimitName[],
  report: ImportReport,
): ModelLimit {
  const limits: Partial<Record<LimitName, number>> = {};
  for (const of of NAMES) {
    const limited = deployments.filter(({ params }) => isCount(params[of]));
    const isWhole = enforced.includes(of) && limited.length === deployments.length;
    const total = limited.reduce((sum, { params }) => sum + Number(params[of]), 0);
    if (isWhole) limits[of] = Math.floor(total);
    for (const { at } of limited) {
      const place = `${at}.litellm_params.${of}`;
      if (isWhole)
        report.converted(place, `${name} has ${Math.floor(total)} ${UNITS[of]} per minute`);
      else report.refused(place, enforced.includes(of) ? PARTLY : UNENFORCED);
    }
  }
  return { name, aliases, limits };
}

const PARTLY =
  "another deployment of the same name has no limit, and gets the requests beyond this limit";
const UNENFORCED =
  "LiteLLM does not enforce this limit without `enforce_model_rate_limits`: write rateLimit.local of a route";

function isCount(value: unknown): boolean {
  return typeof value === "number" && value >= 1;
}

/**
 * Compares names: exact names come before patterns, and long patterns before short ones, because the first
 * that matches a request applies.
 */
function exactFirst(one: ModelLimit, other: ModelLimit): number {
  const rank = ({ name }: ModelLimit): number =>
    name.includes(WILDCARD) ? -name.length : -Infinity;
  return rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other));
}

/** Returns the smallest of all limits. */
function leastOf(all: readonly ModelLimit[]): ModelLimit {
  const least = NAMES.flatMap((of) => {
    const found = all.flatMap(({ limits }) => limits[of] ?? []);
    return found.length === 0 ? [] : [[of, Math.min(...found)] as const];
  });
  return { name: "", aliases: [], limits: Object.fromEntries(least) };
}

const MODEL = "default(string(json(request.body).model), '')";
const UNREAD = `request.method == 'POST' && ${MODEL} == ''`;

function conditionOf({ name, aliases }: ModelLimit): string {
  if (aliases.length > 0) return `${MODEL} in ${JSON.stringify([name, ...aliases])}`;
  const text = JSON.stringify(name.replace(WILDCARD, ""));
  return name.includes(WILDCARD) ? `${MODEL}.startsWith(${text})` : `${MODEL} == ${text}`;
}

function policyOf({ limits }: ModelLimit): JsonObject {
  const local = NAMES.flatMap((of) => {
    const { [of]: limit } = limits;
    return limit === undefined ? [] : [{ [UNITS[of]]: limit, unit: "Minutes" }];
  });
  return { local };
}
