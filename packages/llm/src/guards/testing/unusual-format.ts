import { type JsonObject, listIn, objectOf } from "../../json.ts";
import type { Event } from "./vendor-events.ts";

/** A piece of one of the texts of a response; the next piece may belong to another text. */
export interface PieceOfText {
  /** Selects one of the texts that the format can have. */
  readonly text: number;
  readonly piece: string;
}

/** The texts of a response by their places. */
export type Texts = Readonly<Record<string, string>>;

export interface UnusualFormat {
  /** Makes a response as a stream, and the same response as a whole. */
  respond(script: readonly PieceOfText[]): {
    readonly events: readonly Event[];
    readonly body: JsonObject;
  };
  /** Joins the texts in the events of a stream, as clients do. */
  joined(events: readonly JsonObject[]): Texts;
  /** Returns the texts of a whole response. */
  texts(body: JsonObject): Texts;
}

/** Joins texts from their pieces. */
export class Joined {
  readonly texts: Record<string, string> = {};

  add(place: string, text: unknown): void {
    if (typeof text === "string" && text !== "")
      this.texts[place] = (this.texts[place] ?? "") + text;
  }
}

export function objectsIn(object: JsonObject, name: string): readonly JsonObject[] {
  return listIn(object, name).map((one) => objectOf(one));
}

/** The pieces of each text, in the order of the texts. */
export function byText(
  script: readonly PieceOfText[],
  count: number,
): readonly (readonly string[])[] {
  return Array.from({ length: count }, (_, index) =>
    script.filter(({ text }) => text % count === index).map(({ piece }) => piece),
  );
}

/** For each piece, whether it is the last piece of its text. */
export function isLast(script: readonly PieceOfText[], count: number, at: number): boolean {
  const text = (script[at]?.text ?? 0) % count;
  return !script.slice(at + 1).some((later) => later.text % count === text);
}
