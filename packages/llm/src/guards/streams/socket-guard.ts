import { writtenLike } from "@edge-gateway/kernel/json/exact-numbers";
import { GUARDED_TEXTS } from "../../bounds.ts";
import type { ChatError } from "../../chat/form.ts";
import { type JsonObject, objectOf, textIn } from "../../json.ts";
import { textFrame, type SocketMessage } from "../../sockets/frames.ts";
import { isLastEvent, laneOf } from "../../sockets/usage.ts";
import { isUnambiguous } from "../../stream/frames.ts";
import { EventGuard } from "./event-guard.ts";
import { GuardLimit } from "../events/event-texts.ts";
import { Judge, Rejection, type StreamStage } from "../stages/stage-scan.ts";

/** What a client gets after an event: the bytes of that event, or of several events that waited. */
interface Passed {
  readonly sent: readonly Uint8Array[];
  /**
   * The error for the client if a guard rejects the response; the client then gets nothing more of the
   * response.
   */
  readonly error?: ChatError;
}

const NOTHING: Passed = { sent: [] };

const TRANSCRIPTION = /^conversation\.item\.input_audio_transcription\.(?:delta|completed|failed)$/;
/** The end of a transcription. */
const TRANSCRIBED = /^conversation\.item\.input_audio_transcription\.(?:completed|failed)$/;

/** The bytes of a message; they are written anew if the client might read another event in them. */
export function clearMessage({ raw, text = "" }: SocketMessage, event: JsonObject): Uint8Array {
  return isUnambiguous(text, event) ? raw : textFrame(writtenLike(event, text));
}

/** Checks the responses of a WebSocket, each lane as a stream of its own. */
export class SocketGuard {
  readonly #stages: () => readonly StreamStage[];
  /** The guards of responses that have not ended; undefined for a response that was rejected. */
  readonly #lanes = new Map<string, EventGuard | undefined>();

  constructor(stages: () => readonly StreamStage[]) {
    this.#stages = stages;
  }

  add(message: SocketMessage, event: JsonObject): Passed {
    const lane = this.#laneOf(event);
    const isLast = isLastEvent(event) || TRANSCRIBED.test(textIn(event, "type") ?? "");
    const frame = {
      bytes: clearMessage(message, event),
      type: "",
      body: event,
      isComment: false,
      with: (body: JsonObject) => textFrame(writtenLike(body, message.text)),
    };
    try {
      const guard = this.#guardOf(lane);
      if (isLast) this.#lanes.delete(lane);
      if (guard === undefined) return NOTHING;
      const sent = guard.add(frame);
      return { sent: isLast ? [...sent, ...guard.end()] : sent };
    } catch (fault) {
      if (!(fault instanceof Rejection) && !(fault instanceof GuardLimit)) throw fault;
      if (!isLast && this.#lanes.has(lane)) this.#lanes.set(lane, undefined);
      return { sent: [], error: fault.error };
    }
  }

  /** Is called when the provider sends no more bytes. */
  end(): readonly Uint8Array[] {
    const guards = [...this.#lanes.values()];
    this.#lanes.clear();
    return guards.flatMap((guard) => {
      try {
        return guard?.end() ?? [];
      } catch (fault) {
        if (!(fault instanceof Rejection) && !(fault instanceof GuardLimit)) throw fault;
        return [];
      }
    });
  }

  /**
   * The last event of a realtime response has no lane; its lane is then the id of the response. A transcription
   * of the client's speech has the lane of its item.
   */
  #laneOf(event: JsonObject): string {
    if (TRANSCRIPTION.test(textIn(event, "type") ?? ""))
      return `speech ${textIn(event, "item_id") ?? ""}`;
    const id = textIn(objectOf(event["response"]), "id");
    return id !== undefined && this.#lanes.has(id) ? id : laneOf(event);
  }

  /**
   * The guard of a response; undefined if the response is rejected.
   * @throws GuardLimit
   */
  #guardOf(lane: string): EventGuard | undefined {
    if (this.#lanes.has(lane)) return this.#lanes.get(lane);
    if (this.#lanes.size >= GUARDED_TEXTS)
      throw new GuardLimit(`there are more than ${GUARDED_TEXTS} at once`);
    const guard = new EventGuard(
      "responses",
      this.#stages().map((stage) => new Judge(stage)),
    );
    this.#lanes.set(lane, guard);
    return guard;
  }
}
