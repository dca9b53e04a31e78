import { EngineUpstream } from "./halves.ts";
import type { ClientHalf, Progress, UpstreamHalf } from "./halves.ts";
import type { FinalHead, SentRequestHead, SentResponseHead } from "./head-writer.ts";
import { ListHead } from "./list-head.ts";
import { mayRepeat, needsFresh } from "./repeats.ts";
import { isSuccess } from "./response-writer.ts";
import type {
  BodyTap,
  Dispatch,
  Downstream,
  FailureKind,
  Reply,
  Stream,
  StreamEnd,
} from "./stream.ts";
import { Timer } from "../wire/timer-wheel.ts";
import type { TunnelOwner, TunnelSource } from "./tunnel.ts";

/** What the stream waits for. */
const GATE = 0;
const UPSTREAM = 1;
/** The gateway, with a response before it. */
const RESPONSE_EDIT = 2;
/** The rest of the body. */
const BODY = 3;
const NOTHING = 4;

const CONNECT = "CONNECT";
/** RFC 9110 section 15.3.1. */
const OK = 200;
const NO_BODY = new Uint8Array(0);

/** One request and its response, over any two halves. */
export class HttpStream implements Stream, TunnelOwner {
  readonly downstream: Downstream;
  readonly client: ClientHalf;
  readonly request: SentRequestHead;
  readonly hasRequestBody: boolean;
  readonly startedAt: number;
  response: FinalHead | undefined;
  dispatchedAt = 0;
  answeredAt = 0;
  requestBytes = 0;
  responseBytes = 0;
  tunnelled = false;
  context: unknown;

  #phase = GATE;
  #up: UpstreamHalf | undefined;
  /** The head of the upstream's response. */
  #answer: SentResponseHead | undefined;
  #dispatch: Dispatch | undefined;
  /** Milliseconds of the time limit of the whole request; 0 = none. */
  #deadline = 0;
  /** Whether the upstream's connection broke while the gateway was editing the response. */
  #broken = false;
  #requestEnded = false;
  /** The upstream's connection when it speaks no HTTP any more. */
  #held: TunnelSource | undefined;
  /** How often the dispatch was sent again. */
  #repeats = 0;
  /** Whether the gateway counts the tries, and decides about each. */
  #isCounted = false;
  #pause: Timer | undefined;

  constructor(client: ClientHalf, request: SentRequestHead, startedAt: number, hasBody: boolean) {
    this.client = client;
    this.downstream = client.downstream;
    this.request = request;
    this.startedAt = startedAt;
    this.hasRequestBody = hasBody;
  }

  get over(): boolean {
    return this.#phase === NOTHING;
  }

  /** Whether bytes of the final response have been sent. */
  get responding(): boolean {
    return this.#phase === BODY;
  }

