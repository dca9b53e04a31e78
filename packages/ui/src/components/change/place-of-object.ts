import {
  pointerTo,
  pointerTokens,
  readablePath,
} from "@edge-gateway/translate/diagnostics/pointer";
import { isSame } from "@edge-gateway/translate/document/write/same-value";
import { member } from "../member.ts";

/** Names and positions that lead to a value. */
export type Path = readonly (string | number)[];

interface PlacedObject {
  readonly address: string;
  readonly path: Path;
}

const POSITION = /^(?:0|[1-9]\d*)$/;

/**
 * Finds an object by its address: names separated by slashes, as `gateways/web/routes/shop`, with `~1` for a slash in a
 * name, and a position where an item has no name. Undefined if the values have no such object.
 */
export function pathTo(values: unknown, address: string): Path | undefined {
  const path: (string | number)[] = [];
  let value = values;
  for (const token of pointerTokens(`/${address}`)) {
    const name = Array.isArray(value) ? positionOf(value, token) : token;
    const inner = name === undefined ? undefined : member(value, name);
    if (name === undefined || inner === undefined) return undefined;
    path.push(name);
    value = inner;
  }
  return path;
}

/** The path of the innermost object around an address that the values have; empty if they have none. */
export function pathAround(values: unknown, address: string): Path {
  const tokens = address.split("/");
  for (let end = tokens.length - 1; end > 1; end -= 1) {
    const path = pathTo(values, tokens.slice(0, end).join("/"));
    if (path !== undefined) return path;
  }
  return [];
}

/** The address of the object at a path. */
export function addressOf(values: unknown, path: Path): string {
  const tokens = path.map((token, depth) => {
    if (typeof token === "string") return token;
    return nameIn(member(values, ...path.slice(0, depth)), token) ?? token;
  });
  return tokens.reduce<string>(pointerTo, "").slice(1);
}

/**
 * The path of an object after others have changed the values: items without a name may have another position.
 * Undefined if nothing tells where the object is now.
 */
export function pathAfter(before: unknown, path: Path, after: unknown): Path | undefined {
  const found: (string | number)[] = [];
  let [old, now] = [before, after];
  for (const token of path) {
    const next = typeof token === "number" ? positionAfter(old, token, now) : token;
    const inner = next === undefined ? undefined : member(now, next);
    if (next === undefined || inner === undefined) return undefined;
    found.push(next);
    [old, now] = [member(old, token), inner];
  }
  return found;
}

function positionAfter(before: unknown, position: number, after: unknown): number | undefined {
  if (!Array.isArray(before) || !Array.isArray(after)) return undefined;
  const name = nameIn(before, position);
  if (name !== undefined) return positionOf(after, name);
  const isOld = (item: unknown): boolean => isSame(item, before[position]);
  if (isOld(after[position])) return position;
  const [same, ...others] = after.keys().filter((index) => isOld(after[index]));
  if (same !== undefined) return others.length === 0 ? same : undefined;
  // If all others are where they were, it is this one that was changed.
  const isChangedOnly =
    before.length === after.length &&
    before.every((item, index) => index === position || isSame(item, after[index]));
  return isChangedOnly ? position : undefined;
}

/** The name by which an item is found; undefined if it has none, or if it is the name of another one. */
function nameIn(items: unknown, position: number): string | undefined {
  const name = member(items, position, "name");
  const isKnown = typeof name === "string" && !POSITION.test(name) && Array.isArray(items);
  return isKnown && positionOf(items, name) === position ? name : undefined;
}

/** What leads to each entry of a list or map in an address: its name, or its position. */
export function entryTokens(collection: unknown): readonly string[] {
  if (!Array.isArray(collection)) return Object.keys(Object(collection));
  const taken = new Set<string>();
  return collection.map((item, index) => {
    const name = member(item, "name");
    if (typeof name !== "string" || POSITION.test(name) || taken.has(name)) return String(index);
    taken.add(name);
    return name;
  });
}

/** The address of an object with another value: an item may have got another name. */
export function renamed({ address, path }: PlacedObject, value: unknown): string {
  const name = member(value, "name");
  const isNamed = typeof name === "string" && name !== "" && !POSITION.test(name);
  if (!isNamed || typeof path.at(-1) !== "number") return address;
  return pointerTo(`/${address}`.slice(0, address.lastIndexOf("/") + 1), name).slice(1);
}

/** The place of the object at a path, as findings name it: `routes/shop` in a database, else `routes[0]`. */
export function findingPlace(values: unknown, path: Path, isDatabase: boolean): string {
  const [section = "", token = "", ...inner] = path;
  if (!isDatabase) return readable(path);
  const name = typeof token === "number" ? member(values, section, token, "name") : token;
  return joined(`${section}/${String(name)}`, readable(inner));
}

/** The place of a field of an object, as findings name it. */
export function joined(place: string, inner: string): string {
  return inner === "" || inner.startsWith("[") ? place + inner : `${place}.${inner}`;
}

/** The position of an item, which is given as such, or the first one with a name. */
function positionOf(items: readonly unknown[], token: string): number | undefined {
  if (POSITION.test(token)) return Number(token);
  const named = items.findIndex((item) => member(item, "name") === token);
  return named < 0 ? undefined : named;
}

function readable(path: Path): string {
  return readablePath(path.reduce<string>(pointerTo, ""));
}
