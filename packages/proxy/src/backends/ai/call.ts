import {
  ChatFault,
  chatFormat,
  convertBody,
  factsOfPath,
  isObject,
  noteBody,
  paramsOf,
  parsed,
  planCall,
  sniffBody,
  StreamConversion,
  StreamListener,
  StreamScan,
  type CallPlan,
  type CallRecord,
  type ChatFormat,
  type FormatPair,
  type FormatName,
  type JsonObject,
  type PathFacts,
  type Provider,
} from "@edge-gateway/llm";
import { ByteBuilder } from "@edge-gateway/kernel/byte-builder";
import type { BodyTransform } from "@edge-gateway/http";
import type { Exchange } from "../../pipeline/exchange.ts";
import { CONTINUE, type Outcome } from "../../pipeline/policy.ts";
import { PromptRejected } from "../../pipeline/prompt-guards.ts";
import { estimateCut, reserveTokens } from "./count-tokens.ts";
import { decoded } from "../decoded-body.ts";
import type { CurrentPrices } from "./prices.ts";
import {
  guardStream,
  guardWhole,
  type GuardedResponse,
  type ReadResponse,
} from "./guarded-response.ts";
import { refusalOf, shaped } from "../model-refusals.ts";

/** What all calls of one backend have in common. */
export interface AiCalls {
  readonly provider: Provider;
  readonly maxBodyBytes: number;
  /** Whether what a conversion cannot keep is refused. */
  readonly isStrict: boolean;
  /** Milliseconds. */
  now(): number;
  /** Milliseconds since 1970. */
  wallClock(): number;
  readonly prices: CurrentPrices;
}

const EVENT_STREAM = "text/event-stream";
const CONTENT_TYPE = "content-type";
const CONTENT_ENCODING = "content-encoding";
const JSON_TYPE = "application/json";
const FIRST_ERROR_STATUS = 400;
const MILLISECONDS_PER_SECOND = 1000;

/** The calls of exchanges that are under way. */
const CALLS = new WeakMap<Exchange, AiCall>();

