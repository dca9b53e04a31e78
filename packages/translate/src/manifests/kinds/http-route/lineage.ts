import type { ManifestSet } from "../../document/manifest-set.ts";
import type { RouteDocument } from "../../document/document.ts";
import type { ListenerPoint } from "../gateway/point.ts";
import { childrenOf, delegatesOf } from "./children.ts";
import { commonHosts, hostnamesOf } from "./hostnames.ts";
import { ruleFault } from "./rules.ts";

/** The hosts of requests that reach a route, by listener; an empty host means every host. */
type Reach = Map<ListenerPoint, Set<string>>;

const EVERY_HOST = "";

/** Records which route delegates to which, and from which listeners requests reach them. */
export class Lineage {
  /** The routes that name each child, with the listeners whose requests they delegate. */
  readonly #parents = new Map<RouteDocument, Map<RouteDocument, Set<ListenerPoint>>>();
  readonly #children = new Map<RouteDocument, Set<RouteDocument>>();
  /** The requests of each route, also of routes attached to a listener. */
  readonly #reaches = new Map<RouteDocument, Reach>();
  readonly #delegated = new Map<RouteDocument, Set<ListenerPoint>>();

  /** `attached` are the listeners to which each route is attached itself. */
  constructor(
    snapshot: ManifestSet,
    attached: ReadonlyMap<RouteDocument, readonly ListenerPoint[]>,
  ) {
    for (const document of attached.keys()) this.#addChildren(document, snapshot);
    for (const [document, points] of attached) {
      if (!this.#children.has(document)) continue;
      for (const point of points) {
        const served = point.spec.hostname === undefined ? [] : [point.spec.hostname];
        this.#reach(document, point, served);
      }
    }
  }

  /** The listeners whose requests other routes delegate to a route. */
  pointsOf(document: RouteDocument): readonly ListenerPoint[] {
    return [...(this.#delegated.get(document) ?? [])];
  }

  /**
   * The listeners whose requests one route delegates to another; undefined if the first route does
   * not delegate to the second.
   */
  pointsFrom(parent: RouteDocument, child: RouteDocument): ReadonlySet<ListenerPoint> | undefined {
    return this.#parents.get(child)?.get(parent);
  }

  /** Whether requests reach a route that delegates to others. */
  isReached(document: RouteDocument): boolean {
    return (this.#reaches.get(document)?.size ?? 0) > 0;
  }

  /** Whether a rule that can run delegates from one route to another. */
  isUsable(parent: RouteDocument, child: RouteDocument): boolean {
    return this.#children.get(parent)?.has(child) === true;
  }

  #addChildren(document: RouteDocument, snapshot: ManifestSet): void {
    for (const { rule, ref } of delegatesOf(document)) {
      const index = document.value.spec.rules.indexOf(rule);
      const isRun = ruleFault({ document, rule, index }) === undefined;
      for (const child of childrenOf({ document, rule }, ref, snapshot).found ?? []) {
        const parents = this.#parents.get(child) ?? new Map<RouteDocument, Set<ListenerPoint>>();
        this.#parents.set(child, parents);
        if (!parents.has(document)) parents.set(document, new Set());
        if (isRun) setOf(this.#children, document).add(child);
      }
    }
  }

  /**
   * Records that requests for the given hosts reach a route, so that its child routes get the
   * requests for their hosts.
   */
  #reach(first: RouteDocument, point: ListenerPoint, hosts: readonly string[]): void {
    const open = [{ document: first, hosts }];
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      const { document } = each;
      const own = commonHosts(each.hosts, hostnamesOf(document));
      if (own === undefined || !this.#isNew(document, point, own)) continue;
      for (const child of this.#children.get(document) ?? []) {
        if (commonHosts(own, hostnamesOf(child)) === undefined) continue;
        this.#parents.get(child)?.get(document)?.add(point);
        setOf(this.#delegated, child).add(point);
        open.push({ document: child, hosts: own });
      }
    }
  }

  /**
   * Records requests of a listener that reach a route; returns false if all of the requests were
   * already recorded.
   */
  #isNew(document: RouteDocument, point: ListenerPoint, hosts: readonly string[]): boolean {
    const reach: Reach = this.#reaches.get(document) ?? new Map<ListenerPoint, Set<string>>();
    this.#reaches.set(document, reach);
    const known = setOf(reach, point);
    const before = known.size;
    for (const host of hosts.length === 0 ? [EVERY_HOST] : hosts) known.add(host);
    return known.size > before;
  }
}

function setOf<Key, Item>(map: Map<Key, Set<Item>>, key: Key): Set<Item> {
  let set = map.get(key);
  if (set === undefined) map.set(key, (set = new Set()));
  return set;
}
