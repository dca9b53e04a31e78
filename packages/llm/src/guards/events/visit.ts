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

/** What guards see of the events of a stream. A group is a choice, a content block, or an output item. */
export interface EventVisit {
  /** Ends the group's texts of another phase, such as thoughts when the response begins. */
  begin(group: string, phase: string): void;
  /** The next piece of a text, which has a name in its group. */
  piece(text: string, group: string, name: string): Piece;
  /** A text that is whole in this event, such as the repetition of all of its pieces. */
  whole(text: string): Piece;
  /** The texts of the group end; unset: those of all groups. */
  end(group?: string): void;
  /** Whether guards changed a text of this phase of the group, which a signature then does not fit. */
  isMasked(group: string): boolean;
}

/**
 * Edits the texts of an event. It must call the same methods again when it edits the same event
 * again.
 * @param type the event's type, where the format has one beside the body
 * @returns the same object if nothing changed
 */
export type EditEvent = (body: JsonObject, visit: EventVisit, type: string) => unknown;

/** Edits a string that an event contains as a whole. */
export function wholeText(visit: EventVisit): Edit {
  return (value) => (typeof value === "string" ? visit.whole(value).text : value);
}
