import {
  ChatFault,
  errorsOf,
  factsOfPath,
  isObject,
  paramsOf,
  parsed,
  planCall,
  planSocket,
  type CallPlan,
  type CallRecord,
  type FormatName,
  type JsonObject,
  type PathFacts,
  hasEvent,
  type Provider,
  type RequestDefaults,
} from "@edge-gateway/llm";
import { ExchangeMemo } from "../../pipeline/exchange-memo.ts";
import type { Exchange } from "../../pipeline/exchange.ts";
import { CONTINUE, type Outcome } from "../../pipeline/policy.ts";
import { PromptRejected } from "../../pipeline/prompt-guards.ts";
import { estimateCut, reserveTokens } from "./count-tokens.ts";
import { decoded } from "../decoded-body.ts";
import { CallResponse } from "./call-response.ts";
import { SocketCall } from "./socket-call.ts";
import type { CurrentPrices } from "../model-prices.ts";
import { refusalOf } from "../model-refusals.ts";

/** What all calls of one backend have in common. */
export interface AiCalls {
  readonly provider: Provider;
  readonly maxBodyBytes: number;
  /** Whether what a conversion cannot keep is refused. */
  readonly isStrict: boolean;
  /** Milliseconds for the first event of a streamed response; 0 = no limit. */
  readonly firstEventTimeout: number;
  /** Milliseconds that a response is read after its client has left; 0 = the call is cancelled. */
  readonly drainTime: number;
  readonly requestDefaults: RequestDefaults;
  /** Milliseconds. */
  now(): number;
  /** Milliseconds since 1970. */
  wallClock(): number;
  readonly prices: CurrentPrices;
}

const CONTENT_TYPE = "content-type";
const CONTENT_ENCODING = "content-encoding";
const JSON_TYPE = "application/json";
const MILLISECONDS_PER_SECOND = 1000;

/** The calls of exchanges that are under way. */
const CALLS = new ExchangeMemo<AiCall>();

/** One request for a model, over all its tries. */
export class AiCall {
  readonly #exchange: Exchange;
  readonly #calls: AiCalls;
  readonly #facts: PathFacts;
  readonly #target: string;
  /** The body of the client without its coding, once it is here. */
  #bytes: Uint8Array | undefined;
  /** What the bytes of the client say; undefined where something else is sent in any case. */
  #untouched: unknown;
  #plan: CallPlan | undefined;
  /** The body of the client after the edits of the configuration. */
  #asked: JsonObject | undefined;
  #record: CallRecord | undefined;

  /** @param before the call of another provider that has failed */
  private constructor(exchange: Exchange, calls: AiCalls, before: AiCall | undefined) {
    this.#exchange = exchange;
    this.#calls = calls;
    const { modelRequest, requestEdits } = exchange;
    this.#bytes = before === undefined ? modelRequest?.bytes : before.#bytes;
    this.#target = exchange.request.target;
    const { method, path } = exchange.request;
    const facts = requestEdits?.factsOf(method, path) ?? factsOfPath(method, path);
    const model = modelRequest?.model;
    this.#facts = facts.model === undefined || model === undefined ? facts : { ...facts, model };
  }

