import type { JsonObject } from "@edge-gateway/llm";
import type { ImportReport } from "./report.ts";
import { escaped, listOf, objectOf, present, textOf } from "./values.ts";

/** The settings that become guards; Portkey used to call them hooks. */
const PHASES: Readonly<Record<string, "request" | "response">> = {
  input_guardrails: "request",
  before_request_hooks: "request",
  output_guardrails: "response",
  after_request_hooks: "response",
};

export const GUARDRAILS: ReadonlySet<string> = new Set(Object.keys(PHASES));

/** The guards of every provider; undefined if none is converted. */
export function promptGuardOf(read: JsonObject, report: ImportReport): JsonObject | undefined {
  const made: Record<"request" | "response", JsonObject[]> = { request: [], response: [] };
  for (const [name, phase] of Object.entries(PHASES))
    for (const [index, each] of listOf(read[name]).entries()) {
      const at = `${name}[${index}]`;
      const { deny, ...checks } = objectOf(each);
      const action = deny === true ? "Reject" : "Audit";
      for (const [check, settings] of Object.entries(checks)) {
        const matches = matchesOf(check, objectOf(settings));
        if (typeof matches === "string") {
          report.refused(`${at}.${check}`, matches);
          continue;
        }
        made[phase].push({ regex: { matches, action } });
        report.converted(`${at}.${check}`, `is promptGuard of every provider: ${action}`);
      }
    }
  const { request, response } = made;
  const guard = present({
    request: request.length === 0 ? undefined : request,
    response: response.length === 0 ? undefined : response,
  });
  return Object.keys(guard).length === 0 ? undefined : guard;
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
