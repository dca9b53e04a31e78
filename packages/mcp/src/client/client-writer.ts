import type { LocalResponse, Alarm, Calls } from "@edge-gateway/http";
import { KEEP_ALIVE, writeEvent } from "@edge-gateway/kernel/http/write-event";
import { MCP_KEEP_ALIVE_INTERVAL } from "../bounds.ts";

export type Fields = readonly (readonly [name: string, value: string])[];

const OK = 200;
const ACCEPTED = 202;
const JSON_FIELDS: Fields = [["content-type", "application/json"]];
const STREAM_FIELDS: Fields = [
  ["content-type", "text/event-stream"],
  ["cache-control", "no-cache, no-transform"],
  // Some proxies buffer events unless this header disables buffering.
  ["x-accel-buffering", "no"],
];
const NOTHING = Buffer.alloc(0);

/** The receiver of the responses and events for the client's messages. */
export interface MessageWriter {
  /** Whether nothing has been sent to the client yet. */
  readonly isNew: boolean;
  readonly isOver: boolean;
  /** Whether the client's connection can take no more data for now. */
  readonly isPaused: boolean;
  /** Sends a single message, or an error, with an HTTP status of its own. */
  reply(json: string, how?: { readonly status?: number; readonly fields?: Fields }): void;
  /** Confirms messages that have no response. */
  accept(status?: number): void;
  open(): void;
  /**
   * Sends an event; the first event begins the event stream.
   * @param data a JSON message
   */
  event(data: string, id?: string, retry?: number): void;
  end(): void;
  /** Ends the stream before the response is complete; the client may resume the stream later. */
  cut(detail: string): void;
  /** Called when the client disconnects. */
  abandoned(): void;
}

/** Sends the client a JSON message, or an event stream with keep-alive comments. */
export class ClientWriter implements MessageWriter {
  readonly #response: LocalResponse;
  readonly #alarm: Alarm;
  #state: "new" | "stream" | "over" = "new";

  constructor(response: LocalResponse, calls: Calls) {
    this.#response = response;
    this.#alarm = calls.alarm(() => this.#keepAlive());
  }

  get isNew(): boolean {
    return this.#state === "new";
  }

  get isOver(): boolean {
    return this.#state === "over";
  }

  get isPaused(): boolean {
    return this.#response.isPaused;
  }

  reply(
    json: string,
    { status = OK, fields = [] }: { status?: number; fields?: Fields } = {},
  ): void {
    if (this.#state !== "new") return;
    this.#finish();
    this.#response.reply(status, [...JSON_FIELDS, ...fields], Buffer.from(json));
  }

  accept(status = ACCEPTED): void {
    if (this.#state !== "new") return;
    this.#finish();
    this.#response.reply(status, [], NOTHING);
  }

  open(): void {
    if (this.#state !== "new") return;
    this.#state = "stream";
    this.#response.begin(OK, STREAM_FIELDS);
    this.#alarm.set(MCP_KEEP_ALIVE_INTERVAL);
  }

  event(data: string, id?: string, retry?: number): void {
    this.open();
    if (this.#state !== "stream") return;
    const event = data === "" ? undefined : "message";
    this.#write(writeEvent({ event, data, id, retry }));
  }

  /** Sends an event that contains no message. */
  named(event: string, data: string): void {
    this.open();
    if (this.#state === "stream")
      this.#write(writeEvent({ event, data, id: undefined, retry: undefined }));
  }

  end(): void {
    if (this.#state !== "stream") return;
    this.#finish();
    this.#response.end();
  }

  cut(detail: string): void {
    if (this.#state === "over") return;
    this.#finish();
    this.#response.fail("reset", detail);
  }

  abandoned(): void {
    this.#finish();
  }

  #finish(): void {
    this.#state = "over";
    this.#alarm.release();
  }

  #keepAlive(): void {
    if (this.#state !== "stream") return;
    if (!this.#response.isPaused) this.#write(KEEP_ALIVE);
    this.#alarm.set(MCP_KEEP_ALIVE_INTERVAL);
  }

  #write(text: string): void {
    this.#response.write(Buffer.from(text));
    this.#alarm.set(MCP_KEEP_ALIVE_INTERVAL);
  }
}
