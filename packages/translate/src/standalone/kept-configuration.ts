import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { withDefaultsStandaloneConfig } from "@edge-gateway/generated/defaults/index.ts";
import type {
  StandaloneConfig,
  StandaloneConfigInput,
} from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { pointerTokens } from "../diagnostics/pointer.ts";
import { Cursor } from "../document/cursor.ts";
import { KeptItems } from "../document/plain/kept-items.ts";
import type { Environment } from "../document/plain/plain-scalars.ts";
import { KeptRoutes } from "./internal/translate-routes.ts";
import { besideFile, type FilesChecked, type SecretSources } from "./files/secret-files.ts";
import { MAX_CHANGED_NAMES, MAX_SEARCHED_FOR_NAMES } from "../bounds.ts";

/** The path of a configuration, and how the files that it names are read: as they were when they were first read. */
type ConfigurationFiles = Pick<SecretSources, "file" | "readFile">;

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
  readonly rest: RestOfDocument;
  readonly judged: JudgedDocument;
}

/** A document without its routes, with the contents of the files that it names, as texts that can be compared. */
interface RestOfDocument {
  /** Backends, Secrets and their files, by name: routes refer to them by name, or by the labels of Secrets. */
  readonly named: ReadonlyMap<string, string>;
  /** Everything else. */
  readonly others: string;
}

const { maxItems: MAX_ROUTES } = LIMITS.standaloneConfig.routes;
const { maxProperties: MAX_BACKENDS } = LIMITS.standaloneConfig.backends;

/**
 * What is kept between two readings of a file, so that a second one costs as much as what changed. Routes do not
 * depend on each other, apart from their names: while the rest of the file does not change, only new routes are judged,
 * and if backends and Secrets change, those that mention them; with them the backends that changed or are mentioned. As soon
 * as they add a finding, or name a file, the whole is judged, so that the result is always that of the whole.
 */
export class KeptConfiguration {
  readonly items: KeptItems;
  readonly routes = new KeptRoutes();
  /** Routes with their defaults. */
  readonly #filled = new WeakMap<object, unknown>();
  #sound: SoundRoutes | undefined;
  /** Judges the rest of the last document that was judged whole. */
  #judgeRest: (() => void) | undefined;

  constructor(environment: Environment) {
    this.items = new KeptItems(environment);
  }

