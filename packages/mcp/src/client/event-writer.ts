import type { Fields, MessageWriter } from "./client-writer.ts";

const NOT_FOUND = 404;

/** The listener that is told about the end of an {@link EventWriter}. */
export interface EventListener {
  /** Called when the response is complete. */
  readonly done: () => void;
  /** Called when a target has lost the session. */
  readonly lost: () => void;
  /** Returns the message to send to the client instead; undefined: the message is dropped. */
  readonly edit?: (json: string) => string | undefined;
}

/** Writes responses to a client that receives all messages on one stream. */
export class EventWriter implements MessageWriter {
  readonly #stream: MessageWriter;
  readonly #listener: EventListener;
  #state: "new" | "stream" | "over" = "new";

  constructor(stream: MessageWriter, listener: EventListener) {
    this.#stream = stream;
    this.#listener = listener;
  }

  get isNew(): boolean {
    return this.#state === "new";
  }

  get isOver(): boolean {
    return this.#state === "over" || this.#stream.isOver;
  }

  get isPaused(): boolean {
    return this.#stream.isPaused;
  }

  reply(json: string, { status }: { readonly status?: number; readonly fields?: Fields } = {}) {
    if (this.#state !== "new") return;
    this.#write(json);
    if (status === NOT_FOUND) this.#listener.lost();
    this.#finish();
  }

  accept(): void {
    this.#finish();
  }

  open(): void {
    if (this.#state === "new") this.#state = "stream";
  }

  /** Events have no id, because the 2024-11-05 transport cannot resume a stream. */
  event(data: string): void {
    this.open();
    if (this.#state === "stream" && data !== "") this.#write(data);
  }

  end(): void {
    this.#finish();
  }

  cut(detail: string): void {
    if (this.#state === "over") return;
    this.#finish();
    this.#stream.cut(detail);
  }

  abandoned(): void {
    this.#finish();
  }

  #write(json: string): void {
    const { edit } = this.#listener;
    const edited = edit === undefined ? json : edit(json);
    if (edited !== undefined) this.#stream.event(edited);
  }

  #finish(): void {
    if (this.#state === "over") return;
    this.#state = "over";
    this.#listener.done();
  }
}
