import type { JsonObject } from "@edge-gateway/llm";
import type { ImportReport } from "../report.ts";
import { objectOf, textOf } from "../values.ts";

const PARAMS = "default_key_generate_params";

const KEY_LIMITS = { rpm_limit: "requests", tpm_limit: "tokens" } as const;

/**
 * Converts the limits that LiteLLM gives new keys to limits of every key; undefined if there are none.
 * @param ofModels the limits of models, instead of which a route cannot have limits of keys
 */
export function keyLimits(
  settings: JsonObject,
  report: ImportReport,
  ofModels: JsonObject | undefined,
): JsonObject | undefined {
  const params = objectOf(settings[PARAMS]);
  const at = `litellm_settings.${PARAMS}`;
  const local: JsonObject[] = [];
  for (const [name, unit] of Object.entries(KEY_LIMITS)) {
    const limit = params[name];
    if (limit === undefined || limit === null) continue;
    if (ofModels !== undefined) report.refused(`${at}.${name}`, NOT_BOTH);
    else if (typeof limit !== "number" || limit < 1)
      report.refused(`${at}.${name}`, "a limit is a number of at least 1");
    else local.push({ [unit]: Math.floor(limit), unit: "Minutes", key: "apiKey.id" });
  }
  if (local.length === 0) return undefined;
  report.changed(at, "rpm_limit and tpm_limit are limits of every key, not only of new ones");
  return { local };
}

const NOT_BOTH =
  "a route has limits of models or limits of keys, and the limits of models are converted";

/**
 * Returns a note with the command that sets a budget of LiteLLM's file; undefined if the setting is not a
 * budget.
 */
export function budgetNote(name: string, section: JsonObject): string | undefined {
  const said = objectOf(section[name]);
  switch (name) {
    case "max_budget":
      return `this gateway has no budget for all calls: set one for each team, user or key while the gateway runs: gwctl llm budgets set --name NAME --team TEAM${amountOf(section)}`;
    case PARAMS:
      return `the command that creates a key sets its budget: gwctl llm keys create --name NAME${amountOf(said)}`;
    case "default_internal_user_params":
      return `budgets are set while the gateway runs: gwctl llm budgets set --name NAME --user USER${amountOf(said)}`;
    case "default_team_params":
      return `budgets are set while the gateway runs: gwctl llm budgets set --name NAME --team TEAM${amountOf(said)}`;
    default:
      return undefined;
  }
}

/** The options of the command for the amount of a budget, and for its period. */
function amountOf({ max_budget: dollars, budget_duration: duration }: JsonObject): string {
  const amount = typeof dollars === "number" ? ` --dollars ${dollars}` : "";
  const period = periodOf(textOf(duration) ?? "");
  return period === undefined ? amount : `${amount} --period ${period}`;
}

const HOURS: Readonly<Record<string, number>> = { d: 24, w: 168, mo: 720 };

/** Converts a duration of LiteLLM to a duration of this gateway. */
function periodOf(duration: string): string | undefined {
  const [, count = "", unit = ""] = /^(\d+)(s|m|h|d|w|mo)$/.exec(duration) ?? [];
  if (count === "") return undefined;
  const hours = HOURS[unit];
  return hours === undefined ? `${count}${unit}` : `${Number(count) * hours}h`;
}
