import type { Bindings } from "@edge-gateway/cel";
import type { TracedEnvironment } from "@edge-gateway/generated/types/index.ts";
import type { TraceRecorder } from "@edge-gateway/trace/recorder";
import type { CompiledBackend } from "../exchange/backend.ts";
import type {
  RequestHead,
  ResponseHead,
  Stream,
  StreamEnd,
  Upstream,
  UpstreamFailure,
} from "@edge-gateway/http";
import { forgetAttempt } from "@edge-gateway/kernel/http/exchange-memo";
import type { BodySample } from "../exchange/body-sample.ts";
import type { CompiledBackendRef, CompiledListener, CompiledRoute } from "./compiled.ts";
import { bindingsOf } from "./bindings.ts";
import { contentOfForm } from "../exchange/body-content.ts";
import type { AddedValue, ChosenEndpoint, Exchange, PublicOrigin } from "../exchange/exchange.ts";
import type { Forwarding } from "../exchange/forwarding.ts";
import type { Refusal } from "../exchange/policy.ts";
import { NO_TELEMETRY, type RequestSpan, type Telemetry } from "../exchange/telemetry.ts";

const NO_FIELDS: readonly string[] = [];

/** The state of one request; it lives as long as its stream. */
export class ExchangeState implements Exchange {
  readonly stream: Stream;
  readonly request: RequestHead;
  original: Exchange["original"];
  readonly environment: TracedEnvironment;
  listener: CompiledListener | undefined;
  client: string | undefined;
  /** The telemetry of the listener, or of the port until the listener is known. */
  telemetry: Telemetry = NO_TELEMETRY;
  /** The span of the request; set if the request is traced. */
  span: RequestSpan | undefined;
  /** Whether the request is a CONNECT to a bind of this process. */
  targetsOwnListener = false;
  route: CompiledRoute | undefined;
  /** The route that would have been selected; undefined unless a policy refused the request before. */
  missedRoute: CompiledRoute | undefined;
  backendRef: CompiledBackendRef | undefined;
  trace: TraceRecorder | undefined;
  requestSample: BodySample | undefined;
  responseSample: BodySample | undefined;
  jwt: Readonly<Record<string, unknown>> | undefined;
  jwtToken: string | undefined;
  showsCredentials = false;
  shownFields: Exchange["shownFields"] = NO_FIELDS;
  apiKeyDigest: string | undefined;
  apiKey: Exchange["apiKey"];
  basicAuth: Exchange["basicAuth"];
  /** What a trusted proxy in front of the gateway reports about the request. */
  forwarding: Forwarding | undefined;
  memos: Exchange["memos"];
  whenResponding: (() => void) | undefined;
  decodedResponse: Exchange["decodedResponse"];
  /** The body of the gateway's own response, which policies may replace. */
  ownBody: Uint8Array | undefined;
  hasCors = false;
  originIsAllowed = false;
  refusalFormat: Exchange["refusalFormat"];
  lateRefusal: Exchange["lateRefusal"];
  decodedRequest: Exchange["decodedRequest"];
  isRequestRead = false;
  readonly ownRequestBody = undefined;
  retry: Exchange["retry"];
  tryTimeout = 0;
  awaitedBeginning: Exchange["awaitedBeginning"];
  server: Exchange["server"];
  endpoint: Exchange["endpoint"];
  session: Exchange["session"];
  changesEndpoint = false;
  tried: ChosenEndpoint[] | undefined;
  /**
   * The reference whose models each attempt chooses from; undefined if the backend does not depend on a
   * model.
   */
  models: CompiledBackendRef | undefined;
  /** The number of retries of the request. */
  retries = 0;
  /** Restores the request to its state before the backend phase. */
  restoreRequest: (() => void) | undefined;
  /** Numbers of policies in each phase that the request has passed: the response passes the same policies. */
  gatewayReached = 0;
  routeReached = 0;
  backendReached = 0;
  /** Why the gateway itself responds; undefined while the upstream's response is used. */
  refusal: Refusal | undefined;
  failure: UpstreamFailure | undefined;
  /** Whether an attempt was sent to a server and has ended with a response or an error. */
  hasBeenSent = false;
  /** Whether the response is final; the result of a step that is still waiting is then ignored. */
  responded = false;
  finished = false;
  end: Exchange["end"];
  #ownResponse: ResponseHead | undefined;
  #addedHeaders: (readonly [name: string, value: AddedValue])[] | undefined;
  isForwarded = false;
  #afterRequestBody: (() => void)[] | undefined;
  #afterEnd: (() => void)[] | undefined;
  #bindings: Bindings | undefined;

