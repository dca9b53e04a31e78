import type { JsonObject } from "../../json.ts";
import type { Edit } from "../edit-json.ts";

/** The part of a text that is in one event. */
export interface Piece {
  /** The text after the guards, once it is final. */
  readonly text: string;
  /** Whether guards changed the text. */
  readonly isMasked: boolean;
  /** Whether later pieces cannot change the text any more. */
  readonly isSettled: boolean;
}

/**
 * What guards see of the events of a stream. A lane is one text of the whole response, whatever
 * comes between its pieces. Its name is a path: `0/thought` is below `0`.
 */
export interface EventVisit {
  /** The next piece of a text. */
  piece(text: string, lane: string): Piece;
  /** A text that is whole in this event, such as the repetition of all of its pieces. */
  whole(text: string): Piece;
  /** The texts of this name and below it end, except for one; unset: all texts. */
  end(name?: string, except?: string): void;
  /** Whether guards changed a text of this name or below it, which a signature then does not fit. */
  isMasked(name: string): boolean;
}

/**
 * Edits the texts of an event. It must call the same methods again when it edits the same event
 * again.
 * @param type the event's type, where the format has one beside the body
 * @returns the same object if nothing changed
 */
export type EditEvent = (body: JsonObject, visit: EventVisit, type: string) => unknown;

/** How guards treat the events of a format. */
export interface EventFormat {
  readonly edit: EditEvent;
  /**
   * The only lanes that an event contributes to, where it may overtake events of others; undefined
   * if it must keep its place. Unset: all events keep their places.
   */
  readonly laneOf?: (body: JsonObject) => string | undefined;
}

/** Edits a string that an event contains as a whole. */
export function wholeText(visit: EventVisit): Edit {
  return (value) => (typeof value === "string" ? visit.whole(value).text : value);
}
