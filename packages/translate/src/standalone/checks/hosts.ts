import type { Cursor } from "../../document/cursor.ts";

/** A listener as written, with the name that routes and messages use. */
export interface ListenerPlace {
  readonly key: string;
  readonly gateway: string;
  /** Undefined serves every host. */
  readonly hostname: string | undefined;
}

/** The listeners of every gateway; a gateway without a list has one, called like itself. */
export function listenerPlaces(document: Cursor): readonly ListenerPlace[] {
  return document
    .at("gateways")
    .entries()
    .flatMap(([gateway, place]) => {
      const listeners = place.at("listeners").items();
      if (listeners.length === 0) return [{ key: gateway, gateway, hostname: undefined }];
      return listeners.map((listener) => ({
        key: `${gateway}/${listener.at("name").text ?? ""}`,
        gateway,
        hostname: listener.at("hostname").text,
      }));
    });
}

/** Whether every host of `inner` is one of `outer`; undefined is every host. */
function covers(outer: string | undefined, inner: string | undefined): boolean {
  if (outer === undefined || outer === inner) return true;
  return inner !== undefined && outer.startsWith("*.") && inner.endsWith(outer.slice(1));
}

/**
 * The listener of a gateway to which requests for all hosts of a name go: the most specific one that
 * covers them (Gateway API, Listener.hostname).
 */
export function servingListener(
  listeners: readonly ListenerPlace[],
  hostname: string | undefined,
): ListenerPlace | undefined {
  const serving = listeners.filter((listener) => covers(listener.hostname, hostname));
  return (
    serving.find((listener) => hostname !== undefined && listener.hostname === hostname) ??
    serving.toSorted((left, right) => lengthOf(right) - lengthOf(left))[0]
  );
}

function lengthOf({ hostname = "" }: ListenerPlace): number {
  return hostname.length;
}

/** Whether some request for a host name of a route arrives at a listener. */
export function reaches(
  listener: ListenerPlace,
  hostname: string | undefined,
  all: readonly ListenerPlace[],
): boolean {
  const siblings = all.filter(({ gateway }) => gateway === listener.gateway);
  return (
    servingListener(siblings, hostname) === listener ||
    (listener.hostname !== undefined && covers(hostname, listener.hostname))
  );
}
