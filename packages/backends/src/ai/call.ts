import {
  errorsOf,
  isRepeatable,
  requestFault,
  textOf,
  type CallPlan,
  type JsonObject,
} from "@edge-gateway/llm";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { forgetRepresentation } from "@edge-gateway/gateway/exchange/representation";
import { CONTINUE, type Outcome } from "@edge-gateway/gateway/exchange/policy";
import { knownModel } from "@edge-gateway/gateway/models/model-exchange";
import { PromptRejected } from "@edge-gateway/gateway/models/prompt-guards";
import type { CacheLookup } from "@edge-gateway/gateway/models/response-cache";
import type { AiCalls } from "./ai-calls.ts";
import { refusalOfModel } from "./allowed-call.ts";
import { CallResponse } from "./call-response.ts";
import { ClientRequest, type ClientBody } from "./client-request.ts";
import { reserveTokens } from "./count-tokens.ts";
import { checkBody, checkForm } from "./guarded-form.ts";
import { noteLookup, sentAgain } from "./kept-calls.ts";
import { planned, plannedAgain, plannedSocket, type PlannedCall } from "./planned-call.ts";
import { isReadable, ResponseBeginning } from "./response-beginning.ts";
import { ResponseKeeper } from "./response-keeper.ts";
import { SocketCall } from "./sockets/socket-call.ts";
import { refusalOf } from "@edge-gateway/llm/refusals";

const CONTENT_TYPE = "content-type";
const CONTENT_ENCODING = "content-encoding";
const JSON_TYPE = "application/json";

/** The running calls, by exchange. */
const CALLS = new ExchangeMemo<AiCall>();

/** A call of a model with all its attempts: from the client's request to what is planned, and sent. */
export class AiCall {
  readonly #request: ClientRequest;
  readonly #calls: AiCalls;
  /** The call that was sent to its provider. */
  #sent: PlannedCall | undefined;
  /** Stores the response in the cache; undefined if the response is not cached. */
  #keeper: ResponseKeeper | undefined;

  private constructor(request: ClientRequest, calls: AiCalls) {
    this.#request = request;
    this.#calls = calls;
  }

