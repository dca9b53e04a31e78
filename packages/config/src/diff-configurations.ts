import { isDeepStrictEqual } from "node:util";
import type { AdminConfigChange, SourcePlace } from "@edge-gateway/generated/types/index.ts";
import { secretPlaces } from "@edge-gateway/kernel/log/redact";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { SecretTexts } from "@edge-gateway/kernel/log/secret-texts";
import type { Attachment, Ir } from "@edge-gateway/translate/ir";
import { sensitiveNamesOf } from "@edge-gateway/translate/ir/credentials";
import { IR_SECRETS } from "@edge-gateway/translate/ir/secrets";
import { itemKeyOf, itemNames } from "@edge-gateway/translate/ir/target-item";
import { changedFields } from "./changed-fields.ts";

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
  /** Where the internal form has the value, with 0 for any position; unset if its fields have no names for people. */
  readonly path?: readonly string[];
  /** What a policy is attached to, and its name; unset for anything else. */
  readonly of?: Required<Pick<AdminConfigChange, "target" | "targetName">>;
}

type Kind = ConfigChange["kind"];

/** Policies that are groups of policies: each of a group is one of its own, so that a rule is not taken for the server. */
const GROUPS: ReadonlySet<string> = new Set(["ai", "mcp"]);

const isSecret = secretPlaces(IR_SECRETS);

/** What hides the secrets in a comparison, besides what the compared configurations themselves say. */
export interface DiffSecrets {
  readonly redaction: Redaction;
  /** Values that the files have as secrets. */
  readonly texts?: readonly string[];
}

/**
 * What changes between two configurations, by what it is; moved lines and the order of routes are no changes. What one
 * of them makes a secret is shown of neither, wherever it is.
 */
export function diffConfigurations(
  before: Ir,
  after: Ir,
  { redaction, texts }: DiffSecrets,
): readonly ConfigChange[] {
  const both = redaction.with(sensitiveNamesOf(before)).with(sensitiveNamesOf(after));
  const secrets = new SecretTexts(texts);
  const learning = both.learning(secrets.add);
  for (const { settings: own, listeners: bound, backends, attachments, named } of [before, after])
    learning.document({ settings: own, listeners: bound, backends, attachments, named }, isSecret);
  const hidden: Hidden = { redaction: both, secrets };
  const fields: FieldsOf = (old, item) => fieldsOf(old, item, hidden);
  const none: FieldsOf = () => undefined;
  return [
    ...changes("listener", [listeners(before), listeners(after)], fields),
    ...changes("route", [routes(before), routes(after)], fields),
    ...changes("backend", [backends(before), backends(after)], fields),
    ...unused(before, after),
    ...changes("policy", [policies(before), policies(after)], fields),
    ...changes("setting", [settings(before), settings(after)], fields),
    ...changes("other", [others(before), others(after)], none),
  ];
}

interface Hidden {
  readonly redaction: Redaction;
  readonly secrets: SecretTexts;
}

type FieldsOf = (before: Item | undefined, after: Item | undefined) => ConfigChange["fields"];

function changes(
  kind: Kind,
  [before, after]: readonly [ReadonlyMap<string, Item>, ReadonlyMap<string, Item>],
  fieldsOf: FieldsOf,
): readonly ConfigChange[] {
  const found: ConfigChange[] = [];
  const gone = new Gone(before, after);
  const add = (change: ConfigChange["change"], old: Item | undefined, item = old): void => {
    if (item === undefined) return;
    const { name, place, of } = item;
    const fields = fieldsOf(old, change === "removed" ? undefined : item);
    const detail = fields === undefined ? {} : { fields };
    found.push({ kind, name, change, ...detail, place, ...of });
  };
  for (const [key, item] of after) {
    // What has another key and the same name was moved to another place.
    const old = before.get(key) ?? gone.take(item);
    if (old === undefined) add("added", old, item);
    else if (!isSame(old.value, item.value)) add("changed", old, item);
  }
  for (const item of gone.left()) add("removed", item);
  return found;
}

/** The fields that differ; undefined for what is added or removed and no policy, and if a policy has several values. */
function fieldsOf(
  before: Item | undefined,
  after: Item | undefined,
  { redaction, secrets }: Hidden,
): ConfigChange["fields"] {
  const { path, of } = after ?? before ?? {};
  const isWhole = before === undefined || after === undefined;
  if (path === undefined || isSecret(path) || (isWhole && of === undefined)) return undefined;
  const [old, now] = [valueIn(before), valueIn(after)].map(unplaced);
  if (of !== undefined && old === undefined && now === undefined) return undefined;
  const shown = (value: unknown): unknown => redaction.document(value, isSecret, path);
  return changedFields(
    { value: old, shown: shown(old) },
    { value: now, shown: shown(now) },
    secrets,
  );
}

