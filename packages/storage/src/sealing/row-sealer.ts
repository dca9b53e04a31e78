import type { StoredObject } from "../config-store.ts";
import { SealingKey } from "./sealing-key.ts";

/** The member of a row's value that has its sealed secrets: no object has a member of this name. */
const SEALED = "$sealed";
/** The version of the form, the name of the key, and what it has sealed. */
const FORM = /^1\.([0-9a-f]{8})\.([\w-]+)$/;

/** The keys of a database, each as 64 hexadecimal digits. */
export interface SealingKeys {
  /** Seals and opens. */
  readonly key?: string | undefined;
  /** Opens only. */
  readonly previousKey?: string | undefined;
}

/** The way from an object to a value in it: names of members, and indexes of items. */
export type ValuePath = readonly string[];

/** A secret of an object: where it was, and what it was. */
type Secret = readonly [ValuePath, unknown];

/**
 * Seals the secrets of rows. They are sealed for the row and for what is visible of it: nobody who can only write to
 * the database can move them to another row or change where the row itself sends them. Other rows are not covered: one
 * that is added may use a backend or a Secret of the database by its name.
 */
export class RowSealer {
  readonly #current: SealingKey | undefined;
  readonly #keys: readonly SealingKey[];

  constructor({ key, previousKey }: SealingKeys) {
    this.#current = key === undefined ? undefined : new SealingKey(key);
    const previous = previousKey === undefined ? [] : [new SealingKey(previousKey)];
    this.#keys = [...(this.#current === undefined ? [] : [this.#current]), ...previous];
  }

  /** Whether there is a key that seals. */
  get canSeal(): boolean {
    return this.#current !== undefined;
  }

  /** The value of a row with sealed secrets; the value as it is without a key, or without secrets. */
  seal({ kind, name, value }: StoredObject, paths: readonly ValuePath[]): string {
    if (this.#current === undefined || paths.length === 0) return value;
    const secrets: Secret[] = [];
    let visible: unknown = JSON.parse(value);
    for (const path of paths)
      visible = replaced(visible, path, (secret) => {
        secrets.push([path, secret]);
        return null;
      });
    const owner = ownerOf(kind, name, visible);
    const sealed = this.#current.seal(JSON.stringify(secrets), owner);
    return JSON.stringify({ [SEALED]: `1.${this.#current.id}.${sealed}`, ...Object(visible) });
  }

  /** The row with its secrets, or with the reason why they cannot be had. */
  open(row: StoredObject): StoredObject {
    const { sealed, visible } = partsOf(row.value);
    if (sealed === undefined) return row;
    const [, id, hidden = ""] = FORM.exec(sealed) ?? [];
    const key = this.#keys.find((each) => each.id === id);
    if (key === undefined) return { ...row, problem: this.#unknownKey(id), needsKey: true };
    const text = key.open(hidden, ownerOf(row.kind, row.name, visible));
    if (text === undefined) return { ...row, problem: CHANGED };
    // Only `seal` makes the text, and nobody can have changed it.
    const secrets: readonly Secret[] = JSON.parse(text);
    const value = secrets.reduce<unknown>(
      (object, [path, secret]) => replaced(object, path, () => secret),
      visible,
    );
    return { ...row, value: JSON.stringify(value) };
  }

  #unknownKey(id: string | undefined): string {
    if (id === undefined) return "the sealed secrets of the row have an unknown form";
    const own = this.#keys.map((key) => key.id).join(" and ");
    const have = own === "" ? "this gateway has no key" : `this gateway has only ${own}`;
    return `the secrets of the row are sealed by the key ${id}, and ${have}: set the key in config.database.key (DATABASE_KEY), or in previousKey beside a new one`;
  }
}

/** Whether secrets of a row are sealed. */
export function isSealed({ value }: Pick<StoredObject, "value">): boolean {
  return partsOf(value).sealed !== undefined;
}

const CHANGED =
  "the row was changed by hand beside its sealed secrets, or these were copied from another row: change it by the admin API or by gw config";

/** What the secrets of a row are sealed for. */
function ownerOf(kind: string, name: string, visible: unknown): string {
  return JSON.stringify([kind, name, visible]);
}

/** The sealed secrets of the value of a row, and the rest of it; a value that is not an object has none. */
function partsOf(value: string): { readonly sealed?: string; readonly visible: unknown } {
  if (!value.includes(SEALED)) return { visible: undefined };
  try {
    const { [SEALED]: sealed, ...visible } = Object(JSON.parse(value));
    return typeof sealed === "string" ? { sealed, visible } : { visible };
  } catch {
    return { visible: undefined };
  }
}

/** A copy of a value with another value at a path. */
function replaced(
  value: unknown,
  [name, ...rest]: ValuePath,
  replace: (value: unknown) => unknown,
): unknown {
  if (name === undefined) return replace(value);
  if (Array.isArray(value))
    return value.map((item: unknown, index) =>
      String(index) === name ? replaced(item, rest, replace) : item,
    );
  const entries = Object.entries(Object(value)).map(([own, item]) => [
    own,
    own === name ? replaced(item, rest, replace) : item,
  ]);
  return Object.fromEntries(entries);
}