  constructor(stream: Stream, environment: TracedEnvironment) {
    this.stream = stream;
    this.environment = environment;
    this.request = stream.request;
    this.original = originalOf(stream.request);
  }

  get response(): ResponseHead | undefined {
    return this.#ownResponse ?? this.stream.response;
  }

  /** The headers of the gateway's own response, which policies may edit. */
  set response(head: ResponseHead) {
    this.#ownResponse = head;
  }

  get requestBody(): Exchange["requestBody"] {
    return contentOfForm(this.stream.collectedRequest, this.request, this.decodedRequest);
  }

  get responseBody(): Exchange["responseBody"] {
    const { response, stream } = this;
    if (!this.isUpstreamResponse || response === undefined) return this.ownBody;
    return contentOfForm(stream.collectedResponse, response, this.decodedResponse);
  }

  get isUpstreamResponse(): boolean {
    return this.#ownResponse === undefined && this.stream.response !== undefined;
  }

  get reachedUpstream(): boolean {
    return this.hasBeenSent || (this.stream.dispatchedAt > 0 && this.failure === undefined);
  }

  get backendPlace(): Exchange["backendPlace"] {
    if (this.backendRef === undefined) return undefined;
    return { backend: this.backendRef.key, endpoint: this.endpoint?.name ?? "" };
  }

  get backend(): CompiledBackend | undefined {
    return this.backendRef?.backend;
  }

  /** The target of this attempt; undefined until a backend is chosen. */
  get upstream(): Upstream | undefined {
    return this.server ?? this.backendRef?.backend.upstream;
  }

  get publicOrigin(): PublicOrigin {
    const { scheme } = this.request;
    const { authority } = this.original;
    return { scheme, authority, ...this.forwarding?.originOf(this.request) };
  }

  get routeName(): string | undefined {
    return this.route?.name;
  }

  get bindings(): Bindings {
    this.#bindings ??= bindingsOf(this);
    return this.#bindings;
  }

  /**
   * Updates the original target after the path was normalized: the path as the client sent it is no longer
   * used.
   */
  pathNormalized(): void {
    const { request, original } = this;
    if (request.target !== original.target) this.original = originalOf(request);
  }

  replaceResponseBody(body: Uint8Array): void {
    if (this.isUpstreamResponse) this.stream.replaceResponseBody(body);
    else this.ownBody = body;
  }

  afterRequestBody(call: () => void): void {
    (this.#afterRequestBody ??= []).push(call);
  }

  requestBodyEnded(): void {
    const calls = this.#afterRequestBody;
    this.#afterRequestBody = undefined;
    calls?.forEach((call) => call());
  }

  /** Ends the attempt at the endpoint; the next attempt avoids this endpoint. */
  leaveEndpoint(): void {
    const { endpoint } = this;
    if (endpoint === undefined) return;
    this.endpoint = undefined;
    (this.tried ??= []).push(endpoint.server ?? endpoint);
    endpoint.left();
  }

  /** Forgets what the backend of the last attempt has set, because the next attempt may be at another one. */
  forgetBackend(): void {
    this.backendReached = 0;
    forgetAttempt(this);
    if (this.models !== undefined) this.server = undefined;
  }

  afterEnd(call: () => void): void {
    (this.#afterEnd ??= []).push(call);
  }

  ended(end: StreamEnd): void {
    this.finished = true;
    this.end = end;
    const calls = this.#afterEnd;
    this.#afterEnd = undefined;
    for (let index = (calls?.length ?? 0) - 1; index >= 0; index--) calls?.[index]?.();
  }

  addResponseHeader(name: string, value: AddedValue): void {
    (this.#addedHeaders ??= []).push([name, value]);
  }

  /** Adds the headers that policies requested to the response. */
  applyAddedHeaders(): void {
    const { response } = this;
    if (this.#addedHeaders === undefined || response === undefined) return;
    for (const [name, value] of this.#addedHeaders) {
      if (typeof value === "string") response.set(name, value);
    }
    for (const [name, value] of this.#addedHeaders) {
      const made = typeof value === "string" ? "" : value(response);
      if (made !== "") response.set(name, made);
    }
    this.#addedHeaders = undefined;
  }
}

function originalOf({ authority, target, path }: RequestHead): Exchange["original"] {
  return { authority, target, path };
}
