import type { FormatName } from "../../formats/names.ts";
import type { JsonObject } from "../../json.ts";
import { objectAfter } from "../form/edit-json.ts";
import { faultTexts, NamedLanes, type Piece, RESPONSES, type TextVisit } from "../events/index.ts";
import { guardedFormat } from "../form/guarded-format.ts";
import type { TextPlace } from "../prompts/place.ts";
import type { Visit } from "../prompts/reader.ts";

const ASSISTANT: TextPlace = { scope: "Messages", role: "assistant" };

/**
 * Edits the model's texts in a whole response, with the same lanes as in a stream.
 * @param isFault whether the body is that of an error
 * @returns the same object if nothing changed; undefined if the format is unknown
 */
export function editResponse(
  format: FormatName,
  body: JsonObject,
  visit: Visit,
  isFault = false,
): JsonObject | undefined {
  const found = guardedFormat(format);
  if (found === undefined) return undefined;
  const texts = new BodyTexts(visit);
  return objectAfter(
    isFault ? faultTexts(body, texts) : RESPONSES[found.name].body(body, texts),
    body,
  );
}

interface Lane {
  readonly number: number;
  isMasked: boolean;
}

/** Edits the texts of a body, and assigns a number to each lane. */
class BodyTexts implements TextVisit {
  readonly #visit: Visit;
  readonly #lanes = new NamedLanes<Lane>();
  #count = 0;

  constructor(visit: Visit) {
    this.#visit = visit;
  }

  piece(text: string, name: string): Piece {
    const lane = this.#lanes.get(name) ?? this.#newLane();
    if (text !== "") this.#lanes.set(name, lane);
    return this.#edited(text, lane);
  }

  whole(text: string): Piece {
    return this.#edited(text, this.#newLane());
  }

  end(name: string, except?: string): void {
    for (const [key] of this.#lanes.at(name)) if (key !== except) this.#lanes.delete(key);
  }

  /** Does nothing, because all pieces of a text are in the same body. */
  close(): void {}

  isMasked(name: string): boolean {
    return this.#lanes.at(name).some(([, { isMasked }]) => isMasked);
  }

  #newLane(): Lane {
    this.#count += 1;
    return { number: this.#count, isMasked: false };
  }

  #edited(text: string, lane: Lane): Piece {
    const made = text === "" ? text : this.#visit(text, ASSISTANT, lane.number);
    const isMasked = made !== text;
    lane.isMasked ||= isMasked;
    return { text: made, isMasked, isSettled: true };
  }
}
