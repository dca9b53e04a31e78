import type { CompiledBackend } from "@edge-gateway/gateway/exchange/backend";
import type { ChosenEndpoint, Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompiledPolicy, Outcome } from "@edge-gateway/gateway/exchange/policy";

/** The servers of a Service or an InferencePool that serve models. */
export interface ProviderService {
  readonly backend: CompiledBackend;
  /** Asks the endpoint picker of an InferencePool; undefined: the gateway chooses between the servers. */
  readonly picker: CompiledPolicy | undefined;
}

/**
 * Chooses a server for a request. The request is already in the provider's format, because the endpoint
 * picker reads that format. Each response also counts for the health of the provider as a whole.
 */
export async function chooseServer(
  { backend, picker }: ProviderService,
  exchange: Exchange,
): Promise<Outcome> {
  const refusal = await picker?.request?.(exchange);
  if (refusal !== undefined) return refusal;
  const provider = exchange.endpoint;
  exchange.endpoint = undefined;
  const outcome = await backend.prepare?.(exchange);
  const server = exchange.endpoint;
  exchange.endpoint =
    provider === undefined || server === undefined ? (server ?? provider) : both(provider, server);
  // Another provider may have servers.
  return outcome && { ...outcome, isOfTarget: true };
}

/** Lets the endpoint picker and the servers see a response of the provider. */
export async function seeResponse(
  { backend, picker }: ProviderService,
  exchange: Exchange,
): Promise<Outcome> {
  return (await picker?.response?.(exchange)) ?? backend.respond?.(exchange);
}

function both(provider: ChosenEndpoint, server: ChosenEndpoint): ChosenEndpoint {
  return {
    name: server.name,
    server,
    responded(exchange) {
      server.responded(exchange);
      provider.responded(exchange);
    },
    failed(exchange, failure, goesOn) {
      server.failed(exchange, failure, goesOn);
      if (goesOn !== true) provider.failed(exchange, failure);
    },
    left() {
      server.left();
      provider.left();
    },
    hasOther: (tried) => server.hasOther?.(tried) === true,
  };
}
