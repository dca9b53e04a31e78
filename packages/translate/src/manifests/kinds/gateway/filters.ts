import type { GatewayListener } from "@edge-gateway/generated/types/index.ts";
import type { Context } from "../../context.ts";
import { resolveAuthorizer } from "../../authorizers.ts";
import { REASON } from "../../document/statuses.ts";
import type { Failure } from "../../document/statuses.ts";
import type { ListenerPoint } from "./point.ts";

/** The changes to the requests of a listener before their routes are selected. */
interface FoundFilters extends Pick<ListenerPoint, "authorizers" | "added"> {
  /** Why an authorization server cannot be asked, so that no request passes. */
  readonly unresolved?: Failure | undefined;
  /** Why the listener is not accepted: it has a filter that this build does not run. */
  readonly refused?: Failure | undefined;
}

/** The filters of a listener (Gateway API, ListenerFilters). */
export function filtersOf(
  { owner, spec }: Pick<ListenerPoint, "owner" | "spec">,
  context: Context,
): FoundFilters {
  const requests = spec.filters?.requests ?? [];
  const listeners: readonly GatewayListener[] = owner.value.spec.listeners;
  const pointer = `/spec/listeners/${listeners.indexOf(spec)}/filters/requests`;
  const servers = requests.flatMap(({ externalAuth }, index) =>
    externalAuth === undefined
      ? []
      : [resolveAuthorizer(owner, externalAuth, `${pointer}/${index}/externalAuth`, context)],
  );
  const [unresolved] = servers.flatMap(({ failures }) => failures);
  return {
    authorizers: servers.map(({ authorizer }) => authorizer),
    added: servers.flatMap(({ added }) => added),
    unresolved: unresolved?.failure,
    refused: refusalOf(spec),
  };
}

function refusalOf({ name: listener, filters }: GatewayListener): Failure | undefined {
  const [reference] = (filters?.requests ?? []).flatMap(({ extensionRef }) => extensionRef ?? []);
  if (reference === undefined) return undefined;
  const { group, kind, name } = reference;
  const message = `the listener ${listener} has a filter of type ExtensionRef (${kind}.${group} ${name}), which this build does not run`;
  return { reason: REASON.unsupportedValue, message };
}
