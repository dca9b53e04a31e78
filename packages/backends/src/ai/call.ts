import {
  chatFormat,
  errorsOf,
  inOwnForm,
  isObject,
  isRepeatable,
  parsedBytes,
  parsedWithout,
  planCall,
  planSocket,
  requestFault,
  ResponseNotes,
  ResponseTexts,
  SIGNED_ID,
  type CallPlan,
  type CallRecord,
  type FormatName,
  type JsonObject,
  type PathFacts,
} from "@edge-gateway/llm";
import { ExchangeMemo } from "@edge-gateway/kernel/exchange-memo";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE, type Outcome } from "@edge-gateway/gateway/exchange/policy";
import {
  knownModel,
  MODEL_POLICIES,
  modelOf,
  type ModelPolicies,
} from "@edge-gateway/gateway/models/model-exchange";
import { PromptRejected } from "@edge-gateway/gateway/models/prompt-guards";
import type { CacheLookup } from "@edge-gateway/gateway/models/response-cache";
import type { AiCalls } from "./ai-calls.ts";
import { estimateMissing, reserveTokens } from "./count-tokens.ts";
import { collectedBody, hasForm, type ReadBody } from "../collected-body.ts";
import { CallResponse } from "./call-response.ts";
import { checkBody, checkForm, checkForwarded } from "./guarded-form.ts";
import { isReadable, ResponseBeginning } from "./response-beginning.ts";
import { noteLookup, sentAgain } from "./kept-calls.ts";
import { modelRefusal } from "../model-refusal.ts";
import { ResponseKeeper } from "./response-keeper.ts";
import { lossy, textOfNote } from "./trace-notes.ts";
import { SocketCall } from "./socket-call.ts";
import { refusalOf } from "@edge-gateway/llm/refusals";
import { requestFacts } from "../request-facts.ts";

const CONTENT_TYPE = "content-type";
const CONTENT_ENCODING = "content-encoding";
const JSON_TYPE = "application/json";
const MILLISECONDS_PER_SECOND = 1000;

/** The client's decoded body; undefined if there is none. */
type ClientBody = Uint8Array | undefined;

/** A client's request, after the edits of the configuration. */
type Asking = PathFacts & { readonly body: JsonObject | undefined };

/** The running calls, by exchange. */
const CALLS = new ExchangeMemo<AiCall>();

/** A call of a model: a request with all its attempts. */
export class AiCall {
  readonly #exchange: Exchange;
  readonly #calls: AiCalls;
  /** The model that a virtual model chose; undefined: the one that the client named. */
  readonly #model: string | undefined;
  readonly #facts: PathFacts;
  readonly #target: string;
  /** The form of the request's body that was read, and its decoded bytes; undefined if there is none. */
  #read: ReadBody;
  /** The body that is sent instead; undefined if the body is forwarded unchanged. */
  #made: Uint8Array | undefined;
  /** The client's request after the edits of the configuration. */
  #untouched: unknown;
  #plan: CallPlan | undefined;
  /** The request for the provider, if it is a JSON object. */
  #sent: JsonObject | undefined;
  /** The body of the client after the edits of the configuration. */
  #asked: JsonObject | undefined;
  /** Parses the whole body; set if {@link #asked} does not contain the prompt's content. */
  #whole: CallRecord["whole"];
  #record: CallRecord | undefined;
  /** What was lost when a body of another chat API was read. */
  #lost: CallPlan["notes"] = [];
  readonly #isSocket: boolean;
  /** Stores the response in the cache; undefined if the response is not cached. */
  #keeper: ResponseKeeper | undefined;

  /** @param before the failed call at another provider */
  private constructor(exchange: Exchange, calls: AiCalls, before: AiCall | undefined) {
    this.#exchange = exchange;
    this.#calls = calls;
    const modelRequest = knownModel(exchange)?.request;
    this.#read = before === undefined ? (modelRequest ?? {}) : before.#read;
    this.#target = exchange.request.target;
    const { method, path } = exchange.request;
    const facts = this.#policies?.edits.factsOf(method, path) ?? requestFacts(exchange);
    const model = modelRequest?.model;
    this.#model = model;
    this.#facts = facts.model === undefined || model === undefined ? facts : { ...facts, model };
    this.#isSocket = SOCKETS.has(facts.format) && upgradesToWebSocket(exchange);
  }

