import type { Snapshot } from "../../snapshot.ts";
import type { RouteDocument } from "../../document.ts";
import type { ListenerPoint } from "../gateway/point.ts";
import { childrenOf, delegatesOf } from "./children.ts";

/** Which route delegates to which, and from which listeners their requests come. */
export class Lineage {
  readonly #parents = new Map<RouteDocument, Set<RouteDocument>>();
  readonly #points = new Map<RouteDocument, Set<ListenerPoint>>();

  /** `attached` are the listeners to which each route is attached itself. */
  constructor(snapshot: Snapshot, attached: ReadonlyMap<RouteDocument, readonly ListenerPoint[]>) {
    const children = new Map<RouteDocument, ReadonlySet<RouteDocument>>();
    for (const document of attached.keys()) {
      const below = delegatesOf(document).flatMap(
        ({ rule, ref }) => childrenOf({ document, rule }, ref, snapshot).found ?? [],
      );
      if (below.length === 0) continue;
      children.set(document, new Set(below));
      for (const child of below) setOf(this.#parents, child).add(document);
    }
    for (const [document, points] of attached)
      if (children.has(document))
        for (const point of points) this.#handDown(document, point, children);
  }

  /** The listeners whose requests other routes delegate to a route. */
  pointsOf(document: RouteDocument): readonly ListenerPoint[] {
    return [...(this.#points.get(document) ?? [])];
  }

  /** Whether one route delegates to another. */
  isChild(child: RouteDocument, parent: RouteDocument): boolean {
    return this.#parents.get(child)?.has(parent) === true;
  }

  #handDown(
    from: RouteDocument,
    point: ListenerPoint,
    children: ReadonlyMap<RouteDocument, ReadonlySet<RouteDocument>>,
  ): void {
    const open = [from];
    for (let each = open.pop(); each !== undefined; each = open.pop()) {
      for (const child of children.get(each) ?? []) {
        const points = setOf(this.#points, child);
        if (points.has(point)) continue;
        points.add(point);
        open.push(child);
      }
    }
  }
}

function setOf<Key, Item>(map: Map<Key, Set<Item>>, key: Key): Set<Item> {
  let set = map.get(key);
  if (set === undefined) map.set(key, (set = new Set()));
  return set;
}
