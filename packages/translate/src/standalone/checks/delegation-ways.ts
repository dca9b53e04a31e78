import { DELEGATION_LIMITS } from "../../attach/expand-delegation.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";
import type { Cursor } from "../../document/cursor.ts";
import { groupReferences, routePlaces } from "../names/places.ts";

type Group = readonly [name: string, place: Cursor];

/**
 * Checks that delegation is not circular, not too deep, and leads to a limited number of routes.
 */
export function checkWays(document: Cursor, groups: readonly Group[]): readonly Finding[] {
  const below = new Map(
    groups.map(([name, place]) => [name, place.at("routes").items().flatMap(groupReferences)]),
  );
  const circles = [...below].flatMap(([name, references]) =>
    references
      .filter(({ text }) => text !== undefined && leadsTo(below, text, name))
      .map(({ text, pointer }): Finding => {
        const message = `the group \`${text ?? ""}\` delegates to \`${name}\`, which contains this route: circular delegation`;
        return { pointer, code: "conflict", message };
      }),
  );
  if (circles.length > 0) return circles;
  const sizes = new Map(groups.map(([name, place]) => [name, place.at("routes").items().length]));
  const measure = new Measure(below, sizes);
  const starts = routePlaces(document)
    .filter(({ group }) => group === undefined)
    .flatMap(({ route }) => groupReferences(route));
  const tooDeep = starts
    .filter(({ text }) => measure.of(text).depth > DELEGATION_LIMITS.maxDepth)
    .map(({ pointer }): Finding => {
      const message = `requests are delegated more than ${DELEGATION_LIMITS.maxDepth} times`;
      return { pointer, code: "out-of-bounds", message };
    });
  const total = starts.reduce((sum, { text }) => sum + measure.of(text).routes, 0);
  if (total <= DELEGATION_LIMITS.maxRoutes) return tooDeep;
  const message = `${total} routes, each counted once per delegation path, exceed the limit of ${DELEGATION_LIMITS.maxRoutes}`;
  const { pointer } = document.at("routeGroups");
  return [...tooDeep, { pointer, atKey: true, code: "out-of-bounds", message }];
}

type Below = ReadonlyMap<string, readonly Cursor[]>;

function leadsTo(below: Below, from: string, to: string): boolean {
  const seen = new Set<string>();
  const open = [from];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (name === to) return true;
    if (seen.has(name)) continue;
    seen.add(name);
    open.push(...(below.get(name) ?? []).flatMap(({ text }) => text ?? []));
  }
  return false;
}

interface Extent {
  /** The delegation depth, including the step to the group. */
  readonly depth: number;
  readonly routes: number;
}

const NOTHING: Extent = { depth: 0, routes: 0 };

/** Depth and size of acyclic delegation below a group; each group is measured once. */
class Measure {
  readonly #below: Below;
  readonly #sizes: ReadonlyMap<string, number>;
  readonly #known = new Map<string, Extent>();

  constructor(below: Below, sizes: ReadonlyMap<string, number>) {
    this.#below = below;
    this.#sizes = sizes;
  }

  of(name: string | undefined): Extent {
    if (name === undefined || !this.#sizes.has(name)) return NOTHING;
    const known = this.#known.get(name);
    if (known !== undefined) return known;
    const next = (this.#below.get(name) ?? []).map(({ text }) => this.of(text));
    const extent = {
      depth: 1 + Math.max(0, ...next.map(({ depth }) => depth)),
      routes: next.reduce((sum, { routes }) => sum + routes, this.#sizes.get(name) ?? 0),
    };
    this.#known.set(name, extent);
    return extent;
  }
}