  static of(exchange: Exchange, calls: AiCalls): AiCall {
    const before = CALLS.get(exchange);
    const model = knownModel(exchange)?.request?.model;
    if (before !== undefined && before.#calls === calls && before.#request.model === model)
      return before;
    const read = before === undefined ? undefined : before.#request;
    const call = new AiCall(new ClientRequest(exchange, read), calls);
    CALLS.set(exchange, call);
    return call;
  }

  /**
   * Converts the request to the provider's format, once for all attempts that have the same body, and sets
   * the headers of each attempt.
   */
  prepare(): Outcome | Promise<Outcome> {
    const request = this.#request;
    if (this.#sent !== undefined && request.isRead) return this.#sendAgain(this.#sent);
    try {
      checkForm(request.exchange, request.facts, request.isSocket);
      if (request.isSocket) {
        const call = plannedSocket(request, this.#calls);
        return refusalOfModel(request, call) ?? this.#send(call);
      }
      const body = request.body(this.#calls.maxBodyBytes);
      if (body instanceof Promise || request.policies?.guards !== undefined)
        return this.#prepareLater(body);
      const asked = request.asked(body);
      return this.#begin(planned(request, asked, this.#calls), asked.body);
    } catch (fault) {
      return this.#refusal(fault);
    }
  }

  /** Prepares the request asynchronously: the body has not arrived yet, or guards must check it. */
  async #prepareLater(body: ClientBody | Promise<ClientBody>): Promise<Outcome> {
    const request = this.#request;
    try {
      const asked = request.asked(await body);
      checkBody(request.exchange, asked, request.length);
      const { facts } = asked;
      const guarded = asked.body && (await request.guarded(facts.format, asked.body));
      const call = await plannedAgain(request, asked, guarded ?? asked, this.#calls);
      return await this.#begin(call, guarded?.body);
    } catch (fault) {
      return this.#refusal(fault);
    }
  }

  #sendAgain(sent: PlannedCall): Outcome | Promise<Outcome> {
    this.#replaceBody(sent);
    return this.#send(sent, this.#keeper);
  }

  #replaceBody({ made }: PlannedCall): void {
    if (made !== undefined) this.#request.exchange.stream.replaceRequestBody(made);
  }

  #refusal(fault: unknown): Outcome {
    const { error } = requestFault(fault);
    const code = fault instanceof PromptRejected ? fault.code : undefined;
    return refusalOf(error, errorsOf(this.#request.facts.format), code);
  }

  /** Sends the request, unless the key does not allow its model or a cached response exists. */
  #begin(call: PlannedCall, asked: JsonObject | undefined): Outcome | Promise<Outcome> {
    const denied = refusalOfModel(this.#request, call);
    if (denied !== undefined) return denied;
    this.#replaceBody(call);
    const { exchange, policies } = this.#request;
    const { plan, body: sent } = call;
    if (policies?.cache === undefined || asked === undefined || sent === undefined)
      return this.#send(call);
    if (!isRepeatable(plan.format, asked)) return this.#send(call);
    const provider = this.#calls.provider.vendor.name;
    const { bytes } = this.#request.read;
    const source = bytes && textOf(bytes);
    const guardedBy = policies.guards?.dependsOn(exchange);
    const cached = { plan, provider, asked, sent, source, guardedBy };
    const found = policies.cache.find(exchange, cached);
    return found instanceof Promise
      ? found.then((lookup) => this.#looked(lookup, call))
      : this.#looked(found, call);
  }

  #looked(lookup: CacheLookup, call: PlannedCall): Outcome | Promise<Outcome> {
    const { exchange } = this.#request;
    const { plan, record } = call;
    const { response, keep, maxBodyBytes } = lookup;
    noteLookup(exchange, record, lookup);
    if (response !== undefined) return sentAgain(response);
    if (keep === undefined) return this.#send(call);
    const place = { keep, maxBodyBytes };
    return this.#send(call, new ResponseKeeper(exchange, place, plan.format, record));
  }

  #send(call: PlannedCall, keeper?: ResponseKeeper): Outcome | Promise<Outcome> {
    this.#sent = call;
    this.#keeper = keeper;
    this.#dress(call);
    this.#watch(call.plan);
    const { exchange, facts, isSocket, length } = this.#request;
    // Each call in a WebSocket makes a reservation of its own.
    if (isSocket) return CONTINUE;
    const { providerFormat } = call.plan;
    const size = { format: facts.format, providerFormat, body: call.body, bytes: length };
    return reserveTokens(exchange, size);
  }

  /** Prepares what every response of the call needs. */
  #watch({ stream, providerFormat }: CallPlan): void {
    const { firstEventTimeout, drainTime } = this.#calls;
    const { exchange } = this.#request;
    if (drainTime > 0) exchange.stream.readForGoneClient(drainTime);
    const timeout = stream ? firstEventTimeout : 0;
    const canFailOver = exchange.retry !== undefined && (stream || isReadable(providerFormat));
    exchange.awaitedBeginning =
      timeout > 0 || canFailOver
        ? new ResponseBeginning(exchange, { timeout, format: providerFormat })
        : undefined;
  }

  #dress({ plan: { target, providerFormat }, body, made }: PlannedCall): void {
    const { request } = this.#request.exchange;
    if (made !== undefined) forgetRepresentation(request);
    request.target = target;
    // The response must not be compressed, because the gateway must read it.
    request.set("accept-encoding", "identity");
    request.remove(CONTENT_ENCODING);
    if (body !== undefined && request.get(CONTENT_TYPE) !== JSON_TYPE)
      request.set(CONTENT_TYPE, JSON_TYPE);
    // Compression of WebSocket messages is not offered, because the gateway could not read them.
    if (this.#request.isSocket) request.remove("sec-websocket-extensions");
    this.#calls.provider.vendor.dress(request, providerFormat);
  }

  /** Converts the response to the client's format, or reads its usage while it is forwarded. */
  respond(): Outcome | Promise<Outcome> {
    if (this.#sent === undefined) return CONTINUE;
    const { plan, record } = this.#sent;
    const keeper = this.#keeper;
    const { exchange, facts, isSocket } = this.#request;
    if (isSocket) {
      const { provider, maxBodyBytes } = this.#calls;
      const isChosen = provider.model !== undefined || this.#request.isChosen;
      const model = isChosen ? plan.model : undefined;
      SocketCall.begin(exchange, { plan, record, model, maxBodyBytes });
      return CONTINUE;
    }
    const parts = { plan, record, keeper, stored: facts.stored };
    return new CallResponse(exchange, this.#calls, parts).respond();
  }
}
