import type { ClientHalf } from "./client-half.ts";
import { NO_LENGTH } from "../codec/message-scanner.ts";
import type { FinalHead, SentRequestHead } from "./head/head-writer.ts";
import type { ResponseBody } from "./message/response-body.ts";
import type { CurrentForm } from "./body/current-form.ts";
import type { RequestBody } from "./message/request-body.ts";
import { bufferOf } from "./body/body-queue.ts";
import { DivertedRequest, DivertedResponse } from "./message/diverted-body.ts";
import type { BodyReceiver, BodySender, BodyTap, BodyTransform } from "./body/body-handlers.ts";
import type { TunnelFilters } from "./stream/tunnel-filters.ts";
import type { Downstream } from "./stream/stream.ts";
import type { TunnelSource } from "./stream/tunnel.ts";
import { Timer } from "../wire/timer-wheel.ts";

/** The states of an exchange, in order: what the exchange waits for. */
export const DECISION = 0;
export const UPSTREAM = 1;
/** The exchange waits for the gateway, which edits the response. */
export const RESPONSE_EDIT = 2;
/** The exchange waits for the rest of the body. */
export const BODY = 3;
export const NOTHING = 4;
export type Phase =
  typeof DECISION | typeof UPSTREAM | typeof RESPONSE_EDIT | typeof BODY | typeof NOTHING;

const NO_BODY = new Uint8Array(0);

/** Used as the body sender when the exchange no longer needs the body. */
const NOBODY: BodySender = {
  size() {},
  write() {},
  end() {},
  fail() {},
  pause() {},
  resume() {},
};

/** The state of an exchange: its timeout, and how its bodies are handled. */
export abstract class Exchange {
  readonly downstream: Downstream;
  client: ClientHalf;
  readonly request: SentRequestHead;
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
  /** The upstream's connection after a protocol switch. */
  protected held: TunnelSource | undefined;
  /** The body that replaces the client's body. */
  protected madeRequest: RequestBody | undefined;
  /** The upstream's own body, if the client gets another body. */
  protected divertedResponse: ResponseBody | undefined;
  /**
   * Maximum milliseconds during which the response is still read after its client has disconnected; 0: the
   * request is cancelled when the client disconnects.
   */
  protected readsForGone = 0;
  /** The filters that see the bytes of a tunnel. */
  tunnelFilters: TunnelFilters | undefined;
  /** Whether the client sends a body. */
  readonly #receivesBody: boolean;
  /** The last one that makes the client's body from the upstream's. */
  #lastDiverted: DivertedResponse | undefined;
  #pause: Timer | undefined;

  constructor(client: ClientHalf, request: SentRequestHead, startedAt: number, hasBody: boolean) {
    this.client = client;
    this.downstream = client.downstream;
    this.request = request;
    this.startedAt = startedAt;
    this.#receivesBody = hasBody;
  }

  get over(): boolean {
    return this.phase === NOTHING;
  }

  /** Whether bytes of the final response have been sent. */
  get responding(): boolean {
    return this.phase === BODY;
  }

  /** The request body that is forwarded. */
  get requestBody(): RequestBody {
    return this.madeRequest ?? this.client.requestBody;
  }

  /** The body that the upstream sends. */
  get responseBody(): ResponseBody {
    return this.divertedResponse ?? this.sentResponse;
  }

  /** The body that the client gets. */
  protected get sentResponse(): ResponseBody {
    return this.client.responses.body;
  }

  get keepsNameCase(): boolean {
    return this.client.server.limits.keepsNameCase;
  }

  get requestTrailers(): readonly string[] {
    return this.requestBody.reader.trailers;
  }

  get responseTrailers(): readonly string[] {
    return this.sentResponse.trailers;
  }

  get requestLength(): number | undefined {
    return known(this.requestBody.madeLength ?? this.request.contentLength);
  }

  get responseLength(): number | undefined {
    const { madeLength, form } = this.sentResponse;
    const { replacement, transform } = form;
    if (transform !== undefined) return undefined;
    return replacement?.length ?? known(madeLength ?? this.response?.contentLength ?? NO_LENGTH);
  }

  get requestMayTrail(): boolean {
    return this.requestBody.reader.mayTrail;
  }

  get responseMayTrail(): boolean {
    return this.sentResponse.mayTrail;
  }

  get requestComplete(): boolean {
    return this.requestBody.reader.complete;
  }