/** The value of an item, or the only value of a policy. */
function valueIn(item: Item | undefined): unknown {
  if (item?.of === undefined || !Array.isArray(item.value)) return item?.value;
  return item.value.length === 1 ? item.value[0] : undefined;
}

/** The backends that no route leads to any more. */
function unused(before: Ir, after: Ir): readonly ConfigChange[] {
  const [old, now] = [usedBackends(before), usedBackends(after)];
  return after.backends
    .filter(({ key }) => old.has(key) && !now.has(key))
    .map(({ name, place }) => ({ kind: "backend", name, change: "unused", place }));
}

function usedBackends(ir: Ir): ReadonlySet<string> {
  return new Set(routesOf(ir).flatMap(({ backends }) => backends.map(({ backend }) => backend)));
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

/** @param section of the internal form */
function placed(
  section: "listeners" | "routes" | "backends",
  items: readonly Placed[],
): ReadonlyMap<string, Item> {
  const path = [section, "0"];
  return new Map(
    items.map(({ place, key, name = key, ...value }) => [key, { name, value, place, path }]),
  );
}

/** A server that a route of a file names itself, without a backend of its own. */
const OWN_SERVER = /\/backends\/\d+$/;

/** The backends, with the names of fields that the file has: `host`, if a route names the server itself. */
function backends({ backends: all }: Ir): ReadonlyMap<string, Item> {
  return placed(
    "backends",
    all.map((backend) => {
      const { kind, name, place } = backend;
      if (kind !== "static" || place.document !== undefined || !OWN_SERVER.test(place.pointer))
        return backend;
      const { host: _, port: __, ...others } = backend.static;
      return { ...backend, static: others, host: name };
    }),
  );
}

/** The listeners with their ports. */
function listeners({ binds, listeners: all }: Ir): ReadonlyMap<string, Item> {
  const ports = new Map(binds.map(({ key, port }) => [key, port]));
  return placed(
    "listeners",
    all.map(({ bind, ...listener }) => ({ ...listener, port: ports.get(bind) })),
  );
}

function routes(ir: Ir): ReadonlyMap<string, Item> {
  // The models of a listener have another key where they are at a route of their own.
  const models = ir.backends.filter(({ kind }) => kind === "models");
  const names = new Map(models.map(({ key, name }) => [key, name]));
  return placed(
    "routes",
    routesOf(ir).map((route) => ({
      ...route,
      // A route before another one gives each later route another number.
      order: 0,
      backends: route.backends.map((each) => ({
        ...each,
        backend: names.get(each.backend) ?? each.backend,
      })),
    })),
  );
}

function routesOf({ routes: http, tcpRoutes = [], udpRoutes = [] }: Ir) {
  return [...http, ...tcpRoutes, ...udpRoutes];
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
          ...{ name, of, path: ["attachments", "0", "policies", ...path] },
          value: [value],
          place: { pointer: `${pointer}/${path.join("/")}`, ...where },
        });
      else item.value.push(value);
    }
  }
  return found;
}

type Named = readonly [path: readonly string[], value: unknown];

/** The policies of an attachment with their names, and those of a group with the name of the group before. */
function valuesOf({ policies: own }: Attachment): readonly Named[] {
  const all: Readonly<Record<string, unknown>> = { ...own };
  return Object.entries(all).flatMap(([name, value]): Named[] =>
    GROUPS.has(name)
      ? Object.entries({ ...Object(value) }).map(([inner, each]): Named => [[name, inner], each])
      : [[[name], value]],
  );
}

/** The settings of the process, and what clients of its admin server may do. */
function settings({ settings: all, adminAccess = "Write" }: Ir): ReadonlyMap<string, Item> {
  const access = { adminAddr: adminAccess };
  return new Map([...fields(all, "config."), ...fields(access, "ui.access.")]);
}

function fields(values: object, prefix: string): ReadonlyMap<string, Item> {
  return new Map(
    Object.entries(values).map(([name, value]) => {
      const pointer = `/${prefix.replaceAll(".", "/")}${name}`;
      const path = ["settings", name];
      return [prefix + name, { name: prefix + name, value, place: { pointer }, path }];
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
