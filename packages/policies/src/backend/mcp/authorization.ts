import type { McpAuthorization } from "@edge-gateway/generated/types/index.ts";
import type { Bindings } from "@edge-gateway/cel";
import type { Listed, MessagePolicy } from "@edge-gateway/mcp/federation/message-policy";
import type { Item } from "@edge-gateway/mcp/federation/names/naming";
import { unknownCall } from "@edge-gateway/mcp/federation/plan";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE, type CompileContext, type Outcome } from "@edge-gateway/gateway/exchange/policy";
import { decisionBy } from "@edge-gateway/gateway/exchange/rule-decision";
import type { Rule } from "@edge-gateway/gateway/exchange/rule";
import { explain } from "../../rule-explanation.ts";
import { ambiguousMembers } from "./ambiguous-members.ts";
import { withMessage } from "./message-bindings.ts";

/**
 * Restricts access to a server's items: denied items are missing from lists, and a call of a denied item gets
 * the error for an unknown name. Requests without an item are allowed.
 */
export function itemAuthorization(
  { action, policy }: McpAuthorization,
  context: CompileContext,
): MessagePolicy<Exchange> {
  const expressions = policy.matchExpressions.map((source) => context.cel(source, "mcp"));
  return itemRules([{ action, expressions }]);
}

/** Compiles rules for items; `concerns` limits the rules to some items. */
export function itemRules(
  rules: readonly Rule[],
  concerns: (item: Item) => boolean = () => true,
): MessagePolicy<Exchange> {
  const decide = decisionBy(rules);
  const shown = visibilityBy(rules);
  return {
    request(call, exchange) {
      const { item, method } = call;
      if (item === undefined || !concerns(item)) return undefined;
      const text = item.kind === "tool" ? call.params?.raw("arguments") : undefined;
      const ambiguous = text === undefined ? undefined : ambiguousMembers(text, "arguments");
      if (ambiguous !== undefined) return ambiguous;
      const judged = {
        bindings: withMessage(exchange.bindings, { method, item, arguments: text }),
      };
      const isAllowed = decide(judged) === CONTINUE;
      const { trace } = exchange;
      if (trace?.detail === true) explain(rules, judged, trace, isAllowed);
      return isAllowed ? undefined : unknownCall(call, item);
    },
    shows: ({ method, item }, { bindings }) =>
      !concerns(item) || shown({ method, item }, bindings) === CONTINUE,
  };
}

/** Decides by rules whether a list shows an item, for lists of clients and for those who ask why. */
export function visibilityBy(
  rules: readonly Rule[],
): (listed: Pick<Listed, "method" | "item">, bindings: Bindings) => Outcome {
  const decide = decisionBy(rules);
  return ({ method, item }, bindings) =>
    decide({ bindings: withMessage(bindings, { method, item }) });
}
