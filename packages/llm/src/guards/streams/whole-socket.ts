import { GUARDED_TEXTS } from "../../bounds.ts";
import { ChatFault } from "../../chat/fault.ts";
import { type JsonObject, textIn } from "../../json.ts";
import type { SocketMessage } from "../../sockets/frames.ts";
import type { Frame } from "../../stream/frames.ts";
import { GuardLimit } from "../events/event-texts.ts";
import {
  endsLane,
  frameOf,
  guardedLaneOf,
  type GuardedSocket,
  isOfSpeech,
  NOTHING,
  type Passed,
} from "./socket-events.ts";
import { WholeStream } from "./whole-stream.ts";

const FORMAT = "responses";
/** The event that begins a response: the client gets it at once. */
const CREATED = "response.created";
const OF_RESPONSE = "response.";

/**
 * Checks the responses of a WebSocket as a whole: the events of each lane wait until its response ends. Events of no
 * response are checked alone.
 */
export class WholeSocket implements GuardedSocket {
  readonly #judged: (stream: WholeStream) => Promise<Uint8Array>;
  readonly #maxBytes: number;
  /** The events that wait, by lane; undefined for a response that was rejected. */
  readonly #lanes = new Map<string, Frame[] | undefined>();
  #bytes = 0;

  /**
   * @param judged returns the bytes for the client, or throws a ChatFault if a guard rejects the texts
   * @param maxBytes of all events that wait
   */
  constructor(judged: (stream: WholeStream) => Promise<Uint8Array>, maxBytes: number) {
    this.#judged = judged;
    this.#maxBytes = maxBytes;
  }

  async add(message: SocketMessage, event: JsonObject): Promise<Passed> {
    const lane = guardedLaneOf(event, this.#lanes);
    const frame = frameOf(message, event);
    const type = textIn(event, "type") ?? "";
    const left = type === CREATED ? await this.#left(lane) : NOTHING;
    try {
      if (endsLane(event)) return { sent: await this.#released(lane, frame) };
      const waits = type !== CREATED && (type.startsWith(OF_RESPONSE) || isOfSpeech(event));
      if (!waits) return { ...left, sent: [...left.sent, await this.#judgedTogether([frame])] };
      this.#hold(lane, frame);
      return NOTHING;
    } catch (fault) {
      return { sent: left.sent, error: errorOf(fault) };
    }
  }

  async end(): Promise<readonly Uint8Array[]> {
    const sent: Uint8Array[] = [];
    for (const lane of this.#lanes.keys()) sent.push(...(await this.#left(lane)).sent);
    return sent;
  }

  /** Ends a lane whose response has no end of its own. */
  async #left(lane: string): Promise<Passed> {
    try {
      return { sent: await this.#released(lane) };
    } catch (fault) {
      return { sent: [], error: errorOf(fault) };
    }
  }

  /** @throws GuardLimit if too much waits: the rest of the response is left out then */
  #hold(lane: string, frame: Frame): void {
    const frames = this.#lanes.get(lane);
    if (frames === undefined && this.#lanes.has(lane)) return;
    if (frames === undefined && this.#lanes.size >= GUARDED_TEXTS)
      throw new GuardLimit(`there are more than ${GUARDED_TEXTS} at once`);
    if (this.#bytes + frame.bytes.length > this.#maxBytes) {
      this.#forget(lane);
      this.#lanes.set(lane, undefined);
      throw new GuardLimit(`more than ${this.#maxBytes} bytes wait for the end of a response`);
    }
    this.#bytes += frame.bytes.length;
    if (frames === undefined) this.#lanes.set(lane, [frame]);
    else frames.push(frame);
  }

  /** Removes a lane; returns the events that have waited, or undefined if its response was rejected. */
  #forget(lane: string): readonly Frame[] | undefined {
    const isRejected = this.#lanes.has(lane) && this.#lanes.get(lane) === undefined;
    const frames = this.#lanes.get(lane) ?? [];
    this.#lanes.delete(lane);
    for (const { bytes } of frames) this.#bytes -= bytes.length;
    return isRejected ? undefined : frames;
  }

  /**
   * Ends a lane; returns the bytes of its events and of the last one.
   * @throws ChatFault if a guard rejects the response
   */
  async #released(lane: string, ...last: readonly Frame[]): Promise<readonly Uint8Array[]> {
    const frames = this.#forget(lane);
    if (frames === undefined || frames.length + last.length === 0) return [];
    return [await this.#judgedTogether([...frames, ...last])];
  }

  #judgedTogether(frames: readonly Frame[]): Promise<Uint8Array> {
    return this.#judged(new WholeStream(FORMAT, frames));
  }
}

function errorOf(fault: unknown): ChatFault["error"] {
  if (!(fault instanceof ChatFault)) throw fault;
  return fault.error;
}
