import type { ClientHalf } from "./client-half.ts";
import type { FinalHead, SentRequestHead } from "./head-writer.ts";
import type { ResponseBody } from "./response-body.ts";
import type { RequestBody } from "./request-body.ts";
import type { BodyTap, BodyTransform, Downstream } from "./stream.ts";
import type { TunnelSource } from "./tunnel.ts";
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

const NO_BODY = new Uint8Array(0);

/** The state of one exchange, its time limit, and what the gateway does with its bodies. */
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
  /** The upstream's connection after it has left HTTP. */
  protected held: TunnelSource | undefined;
  /** Milliseconds of the time limit of the whole request; 0 = none. */
  protected deadline = 0;
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

  bufferRequest(limit: number, done: (body: Uint8Array | undefined) => void): void {
    if (this.phase !== DECISION) return;
    const { requestBody } = this;
    if (requestBody.awaitsContinue && requestBody.reader.missing <= limit) {
      requestBody.expectsContinue = false;
      this.client.responses.continue();
    }
    requestBody.collect(limit, done);
  }

  replaceRequestBody(body: Uint8Array): void {
    if (this.phase === DECISION) this.requestBody.replace(Buffer.from(body));
  }

  setDeadline(milliseconds: number): void {
    if (this.phase >= RESPONSE_EDIT) return;
    this.deadline = milliseconds;
    this.client.setDeadline(this.startedAt, milliseconds);
  }

  replaceResponseBody(body: Uint8Array): void {
    if (this.phase !== RESPONSE_EDIT || this.held !== undefined) return;
    this.responseBody.replacement = body;
    this.responseBody.transform = undefined;
  }

  transformResponseBody(transform: BodyTransform): void {
    if (this.phase !== RESPONSE_EDIT || this.held !== undefined) return;
    this.responseBody.transform = transform;
  }

  bufferResponse(limit: number, done: (body: Uint8Array | undefined) => void): void {
    if (this.held !== undefined) done(NO_BODY);
    else if (this.phase === RESPONSE_EDIT) this.responseBody.collect(limit, done);
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
