import type { CompiledBackend } from "../../pipeline/backend.ts";
import type { ChosenEndpoint, Exchange } from "../../pipeline/exchange.ts";
import type { Outcome } from "../../pipeline/policy.ts";

/** Chooses between the servers of a provider that is a Service; whoever watches the provider as a whole still does. */
export async function chooseServer(
  { prepare }: CompiledBackend,
  exchange: Exchange,
): Promise<Outcome> {
  const provider = exchange.endpoint;
  exchange.endpoint = undefined;
  const outcome = await prepare?.(exchange);
  const server = exchange.endpoint;
  exchange.endpoint =
    provider === undefined || server === undefined ? (server ?? provider) : both(provider, server);
  return outcome;
}

function both(provider: ChosenEndpoint, server: ChosenEndpoint): ChosenEndpoint {
  return {
    name: server.name,
    server,
    responded(exchange) {
      server.responded(exchange);
      provider.responded(exchange);
    },
    failed(exchange, failure) {
      server.failed(exchange, failure);
      provider.failed(exchange, failure);
    },
    left() {
      server.left();
      provider.left();
    },
  };
}
