import { CONTINUE, type Outcome } from "./policy.ts";
import { matches, mightMatch, type RuleSubject, type Rule } from "./rule.ts";

/**
 * Decides by a list of rules: allowed if no Deny rule matches (nor might match, if the body could be read), all
 * Require rules match, and an Allow rule matches if there is any.
 */
export function decisionBy(rules: readonly Rule[]): (subject: RuleSubject) => Outcome {
  const deny = rules.filter(({ action }) => action === "Deny");
  const require = rules.filter(({ action }) => action === "Require");
  const allow = rules.filter(({ action }) => action === "Allow");
  return (subject) => {
    if (deny.some((rule) => matches(rule, subject))) return refuse("a Deny rule matches");
    // What cannot be read must not avoid the rule.
    if (deny.some((rule) => mightMatch(rule, subject)))
      return refuse("a Deny rule reads a body that cannot be read");
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