/** One request for a model, over all its tries. */
export class AiCall {
  readonly #exchange: Exchange;
  readonly #calls: AiCalls;
  readonly #facts: PathFacts;
  readonly #target: string;
  /** The body of the client without its coding, once it is here. */
  #bytes: Uint8Array | undefined;
  #plan: CallPlan | undefined;
  /** The body of the client after the edits of the configuration. */
  #asked: JsonObject | undefined;
  /** Milliseconds from the clock of the stream to that of the thread. */
  #behind = 0;
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
      this.#plan ??= await this.#read();
    } catch (fault) {
      if (!(fault instanceof ChatFault)) throw fault;
      const code = fault instanceof PromptRejected ? fault.code : undefined;
      return refusalOf(fault.error, chatFormat(this.#facts.format), code);
    }
    this.#dress(this.#plan);
    const { providerFormat, body = this.#asked } = this.#plan;
    const call = { format: this.#facts.format, providerFormat, body, bytes: this.#length };
    return reserveTokens(this.#exchange, call);
  }

  async #read(): Promise<CallPlan> {
    const { stream, request } = this.#exchange;
    if (stream.hasRequestBody) this.#bytes ??= await this.#collect();
    const bytes = this.#bytes;
    const read = this.#parsed(bytes);
    const edited = isObject(read) ? this.#edited(read) : { ...this.#facts, body: undefined };
    this.#asked = edited.body;
    const body = edited.body && (await this.#guarded(edited.format, edited.body));
    const planned = planCall({ ...edited, body, target: this.#target }, this.#calls.provider);
    const plan = this.#finished(planned, body);
    if (this.#calls.isStrict && plan.notes.length > 0) throw lossy(plan);
    const wasEncoded = request.has(CONTENT_ENCODING);
    const isChanged = plan.body !== undefined && plan.body !== read;
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
    this.#calls.provider.vendor.dress(request, { format: providerFormat, model, stream });
  }

  /** Puts the answer into the format of the client, or reads what it says of itself on its way. */
  respond(): Outcome | Promise<Outcome> {
    this.#behind = this.#calls.now() - this.#exchange.stream.respondedAt;
    const plan = this.#plan;
    const record = this.#record;
    if (plan === undefined || record === undefined || plan.format === "passthrough")
      return CONTINUE;
    const from = chatFormat(plan.providerFormat);
    const to = chatFormat(plan.format);
    if (from === undefined || to === undefined)
      return this.#collectPassing((bytes) => sniffBody(bytes, record));
    const { response } = this.#exchange;
    const isStream = response?.get(CONTENT_TYPE)?.startsWith(from.streamType) === true;
    const pair = { from, to, toolNames: plan.toolNames };
    const guarded = this.#guardedResponse(to, isStream);
    if (guarded !== undefined)
      return isStream
        ? guardStream(guarded, this.#madeStream(pair, record))
        : guardWhole(guarded, (bytes, status) => readWhole(bytes, status, pair, record));
    if (from === to) return isStream ? this.#watch(to, record, plan) : this.#listen(to, record);
    return isStream ? this.#convertStream(pair, record) : this.#convertWhole(pair, record);
  }

  /** A stream that passes in its own format. */
  #watch(format: ChatFormat, record: CallRecord, { hidesUsage }: CallPlan): Outcome {
    const { stream } = this.#exchange;
    if (format.streamType !== EVENT_STREAM) {
      const listener = new StreamListener(format, record);
      stream.tapResponse((chunk) => listener.add(this.#timed(record, chunk)));
      return CONTINUE;
    }
    const scan = new StreamScan(format, record, hidesUsage);
    if (hidesUsage) {
      stream.transformResponseBody({
        add: (chunk) => this.#timed(record, scan.add(chunk)),
        end: () => scan.end(),
      });
      return CONTINUE;
    }
    stream.tapResponse((chunk) => void this.#timed(record, scan.add(chunk)));
    this.#exchange.afterEnd(() => scan.end());
    return CONTINUE;
  }

  /** A whole answer that passes in its own format: nobody waits for it. */
  #listen(format: ChatFormat, record: CallRecord): Outcome {
    return this.#collectPassing((bytes) => noteBody(bytes, format, record));
  }

  #collectPassing(read: (bytes: Uint8Array) => void): Outcome {
    const { stream, response } = this.#exchange;
    const { maxBodyBytes } = this.#calls;
    if (response?.has(CONTENT_ENCODING) === true) return CONTINUE;
    const bytes = new ByteBuilder();
    stream.tapResponse((chunk) => {
      if (bytes.length + chunk.length <= maxBodyBytes) bytes.add(chunk);
    });
    this.#exchange.afterEnd(() => read(bytes.take()));
    return CONTINUE;
  }

  #convertStream(pair: FormatPair, record: CallRecord): Outcome {
    this.#exchange.stream.transformResponseBody(this.#conversion(pair, record));
    return CONTINUE;
  }

  #conversion(pair: FormatPair, record: CallRecord): BodyTransform {
    const { wantsUsage: usage = true, requestModel: model = "" } = this.#plan ?? {};
    const conversion = new StreamConversion(pair, record, { usage, model });
    this.#exchange.response?.set(CONTENT_TYPE, pair.to.streamType);
    return {
      add: (chunk) => this.#timed(record, conversion.add(chunk)),
      end: () => conversion.end(),
      cut: () => conversion.cut(),
    };
  }

  /** Who looks at this response before the client gets it; undefined where nobody does. */
  #guardedResponse(format: ChatFormat, isStream: boolean): GuardedResponse | undefined {
    const { promptGuards: guards } = this.#exchange;
    if (guards?.hasResponseGuards !== true) return undefined;
    if (isStream && guards.streams === "unseen") return undefined;
    const { maxBodyBytes } = this.#calls;
    return { exchange: this.#exchange, guards, format, maxBodyBytes };
  }

  /** What the client would get of a stream that guards look at. */
  #madeStream(pair: FormatPair, record: CallRecord): BodyTransform {
    if (pair.from !== pair.to) return this.#conversion(pair, record);
    if (pair.to.streamType !== EVENT_STREAM) {
      const listener = new StreamListener(pair.to, record);
      const add = (chunk: Uint8Array): Uint8Array => {
        listener.add(this.#timed(record, chunk));
        return chunk;
      };
      return { add, end: () => NOTHING };
    }
    const scan = new StreamScan(pair.to, record, this.#plan?.hidesUsage ?? false);
    return { add: (chunk) => this.#timed(record, scan.add(chunk)), end: () => scan.end() };
  }

  async #convertWhole(pair: FormatPair, record: CallRecord): Promise<Outcome> {
    const { stream, response } = this.#exchange;
    const { maxBodyBytes } = this.#calls;
    const bytes = await new Promise<Uint8Array | undefined>((resolve) => {
      stream.bufferResponse(maxBodyBytes, resolve);
    });
    const found = bytes && (await decoded(bytes, response?.get(CONTENT_ENCODING), maxBodyBytes));
    if (found === undefined || found === "too large") return { code: "response_too_large" };
    const status = response?.status ?? FIRST_ERROR_STATUS;
    const converted = convertBody(found, status, pair, record);
    if (response === undefined) return CONTINUE;
    if (converted.status !== status)
      return shaped("model_response_unreadable", converted.status, converted.body);
    response.remove(CONTENT_ENCODING);
    response.set(CONTENT_TYPE, JSON_TYPE);
    stream.replaceResponseBody(Buffer.from(JSON.stringify(converted.body)));
    return CONTINUE;
  }

  #timed(record: CallRecord, bytes: Uint8Array): Uint8Array {
    const now = this.#calls.now() - this.#behind;
    record.firstAt ??= now;
    record.lastAt = now;
    return bytes;
  }
}

const BAD_REQUEST = 400;
const NOTHING = new Uint8Array(0);

/** A whole response in the format of the client; undefined where it is not one. */
function readWhole(
  bytes: Uint8Array,
  status: number,
  pair: FormatPair,
  record: CallRecord,
): ReadResponse | undefined {
  if (pair.from !== pair.to) {
    return { ...convertBody(bytes, status, pair, record), isConverted: true };
  }
  noteBody(bytes, pair.to, record);
  const body = parsed(textOf(bytes));
  return isObject(body) ? { status, body, isConverted: false } : undefined;
}

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
