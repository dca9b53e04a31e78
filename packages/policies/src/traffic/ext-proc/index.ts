import type { ExtProc, ExtProcPolicy } from "@edge-gateway/generated/types/index.ts";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompiledPolicy, PolicyDefinition } from "@edge-gateway/gateway/exchange/policy";
import { askForWhole } from "@edge-gateway/gateway/exchange/representation";
import { compileConditional } from "../../conditional.ts";
import { Conversation } from "./conversation.ts";
import { Half } from "./half.ts";
import { compilePlan, type Plan } from "./plan.ts";

/** Lets an external server edit requests and responses, or respond itself (envoy.service.ext_proc.v3). */
export const extProc: PolicyDefinition<ExtProc> = {
  compile(config, context) {
    const choose = compileConditional<ExtProcPolicy, Plan | Unknown | undefined>(
      config,
      context,
      (each) => compilePlan(each, context),
      (plan) => (plan === undefined || plan === UNKNOWN || plan.failsOpen ? undefined : UNKNOWN),
    );
    return processorOf(choose);
  },
};

/** The result if a plan's condition cannot be evaluated, unless that plan fails open. */
const UNKNOWN = "unknown";
type Unknown = typeof UNKNOWN;

/** Processes a request by the plan that applies to it; without a plan the request is unchanged. */
export function processorOf(choose: (exchange: Exchange) => Plan | Unknown | undefined) {
  const conversations = new ExchangeMemo<Conversation>();
  return {
    request(exchange: Exchange) {
      const plan = choose(exchange);
      if (plan === undefined) return undefined;
      if (plan === UNKNOWN) {
        const detail = "a condition cannot be evaluated";
        exchange.trace?.note("apply", detail);
        return { code: "external_processing_failed", detail } as const;
      }
      const conversation = new Conversation(plan, exchange);
      conversations.set(exchange, conversation);
      exchange.afterEnd(() => conversation.exchangeEnded());
      const done = new Half(conversation, conversation.request()).run();
      return done.then((outcome) => {
        if (outcome === undefined && conversation.awaitsBody) askForWhole(exchange.request);
        return outcome;
      });
    },
    response(exchange: Exchange) {
      if (!exchange.isUpstreamResponse) return undefined;
      const conversation = conversations.get(exchange);
      const direction = conversation?.response();
      if (conversation === undefined || direction === undefined) return undefined;
      return new Half(conversation, direction).run();
    },
  } satisfies CompiledPolicy;
}
