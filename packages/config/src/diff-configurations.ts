import { isDeepStrictEqual } from "node:util";
import type { AdminConfigChange, SourcePlace } from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Ir } from "@edge-gateway/translate/ir";
import { itemKeyOf, itemNames } from "@edge-gateway/translate/ir/target-item";

/** Something that differs between two configurations. */
export interface ConfigChange extends Omit<AdminConfigChange, "place"> {
  /** Where it is configured, in the configuration that has it; the new one if both do. */
  readonly place: SourcePlace | undefined;
}

/** A part of a configuration, with everything that a comparison needs. */
interface Item {
  readonly name: string;
  readonly value: unknown;
  readonly place: SourcePlace | undefined;
  /** What a policy is attached to, and its name; unset for anything else. */
  readonly of?: Required<Pick<AdminConfigChange, "target" | "targetName">>;
}

type Kind = ConfigChange["kind"];

/** Policies that are groups of policies: each of a group is one of its own, so that a rule is not taken for the server. */
const GROUPS: ReadonlySet<string> = new Set(["ai", "mcp"]);

/** What changes between two configurations, by what it is; moved lines and the order of routes are no changes. */
export function diffConfigurations(before: Ir, after: Ir): readonly ConfigChange[] {
  return [
    ...changes("listener", listeners(before), listeners(after)),
    ...changes("route", routes(before), routes(after)),
    ...changes("backend", placed(before.backends), placed(after.backends)),
    ...changes("policy", policies(before), policies(after)),
    ...changes("setting", settings(before), settings(after)),
    ...changes("other", others(before), others(after)),
  ];
}

function changes(
  kind: Kind,
  before: ReadonlyMap<string, Item>,
  after: ReadonlyMap<string, Item>,
): readonly ConfigChange[] {
  const found: ConfigChange[] = [];
  const gone = new Gone(before, after);
  for (const [key, item] of after) {
    // What has another key and the same name was moved to another place.
    const old = before.get(key) ?? gone.take(item);
    const { name, place, of } = item;
    if (old === undefined) found.push({ kind, name, change: "added", place, ...of });
    else if (!isSame(old.value, item.value))
      found.push({ kind, name, change: "changed", place, ...of });
  }
  for (const { name, place, of } of gone.left())
    found.push({ kind, name, change: "removed", place, ...of });
  return found;
}

/** The items of a configuration that another one does not have. */
class Gone {
  readonly #byName: ReadonlyMap<string, Item[]>;

  constructor(before: ReadonlyMap<string, Item>, after: ReadonlyMap<string, Item>) {
    const gone = [...before].filter(([key]) => !after.has(key)).map(([, item]) => item);
    this.#byName = Map.groupBy(gone, nameOf);
  }

  /** Takes an item with the same name; undefined if there is none. */
  take(item: Item): Item | undefined {
    return this.#byName.get(nameOf(item))?.shift();
  }

  left(): readonly Item[] {
    return [...this.#byName.values()].flat();
  }
}

function nameOf({ name, of }: Item): string {
  return JSON.stringify([name, of]);
}

function isSame(one: unknown, other: unknown): boolean {
  return isDeepStrictEqual(one, other) || isDeepStrictEqual(unplaced(one), unplaced(other));
}

/** A value without the places of its parts, which move with the lines before them. */
function unplaced(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unplaced);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => name !== "place" || !isPlace(inner))
      .map(([name, inner]) => [name, unplaced(inner)]),
  );
}

function isPlace(value: unknown): value is SourcePlace {
  return typeof value === "object" && value !== null && "pointer" in value;
}

interface Placed {
  readonly key: string;
  readonly name?: string;
  readonly place: SourcePlace;
}

function placed(items: readonly Placed[]): ReadonlyMap<string, Item> {
  return new Map(
    items.map(({ place, key, ...value }) => [key, { name: value.name ?? key, value, place }]),
  );
}

/** The listeners with their ports. */
function listeners({ binds, listeners: all }: Ir): ReadonlyMap<string, Item> {
  const ports = new Map(binds.map(({ key, port }) => [key, port]));
  return placed(
    all.map((listener) => ({ ...listener, name: listener.key, port: ports.get(listener.bind) })),
  );
}

function routes({ routes: http, tcpRoutes = [], udpRoutes = [] }: Ir): ReadonlyMap<string, Item> {
  // A route before another one gives each later route another number.
  return placed([...http, ...tcpRoutes, ...udpRoutes].map((route) => ({ ...route, order: 0 })));
}

/** The fields of policies by what they are attached to. */
function policies(ir: Ir): ReadonlyMap<string, Item> {
  const names = itemNames(ir);
  const found = new Map<string, Item & { readonly value: unknown[] }>();
  for (const attachment of ir.attachments) {
    const { target, block, pointer, document } = attachment;
    const key = itemKeyOf(target);
    const of = { target: target.kind, targetName: names.get(key) ?? key };
    for (const [path, value] of valuesOf(attachment)) {
      const name = path.join(".");
      const id = JSON.stringify([target, block, name]);
      const where = document === undefined ? {} : { document };
      const item = found.get(id);
      if (item === undefined)
        found.set(id, {
          ...{ name, of },
          value: [value],
          place: { pointer: `${pointer}/${path.join("/")}`, ...where },
        });
      else item.value.push(value);
    }
  }
  return found;
}

/** The policies of an attachment with their names, and those of a group with the name of the group before. */
function valuesOf({
  policies: own,
}: Attachment): readonly (readonly [readonly string[], unknown])[] {
  return Object.entries(own).flatMap(([name, value]: [string, unknown]) =>
    GROUPS.has(name) && typeof value === "object" && value !== null
      ? Object.entries(value).map(([inner, each]) => [[name, inner], each] as const)
      : [[[name], value] as const],
  );
}

/** The settings of the process, and what clients of its admin server may do. */
function settings({ settings: all, adminAccess }: Ir): ReadonlyMap<string, Item> {
  const access = adminAccess === undefined ? {} : { adminAddr: adminAccess };
  return new Map([...fields(all, "config."), ...fields(access, "ui.access.")]);
}

function fields(values: object, prefix: string): ReadonlyMap<string, Item> {
  return new Map(
    Object.entries(values).map(([name, value]) => {
      const pointer = `/${prefix.replaceAll(".", "/")}${name}`;
      return [name, { name: prefix + name, value, place: { pointer } }];
    }),
  );
}

/** What has no place of its own. */
function others({ modelCatalogs, named, keySets }: Ir): ReadonlyMap<string, Item> {
  const values = {
    ...(modelCatalogs === undefined ? {} : { "price catalogues of models": modelCatalogs }),
    ...some("secrets", named?.secrets),
    ...some("configMaps", named?.configMaps),
    ...(named?.files === undefined ? {} : { "files that policies name": named.files }),
    ...(keySets === undefined ? {} : { keySets }),
  };
  return new Map(
    Object.entries(values).map(([name, value]) => [name, { name, value, place: undefined }]),
  );
}

/** A member with values by their names; nothing is the same as none of them. */
function some(name: string, values: object = {}): Readonly<Record<string, object>> {
  return Object.keys(values).length === 0 ? {} : { [name]: values };
}
