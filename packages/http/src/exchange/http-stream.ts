import { isSuccess } from "@edge-gateway/kernel/http/http-status";
import { BODY, Exchange, DECISION, NOTHING, RESPONSE_EDIT, UPSTREAM } from "./exchange.ts";
import type { FinalHead, SentResponseHead } from "./head/head-writer.ts";
import { GoneClient } from "./gone-client.ts";
import { ListHead } from "./head/list-head.ts";
import { mayRepeat, needsFresh } from "./stream/repeats.ts";
import type { Dispatch, FailureKind, LocalResponse, Stream, StreamEnd } from "./stream/stream.ts";
import type { TunnelOwner, TunnelSource } from "./stream/tunnel.ts";
import {
  EngineUpstream,
  IDLE_CONNECTION,
  NOT_PROCESSED,
  PERHAPS_PROCESSED,
} from "./stream/upstream-half.ts";
import type { Progress, UpstreamExchange, UpstreamHalf } from "./stream/upstream-half.ts";

const CONNECT = "CONNECT";
/** The statuses 100 and 200 (RFC 9110 sections 15.2.1 and 15.3.1). */
const CONTINUE = 100;
const OK = 200;

/** What the gateway may do after a failure, and whose failure it is. */
interface FailedSending {
  readonly canReplay: boolean;
  readonly progress: Progress;
}

/** The request cannot be sent again. */
const FINAL: FailedSending = { canReplay: false, progress: PERHAPS_PROCESSED };

/** One request and its response, for any combination of client and upstream protocols. */
export class HttpStream extends Exchange implements Stream, UpstreamExchange, TunnelOwner {
  #up: UpstreamHalf | undefined;
  /** The headers of the upstream's response. */
  #response: SentResponseHead | undefined;
  #dispatch: Dispatch | undefined;
  /** Whether the upstream's connection broke while the gateway was editing the response. */
  #broken = false;
  #requestEnded = false;
  /** How many bytes of the request body the gateway knows to be buffered. */
  #buffered = 0;
  /** The number of repeated dispatches of the request. */
  #repeats = 0;
  /** Whether an idle connection has failed this request: then only new connections are used for it. */
  #needsFresh = false;

  forward(dispatch: Dispatch): void {
    if (this.phase !== DECISION) return;
    if (this.requestBody.lost) throw new TypeError("the request body is no longer available");
    this.#dispatch = dispatch;
    this.#repeats = 0;
    if (dispatch.replay === true) this.requestBody.keep();
    // The upstream is not asked for what the gateway has removed.
    if (this.requestBody.awaitsContinue && !this.request.has("expect")) this.sendContinue();
    this.dispatchedAt = this.client.server.clock();
    this.#send(dispatch, this.#needsFresh || this.request.method === CONNECT);
  }

  discardResponse(): void {
    if (this.phase !== RESPONSE_EDIT) return;
    this.#abandon();
    this.held = undefined;
    this.leaveDiverted();
    this.divertedResponse = undefined;
    this.sentResponse.clear();
    this.#response = undefined;
    this.response = undefined;
    this.#broken = false;
    this.responseBytes = 0;
    this.respondedAt = 0;
    this.phase = DECISION;
  }

  respondWith(response: LocalResponse): void {
    if (this.phase >= BODY) return;
    this.#abandon();
    this.phase = BODY;
    const head = new ListHead(response.status, response.headers);
    this.response = head;
    this.responseBytes = response.body.length;
    this.client.decideKeepAlive(true);
    this.client.responses.respondWith(this.request.method, head, response.body);
    this.#end("complete");
  }

