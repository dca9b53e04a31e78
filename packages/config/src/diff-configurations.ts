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
  for (const [key, { name, value, place, of }] of after) {
    const old = before.get(key);
    if (old === undefined) found.push({ kind, name, change: "added", place, ...of });
    else if (!isDeepStrictEqual(old.value, value))
      found.push({ kind, name, change: "changed", place, ...of });
  }
  for (const [key, { name, place, of }] of before)
    if (!after.has(key)) found.push({ kind, name, change: "removed", place, ...of });
  return found;
}

interface Placed {
  readonly key: string;
  readonly name?: string;
  readonly place: SourcePlace;
}

function placed(items: readonly Placed[]): ReadonlyMap<string, Item> {
  return new Map(
    items.map(({ place, ...value }) => [
      value.key,
      { name: value.name ?? value.key, value, place },
    ]),
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
    for (const [name, value] of valuesOf(attachment)) {
      const id = JSON.stringify([target, block, name]);
      const where = document === undefined ? {} : { document };
      const item = found.get(id);
      if (item === undefined)
        found.set(id, {
          ...{ name, of },
          value: [value],
          place: { pointer: `${pointer}/${name}`, ...where },
        });
      else item.value.push(value);
    }
  }
  return found;
}

function valuesOf({ policies: own }: Attachment): readonly (readonly [string, unknown])[] {
  return Object.entries(own);
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
