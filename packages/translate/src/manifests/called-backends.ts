import type { ObjectKey } from "./document/document.ts";
import { backendKey, poolKey } from "./document/keys.ts";
import { policyTargets } from "./kinds/edge-policy/targets.ts";
import { backendsWithin } from "./references.ts";
import type { Resolver } from "./resolver.ts";

/** A policy or an InferencePool that makes gateways call backends to which no route leads. */
interface Caller {
  /** The keys of the backends that are called. */
  readonly called: readonly string[];
  readonly gateways: () => readonly ObjectKey[];
}

/**
 * Records the gateways that call backends because a policy says so, as for key sets and
 * authorization, or because an InferencePool has an endpoint picker. Policies for such a backend
 * can name further backends, so the search is repeated until it finds nothing new.
 */
export function noteCalledBackends(context: Resolver): void {
  const callers = callersOf(context).filter(({ called }) => called.length > 0);
  while (callers.filter((caller) => noteCalls(context, caller)).length > 0);
}

/** Records the calls; returns whether any of them is new. */
function noteCalls(context: Resolver, { called, gateways }: Caller): boolean {
  const pairs = gateways().flatMap((gateway) => called.map((backend) => ({ gateway, backend })));
  return pairs.filter(({ gateway, backend }) => context.addUse(backend, gateway)).length > 0;
}

function callersOf(context: Resolver): readonly Caller[] {
  const { snapshot } = context;
  return [
    ...snapshot.all("EdgePolicy").map((document) => ({
      called: backendsWithin(document, context, document.value.spec),
      gateways: () =>
        policyTargets(document, context).flatMap(
          ({ resolution }) => resolution.found?.gateways ?? [],
        ),
    })),
    ...snapshot.all("EdgeBackend").map((document) => ({
      called: backendsWithin(document, context, document.value.spec.policies),
      gateways: () => context.gatewaysOf(backendKey(document)),
    })),
    ...snapshot.all("InferencePool").map((document) => {
      const { backend } = context.pool(document);
      const picker = backend.kind === "service" ? backend.service.picker : undefined;
      return {
        called: picker === undefined ? [] : [picker.backend],
        gateways: () => context.gatewaysOf(poolKey(document)),
      };
    }),
  ];
}
