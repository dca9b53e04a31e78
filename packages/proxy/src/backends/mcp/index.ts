import type { Exchange } from "../../pipeline/exchange.ts";
import type { BackendDefinition, CompiledBackend } from "../../pipeline/backend.ts";
import { federated } from "./federation/index.ts";
import { isOfLegacy } from "./legacy-path.ts";
import { isFederated } from "./is-federated.ts";
import { passThrough } from "./pass-through.ts";

/**
 * MCP servers. The messages of one are passed through as they are, unless a policy of the route looks
 * at each or the client speaks the transport of 2024-11-05; several become one.
 */
export const mcpBackend: BackendDefinition<"mcp"> = {
  compile(backend, context) {
    if (isFederated(backend.mcp)) return federated(backend, context);
    const way = passThrough(backend, context);
    const passes = (exchange: Exchange): boolean =>
      exchange.messagePolicies === undefined && !isOfLegacy(exchange);
    let judged: CompiledBackend | undefined;
    const judge = (): CompiledBackend => (judged ??= federated(backend, context));
    return {
      ...way,
      prepare: (exchange) => (passes(exchange) ? way : judge()).prepare?.(exchange),
      again: (exchange) => passes(exchange) && way.again?.(exchange) === true,
      respond: (exchange) =>
        exchange.messagePolicies === undefined ? way.respond?.(exchange) : undefined,
      close() {
        way.close?.();
        judged?.close?.();
      },
    };
  },
};
