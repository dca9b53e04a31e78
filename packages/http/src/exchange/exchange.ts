import type { ClientHalf } from "./client-half.ts";
import type { FinalHead, SentRequestHead } from "./head-writer.ts";
import type { ResponseBody } from "./response-body.ts";
import type { RequestBody } from "./request-body.ts";
import type { BodyTap, Downstream } from "./stream.ts";
import { Timer } from "../wire/timer-wheel.ts";

/** What an exchange waits for, in this order. */
export const DECISION = 0;
export const UPSTREAM = 1;
/** The gateway, which edits the response. */
export const RESPONSE_EDIT = 2;
/** The rest of the body. */
export const BODY = 3;
export const NOTHING = 4;
export type Phase =
  typeof DECISION | typeof UPSTREAM | typeof RESPONSE_EDIT | typeof BODY | typeof NOTHING;

/** The state of one exchange, and what can be read of it without changing its course. */
export abstract class Exchange {
  readonly downstream: Downstream;
  readonly client: ClientHalf;
  readonly request: SentRequestHead;
  readonly hasRequestBody: boolean;
  readonly startedAt: number;
  response: FinalHead | undefined;
  dispatchedAt = 0;
  respondedAt = 0;
  endedAt = 0;
  requestBytes = 0;
  responseBytes = 0;
  tunnelled = false;
  context: unknown;

  protected phase: Phase = DECISION;
  #pause: Timer | undefined;

  constructor(client: ClientHalf, request: SentRequestHead, startedAt: number, hasBody: boolean) {
    this.client = client;
    this.downstream = client.downstream;
    this.request = request;
    this.startedAt = startedAt;
    this.hasRequestBody = hasBody;
  }

  get over(): boolean {
    return this.phase === NOTHING;
  }

  /** Whether bytes of the final response have been sent. */
  get responding(): boolean {
    return this.phase === BODY;
  }

  get requestBody(): RequestBody {
    return this.client.requestBody;
  }

  get responseBody(): ResponseBody {
    return this.client.responses.body;
  }

  get keepsNameCase(): boolean {
    return this.client.server.limits.keepsNameCase;
  }

  get responseTrailers(): readonly string[] {
    return this.responseBody.trailers;
  }

  get requestComplete(): boolean {
    return this.requestBody.reader.complete;
  }

  get collectedRequest(): Uint8Array | undefined {
    return this.requestBody.collected;
  }

  get canReplay(): boolean {
    return !this.requestBody.lost;
  }

  tapRequest(tap: BodyTap): void {
    if (this.phase !== NOTHING) this.requestBody.tap(tap);
  }

  tapResponse(tap: BodyTap): void {
    if (this.phase !== NOTHING) this.responseBody.tap(tap);
  }

  wait(milliseconds: number, done: () => void): void {
    if (this.phase === NOTHING) return;
    this.#pause?.release();
    this.#pause = new Timer(this.client.server.thread.wheel, { timedOut: done });
    this.#pause.set(milliseconds);
  }

  protected endWait(): void {
    this.#pause?.release();
  }
}
