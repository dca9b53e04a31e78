import { MODEL_POLICIES, type ModelPolicies } from "@edge-gateway/gateway/models/model-exchange";
import {
  chatFormat,
  clearError,
  convertBody,
  convertOther,
  isObject,
  noteBody,
  parsedBytes,
  ResponseTexts,
  sniffBody,
  sniffHeaders,
  StreamConversion,
  StreamListener,
  StreamScan,
  TextListener,
  type CallPlan,
  type CallRecord,
  type ChatFormat,
  type FamilyCall,
  type JsonObject,
  type FormatPair,
  type PathFacts,
  errorsOf,
} from "@edge-gateway/llm";
import { guardedFormat, type GuardedFormat } from "@edge-gateway/llm/guards";
import type { BodyTransform } from "@edge-gateway/http";
import { ByteBuilder } from "@edge-gateway/kernel/text/byte-builder";
import { isError } from "@edge-gateway/kernel/http/http-status";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { forgetRepresentation } from "@edge-gateway/gateway/exchange/representation";
import { CONTINUE, type Outcome } from "@edge-gateway/gateway/exchange/policy";
import { decodeOnTheWay } from "../decoded-stream.ts";
import type { ResponseKeeper } from "./response-keeper.ts";
import { textOfLosses } from "./trace-notes.ts";
import { guardStream, sendWhole, type ReadResponse } from "./whole-response.ts";

const EVENT_STREAM = "text/event-stream";
const CONTENT_TYPE = "content-type";
const NOTHING = new Uint8Array(0);

/** What the response of a call is written to and recorded in. */
interface CallParts {
  readonly plan: CallPlan;
  readonly record: CallRecord;
  /** Stores the response in the cache; undefined if the response is not cached. */
  readonly keeper: ResponseKeeper | undefined;
  /** The format of the response, if the provider had stored it. */
  readonly stored: PathFacts["stored"];
}

/** The settings of the backend for reading responses. */
interface ResponseReading {
  readonly maxBodyBytes: number;
  /** A clock in milliseconds. */
  now(): number;
}

/** The response to a model request. It is converted, checked by guards, or read while it is forwarded. */
export class CallResponse {
  readonly #exchange: Exchange;
  readonly #reading: ResponseReading;
  readonly #plan: CallPlan;
  readonly #record: CallRecord;
  readonly #keeper: ResponseKeeper | undefined;
  readonly #stored: PathFacts["stored"];
  /** Milliseconds to add to the stream's clock to get the thread's clock. */
  #behind = 0;

  constructor(
    exchange: Exchange,
    reading: ResponseReading,
    { plan, record, keeper, stored }: CallParts,
  ) {
    this.#exchange = exchange;
    this.#reading = reading;
    this.#plan = plan;
    this.#record = record;
    this.#keeper = keeper;
    this.#stored = stored;
  }

  respond(): Outcome | Promise<Outcome> {
    this.#record.isAnswered = !isError(this.#exchange.response?.status ?? 0);
    const { format, providerFormat, toolNames, hasOldCalls, family } = this.#plan;
    if (format === "passthrough") return this.#passStored();
    if (family !== undefined) return this.#convertOther(family);
    const from = chatFormat(providerFormat);
    const to = chatFormat(format);
    if (from === undefined || to === undefined) return this.#passOther();
    const type = this.#exchange.response?.get(CONTENT_TYPE);
    const pair = { from, to, toolNames, hasOldCalls };
    if (from !== to) this.#exchange.afterEnd(() => this.#traceLosses());
    return type?.startsWith(from.streamType) === true
      ? this.#respondStream(pair)
      : this.#respondWhole(pair);
  }

  #traceLosses(): void {
    const losses = textOfLosses(this.#record);
    if (losses !== undefined) this.#exchange.trace?.policy("backend ai", "apply", losses);
  }

  #respondStream(pair: FormatPair): Outcome | Promise<Outcome> {
    const exchange = this.#exchange;
    const keeper = this.#keeper;
    this.#beginStream();
    const guards = this.#isGuarded(true) ? this.#guards : undefined;
    if (guards !== undefined) {
      const { maxBodyBytes } = this.#reading;
      const shown = this.#shown(pair.to);
      const whole = { exchange, guards, format: pair.to, maxBodyBytes, keeper, shown };
      return guardStream(whole, this.#madeStream(pair));
    }
    if (keeper !== undefined) return this.#keepStream(pair, keeper);
    return pair.from === pair.to ? this.#watch(pair.to) : this.#convertStream(pair);
  }

