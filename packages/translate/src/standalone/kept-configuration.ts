import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { withDefaultsStandaloneConfig } from "@edge-gateway/generated/defaults/index.ts";
import type {
  StandaloneConfig,
  StandaloneConfigInput,
} from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { Cursor } from "../document/cursor.ts";
import { KeptItems } from "../document/plain/kept-items.ts";
import type { Environment } from "../document/plain/plain-scalars.ts";
import { KeptRoutes } from "./internal/translate-routes.ts";
import type { FilesChecked, ReadFile } from "./files/secret-files.ts";

/** What is found in a document. */
export interface JudgedDocument extends FilesChecked {
  /** The number of findings left out. */
  readonly omitted: number;
}

/** A list of routes, by the gateway that contains it; undefined: the list at the top level. */
type RouteLists = ReadonlyMap<string | undefined, readonly unknown[]>;

/** A document whose routes add nothing to what is found in the rest of it. */
interface SoundRoutes {
  readonly routes: ReadonlyMap<string | undefined, ReadonlySet<unknown>>;
  /** The document without its routes, and the contents of the files that it names. */
  readonly rest: string;
  readonly judged: JudgedDocument;
}

const { maxItems: MAX_ROUTES } = LIMITS.standaloneConfig.routes;

/**
 * What is kept between two readings of a file, so that a second one costs as much as what changed. Routes do not
 * depend on each other, apart from their names: while the rest of the file does not change, only new routes are judged.
 * As soon as they add a finding, or name a file, the whole is judged, so that the result is always that of the whole.
 */
export class KeptConfiguration {
  readonly items: KeptItems;
  readonly routes = new KeptRoutes();
  /** Routes with their defaults. */
  readonly #filled = new WeakMap<object, unknown>();
  #sound: SoundRoutes | undefined;

  constructor(environment: Environment) {
    this.items = new KeptItems(environment);
  }

  /**
   * What is found in a document.
   * @param judge judges a document with all of its routes, or with some
   */
  judge(
    document: Cursor,
    readFile: ReadFile,
    judge: (document: Cursor) => JudgedDocument,
  ): JudgedDocument {
    const lists = routeListsOf(document);
    // What was sound stays so if a reading between has errors: it depends on the rest alone.
    const before = this.#sound;
    if (lists === undefined) return judge(document);
    const rest = withRoutes(document, () => []);
    if (before !== undefined) {
      const part = withRoutes(document, (list, routes) => {
        const known = before.routes.get(list);
        return routes.filter((route) => known?.has(route) !== true);
      });
      const judged = judge(new Cursor(part));
      const isSame =
        isDeepStrictEqual(judged, before.judged) &&
        textOf(rest, judged.files, readFile) === before.rest;
      if (isSame) {
        this.#sound = { ...before, routes: setsOf(lists) };
        return judged;
      }
    }
    const judged = judge(document);
    if (isDeepStrictEqual(judge(new Cursor(rest)), judged))
      this.#sound = {
        ...{ routes: setsOf(lists), judged },
        rest: textOf(rest, judged.files, readFile),
      };
    return judged;
  }

  /** A valid document with its defaults; routes that did not change have the same objects as before. */
  withDefaults(value: StandaloneConfigInput): StandaloneConfig {
    const document = new Cursor(value);
    const lists = routeListsOf(document);
    if (lists === undefined) return withDefaultsStandaloneConfig(value);
    const fresh = new Map<string | undefined, readonly unknown[]>();
    const part = withRoutes(document, (list, routes) => {
      const own = routes.filter((route) => !this.#filled.has(Object(route)));
      fresh.set(list, own);
      return own;
    });
    // Both are valid: the one is a part of the other.
    const filled = withDefaultsStandaloneConfig(part as StandaloneConfigInput);
    return withRoutes(new Cursor(filled), (list, routes) => {
      for (const [index, route] of (fresh.get(list) ?? []).entries())
        this.#filled.set(Object(route), routes[index]);
      return (lists.get(list) ?? []).map((route) => this.#filled.get(Object(route)));
    }) as StandaloneConfig;
  }
}

/** The lists of routes; undefined if they depend on each other, or have a wrong form. */
function routeListsOf(document: Cursor): RouteLists | undefined {
  const gateways = document.at("gateways");
  if (!document.isMap || (gateways.isSet && !gateways.isMap)) return undefined;
  if (document.at("routeGroups").isSet) return undefined;
  const places = [
    [undefined, document.at("routes")] as const,
    ...gateways.entries().map(([name, gateway]) => [name, gateway.at("routes")] as const),
  ].filter(([, { isSet }]) => isSet);
  const lists = new Map<string | undefined, readonly unknown[]>();
  for (const [name, { value }] of places) {
    if (!Array.isArray(value) || value.length > MAX_ROUTES) return undefined;
    lists.set(name, value);
  }
  return lists;
}

/** A copy of a document with other lists of routes. */
function withRoutes(
  document: Cursor,
  routesOf: (list: string | undefined, routes: readonly unknown[]) => readonly unknown[],
): unknown {
  const changed = (holder: Cursor, list: string | undefined): object => {
    const routes: unknown = holder.at("routes").value;
    return Array.isArray(routes)
      ? { ...Object(holder.value), routes: routesOf(list, routes) }
      : Object(holder.value);
  };
  const gateways = document.at("gateways");
  const whole = changed(document, undefined);
  if (!gateways.isSet) return whole;
  const own = gateways
    .entries()
    .map(([name, gateway]) => [name, gateway.isMap ? changed(gateway, name) : gateway.value]);
  return { ...whole, gateways: Object.fromEntries(own) };
}

function setsOf(lists: RouteLists): SoundRoutes["routes"] {
  return new Map([...lists].map(([name, routes]) => [name, new Set(routes)]));
}

/** A text that is equal for equal documents that name files with equal contents. */
function textOf(document: unknown, files: readonly string[], readFile: ReadFile): string {
  const contents = files.map((path) => {
    const bytes = readFile(path);
    return bytes instanceof Uint8Array
      ? createHash("sha256").update(bytes).digest("base64")
      : (bytes?.reason ?? "");
  });
  return JSON.stringify([document, contents]);
}
