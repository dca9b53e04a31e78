import { CONTINUE, type Outcome } from "../pipeline/policy.ts";
import { matches, type Judged, type Rule } from "./rule.ts";

/**
 * Decides by a list of rules: allowed if no Deny rule matches, all Require rules match, and an Allow rule
 * matches if there is any.
 */
export function decisionBy(rules: readonly Rule[]): (subject: Judged) => Outcome {
  const deny = rules.filter(({ action }) => action === "Deny");
  const require = rules.filter(({ action }) => action === "Require");
  const allow = rules.filter(({ action }) => action === "Allow");
  return (subject) => {
    if (deny.some((rule) => matches(rule, subject))) return refuse("a Deny rule matches");
    if (!require.every((rule) => matches(rule, subject))) {
      return refuse("a Require rule does not match");
    }
    if (allow.length === 0 || allow.some((rule) => matches(rule, subject))) return CONTINUE;
    return refuse("no Allow rule matches");
  };
}

function refuse(detail: string): Outcome {
  return { code: "forbidden", detail };
}
