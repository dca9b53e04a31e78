/** A listener, with the name that routes and messages use. */
export interface ListenerPlace {
  readonly key: string;
  /** The owner of the listeners: a gateway, or one port of it. */
  readonly gateway: string;
  /** The host name of the listener; undefined if it serves every host. */
  readonly hostname: string | undefined;
}

/** Whether every host of `inner` is one of `outer`; undefined is every host. */
export function covers(outer: string | undefined, inner: string | undefined): boolean {
  if (outer === undefined || outer === inner) return true;
  return inner !== undefined && outer.startsWith("*.") && inner.endsWith(outer.slice(1));
}

/** Whether a listener can serve one of the given hosts (Gateway API, HTTPRouteSpec hostnames). */
export function intersects(listener: string | undefined, hostnames: readonly string[]): boolean {
  if (listener === undefined || hostnames.length === 0) return true;
  return hostnames.some((host) => covers(host, listener) || covers(listener, host));
}

/** Listeners that a route names, by their gateways. */
export type NamedListeners = ReadonlyMap<string, ReadonlySet<ListenerPlace>>;

/** Which listener serves which hosts; each question is computed once. */
export class ListenerHosts {
  readonly all: readonly ListenerPlace[];
  readonly #ofGateway: ReadonlyMap<string, readonly ListenerPlace[]>;
  /** Listeners by their own key, and all listeners of a gateway by the key of the gateway. */
  readonly #byName: ReadonlyMap<string, readonly ListenerPlace[]>;
  /** Cached results of `named`, because many routes name the same gateways and listeners. */
  readonly #named = new Map<string, NamedListeners>();
  readonly #serving = new Map<string, ListenerPlace | undefined>();

  constructor(all: readonly ListenerPlace[]) {
    this.all = all;
    this.#ofGateway = Map.groupBy(all, ({ gateway }) => gateway);
    const single = all.filter(({ key }) => !this.#ofGateway.has(key));
    this.#byName = new Map([...this.#ofGateway, ...Map.groupBy(single, ({ key }) => key)]);
  }

  /** The listeners that a route selects by the keys of gateways or listeners. */
  named(names: readonly string[]): NamedListeners {
    const key = JSON.stringify(names);
    const known = this.#named.get(key) ?? this.#find(names);
    this.#named.set(key, known);
    return known;
  }

  #find(names: readonly string[]): NamedListeners {
    const found = new Map<string, Set<ListenerPlace>>();
    for (const name of names)
      for (const listener of this.#byName.get(name) ?? []) {
        const { gateway } = listener;
        found.set(gateway, (found.get(gateway) ?? new Set()).add(listener));
      }
    return found;
  }

  /**
   * The listener of a gateway that receives the requests for all hosts of a name: the most specific
   * listener that covers them (Gateway API, Listener.hostname).
   */
  serving(gateway: string, hostname: string | undefined): ListenerPlace | undefined {
    const question = `${gateway} ${hostname ?? ""}`;
    if (!this.#serving.has(question))
      this.#serving.set(question, mostSpecific(this.#ofGateway.get(gateway) ?? [], hostname));
    return this.#serving.get(question);
  }

  /** The listeners that get requests for a host name of a route. */
  reached(listeners: NamedListeners, hostname: string | undefined): readonly ListenerPlace[] {
    const isOneHost = hostname !== undefined && !hostname.startsWith("*.");
    return [...listeners].flatMap(([gateway, own]): readonly ListenerPlace[] => {
      if (!isOneHost) return [...own].filter((listener) => this.#reaches(listener, hostname));
      const serving = this.serving(gateway, hostname);
      return serving !== undefined && own.has(serving) ? [serving] : [];
    });
  }

  #reaches(listener: ListenerPlace, hostname: string | undefined): boolean {
    return (
      this.serving(listener.gateway, hostname) === listener ||
      (listener.hostname !== undefined && covers(hostname, listener.hostname))
    );
  }
}

function mostSpecific(
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
