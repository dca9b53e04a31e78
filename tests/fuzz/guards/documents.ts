import type { FormatName, JsonObject } from "@edge-gateway/llm";
import { isObject } from "@edge-gateway/llm";
import { BETWEEN, BOUNDS, CASES, lenient } from "../../conformance/guards/hidden-requests.ts";
import { PlaceSearch, readTypes, type SdkTypes } from "../../conformance/guards/sdk-types.ts";
import type { Random } from "../random.ts";
import { completed } from "./completed.ts";

/** Documents of a format with texts at two or three of the places that the official SDKs have for strings. */

/** What stands in a document for a text. */
const MARK = "\u0001text";

/** The documents of a format that have one text each, by the first member on the way to it. */
export interface Places {
  readonly format: FormatName;
  readonly said: readonly JsonObject[];
  readonly others: readonly (readonly JsonObject[])[];
}

/** The roles of all formats, as clients write them. */
const ROLES: readonly [string, ...string[]] = ["user", "assistant", "system", "developer", "model"];
/** The members that have the conversation. */
const SAID: ReadonlySet<string> = new Set([
  "messages",
  "input",
  "contents",
  "content",
  "candidates",
  "choices",
  "output",
]);

/** Finds the places of each format; `root` chooses its requests or responses. */
export function placesOf(root: "root" | "response"): readonly Places[] {
  return CASES.map((one) => {
    const types: SdkTypes = readTypes(one.files());
    const found = new PlaceSearch(types, MARK, BOUNDS)
      .of(one[root])
      .filter((value) => isObject(value));
    // Of places that differ only in their depth, one is enough.
    const apart = [...new Map(found.map((value) => [pointerOf(value), value])).values()];
    const groups = Map.groupBy(apart, (value) => Object.keys(value).at(-1) ?? "");
    const others = [...groups].filter(([name]) => !SAID.has(name)).map(([, list]) => list);
    const said = [...groups].filter(([name]) => SAID.has(name)).flatMap(([, list]) => list);
    return { format: one.format, said, others };
  });
}

/** A document that has pieces of one text. */
export interface SplitDocument {
  readonly body: JsonObject;
  /** The members that have the pieces, as JSON pointers without positions in lists. */
  readonly members: readonly string[];
}

/**
 * Makes a document with the pieces at places that are chosen at random.
 * @param isHostile whether its author chooses roles, and writes it as only lenient servers accept it
 */
export function splitDocument(
  places: Places,
  pieces: readonly string[],
  random: Random,
  isHostile: boolean,
): SplitDocument | undefined {
  const at = placeOf(places, random);
  // Conversions may put texts into another order.
  const order = random.percent(15) ? pieces.toReversed() : pieces;
  const documents = order.map((piece, index) => {
    // Often in the same member, of which a list has several.
    const place = index === 0 || random.percent(40) ? at : placeOf(places, random);
    return { place, document: withPiece(place, piece) };
  });
  let body: unknown = documents[0]?.document;
  for (const { document } of documents.slice(1)) body = joined(body, document, random);
  if (body === undefined) return undefined;
  const form = isHostile ? hostileForm(body, random) : body;
  return {
    body: completed(form, places.format),
    members: documents.map(({ place }) => pointerOf(place)),
  };
}

function placeOf({ said, others }: Places, random: Random): JsonObject {
  const list = random.percent(75) ? said : (others[random.below(others.length)] ?? said);
  return list[random.below(list.length)] ?? {};
}

/** The document of a place with a piece; the piece is a file in base64 where a file is expected. */
export function withPiece(value: unknown, piece: string, member = ""): unknown {
  if (typeof value === "string") return value === MARK ? inMember(piece, member) : value;
  if (Array.isArray(value)) return value.map((item) => withPiece(item, piece, member));
  if (!isObject(value)) return value;
  const made = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name === MARK ? piece : name,
      withPiece(one, piece, value["type"] === "text" ? "text" : name),
    ]),
  );
  return value["data"] === MARK || value["bytes"] === MARK
    ? { ...TEXT_FILE[member], ...made }
    : made;
}

/** What says that a file is a text. */
const TEXT_FILE: Readonly<Record<string, JsonObject>> = {
  source: { media_type: "text/plain" },
  inlineData: { mimeType: "text/plain" },
};

function inMember(piece: string, member: string): string {
  const encoded = Buffer.from(piece).toString("base64");
  if (member === "file_data") return `data:text/plain;base64,${encoded}`;
  return member === "data" || member === "bytes" ? encoded : piece;
}

/** One document with what both have; undefined if a member can have only one of them. */
function joined(one: unknown, other: unknown, random: Random): unknown {
  if (Array.isArray(one) && Array.isArray(other)) {
    const last: unknown = one.at(-1);
    const both = random.percent(50) ? joined(last, other[0], random) : undefined;
    if (both !== undefined) return [...one.slice(0, -1), both, ...other.slice(1)];
    const between = random.percent(40) ? (BETWEEN[random.below(BETWEEN.length)] ?? []) : [];
    return [...one, ...between, ...other];
  }
  if (isObject(one) && isObject(other)) return joinedMembers(one, other, random);
  return one === other ? one : undefined;
}

function joinedMembers(one: JsonObject, other: JsonObject, random: Random): unknown {
  const all: Record<string, unknown> = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const own = one[name];
    const both = Object.hasOwn(one, name) ? joined(own, value, random) : value;
    if (both === undefined) return undefined;
    all[name] = both;
  }
  return all;
}

function hostileForm(body: unknown, random: Random): unknown {
  const roles = random.percent(50) ? withRoles(body, random) : body;
  return random.percent(15) ? lenient(roles, () => random.below(1000) / 1000) : roles;
}

function withRoles(body: unknown, random: Random): unknown {
  const edit = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(edit);
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([name, one]) => [
        name,
        name === "role" && random.percent(50) ? random.pick(ROLES) : edit(one),
      ]),
    );
  };
  return edit(body);
}

/** The way to the text of a place. */
function pointerOf(value: unknown): string {
  if (Array.isArray(value)) return pointerOf(value[0]);
  if (!isObject(value)) return "";
  for (const [name, one] of Object.entries(value)) {
    if (name === MARK) return "/*";
    if (one === MARK) return `/${name}`;
    if (JSON.stringify(one)?.includes(JSON.stringify(MARK).slice(1, -1)) === true)
      return `/${name}${typeOf(one)}${pointerOf(one)}`;
  }
  return "";
}

function typeOf(value: unknown): string {
  const item: unknown = Array.isArray(value) ? value[0] : value;
  const type = isObject(item) ? (item["type"] ?? item["role"]) : undefined;
  return typeof type === "string" && type !== MARK ? `(${type})` : "";
}