  /**
   * What is found in a document.
   * @param judge judges a document with all of its routes, or with some
   */
  judge(
    document: Cursor,
    sources: ConfigurationFiles,
    judge: (document: Cursor) => JudgedDocument,
  ): JudgedDocument {
    this.judgeRest();
    const lists = routeListsOf(document);
    // What was sound stays so if a reading between has errors: it depends on the rest alone.
    const before = this.#sound;
    if (lists === undefined) return judge(document);
    const rest = new Cursor(withRoutes(document, () => []));
    if (before !== undefined) {
      const now = restOf(rest, before.judged.files, sources);
      const changed = changedNames(before.rest, now);
      if (changed !== undefined) {
        const part = withRoutes(document, (list, routes) =>
          routesToJudge(routes, before.routes.get(list), changed),
        );
        const { judged } = before;
        const needed = withoutSoundBackends(new Cursor(part), changed, { rest: now, judged });
        if (isDeepStrictEqual(judge(new Cursor(needed)), judged)) {
          this.#sound = { routes: setsOf(lists), rest: now, judged };
          return judged;
        }
      }
    }
    const judged = judge(document);
    this.#judgeRest = () => {
      if (!isDeepStrictEqual(judge(rest), judged)) return;
      const texts = restOf(rest, judged.files, sources);
      this.#sound = { routes: setsOf(lists), judged, rest: texts };
    };
    return judged;
  }

  /** Does what only the next judging needs, and does by itself: nobody waits for it in the meantime. */
  judgeRest(): void {
    const judgeRest = this.#judgeRest;
    this.#judgeRest = undefined;
    judgeRest?.();
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

/** The sections whose items others refer to by name. */
const NAMED = ["backends", "secrets"] as const;
/** The field that selects Secrets by their labels: who has it may mean any of them. */
const SELECTOR = "matchLabels";

/** The texts of a document without routes, and of the contents of the files that it names. */
function restOf(
  document: Cursor,
  files: readonly string[],
  { file, readFile }: ConfigurationFiles,
): RestOfDocument {
  const named = new Map<string, string>();
  const ofOthers = [...files];
  for (const section of NAMED)
    for (const [name, item] of document.at(section).entries()) {
      const path = section === "secrets" ? item.at("file").text : undefined;
      const at = path === undefined ? -1 : ofOthers.indexOf(besideFile(file, path));
      const own = at === -1 ? [] : ofOthers.splice(at, 1);
      const contents = own.map((each) => contentOf(readFile(each)));
      const text = JSON.stringify([section, item.value, contents]);
      named.set(name, `${named.get(name) ?? ""}${text}`);
    }
  const others = document
    .entries()
    .map(([name, { value }]) => [name, NAMED.some((each) => each === name) ? undefined : value]);
  const contents = ofOthers.map((path) => contentOf(readFile(path)));
  return { named, others: JSON.stringify([others, contents]) };
}

function contentOf(bytes: ReturnType<ConfigurationFiles["readFile"]>): string {
  return bytes instanceof Uint8Array
    ? createHash("sha256").update(bytes).digest("base64")
    : (bytes?.reason ?? "");
}

/**
 * The names of the items that differ, of those that mention them, and the field of selectors; undefined if anything
 * else differs, or if there are so many that it takes no longer to judge the whole.
 */
function changedNames(before: RestOfDocument, now: RestOfDocument): readonly string[] | undefined {
  if (before.others !== now.others) return undefined;
  const names = new Set([...before.named.keys(), ...now.named.keys()]);
  const changed = new Set(
    [...names].filter((name) => before.named.get(name) !== now.named.get(name)),
  );
  if (changed.size > 0) changed.add(SELECTOR);
  for (const name of changed) {
    if (changed.size > MAX_CHANGED_NAMES) return undefined;
    const written = writtenOf(name);
    for (const [other, text] of now.named) if (text.includes(written)) changed.add(other);
  }
  return [...changed];
}

/**
 * A copy of a document without the backends that are as before, that nothing else in it mentions, and in which nothing was
 * found.
 */
function withoutSoundBackends(
  document: Cursor,
  changed: readonly string[],
  { rest, judged }: Pick<SoundRoutes, "rest" | "judged">,
): unknown {
  const { backends: _, ...others } = Object(document.value);
  const backends = document.at("backends");
  const entries = backends.entries();
  // What is wrong with the section is found in the whole of it.
  if (!backends.isMap || entries.length > MAX_BACKENDS) return document.value;
  const textOf = (name: string): string => rest.named.get(name) ?? "";
  const found = new Set(
    judged.findings.flatMap(({ pointer }) => {
      const [section, name = ""] = pointerTokens(pointer);
      return section === "backends" ? [name] : [];
    }),
  );
  // One that names a file adds this to the files of the configuration.
  const isNeeded = (name: string): boolean =>
    changed.includes(name) || found.has(name) || textOf(name).includes('"file"');
  const needed = new Set(entries.map(([name]) => name).filter(isNeeded));
  const left = new Map(
    entries.flatMap(([name]) => (needed.has(name) ? [] : [[name, writtenOf(name)]])),
  );
  const texts = [JSON.stringify(others), ...[...needed].map(textOf)];
  let searched = 0;
  for (const text of texts) {
    searched += text.length * left.size;
    if (searched > MAX_SEARCHED_FOR_NAMES) return document.value;
    for (const [name, written] of left)
      if (text.includes(written)) {
        left.delete(name);
        texts.push(textOf(name));
      }
  }
  const kept = entries.filter(([name]) => !left.has(name));
  if (kept.length === 0) return others;
  return {
    ...others,
    backends: Object.fromEntries(kept.map(([name, { value }]) => [name, value])),
  };
}

/** A name as it is within a text of JSON. */
function writtenOf(name: string): string {
  return JSON.stringify(name).slice(1, -1);
}

/** The routes that are new, or that mention one of the names. */
function routesToJudge(
  routes: readonly unknown[],
  known: ReadonlySet<unknown> | undefined,
  names: readonly string[],
): readonly unknown[] {
  return routes.filter(
    (route) => known?.has(route) !== true || (names.length > 0 && mentions(route, names)),
  );
}

/** Whether a value has one of these names in one of its texts. */
function mentions(value: unknown, names: readonly string[]): boolean {
  if (typeof value === "string") return names.some((name) => value.includes(name));
  if (typeof value !== "object" || value === null) return false;
  for (const key of Object.keys(value))
    if (mentions(key, names) || mentions(Reflect.get(value, key), names)) return true;
  return false;
}
