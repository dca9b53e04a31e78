import type { CompiledExpression } from "@edge-gateway/cel";
import type { TraceRecorder } from "@edge-gateway/trace/recorder";
import { matches, type RuleSubject, type Rule } from "@edge-gateway/gateway/exchange/rule";

const MODES = { Allow: "allow", Require: "require", Deny: "deny" } as const;

/** Records each expression's result or error, and the decision, for a trace. */
export function explain(
  rules: readonly Rule[],
  subject: RuleSubject,
  trace: TraceRecorder,
  allowed: boolean,
): void {
  for (const expression of rules.flatMap((rule) => rule.expressions)) {
    explainExpression(expression, subject, trace);
  }
  const results = rules.map((rule) => ({
    name: rule.expressions.map(({ source }) => source).join(" && "),
    matched: matches(rule, subject),
    mode: MODES[rule.action],
  }));
  trace.authorizationResult(results, allowed ? "allow" : "deny");
}

function explainExpression(
  expression: CompiledExpression,
  { bindings }: RuleSubject,
  trace: TraceRecorder,
): void {
  try {
    trace.cel(expression.source, expression.evaluate(bindings));
  } catch (error) {
    trace.celFailure(expression.source, error instanceof Error ? error.message : String(error));
  }
}
