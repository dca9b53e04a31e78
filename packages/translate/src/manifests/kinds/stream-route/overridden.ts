import { nameOf } from "../../document/document.ts";
import type { StreamDocument } from "../../document/document.ts";
import { REASON } from "../../document/statuses.ts";
import type { Failure } from "../../document/statuses.ts";
import type { ListenerPoint } from "../gateway/point.ts";
import { hostnamesOf } from "../http-route/hostnames.ts";

/** The name in place of a hostname that means every connection or datagram of a listener. */
const EVERYTHING = "";

/** A listener at which an older route receives the connections that a route requests. */
export interface Overridden {
  readonly point: ListenerPoint;
  readonly message: string;
}

/**
 * Finds the route that receives the traffic of a listener: the oldest route, or for TLS the oldest
 * route of each hostname. The Gateway API accepts the other routes too (GEP-2644, multiple
 * TCPRoutes).
 */
export class Claims {
  readonly #owners = new Map<string, Map<string, StreamDocument>>();

  /**
   * Gives a route the hosts and ports that no older route has; returns the listeners at which the
   * route gets nothing, or only a part.
   */
  claim(document: StreamDocument, points: readonly ListenerPoint[]): readonly Overridden[] {
    const hostnames = hostnamesOf(document);
    const asked = hostnames.length === 0 ? [EVERYTHING] : hostnames;
    return points
      .filter(({ isUsed }) => isUsed)
      .flatMap((point) => {
        const owners = this.#owners.get(point.key) ?? new Map<string, StreamDocument>();
        this.#owners.set(point.key, owners);
        const lost = new Map<StreamDocument, string[]>();
        for (const host of new Set(asked)) {
          const owner = owners.get(host);
          if (owner === undefined) owners.set(host, document);
          else lost.set(owner, [...(lost.get(owner) ?? []), host]);
        }
        return [...lost].map(([owner, hosts]) => ({
          point,
          message: messageOf(document, point, owner, hosts),
        }));
      });
  }
}

/**
 * The conflict of a route at some listeners; undefined if the route receives all the traffic that
 * it requests.
 */
export function conflictAt(
  points: readonly ListenerPoint[],
  overridden: readonly Overridden[],
): Failure | undefined {
  const messages = overridden
    .filter(({ point }) => points.includes(point))
    .map(({ message }) => message);
  if (messages.length === 0) return undefined;
  return { reason: REASON.overridden, message: messages.join("; ") };
}

function messageOf(
  { kind }: StreamDocument,
  { spec }: ListenerPoint,
  owner: StreamDocument,
  hosts: readonly string[],
): string {
  const what = kind === "UDPRoute" ? "datagrams" : "connections";
  const names = hosts.filter((host) => host !== EVERYTHING);
  const received = names.length === 0 ? `all ${what}` : `the ${what} for ${names.join(", ")}`;
  return `${nameOf(owner)} takes precedence and receives ${received} of the listener ${spec.name}`;
}