  static of(exchange: Exchange, calls: AiCalls): AiCall {
    const before = CALLS.get(exchange);
    if (before !== undefined && before.#calls === calls) return before;
    const call = new AiCall(exchange, calls, before);
    CALLS.set(exchange, call);
    return call;
  }

  /** Puts the request into the format of the provider, once, and its header at every try. */
  async prepare(): Promise<Outcome> {
    try {
      this.#plan ??= this.#isSocket ? this.#readSocket() : await this.#read();
    } catch (fault) {
      if (!(fault instanceof ChatFault)) throw fault;
      const code = fault instanceof PromptRejected ? fault.code : undefined;
      return refusalOf(fault.error, errorsOf(this.#facts.format), code);
    }
    this.#dress(this.#plan);
    this.#watch(this.#plan);
    const { providerFormat, body = this.#asked } = this.#plan;
    const call = { format: this.#facts.format, providerFormat, body, bytes: this.#length };
    return reserveTokens(this.#exchange, call);
  }

  get #isSocket(): boolean {
    const isAsked = this.#exchange.request.get("upgrade")?.toLowerCase() === "websocket";
    return isAsked && SOCKETS.has(this.#facts.format);
  }

  #readSocket(): CallPlan {
    const { format } = this.#facts;
    const model = this.#exchange.modelRequest?.model;
    const plan = planSocket({ format, target: this.#target, model }, this.#calls.provider);
    this.#note(plan);
    return plan;
  }

  async #read(): Promise<CallPlan> {
    const { stream, request } = this.#exchange;
    if (stream.hasRequestBody) this.#bytes ??= await this.#collect();
    const bytes = this.#bytes;
    const read = this.#parsed(bytes);
    const edited = isObject(read) ? this.#edited(read) : { ...this.#facts, body: undefined };
    this.#asked = edited.body;
    const body = edited.body && (await this.#guarded(edited.format, edited.body));
    const { provider, requestDefaults } = this.#calls;
    const planned = planCall({ ...edited, body, target: this.#target }, provider, requestDefaults);
    const plan = this.#finished(planned, body);
    if (this.#calls.isStrict && plan.notes.length > 0) throw lossy(plan);
    const wasEncoded = request.has(CONTENT_ENCODING);
    const isChanged = plan.body !== undefined && plan.body !== this.#untouched;
    const sent = isChanged ? Buffer.from(JSON.stringify(plan.body)) : bytes;
    const isOther = sent !== bytes || wasEncoded || this.#exchange.requestBody !== undefined;
    if (sent !== undefined && isOther) stream.replaceRequestBody(sent);
    if (sent !== undefined) this.#exchange.requestBody = sent;
    this.#note(plan);
    return plan;
  }

  /** The body as the client has sent it, but for the model where a virtual one has chosen another. */
  #parsed(bytes: Uint8Array | undefined): unknown {
    const { modelRequest } = this.#exchange;
    if (bytes === undefined) return undefined;
    const { body = parsed(textOf(bytes)), model } = modelRequest ?? {};
    const isNamed = model !== undefined && isObject(body) && body["model"] !== undefined;
    this.#untouched = isNamed ? undefined : body;
    return isNamed ? { ...body, model } : body;
  }

  /** The request as the configuration edits it; a model that is in the path is edited as one of the body. */
  #edited(read: JsonObject): PathFacts & { readonly body: JsonObject } {
    const edits = this.#exchange.requestEdits;
    const facts = this.#facts;
    if (edits === undefined) return { ...facts, body: read };
    const isNamed = facts.model !== undefined && read["model"] === undefined;
    const asked = isNamed ? { ...read, model: facts.model } : read;
    const edited = edits.before(this.#exchange, facts.format, asked);
    if (!isNamed) return { ...facts, body: edited };
    const { model, ...body } = edited;
    return { ...facts, ...(typeof model === "string" ? { model } : {}), body };
  }

  #finished(plan: CallPlan, body: JsonObject | undefined): CallPlan {
    const sent = plan.body ?? body;
    const edits = this.#exchange.requestEdits;
    if (sent === undefined) return plan;
    return { ...plan, body: edits === undefined ? sent : edits.after(this.#exchange, plan, sent) };
  }

  /** The prompt after those who guard it have looked at it. */
  async #guarded(format: FormatName, body: JsonObject): Promise<JsonObject> {
    const { promptGuards: guards } = this.#exchange;
    return guards === undefined ? body : guards.request(this.#exchange, format, body);
  }

  /** The body without its coding. */
  async #collect(): Promise<Uint8Array> {
    const { maxBodyBytes } = this.#calls;
    const { stream, request } = this.#exchange;
    const bytes = await new Promise<Uint8Array | undefined>((resolve) => {
      stream.bufferRequest(maxBodyBytes, resolve);
    });
    if (bytes === undefined) throw tooLarge(maxBodyBytes);
    const found = await decoded(bytes, request.get(CONTENT_ENCODING), maxBodyBytes);
    if (found === "too large") throw tooLarge(maxBodyBytes);
    if (found === undefined)
      throw new ChatFault("the content encoding is not known", UNSUPPORTED_MEDIA_TYPE);
    return found;
  }

  #note(plan: CallPlan): void {
    const exchange = this.#exchange;
    const { vendor } = this.#calls.provider;
    const created = Math.floor(this.#calls.wallClock() / MILLISECONDS_PER_SECOND);
    const params = paramsOf(plan.format, this.#asked);
    const { current: prices } = this.#calls.prices;
    const record: CallRecord = {
      ...plan,
      provider: vendor.name,
      created,
      prices,
      params,
      chunks: 0,
    };
    this.#record = record;
    exchange.llm = record;
    exchange.afterEnd(() => estimateCut(exchange, record, this.#length));
    if (exchange.trace === undefined) return;
    const notes = plan.notes.map(({ at, what, why }) => `${at} ${what}: ${why}`);
    const model = plan.model === "" ? "" : `, model ${plan.model}`;
    const said = `${plan.format} as ${plan.providerFormat} of ${vendor.name}${model}`;
    exchange.trace.note("apply", [said, ...notes].join("; "));
  }

  /** What holds for the response, whatever it is. */
  #watch({ stream }: CallPlan): void {
    const { firstEventTimeout: timeout, drainTime } = this.#calls;
    const exchange = this.#exchange;
    if (drainTime > 0) exchange.stream.readForGoneClient(drainTime);
    exchange.awaitedBeginning =
      stream && timeout > 0 ? { timeout, isHere: (body) => hasEvent(body) } : undefined;
  }

  get #length(): number {
    return this.#bytes?.length ?? 0;
  }

  #dress({ target, providerFormat, model, stream, body }: CallPlan): void {
    const { request } = this.#exchange;
    request.target = target;
    // The answer has to be read.
    request.set("accept-encoding", "identity");
    request.remove(CONTENT_ENCODING);
    if (body !== undefined) request.set(CONTENT_TYPE, JSON_TYPE);
    // Compressed messages could not be read.
    if (this.#isSocket) request.remove("sec-websocket-extensions");
    this.#calls.provider.vendor.dress(request, { format: providerFormat, model, stream });
  }

  /** Puts the answer into the format of the client, or reads what it says of itself on its way. */
  respond(): Outcome | Promise<Outcome> {
    const plan = this.#plan;
    const record = this.#record;
    if (plan === undefined || record === undefined) return CONTINUE;
    if (this.#isSocket) {
      const { model } = this.#calls.provider;
      SocketCall.begin(this.#exchange, { plan, record, model });
      return CONTINUE;
    }
    return new CallResponse(this.#exchange, this.#calls, { plan, record }).respond();
  }
}

/** What is spoken by WebSockets, too. */
const SOCKETS: ReadonlySet<FormatName> = new Set(["realtime", "responses"]);

const BAD_REQUEST = 400;
const PAYLOAD_TOO_LARGE = 413;
const UNSUPPORTED_MEDIA_TYPE = 415;

function lossy({ notes, providerFormat }: CallPlan): ChatFault {
  const said = notes.map(({ at, why }) => `${at} (${why})`).join(", ");
  return new ChatFault(`${providerFormat} cannot say all of it: ${said}`, BAD_REQUEST);
}

function tooLarge(limit: number): ChatFault {
  const message = `the body is longer than ${limit} bytes, which is \`maxBodySize\` of the backend`;
  return new ChatFault(message, PAYLOAD_TOO_LARGE, "tooLarge");
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
}