  static of(exchange: Exchange, calls: AiCalls): AiCall {
    const before = CALLS.get(exchange);
    const model = knownModel(exchange)?.request?.model;
    if (before !== undefined && before.#calls === calls && before.#model === model) return before;
    const call = new AiCall(exchange, calls, before);
    CALLS.set(exchange, call);
    return call;
  }

  get #policies(): ModelPolicies | undefined {
    return MODEL_POLICIES.get(this.#exchange);
  }

  /**
   * Converts the request to the provider's format, once for all attempts that have the same body, and sets
   * the headers of each attempt.
   */
  prepare(): Outcome | Promise<Outcome> {
    if (this.#plan !== undefined && hasForm(this.#exchange, this.#read.form))
      return this.#sendAgain(this.#plan);
    try {
      checkForm(this.#exchange, this.#facts, this.#isSocket);
      if (this.#isSocket) return this.#send(this.#readSocket());
      const body = this.#body();
      if (body instanceof Promise || this.#policies?.guards !== undefined)
        return this.#prepareLater(body);
      const asking = this.#asking(body);
      return this.#begin(this.#planned(asking, asking.body), asking.body);
    } catch (fault) {
      return this.#refusal(fault);
    }
  }

  /** Prepares the request asynchronously: the body has not arrived yet, or guards must check it. */
  async #prepareLater(body: ClientBody | Promise<ClientBody>): Promise<Outcome> {
    try {
      const asking = this.#asking(await body);
      checkBody(this.#exchange, asking, this.#length);
      const guarded = asking.body && (await this.#guarded(asking.format, asking.body));
      return await this.#begin(this.#planned(asking, guarded), guarded);
    } catch (fault) {
      return this.#refusal(fault);
    }
  }

  #sendAgain(plan: CallPlan): Outcome | Promise<Outcome> {
    if (this.#made !== undefined) this.#exchange.stream.replaceRequestBody(this.#made);
    return this.#send(plan);
  }

  #refusal(fault: unknown): Outcome {
    const { error } = requestFault(fault);
    const code = fault instanceof PromptRejected ? fault.code : undefined;
    return refusalOf(error, errorsOf(this.#facts.format), code);
  }

  /** Sends the request, unless a cached response exists. */
  #begin(plan: CallPlan, asked: JsonObject | undefined): Outcome | Promise<Outcome> {
    const responseCache = this.#policies?.cache;
    const sent = this.#sent ?? asked;
    if (responseCache === undefined || asked === undefined || sent === undefined)
      return this.#send(plan);
    if (!isRepeatable(plan.format, asked)) return this.#send(plan);
    const provider = this.#calls.provider.vendor.name;
    const found = responseCache.find(this.#exchange, { plan, provider, asked, sent });
    return found instanceof Promise
      ? found.then((lookup) => this.#looked(lookup, plan))
      : this.#looked(found, plan);
  }

  #looked(lookup: CacheLookup, plan: CallPlan): Outcome | Promise<Outcome> {
    const exchange = this.#exchange;
    const record = this.#record;
    const { response, keep, maxBodyBytes } = lookup;
    if (record === undefined) return this.#send(plan);
    noteLookup(exchange, record, lookup);
    if (response !== undefined) return sentAgain(response);
    if (keep !== undefined)
      this.#keeper = new ResponseKeeper(exchange, { keep, maxBodyBytes }, plan.format, record);
    return this.#send(plan);
  }

  #send(plan: CallPlan): Outcome | Promise<Outcome> {
    this.#dress(plan);
    this.#watch(plan);
    // Each call in a WebSocket makes a reservation of its own.
    if (this.#isSocket) return CONTINUE;
    const { providerFormat } = plan;
    const body = this.#sent ?? this.#asked;
    const call = { format: this.#facts.format, providerFormat, body, bytes: this.#length };
    return reserveTokens(this.#exchange, call);
  }

  #readSocket(): CallPlan {
    const { format } = this.#facts;
    const model = knownModel(this.#exchange)?.request?.model;
    const { provider, prices } = this.#calls;
    const plan = planSocket({ format, target: this.#target, model }, provider, prices.models);
    this.#plan = plan;
    this.#note(plan);
    return plan;
  }

  /** The request as the client sent it, with the edits of the configuration. */
  #asking(bytes: ClientBody): Asking {
    const read = this.#parsed(bytes);
    const asking = isObject(read)
      ? this.#edited(this.#inOwnForm(read))
      : { ...this.#facts, body: undefined };
    this.#asked = asking.body;
    return asking;
  }

  /** @param body the request after the guards have checked it */
  #planned(asking: Asking, body: JsonObject | undefined): CallPlan {
    const bytes = this.#read.bytes;
    const { provider, maxTokens, prices } = this.#calls;
    const asked = { ...asking, body, whole: this.#whole, target: this.#target };
    const planned = planCall(asked, provider, { maxTokens, models: prices.models });
    const plan = { ...planned, notes: [...this.#lost, ...planned.notes] };
    this.#sent = this.#finished(plan, plan.body ?? body);
    if (this.#calls.isStrict && plan.notes.length > 0) throw lossy(plan);
    const isChanged = this.#sent !== undefined && this.#sent !== this.#untouched;
    if (!isChanged && body !== undefined && bytes !== undefined)
      checkForwarded(this.#exchange, bytes);
    const sent = isChanged ? Buffer.from(JSON.stringify(this.#sent)) : bytes;
    this.#made = sent === this.#read.form ? undefined : sent;
    if (this.#made !== undefined) this.#exchange.stream.replaceRequestBody(this.#made);
    this.#plan = plan;
    this.#note(plan);
    return plan;
  }

  /** Some clients send a body of another chat API than that of the path. */
  #inOwnForm(read: JsonObject): JsonObject {
    const own = inOwnForm(this.#facts.format, read);
    if (own === undefined) return read;
    this.#lost = own.notes;
    this.#whole = undefined;
    return own.body;
  }

  /** The client's request. If a virtual model chose another model, the request names that model. */
  #parsed(bytes: Uint8Array | undefined): unknown {
    if (bytes === undefined) return undefined;
    const { form, body: known, model } = knownModel(this.#exchange)?.request ?? {};
    const body = (form === this.#read.form ? known : undefined) ?? this.#parse(bytes);
    const isNamed = model !== undefined && isObject(body) && body["model"] !== undefined;
    this.#untouched = isNamed ? undefined : body;
    return isNamed ? { ...body, model } : body;
  }

  /**
   * Parses the body without the prompt's content, because only a conversion to another format needs the
   * content.
   */
  #parse(bytes: Uint8Array): unknown {
    const chat = chatFormat(this.#facts.format);
    const isSigned = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).includes(SIGNED_ID);
    if (chat === undefined || this.#policies !== undefined || isSigned) return parsedBytes(bytes);
    this.#whole = () => {
      const read = parsedBytes(bytes);
      return isObject(read) ? read : undefined;
    };
    return parsedWithout(bytes, chat.said.request);
  }

  /** Edits the request as the configuration says. A model name in the path is edited like one in the body. */
  #edited(read: JsonObject): Asking {
    const edits = this.#policies?.edits;
    const facts = this.#facts;
    if (edits === undefined) return { ...facts, body: read };
    const isNamed = facts.model !== undefined && read["model"] === undefined;
    const asked = isNamed ? { ...read, model: facts.model } : read;
    const edited = edits.before(this.#exchange, facts.format, asked);
    if (!isNamed) return { ...facts, body: edited };
    const { model, ...body } = edited;
    return { ...facts, ...(typeof model === "string" ? { model } : {}), body };
  }

  #finished(plan: CallPlan, body: JsonObject | undefined): JsonObject | undefined {
    const edits = this.#policies?.edits;
    return body === undefined || edits === undefined
      ? body
      : edits.after(this.#exchange, plan, body);
  }

  /** Returns the prompt after guards have checked and possibly changed it. */
  async #guarded(format: FormatName, body: JsonObject): Promise<JsonObject> {
    const guards = this.#policies?.guards;
    return guards === undefined ? body : guards.request(this.#exchange, format, body);
  }

  /** Returns the decoded request body in its current form. */
  #body(): ClientBody | Promise<ClientBody> {
    const { stream } = this.#exchange;
    if (!stream.hasRequestBody) return this.#taken({});
    const { form, bytes: known } = this.#read;
    if (form !== undefined && hasForm(this.#exchange, form)) return known;
    const { maxBodyBytes: bytes } = this.#calls;
    const tooLong = `the body is longer than ${bytes} bytes, which is \`maxBodySize\` of the backend`;
    const found = collectedBody(this.#exchange, { bytes, tooLong });
    return found instanceof Promise ? found.then(this.#taken) : this.#taken(found);
  }

  readonly #taken = (body: ReadBody): ClientBody => {
    this.#read = body;
    return body.bytes;
  };

  #note(plan: CallPlan): void {
    const exchange = this.#exchange;
    const { vendor } = this.#calls.provider;
    const { format, providerFormat, stream, requestModel, model, notes } = plan;
    const isConverted = format !== providerFormat;
    const created = isConverted ? Math.floor(this.#calls.wallClock() / MILLISECONDS_PER_SECOND) : 0;
    const record: CallRecord = {
      provider: vendor.name,
      format,
      providerFormat,
      stream,
      requestModel,
      virtualModel: this.#model === undefined ? undefined : knownModel(exchange)?.request?.asked,
      model,
      notes,
      lost: isConverted ? new ResponseNotes() : undefined,
      created,
      prices: this.#calls.prices.current,
      chunks: 0,
      asked: this.#asked,
      whole: this.#whole,
      texts: this.#calls.texts.isWanted ? new ResponseTexts() : undefined,
    };
    this.#record = record;
    modelOf(exchange).call = record;
    exchange.refusalFormat = modelRefusal;
    exchange.afterEnd(() => estimateMissing(exchange, record, this.#length));
    if (exchange.trace === undefined) return;
    const named = model === "" ? "" : `, model ${model}`;
    const what = `${format} as ${providerFormat} of ${vendor.name}${named}`;
    exchange.trace.note("apply", [what, ...notes.map(textOfNote)].join("; "));
  }

  /** Prepares what every response of the call needs. */
  #watch({ stream, providerFormat }: CallPlan): void {
    const { firstEventTimeout, drainTime } = this.#calls;
    const exchange = this.#exchange;
    if (drainTime > 0) exchange.stream.readForGoneClient(drainTime);
    const timeout = stream ? firstEventTimeout : 0;
    const canFailOver = exchange.retry !== undefined && (stream || isReadable(providerFormat));
    exchange.awaitedBeginning =
      timeout > 0 || canFailOver
        ? new ResponseBeginning(exchange, { timeout, format: providerFormat })
        : undefined;
  }

  get #length(): number {
    return this.#read.bytes?.length ?? 0;
  }

  #dress({ target, providerFormat }: CallPlan): void {
    const { request } = this.#exchange;
    request.target = target;
    // The response must not be compressed, because the gateway must read it.
    request.set("accept-encoding", "identity");
    request.remove(CONTENT_ENCODING);
    if (this.#sent !== undefined && request.get(CONTENT_TYPE) !== JSON_TYPE)
      request.set(CONTENT_TYPE, JSON_TYPE);
    // Compression of WebSocket messages is not offered, because the gateway could not read them.
    if (this.#isSocket) request.remove("sec-websocket-extensions");
    this.#calls.provider.vendor.dress(request, providerFormat);
  }

  /** Converts the response to the client's format, or reads its usage while it is forwarded. */
  respond(): Outcome | Promise<Outcome> {
    const plan = this.#plan;
    const record = this.#record;
    if (plan === undefined || record === undefined) return CONTINUE;
    if (this.#isSocket) {
      const { model } = this.#calls.provider;
      SocketCall.begin(this.#exchange, { plan, record, model });
      return CONTINUE;
    }
    const { stored } = this.#facts;
    const parts = { plan, record, keeper: this.#keeper, stored };
    return new CallResponse(this.#exchange, this.#calls, parts).respond();
  }
}

/** The formats that clients also use over WebSocket. */
const SOCKETS: ReadonlySet<FormatName> = new Set(["realtime", "responses"]);

function upgradesToWebSocket({ request }: Exchange): boolean {
  return request.get("upgrade")?.toLowerCase() === "websocket";
}