  respond(): void {
    if (this.held !== undefined) return this.#openTunnel(this.held);
    const head = this.#response;
    if (this.phase !== RESPONSE_EDIT || head === undefined) return;
    this.phase = BODY;
    this.client.clearDeadline();
    const { requestBody, sentResponse: body } = this;
    requestBody.release();
    this.settleReplacement();
    this.client.decideKeepAlive(false);
    this.client.responses.respond(this.request.method, head);
    if (this.#broken) this.#cutShort("upstream-aborted");
    else if (body.complete) this.#end("complete");
  }

  abort(): void {
    this.#cut("client-aborted");
  }

  /** Is called when the client has disconnected, or its connection has failed. */
  clientGone(): void {
    if (this.#mayReadOn) this.#readOn();
    else this.#leave();
  }

  /**
   * Is called when the request body was refused; the client has already received a response with this status.
   */
  refused(status: number): void {
    this.response = new ListHead(status, []);
    this.#leave();
  }

  /** Is called when a body timeout expired; the client notices that its response is incomplete. */
  expired(): void {
    this.#cut("deadline");
  }

  deadlinePassed(): void {
    if (this.phase >= BODY) return;
    this.#abandon();
    this.held = undefined;
    this.#fail("deadline", "the timeout of the whole request expired", FINAL);
  }

  requestProgress(): void {
    if (this.phase === NOTHING) return;
    if (this.phase === DECISION) this.#countBuffered();
    else if (this.requestBody.reader.complete) this.#endRequest();
  }

  interim(head: SentResponseHead): void {
    if (this.phase !== UPSTREAM) return;
    // Another attempt does not ask again: the client sends its body.
    if (head.status === CONTINUE) this.client.requestBody.expectsContinue = false;
    this.client.responses.interim(head);
  }

  responded(head: SentResponseHead, isComplete: boolean): void {
    if (isComplete) {
      this.#up = undefined;
      this.responseBody.end();
      if (!this.requestBody.reader.complete) this.#stopRequest();
    }
    if (this.request.mustSwitch === true && isSuccess(head.status)) return this.#notSwitched();
    if (this.#dispatch?.replay !== true) this.requestBody.release();
    this.#response = head;
    this.#edit(head);
  }

  switched(head: FinalHead, tunnel: TunnelSource): void {
    this.held = tunnel;
    this.#edit(head);
  }

  connected(tunnel: TunnelSource | undefined): void {
    if (tunnel !== undefined && this.client.openTunnel !== undefined)
      return this.switched(new ListHead(OK, []), tunnel);
    this.#abandon();
    this.#fail("connect", "a tunnel needs a connection of its own on both sides", FINAL);
  }

  completed(): void {
    this.#up = undefined;
    const { responseBody, divertedResponse } = this;
    responseBody.end();
    if (divertedResponse !== undefined) return divertedResponse.send();
    if (this.phase !== BODY) return;
    responseBody.send();
    this.#end("complete");
  }

  protected madeResponseEnded(): void {
    if (this.phase !== BODY) return;
    this.sentResponse.send();
    this.#end("complete");
  }

  protected processingFailed(detail: string): void {
    if (this.phase === NOTHING) return;
    if (this.phase === BODY) return this.#cut("upstream-aborted");
    this.#abandon();
    this.#fail("processing", detail, FINAL);
  }

  protected upstreamBroken(detail: string): void {
    if (this.phase !== RESPONSE_EDIT && this.phase !== BODY) return;
    this.#abandon();
    this.failed("protocol", detail, PERHAPS_PROCESSED);
  }

  failed(kind: FailureKind, detail: string, progress: Progress): void {
    this.#up = undefined;
    this.requestBody.detach();
    if (this.phase === BODY)
      return this.#cutShort(kind === "timeout" ? "deadline" : "upstream-aborted");
    if (this.phase === RESPONSE_EDIT) return this.#failLate(kind, detail);
    if (this.phase !== UPSTREAM) return;
    this.#needsFresh ||= progress === IDLE_CONNECTION;
    const dispatch = this.#dispatch;
    if (dispatch !== undefined && this.#mayRepeat(progress, dispatch)) {
      const fresh = needsFresh(progress, this.#repeats);
      this.#repeats += 1;
      this.#send(dispatch, fresh);
    } else {
      this.#fail(kind, detail, { canReplay: this.canReplay, progress });
    }
  }

  tunnelEnded(end: StreamEnd): void {
    this.#up = undefined;
    this.#end(end);
  }

  #countBuffered(): void {
    if (!this.requestBody.isCollecting) return;
    const bytes = this.requestBytes - this.#buffered;
    this.#buffered = this.requestBytes;
    this.client.server.handler.buffering?.(this, bytes);
  }

  protected responseBuffered(bytes: number): void {
    this.client.server.handler.buffering?.(this, bytes);
  }

  #leave(): void {
    this.#abandon();
    this.#end("client-aborted");
  }

  /** Whether the rest of the response can be read after the client has disconnected. */
  get #mayReadOn(): boolean {
    const { phase, held, divertedResponse, madeRequest } = this;
    if (
      this.readsForGone === 0 ||
      (phase !== UPSTREAM && phase !== RESPONSE_EDIT && phase !== BODY)
    )
      return false;
    const isPlain =
      held === undefined && divertedResponse === undefined && madeRequest === undefined;
    return isPlain && !this.tunnelled && this.requestBody.reader.complete;
  }

  /**
   * Reads the rest of the response although the client has disconnected: the gateway still observes the
   * response.
   */
  #readOn(): void {
    const { client } = this;
    this.requestBody.detach();
    this.client = new GoneClient(client, this.readsForGone, () => this.#leave());
    client.streamEnded();
  }

  /** The gateway edits the response headers. */
  #edit(head: FinalHead): void {
    this.response = head;
    this.respondedAt = this.client.server.clock();
    this.phase = RESPONSE_EDIT;
    this.client.server.handler.response(this);
  }

