import type { JsonObject } from "../../json.ts";
import type { Edit } from "../form/edit-json.ts";

/** The part of a text that one event contains. */
export interface Piece {
  /** The text after all guards, once no guard can change it any more. */
  readonly text: string;
  /** Whether guards changed the text. */
  readonly isMasked: boolean;
  /** Whether later pieces cannot change the text any more. */
  readonly isSettled: boolean;
}

/**
 * Receives the texts in the events of a stream, or in a whole body, to have guards check them. A lane is one
 * text of the whole response, whatever comes between its pieces. The name of a lane is a path: `0/thought` is
 * below `0`.
 */
export interface TextVisit {
  /** Reports the next piece of a text. */
  piece(text: string, lane: string): Piece;
  /** Reports a text that is whole in this event, such as a repetition of all pieces of a text. */
  whole(text: string): Piece;
  /**
   * Ends all texts with the given name, or with a name below it, except one; later pieces belong to new
   * texts.
   */
  end(name: string, except?: string): void;
  /**
   * Ends all texts with the given name, or with a name below it; without a name, ends all texts. Later pieces
   * of an ended text are an error.
   */
  close(name?: string): void;
  /**
   * Whether guards changed a text with the given name or a name below it; a signature of the text is then no
   * longer valid.
   */
  isMasked(name: string): boolean;
}

/** Edits the texts of an event or body. @returns the same object if nothing changed */
type EditTexts = (body: JsonObject, visit: TextVisit) => unknown;

/**
 * Edits the texts of an event. If the same event is edited again, the same methods must be called again.
 * @param type the type of the event, if the format has one beside the body
 * @returns the same object if nothing changed
 */
export type EditEvent = (body: JsonObject, visit: TextVisit, type: string) => unknown;

/**
 * How to find the texts of a format, in events and in a whole body. Both functions use the same names of
 * lanes, so that they find the same texts.
 */
export interface ResponseTexts {
  readonly event: EditEvent;
  readonly body: EditTexts;
  /**
   * The lane to which an event belongs, so that it may overtake events of other lanes; undefined if the event
   * must keep its place. If this function is unset, all events keep their places.
   */
  readonly laneOf?: (body: JsonObject) => string | undefined;
}

/**
 * Returns an edit that empties a signature if guards have changed a text with the given name, because the
 * signature is then no longer valid.
 */
export function signatureOf(visit: TextVisit, name: string): Edit {
  // The official clients expect the member.
  return (value) => (visit.isMasked(name) ? "" : value);
}