  get hasRequestBody(): boolean {
    return this.requestBody.hasBody(this.#receivesBody);
  }

  get collectedRequest(): CurrentForm {
    return this.requestBody.current;
  }

  get collectedResponse(): CurrentForm {
    return this.sentResponse.form.current;
  }

  get isResponseEmpty(): boolean {
    return this.sentResponse.empty;
  }

  get isResponseObserved(): boolean {
    return this.sentResponse.form.isObserved;
  }

  get canReplay(): boolean {
    return !this.requestBody.lost;
  }

  copyRequest(limit: number): () => Buffer | "too large" | undefined {
    return this.requestBody.copy(limit);
  }

  markRequestBody(): () => void {
    const { requestBody } = this;
    const restore = requestBody.mark();
    // A body that was diverted since then is kept by the one who diverts it.
    return () => this.requestBody === requestBody && restore();
  }

  tapRequest(tap: BodyTap): void {
    if (this.phase !== NOTHING) this.requestBody.tap(tap);
  }

  tapResponse(tap: BodyTap): void {
    if (this.phase !== NOTHING) this.sentResponse.form.observe(tap);
  }

  divertRequest(receiver: BodyReceiver): BodySender {
    if (this.phase !== DECISION) return NOBODY;
    const { client, requestBody: own } = this;
    const diverted = new DivertedRequest(own, client.server.thread.output, receiver, {
      progress: () => this.requestProgress(),
      fail: (detail) => this.processingFailed(detail),
    });
    if (own.awaitsContinue) this.sendContinue();
    this.madeRequest = diverted.made;
    return diverted;
  }

  divertResponse(receiver: BodyReceiver): BodySender {
    if (this.phase !== RESPONSE_EDIT || this.held !== undefined) return NOBODY;
    const { client, sentResponse: sent } = this;
    this.settleReplacement();
    const diverted = new DivertedResponse(sent, client.server.thread.output, receiver, {
      progress: () => this.madeResponseEnded(),
      fail: (detail, kind) =>
        kind === "protocol" ? this.upstreamBroken(detail) : this.processingFailed(detail),
    });
    this.#lastDiverted?.sendTo(diverted.own);
    this.#lastDiverted = diverted;
    this.divertedResponse ??= diverted.own;
    return diverted;
  }

  /** What was made of the upstream's body so far is no longer sent. */
  protected leaveDiverted(): void {
    this.#lastDiverted?.leave();
    this.#lastDiverted = undefined;
  }

  bufferRequest(limit: number, done: (body: Uint8Array | undefined) => void): void {
    const { requestBody } = this;
    // A whole body can be read at any time.
    if (this.phase !== DECISION && requestBody.current === undefined) return;
    if (requestBody.awaitsContinue && requestBody.reader.missing <= limit) this.sendContinue();
    requestBody.collect(limit, done);
  }

  replaceRequestBody(body: Uint8Array): void {
    const isSwitch = this.request.upgrade !== undefined;
    if (this.phase === DECISION && !isSwitch) this.requestBody.replace(bufferOf(body));
  }

  setDeadline(milliseconds: number): void {
    if (this.phase >= RESPONSE_EDIT) return;
    this.client.setDeadline(this.startedAt, milliseconds);
  }

  replaceResponseBody(body: Uint8Array): void {
    if (this.phase !== RESPONSE_EDIT || this.held !== undefined) return;
    this.leaveDiverted();
    this.sentResponse.replace(body);
  }

  transformResponseBody(transform: BodyTransform): void {
    if (this.phase !== RESPONSE_EDIT || this.held !== undefined) return;
    this.sentResponse.form.transform = transform;
  }

  forgetResponseLength(): void {
    if (this.phase === RESPONSE_EDIT && this.held === undefined)
      this.sentResponse.madeLength = NO_LENGTH;
  }

  bufferResponse(limit: number, done: (body: Uint8Array | undefined) => void): void {
    if (this.held !== undefined) return done(NO_BODY);
    if (this.phase !== RESPONSE_EDIT) return;
    this.sentResponse.collect(limit, done, (bytes) => this.responseBuffered(bytes));
  }

  awaitResponseBody(isEnough: (body: Uint8Array) => boolean, done: () => void): void {
    if (this.phase !== RESPONSE_EDIT) return;
    if (this.held !== undefined) {
      isEnough(NO_BODY);
      return done();
    }
    this.sentResponse.awaitBeginning(isEnough, done);
  }

  readForGoneClient(milliseconds: number): void {
    this.readsForGone = milliseconds;
  }

  filterTunnel(filters: TunnelFilters): void {
    if (this.held !== undefined) this.tunnelFilters = filters;
  }

  wait(milliseconds: number, done: () => void): void {
    if (this.phase === NOTHING) return;
    this.#pause?.release();
    this.#pause = new Timer(this.client.server.thread.wheel, { timedOut: done });
    this.#pause.set(milliseconds);
  }

  abstract requestProgress(): void;
  /** Is called with further bytes of a response body that is collected. */
  protected abstract responseBuffered(bytes: number): void;
  protected abstract settleReplacement(): void;
  /** Is called when the replacement for the response body is complete. */
  protected abstract madeResponseEnded(): void;
  /** Handles the failure of the code that changes a body. */
  protected abstract processingFailed(detail: string): void;
  /** Handles a body of the upstream that is broken, like an upstream that disconnects. */
  protected abstract upstreamBroken(detail: string): void;

  /** Asks the client for its body, so that the upstream need not. */
  protected sendContinue(): void {
    this.client.requestBody.expectsContinue = false;
    this.client.responses.continue();
  }

  protected endWait(): void {
    this.#pause?.release();
  }
}

function known(length: number): number | undefined {
  return length === NO_LENGTH ? undefined : length;
}
