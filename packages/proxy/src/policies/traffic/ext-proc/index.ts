import type { ExtProc, ExtProcPolicy } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import type { PolicyDefinition } from "../../../pipeline/policy.ts";
import { compileConditional } from "../../conditional.ts";
import { Conversation } from "./conversation.ts";
import { compilePlan } from "./plan.ts";

/** A server edits requests and responses, or responds itself (envoy.service.ext_proc.v3). */
export const extProc: PolicyDefinition<ExtProc> = {
  compile(config, context) {
    const choose = compileConditional(config, context, (each: ExtProcPolicy) =>
      compilePlan(each, context),
    );
    const conversations = new WeakMap<Exchange, Conversation>();
    return {
      request(exchange) {
        const plan = choose(exchange);
        if (plan === undefined) return undefined;
        const conversation = new Conversation(plan);
        conversations.set(exchange, conversation);
        exchange.afterEnd(() => conversation.cancel());
        conversation.prepare(exchange);
        return conversation.request(exchange);
      },
      response(exchange) {
        if (!exchange.isUpstreamResponse) return undefined;
        return conversations.get(exchange)?.response(exchange);
      },
    };
  },
};