  /** Reads the output that guards let pass, if an expression reads the output. */
  #shown(format: ChatFormat): TextListener | undefined {
    if (this.#record.texts === undefined) return undefined;
    this.#record.shown = new ResponseTexts();
    return new TextListener(format, this.#record.shown);
  }

  #beginStream(): void {
    this.#behind = this.#reading.now() - this.#exchange.stream.respondedAt;
    decodeOnTheWay(this.#exchange);
  }

  #respondWhole(pair: FormatPair): Outcome | Promise<Outcome> {
    const { from, to } = pair;
    const exchange = this.#exchange;
    const keeper = this.#keeper;
    const guards = this.#isGuarded(false) ? this.#guards : undefined;
    const isFault = isError(exchange.response?.status ?? 0);
    const isSeen = guards !== undefined || keeper !== undefined || isFault;
    if (from === to && !isSeen) return this.#listen(to);
    const { maxBodyBytes } = this.#reading;
    const shown = guards && this.#shown(to);
    const whole = { exchange, guards, format: to, maxBodyBytes, keeper, shown };
    return sendWhole(whole, (bytes, status) => readWhole(bytes, status, pair, this.#record));
  }

  /** Converts a response of an API other than chat to the client's format. */
  #convertOther(family: FamilyCall): Promise<Outcome> {
    const exchange = this.#exchange;
    const { maxBodyBytes } = this.#reading;
    const format = family.errors.to;
    const header = (name: string): string | undefined => exchange.response?.get(name);
    const keeper = this.#keeper;
    const whole = { exchange, guards: this.#guardsOfError(), format, maxBodyBytes, keeper };
    return sendWhole(whole, (bytes, status) => ({
      ...convertOther(bytes, status, { family, header }, this.#record),
      isConverted: true,
    }));
  }

  /** Reads a response that is not a chat, in its own format. */
  #passOther(): Outcome | Promise<Outcome> {
    const exchange = this.#exchange;
    const keeper = this.#keeper;
    sniffHeaders((name) => exchange.response?.get(name), this.#record);
    const format = errorsOf(this.#plan.format);
    const guarded = guardedFormat(this.#plan.format);
    if (guarded !== undefined && format !== undefined) return this.#passTexts(guarded, format);
    const guards = this.#guardsOfError();
    if ((keeper ?? guards) === undefined || format === undefined)
      return this.#collectPassing((bytes) => sniffBody(bytes, this.#record));
    const { maxBodyBytes } = this.#reading;
    const whole = { exchange, guards, format, maxBodyBytes, keeper };
    return sendWhole(whole, (bytes, status) => {
      sniffBody(bytes, this.#record);
      const body = bodyIn(bytes);
      return body && { status, body, isConverted: false };
    });
  }

  /**
   * Forwards a response in its own format after guards have checked its texts.
   * @param form the chat format whose events have the same form
   */
  #passTexts(format: GuardedFormat, form: ChatFormat): Outcome | Promise<Outcome> {
    const exchange = this.#exchange;
    const isStream = exchange.response?.get(CONTENT_TYPE)?.startsWith(format.streamType) === true;
    const guards = this.#isGuarded(isStream) ? this.#guards : undefined;
    const { maxBodyBytes } = this.#reading;
    const whole = { exchange, format, maxBodyBytes, keeper: this.#keeper };
    const sniff = (bytes: Uint8Array): void => sniffBody(bytes, this.#record);
    if (isStream) {
      this.#beginStream();
      const scanned = this.#scanned(form);
      if (guards !== undefined) return guardStream({ ...whole, guards }, scanned);
      exchange.stream.transformResponseBody(scanned);
      return CONTINUE;
    }
    if (guards === undefined) return this.#collectPassing(sniff);
    return sendWhole({ ...whole, guards }, (bytes, status) => {
      sniff(bytes);
      const body = bodyIn(bytes);
      return body && { status, body, isConverted: false };
    });
  }

  /** Guards check a stored response, because the provider has stored it without their changes. */
  #passStored(): Outcome | Promise<Outcome> {
    const format = this.#stored && chatFormat(this.#stored);
    if (format === undefined) return CONTINUE;
    const exchange = this.#exchange;
    const isStream = exchange.response?.get(CONTENT_TYPE)?.startsWith(format.streamType) === true;
    const guards = this.#isGuarded(isStream) ? this.#guards : undefined;
    if (guards === undefined) return CONTINUE;
    const { maxBodyBytes } = this.#reading;
    const whole = { exchange, guards, format, maxBodyBytes, keeper: undefined };
    if (isStream) {
      this.#beginStream();
      return guardStream(whole, { add: (chunk) => chunk, end: () => NOTHING });
    }
    return sendWhole(whole, (bytes, status) => {
      const body = bodyIn(bytes);
      return body && { status, body, isConverted: false };
    });
  }

  #keepStream(pair: FormatPair, keeper: ResponseKeeper): Outcome {
    this.#exchange.stream.transformResponseBody(keeper.recording(this.#madeStream(pair)));
    return CONTINUE;
  }

  /** Reads a stream that is forwarded in its own format. */
  #watch(format: ChatFormat): Outcome {
    const { stream } = this.#exchange;
    if (format.streamType !== EVENT_STREAM) {
      const listener = new StreamListener(format, this.#record);
      stream.tapResponse((chunk) => listener.add(this.#timed(chunk)));
      return CONTINUE;
    }
    stream.transformResponseBody(this.#scanned(format));
    return CONTINUE;
  }

  /** Only whole events are forwarded, so that an error event can follow if the provider disconnects. */
  #scanned(format: ChatFormat): BodyTransform {
    const { hidesUsage } = this.#plan;
    const scan = new StreamScan(format, this.#record, hidesUsage);
    if (hidesUsage) this.#forgetBytes();
    return {
      add: (chunk) => this.#timed(scan.add(chunk)),
      end: () => scan.end(),
      cut: () => scan.cut(),
    };
  }

  /** Reads a whole response that is forwarded unchanged, without delaying it. */
  #listen(format: ChatFormat): Outcome {
    return this.#collectPassing((bytes) => noteBody(bytes, format, this.#record));
  }

  #collectPassing(read: (bytes: Uint8Array) => void): Outcome {
    const { stream, response } = this.#exchange;
    const { maxBodyBytes } = this.#reading;
    const found = decodeOnTheWay(this.#exchange);
    if (found === "unknown") return CONTINUE;
    // The content length in the header is that of the encoded body.
    const length = found === "plain" ? response?.contentLength : undefined;
    const bytes = new ByteBuilder();
    let isWhole = false;
    stream.tapResponse((chunk) => {
      // Most bodies arrive in a single chunk, which need not be copied.
      if (chunk.length === length) {
        isWhole = true;
        read(chunk);
      } else if (bytes.length + chunk.length <= maxBodyBytes) bytes.add(chunk);
    });
    this.#exchange.afterEnd(() => isWhole || read(bytes.take()));
    return CONTINUE;
  }

  #convertStream(pair: FormatPair): Outcome {
    this.#exchange.stream.transformResponseBody(this.#conversion(pair));
    return CONTINUE;
  }

  #conversion(pair: FormatPair): BodyTransform {
    const { wantsUsage: usage, requestModel: model } = this.#plan;
    const conversion = new StreamConversion(pair, this.#record, { usage, model });
    this.#exchange.response?.set(CONTENT_TYPE, pair.to.streamType);
    this.#forgetBytes();
    return {
      add: (chunk) => this.#timed(conversion.add(chunk)),
      end: () => conversion.end(),
      cut: () => conversion.cut(),
    };
  }

  /** Removes what describes the provider's bytes, because the client gets others. */
  #forgetBytes(): void {
    const { response } = this.#exchange;
    if (response !== undefined) forgetRepresentation(response);
  }

  get #guards(): ModelPolicies["guards"] {
    return MODEL_POLICIES.get(this.#exchange)?.guards;
  }

  /** The guards of an error, whose text may repeat the request; vectors and ranks are no texts. */
  #guardsOfError(): ModelPolicies["guards"] {
    const { response } = this.#exchange;
    return isError(response?.status ?? 0) && this.#isGuarded(false) ? this.#guards : undefined;
  }

  /** Whether guards check this response before the client receives it. */
  #isGuarded(isStream: boolean): boolean {
    const guards = this.#guards;
    return guards?.hasResponseGuards === true && !(isStream && guards.streams === "unseen");
  }

  /** Converts the stream, and lets guards check it. */
  #madeStream(pair: FormatPair): BodyTransform {
    if (pair.from !== pair.to) return this.#conversion(pair);
    if (pair.to.streamType !== EVENT_STREAM) {
      const listener = new StreamListener(pair.to, this.#record);
      const add = (chunk: Uint8Array): Uint8Array => {
        listener.add(this.#timed(chunk));
        return chunk;
      };
      return { add, end: () => NOTHING };
    }
    return this.#scanned(pair.to);
  }

  #timed(bytes: Uint8Array): Uint8Array {
    const now = this.#reading.now() - this.#behind;
    this.#record.firstAt ??= now;
    this.#record.lastAt = now;
    return bytes;
  }
}

/** Converts a whole response to the client's format; undefined if the response is malformed. */
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
  const body = bodyIn(bytes);
  const clear = body && isError(status) ? clearError(status, body, pair.to) : undefined;
  return body && { status, body: clear ?? body, isConverted: clear !== undefined };
}

function bodyIn(bytes: Uint8Array): JsonObject | undefined {
  const body = parsedBytes(bytes);
  return isObject(body) ? body : undefined;
}
