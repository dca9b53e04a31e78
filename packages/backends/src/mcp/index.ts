import { MESSAGE_POLICIES } from "@edge-gateway/mcp/exchange";
import { MCP } from "@edge-gateway/mcp/session/mcp-services";
import { placeName } from "@edge-gateway/mcp/session/sessions";
import { isOfLegacy } from "@edge-gateway/mcp/entry/legacy-path";
import { StandIn } from "@edge-gateway/mcp/passed/stand-in";
import { askEra } from "@edge-gateway/mcp/passed/ask-era";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { BackendDefinition, CompiledBackend } from "@edge-gateway/gateway/exchange/backend";
import { CONTINUE } from "@edge-gateway/gateway/exchange/policy";
import { federated } from "./federated.ts";
import { isFederated } from "./is-federated.ts";
import { passThrough } from "./pass-through.ts";

/**
 * A backend of MCP servers. Messages for a single server are forwarded unchanged, unless a policy inspects
 * them, or the client uses the 2024-11-05 transport. Several servers together act as one.
 */
export const mcpBackend: BackendDefinition<"mcp"> = {
  compile(backend, context) {
    if (isFederated(backend.mcp)) return federated(backend, context);
    const { way, server } = passThrough(backend, context);
    const { calls, records } = context.use(MCP);
    const standIn = new StandIn({
      ask: (exchange) => askEra(server, calls, exchange),
      maxBodyBytes: context.maxBufferBytes,
      now: () => context.now(),
    });
    const passes = (exchange: Exchange): boolean =>
      MESSAGE_POLICIES.get(exchange) === undefined &&
      !isOfLegacy(exchange) &&
      !standIn.takes(exchange);
    const targets = backend.mcp.targets.map(({ name }) => name);
    const kept = records.of(placeName({ backend: backend.key, targets }));
    // Sessions that an earlier configuration began must end after their idle timeout, even if no client
    // uses them.
    let judged = kept.length > 0 ? federated(backend, context) : undefined;
    const judge = (): CompiledBackend => (judged ??= federated(backend, context));
    const prepare = (exchange: Exchange) =>
      (passes(exchange) ? way : judge()).prepare?.(exchange) ?? CONTINUE;
    return {
      ...way,
      prepare: (exchange) =>
        standIn.isOpen(exchange)
          ? standIn.decide(exchange).then(() => prepare(exchange))
          : prepare(exchange),
      again: (exchange) =>
        passes(exchange) && (way.again?.(exchange) === true || standIn.add(exchange)),
      againAfter: (exchange, failure) =>
        passes(exchange) && way.againAfter?.(exchange, failure) === true,
      respond: (exchange) => (passes(exchange) ? way.respond?.(exchange) : undefined),
      close() {
        way.close?.();
        judged?.close?.();
      },
    };
  },
};
