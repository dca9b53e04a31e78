import { SENSITIVE_PLACES } from "@edge-gateway/generated/sensitive/places.ts";
import {
  changeValue,
  linesAt,
  removeValue,
} from "@edge-gateway/translate/document/write/change-yaml";
import { valuesIn } from "@edge-gateway/translate/document/write/insert-yaml";
import { MAX_LISTED_CHOICES } from "../../bounds.ts";
import { member } from "../../components/member.ts";
import {
  addressOf,
  entryTokens,
  findingPlace,
  pathAfter,
  pathAround,
  pathTo,
  renamed,
} from "../../components/change/place-of-object.ts";
import type { Path } from "../../components/change/place-of-object.ts";
import { withoutUsers } from "./removed-users.ts";

/** An object that a person changes. */
export interface Opened {
  /** Its address by names, as the URL of the page has it. */
  readonly address: string;
  /** What leads to it, for its schema. */
  readonly path: Path;
  /** Its place, as findings name it. */
  readonly place: string;
  /** Its value, without what is left out. */
  readonly value: unknown;
  /**
   * Lists and maps of it that are too long for a form: their names, and what leads to each entry. An object that is too
   * long itself has an empty name.
   */
  readonly left: Readonly<Record<string, readonly string[]>>;
  /** The places of secrets in it, with `*` for any item of a list or any entry of a map. */
  readonly secrets: readonly (readonly string[])[];
  /** Its lines; empty if they are too many. */
  readonly lines: string;
}

/** What is typed for an object, and what is removed with it. */
export interface Typed {
  readonly value: unknown;
  readonly isRemoved: boolean;
  /** The places of references that are removed, too: those to the object, then those to what had them, and so on. */
  readonly references: References;
}

/** Places as findings name them; those of each list are in the text without what the lists before it name. */
export type References = readonly (readonly string[])[];

/** What a change makes. */
export interface Made {
  /** The whole text. */
  readonly text: string;
  /** The lines of the object in it; empty if it was removed. */
  readonly lines: string;
  /** The address of the object in it, which may have another name. */
  readonly address: string;
}

/** Changes or removes one object of a text. Large texts take longer than a key press may, so a worker does it. */
export class Changing {
  readonly opened: Opened;
  readonly #text: string;
  readonly #values: unknown;
  readonly #whole: unknown;

  /**
   * @param address of the object
   * @param before the object in the text before others have changed it
   * @throws Error if the text has no such object
   */
  constructor(text: string, address: string, isDatabase: boolean, before?: Changing) {
    const values = valuesIn(text);
    const path =
      before === undefined
        ? pathTo(values, address)
        : pathAfter(before.#values, before.opened.path, values);
    if (path === undefined)
      throw new NoObject(address, addressOf(values, pathAround(values, address)));
    this.#text = text;
    this.#values = values;
    this.#whole = member(values, ...path);
    const { value, left } = withoutLong(this.#whole);
    this.opened = {
      ...{ path, value, left, secrets: secretsBelow(path) },
      address: addressOf(values, path),
      place: findingPlace(values, path, isDatabase),
      lines: Object.keys(left).length === 0 ? linesAt(text, path) : "",
    };
  }

  /** The text with another value of the object; what was left out stays. */
  write(value: unknown): Made {
    const { path, left } = this.opened;
    const kept = Object.keys(left).map((name) => [name, member(this.#whole, name)] as const);
    const whole = kept.length === 0 ? value : { ...Object(value), ...Object.fromEntries(kept) };
    const text = changeValue(this.#text, path, whole);
    return {
      ...{ text, lines: kept.length === 0 ? linesAt(text, path) : "" },
      address: renamed(this.opened, value),
    };
  }

  /** The text without the object, and without what refers to it. */
  remove(references: References = []): Made {
    const { path, address } = this.opened;
    const text = references.reduce(withoutUsers, removeValue(this.#text, path));
    return { text, lines: "", address };
  }
}

/** There is no object with an address. */
export class NoObject extends Error {
  /** The address of the innermost object around it; empty if there is none. */
  readonly around: string;

  constructor(address: string, around: string) {
    super(`there is nothing at \`${address}\`: it may have been removed or renamed`);
    this.around = around;
  }
}

/** A value without its lists and maps that are too long for a form. */
function withoutLong(value: unknown): Pick<Opened, "value" | "left"> {
  if (isLong(value)) return { value: undefined, left: { "": entryTokens(value) } };
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { value, left: {} };
  const all = Object.entries(value);
  const long = all.filter(([, inner]) => isLong(inner));
  return {
    value: Object.fromEntries(all.filter(([, inner]) => !isLong(inner))),
    left: Object.fromEntries(long.map(([name, inner]) => [name, entryTokens(inner)])),
  };
}

/** Whether a value is a list or map that is too long for a form. */
function isLong(value: unknown): boolean {
  const isCollection = typeof value === "object" && value !== null;
  return isCollection && Object.keys(value).length > MAX_LISTED_CHOICES;
}

/** The places of secrets below a path, relative to it. */
function secretsBelow(path: Path): Opened["secrets"] {
  const all: Opened["secrets"] = SENSITIVE_PLACES.StandaloneConfig;
  return all
    .filter((place) => path.every((token, depth) => place[depth] === "*" || place[depth] === token))
    .map((place) => place.slice(path.length));
}

/** What the page tells the worker. */
export type ChangeOrder =
  | {
      readonly order: "open";
      readonly text: string;
      readonly address: string;
      readonly isDatabase: boolean;
    }
  | ({ readonly order: "write" } & Typed);

/** What the worker has done: one for each order, in their order. */
export type ChangeReply =
  | { readonly opened: Opened }
  | { readonly made: Made }
  /** Why the order was not done, and the address of an object that is there instead. */
  | { readonly problem: string; readonly around: string };