  forward(dispatch: Dispatch): void {
    if (this.#phase !== GATE) return;
    if (this.client.requestBody.lost) throw new TypeError("the request body is not here any more");
    this.#dispatch = dispatch;
    this.#repeats = 0;
    this.#isCounted ||= dispatch.replay === true;
    if (dispatch.replay === true) this.client.requestBody.keep();
    this.dispatchedAt = this.client.server.clock();
    this.#send(dispatch, this.request.method === CONNECT);
  }

  /** The protocols that the request asks to switch to, where that is possible. */
  get upgrade(): string | undefined {
    return this.client.openTunnel === undefined ? undefined : this.request.upgrade;
  }

  get responseTrailers(): readonly string[] {
    return this.client.answers.body.trailers;
  }

  get requestComplete(): boolean {
    return this.client.requestBody.reader.complete;
  }

  get canReplay(): boolean {
    return !this.client.requestBody.lost;
  }

  discardResponse(): void {
    if (this.#phase !== RESPONSE_EDIT) return;
    this.#abandon();
    this.#held = undefined;
    this.client.answers.body.clear();
    this.#answer = undefined;
    this.response = undefined;
    this.#broken = false;
    this.responseBytes = 0;
    this.answeredAt = 0;
    this.#phase = GATE;
    if (this.#deadline > 0) this.client.setDeadline(this.startedAt, this.#deadline);
  }

  reply(reply: Reply): void {
    if (this.#phase >= BODY) return;
    this.#abandon();
    this.#phase = BODY;
    const head = new ListHead(reply.status, reply.headers);
    this.response = head;
    this.responseBytes = reply.body.length;
    this.client.settleKeepAlive(true);
    this.client.answers.reply(this.request.method, head, reply.body);
    this.#end("complete");
  }

  respond(): void {
    if (this.#held !== undefined) return this.#openTunnel(this.#held);
    const head = this.#answer;
    if (this.#phase !== RESPONSE_EDIT || head === undefined) return;
    this.#phase = BODY;
    const { answers, requestBody } = this.client;
    requestBody.release();
    if (answers.body.replacement !== undefined) this.#replaced(answers.body.replacement);
    this.client.settleKeepAlive(false);
    answers.respond(this.request.method, head);
    if (this.#broken) this.#cut("upstream-aborted");
    else if (answers.body.complete) this.#end("complete");
  }

  replaceResponseBody(body: Uint8Array): void {
    if (this.#phase !== RESPONSE_EDIT || this.#held !== undefined) return;
    this.client.answers.body.replacement = body;
  }

  bufferRequest(limit: number, done: (body: Uint8Array | undefined) => void): void {
    if (this.#phase === GATE) this.client.collectRequest(limit, done);
  }

  bufferResponse(limit: number, done: (body: Uint8Array | undefined) => void): void {
    if (this.#held !== undefined) done(NO_BODY);
    else if (this.#phase === RESPONSE_EDIT) this.client.answers.body.collect(limit, done);
  }

  tapRequest(tap: BodyTap): void {
    if (this.#phase !== NOTHING) this.client.requestBody.tap(tap);
  }

  tapResponse(tap: BodyTap): void {
    if (this.#phase !== NOTHING) this.client.answers.body.tap(tap);
  }

  setDeadline(milliseconds: number): void {
    if (this.#phase >= RESPONSE_EDIT) return;
    this.#deadline = milliseconds;
    this.client.setDeadline(this.startedAt, milliseconds);
  }

  wait(milliseconds: number, done: () => void): void {
    if (this.#phase === NOTHING) return;
    this.#pause?.release();
    this.#pause = new Timer(this.client.server.wheel, { timedOut: done });
    this.#pause.set(milliseconds);
  }

  abort(): void {
    this.#cut("client-aborted");
  }

  /** The client's connection is gone, or has failed beyond repair. */
  clientGone(): void {
    this.#abandon();
    this.#end("client-aborted");
  }

  /** The body of the request was refused with that status; the client has been told. */
  refused(status: number): void {
    this.response = new ListHead(status, []);
    this.clientGone();
  }

  /** A time limit of a body has passed: the client sees that its response is not whole. */
  expired(): void {
    this.#cut("deadline");
  }

  deadlinePassed(): void {
    if (this.#phase >= RESPONSE_EDIT) return;
    this.#abandon();
    this.#fail("deadline", "the time for the whole request is over", false);
  }

  /** The connection of the upstream is ready for the request. */
  transmit(up: UpstreamHalf): void {
    if (this.request.method === CONNECT) return this.#connected(up);
    const { requestBody } = this.client;
    requestBody.transmit(up.writeHead(this.request, requestBody, this.client.expectationMet));
    this.requestProgress();
  }

  /** Tells the gateway once that the request body has been handed on. */
  requestProgress(): void {
    if (this.#requestEnded || this.#phase === GATE || this.#phase === NOTHING) return;
    if (this.client.requestBody.reader.complete) this.endRequest();
  }

  endRequest(): void {
    if (this.#requestEnded) return;
    this.#requestEnded = true;
    this.client.server.gate.requestEnd?.(this);
  }

  /** An interim response (RFC 9110 section 15.2). */
  interim(head: SentResponseHead): void {
    if (this.#phase === UPSTREAM) this.client.answers.interim(head);
  }

  /** The head of the final response is here, with the first bytes of its body, or all of it. */
  answered(head: SentResponseHead, complete: boolean): void {
    if (complete) {
      this.#up = undefined;
      this.client.answers.body.end();
      if (!this.client.requestBody.reader.complete) this.#stopRequest();
    }
    if (this.request.mustSwitch === true && isSuccess(head.status)) return this.#notSwitched();
    if (this.#dispatch?.replay !== true) this.client.requestBody.release();
    this.#answer = head;
    this.response = head;
    this.answeredAt = this.client.server.clock();
    this.#phase = RESPONSE_EDIT;
    this.client.clearDeadline();
    this.client.server.gate.response(this);
  }

  /** Another protocol begins behind this head. */
  switched(head: FinalHead, held: TunnelSource): void {
    this.#held = held;
    this.response = head;
    this.answeredAt = this.client.server.clock();
    this.#phase = RESPONSE_EDIT;
    this.client.clearDeadline();
    this.client.server.gate.response(this);
  }

  /** Passed on, the answer would be read as the beginning of another protocol. */
  #notSwitched(): void {
    this.#abandon();
    this.client.answers.body.clear();
    this.#fail("upgrade", "the upstream does not switch the protocol", false);
  }

  tunnelEnded(end: StreamEnd): void {
    this.#up = undefined;
    this.#end(end);
  }

  /** RFC 9110 section 9.3.6: the connection that a client asked for is there. */
  #connected(up: UpstreamHalf): void {
    const held = up.hold?.();
    if (held !== undefined && this.client.openTunnel !== undefined)
      return this.switched(new ListHead(OK, []), held);
    this.#abandon();
    this.#fail("connect", "a tunnel needs a connection of its own on both sides", false);
  }

  #openTunnel(held: TunnelSource): void {
    const head = this.response;
    if (this.#phase !== RESPONSE_EDIT || head === undefined) return;
    this.#phase = BODY;
    this.#held = undefined;
    if (this.#broken) return this.#cut("upstream-aborted");
    this.endRequest();
    this.tunnelled = true;
    this.client.openTunnel?.(head, held, this);
  }

  /** The upstream has answered before it had the whole request, and does not want the rest. */
  #stopRequest(): void {
    const { requestBody } = this.client;
    if (this.#dispatch?.replay === true && !requestBody.lost) requestBody.detach();
    else requestBody.discard();
  }

  /** The response is complete and its connection belongs to the upstream again. */
  upstreamDone(): void {
    this.#up = undefined;
    const { body } = this.client.answers;
    body.end();
    if (this.#phase !== BODY) return;
    body.send();
    this.#end("complete");
  }

  /** The upstream's connection is gone before the response was complete. */
  upstreamFailed(kind: FailureKind, detail: string, progress: Progress): void {
    this.#up = undefined;
    this.client.requestBody.detach();
    if (this.#phase === BODY)
      return this.#cut(kind === "timeout" ? "deadline" : "upstream-aborted");
    if (this.#phase === RESPONSE_EDIT) return this.#failLate(kind, detail);
    if (this.#phase !== UPSTREAM) return;
    const canReplay = !this.client.requestBody.lost;
    const dispatch = this.#dispatch;
    const repeats = this.#repeats;
    if (
      canReplay &&
      dispatch &&
      mayRepeat(this.request.method, progress, repeats, this.#isCounted)
    ) {
      this.#repeats += 1;
      return this.#send(dispatch, needsFresh(progress, repeats));
    }
    this.#fail(kind, detail, canReplay);
  }

  /** Time since the dispatch is counted over all connections that were tried for it. */
  #send({ upstream, timeout }: Dispatch, fresh: boolean): void {
    if (!(upstream instanceof EngineUpstream))
      throw new TypeError("upstream was not made by the engine");
    this.#phase = UPSTREAM;
    const up = upstream.take(this, fresh);
    this.#up = up;
    const passed = this.#repeats > 0 ? this.client.server.clock() - this.dispatchedAt : 0;
    up.begin(this, timeout === 0 ? 0 : Math.max(timeout - passed, 1));
  }

  /** The upstream's own body is not wanted any more. */
  #replaced(body: Uint8Array): void {
    this.responseBytes = body.length;
    this.client.answers.body.end();
    this.#abandon();
    this.#broken = false;
  }

  #failLate(kind: FailureKind, detail: string): void {
    if (this.client.answers.body.collecting) this.#fail(kind, detail, false);
    else this.#broken = true;
  }

  #fail(kind: FailureKind, detail: string, canReplay: boolean): void {
    this.#phase = GATE;
    this.#answer = undefined;
    this.response = undefined;
    this.client.server.gate.failed(this, { kind, detail }, canReplay);
  }

  #abandon(): void {
    const up = this.#up;
    if (up === undefined) return;
    this.#up = undefined;
    this.client.requestBody.detach();
    up.abandon();
  }

  /** Ends both sides at once. */
  #cut(end: StreamEnd): void {
    if (this.#phase === NOTHING) return;
    this.#abandon();
    this.client.cut();
    this.#end(end);
  }

  #end(end: StreamEnd): void {
    if (this.#phase === NOTHING) return;
    this.#abandon();
    this.endRequest();
    this.#phase = NOTHING;
    this.#pause?.release();
    this.client.server.gate.finished(this, end);
    this.client.streamEnded();
  }
}