  /** An HTTP/2 client would misread this success as a protocol switch. */
  #notSwitched(): void {
    this.#abandon();
    this.responseBody.clear();
    this.#fail("upgrade", "the upstream did not switch the protocol", FINAL);
  }

  #openTunnel(held: TunnelSource): void {
    const head = this.response;
    if (this.phase !== RESPONSE_EDIT || head === undefined) return;
    this.phase = BODY;
    this.client.clearDeadline();
    this.held = undefined;
    if (this.#broken) return this.#cut("upstream-aborted");
    this.#endRequest();
    this.tunnelled = true;
    this.client.openTunnel?.(head, held, this);
  }

  /** The upstream responded before it had received the whole request, and does not need the rest. */
  #stopRequest(): void {
    const { requestBody } = this;
    if (this.#dispatch?.replay === true && !requestBody.lost) requestBody.detach();
    else requestBody.discard();
  }

  #mayRepeat(progress: Progress, { resends = false }: Dispatch): boolean {
    const { method } = this.request;
    return this.canReplay && mayRepeat({ method, progress, repeats: this.#repeats, resends });
  }

  /** The timeout counts from the dispatch, over all connections that are tried for it. */
  #send({ upstream, timeout }: Dispatch, fresh: boolean): void {
    if (!(upstream instanceof EngineUpstream))
      throw new TypeError("upstream was not made by the engine");
    this.phase = UPSTREAM;
    const up = upstream.take(this, fresh);
    this.#up = up;
    const passed = this.#repeats > 0 ? this.client.server.clock() - this.dispatchedAt : 0;
    up.send(this, timeout === 0 ? 0 : Math.max(timeout - passed, 1));
  }

  /** If the gateway replaced the body, the upstream's own body is no longer needed. */
  protected settleReplacement(): void {
    const { replacement } = this.sentResponse.form;
    if (replacement === undefined) return;
    this.responseBytes = replacement.length;
    this.sentResponse.end();
    this.#abandon();
    this.#broken = false;
  }

  /** Whether the gateway needs more of the response body before it responds. */
  get #awaitsBody(): boolean {
    const { collecting, isAwaited } = this.sentResponse;
    return collecting || isAwaited || this.divertedResponse !== undefined;
  }

  #failLate(kind: FailureKind, detail: string): void {
    if (this.sentResponse.isAwaited)
      this.#fail(kind, detail, { canReplay: this.canReplay, progress: PERHAPS_PROCESSED });
    else if (this.#awaitsBody) this.#fail(kind, detail, FINAL);
    else this.#broken = true;
  }

  #fail(kind: FailureKind, detail: string, { canReplay, progress }: FailedSending): void {
    this.phase = DECISION;
    this.leaveDiverted();
    this.divertedResponse = undefined;
    this.#response = undefined;
    this.response = undefined;
    const onIdleConnection = progress === IDLE_CONNECTION;
    const isUnprocessed = progress === NOT_PROCESSED || kind === "connect" || kind === "exhausted";
    const failure = { kind, detail, onIdleConnection, isUnprocessed };
    this.client.server.handler.failed(this, failure, canReplay);
  }

  #abandon(): void {
    const up = this.#up;
    if (up === undefined) return;
    this.#up = undefined;
    this.requestBody.detach();
    up.abandon();
  }

  #endRequest(): void {
    if (this.#requestEnded) return;
    this.#requestEnded = true;
    this.client.server.handler.requestEnd?.(this);
  }

  /**
   * The upstream disconnected before the end of its body; a transform may write last bytes for the client.
   */
  #cutShort(end: StreamEnd): void {
    const { responseBody, sentResponse, divertedResponse } = this;
    if (responseBody.cut()) {
      if (divertedResponse === undefined) this.#end(end);
    } else if (divertedResponse !== undefined && sentResponse.cut()) this.#end(end);
    else this.#cut(end);
  }

  /** Ends both sides of the exchange immediately. */
  #cut(end: StreamEnd): void {
    if (this.phase === NOTHING) return;
    this.#abandon();
    this.client.cut();
    this.#end(end);
  }

  #end(end: StreamEnd): void {
    if (this.phase === NOTHING) return;
    this.#abandon();
    this.#endRequest();
    this.phase = NOTHING;
    this.leaveDiverted();
    this.endWait();
    this.endedAt = this.client.server.clock();
    const isGone = this.client instanceof GoneClient;
    this.client.server.handler.finished(this, isGone ? "client-aborted" : end);
    this.client.streamEnded();
  }
}
