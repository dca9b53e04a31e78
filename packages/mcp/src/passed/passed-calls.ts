import { isError } from "@edge-gateway/kernel/http/http-status";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import { readWords, type CallWords } from "../federation/names/call-words.ts";
import { capabilitiesOf } from "../federation/names/capabilities.ts";
import { METHODS } from "../federation/names/methods.ts";
import { DISCOVER } from "../federation/sessionless.ts";
import { CODES } from "../json/error.ts";
import { RawObject, rawItems } from "../json/raw-json.ts";
import { MCP_CALL, type Exchange, type McpCall } from "../exchange.ts";
import {
  MAX_MCP_COUNTED_NAMES,
  MAX_MCP_OWNED_NAMES,
  MAX_MCP_SAMPLE_CHARACTERS,
} from "../bounds.ts";
import { learnFailure, tellTrace } from "../request/told-call.ts";
import { isChallenge, isFaultOfClient, isRefusal } from "../target/refusals.ts";
import type { McpTargetNotes } from "../target/target-notes.ts";
import type { McpMetrics } from "../metrics.ts";
import type { SessionNotes } from "../session/session-notes.ts";
import { isSetting, noteSetting } from "./passed-settings.ts";

/** What all calls of a server share. */
interface CallPlace {
  readonly backend: string;
  readonly target: string;
  readonly metrics: McpMetrics;
  readonly notes: McpTargetNotes;
  readonly settings: SessionNotes;
}

/** Every byte becomes one character, so that a chunk may end inside a character. */
const BYTES = "latin1";
const INTERNAL_ERROR = 500;
/** The methods by which a server says what it offers. */
const INTRODUCTIONS = new Set<string>(["initialize", DISCOVER]);
const NEITHER_ASCII = /[^\u0000-\u007f]/;

/**
 * Reads what a server's calls are about while they are forwarded unchanged, for logs, metrics and spans: as for
 * one of several servers.
 */
export class PassedCalls {
  readonly #place: CallPlace;
  readonly #calls = new ExchangeMemo<PassedCall>();
  /** Names that a list, or a successful call, has shown to exist: clients can invent names. */
  readonly #names = new Set<string>();
  /** Functions that count successful calls, by method and name. */
  readonly #counters = new Map<string, Map<string | undefined, () => void>>();
  readonly #accepted: () => void;

  constructor(place: CallPlace) {
    this.#place = place;
    this.#accepted = place.metrics.mcpTargetCounter(place.backend, place.target, "success");
  }

  /**
   * Begins to read a request. Undefined for further attempts, and for requests without a message.
   * @param version the protocol version that the client names
   */
  begin(exchange: Exchange, version: string | undefined): PassedCall | undefined {
    if (exchange.request.method !== "POST" || this.#calls.get(exchange) !== undefined)
      return undefined;
    const call = new PassedCall(version);
    this.#calls.set(exchange, call);
    exchange.stream.tapRequest(call.hear);
    exchange.afterEnd(() => this.#end(exchange, call));
    return call;
  }

  /** Begins to read a response; that of an earlier attempt is forgotten. */
  respond(exchange: Exchange): void {
    const call = this.#calls.get(exchange);
    const { response, stream } = exchange;
    if (call === undefined || response === undefined) return;
    call.response = "";
    if (!response.has("content-encoding")) stream.tapResponse(call.answer);
  }

  #end(exchange: Exchange, call: PassedCall): void {
    const { backend, target, metrics } = this.#place;
    call.reader?.ended();
    // Another way of this backend has taken over the request, and has recorded it.
    if (MCP_CALL.get(exchange) !== undefined) return;
    const status = exchange.response?.status;
    const hasFailed = exchange.end !== "complete" || status === undefined || isError(status);
    if (hasFailed) metrics.mcpTargetCall(backend, target, "failure");
    else this.#accepted();
    this.#note(call.version, exchange);
    const words = readWords(call.request);
    if (words === undefined) return;
    const told = this.#tell(words, call.response, hasFailed);
    MCP_CALL.set(exchange, told);
    if (isFailure(told)) metrics.mcpCall(backend, told);
    else {
      this.#count(told);
      this.#noteSetting(told, call);
    }
    if (exchange.trace !== undefined) tellTrace(exchange.trace, told);
  }

  #noteSetting({ method }: McpCall, { session, request }: PassedCall): void {
    if (session === undefined || !isSetting(method)) return;
    const { settings, target } = this.#place;
    noteSetting(settings, { session, target, request: fromBytes(request) });
  }

  /** A refusal by a client's fault says that the server responds, unless the gateway itself has refused. */
  #note(version: string | undefined, { response, stream, showsCredentials }: Exchange): void {
    const { notes } = this.#place;
    if (response === undefined) return;
    const { status } = response;
    if (status >= INTERNAL_ERROR) return notes.failed(`status ${status}`, true);
    if (response !== stream.response) return;
    const challenges = isChallenge(response, !showsCredentials);
    if (isRefusal(status) && !isFaultOfClient(status, challenges))
      return notes.failed(`status ${status}`, false);
    notes.worked();
    notes.usesVersion(version);
  }

  #count(told: McpCall): void {
    const { method, name } = told;
    const counters = this.#counters.get(method) ?? new Map<string | undefined, () => void>();
    const known = counters.get(name);
    if (known !== undefined) return known();
    const counter = this.#place.metrics.mcpCallCounter(this.#place.backend, told);
    counter();
    if (counters.size >= MAX_MCP_COUNTED_NAMES) return;
    this.#counters.set(method, counters.set(name, counter));
    if (told.kind !== undefined && name !== undefined) this.#learn(keyOf(told.kind, name));
  }

  #tell(
    { method, id, kind, name: sent }: CallWords,
    response: string,
    hasFailed: boolean,
  ): McpCall {
    const name = sent === undefined ? undefined : fromBytes(sent);
    const told: McpCall = { method, id, target: this.#place.target, kind, name };
    if (response.includes(FAILURE))
      for (const message of messagesIn(response)) learnFailure(told, message);
    // The status says that the call has failed, although the response has no JSON-RPC error.
    if (hasFailed && told.errorCode === undefined) told.errorCode = CODES.internal;
    if (isFailure(told)) told.isUnlisted = !this.#names.has(keyOf(kind, name));
    else if (INTRODUCTIONS.has(method))
      for (const result of resultsIn(response)) this.#place.notes.offers(capabilitiesOf(result));
    else if (kind === undefined) this.#learnList(method, response);
    return told;
  }

  #learnList(method: string, response: string): void {
    const route = METHODS.get(method);
    if (route?.to !== "list") return;
    const { member, name, kind } = route.list;
    for (const result of resultsIn(response))
      for (const item of rawItems(result.raw(member)) ?? []) {
        const found = RawObject.of(item)?.text(name);
        if (found !== undefined) this.#learn(keyOf(kind, found));
      }
  }

  #learn(key: string): void {
    if (this.#names.size < MAX_MCP_OWNED_NAMES) this.#names.add(key);
  }
}

/** The end of the names of the members `error` and `isError`. */
const FAILURE = 'rror"';

function isFailure({ errorCode, toolFailed }: McpCall): boolean {
  return errorCode !== undefined || toolFailed === true;
}

function keyOf(kind = "", name = ""): string {
  return `${kind} ${name}`;
}

/** Reads the body of a request. */
export interface RequestReader {
  /** Called with the body so far, whenever more of it has been sent. Every character is a byte. */
  hear(text: string): void;
  /** Called when the exchange has ended. */
  ended(): void;
}

/** The beginning of a request and of its response. */
class PassedCall {
  readonly version: string | undefined;
  /** The session id that the client has; unset: the request is in no session. */
  session: string | undefined;
  reader: RequestReader | undefined;
  request = "";
  response = "";
  readonly hear = (chunk: Uint8Array): void => {
    this.request = longer(this.request, chunk);
    this.reader?.hear(this.request);
  };
  readonly answer = (chunk: Uint8Array): void => {
    this.response = longer(this.response, chunk);
  };

  constructor(version: string | undefined) {
    this.version = version;
  }
}

function longer(text: string, chunk: Uint8Array): string {
  const room = MAX_MCP_SAMPLE_CHARACTERS - text.length;
  if (room <= 0) return text;
  const { buffer, byteOffset, length } = chunk;
  const bytes = chunk instanceof Buffer ? chunk : Buffer.from(buffer, byteOffset, length);
  const more = bytes.toString(BYTES, 0, Math.min(length, room));
  return text === "" ? more : text + more;
}

function fromBytes(text: string): string {
  return NEITHER_ASCII.test(text) ? Buffer.from(text, BYTES).toString() : text;
}

/** The JSON texts of the whole messages in a body, which is JSON or an event stream. */
function messagesIn(bytes: string): readonly string[] {
  const text = fromBytes(bytes);
  const trimmed = text.trimStart();
  if (trimmed.startsWith("[")) return isJson(text) ? (rawItems(text) ?? []) : [];
  const messages = trimmed.startsWith("{") ? [text] : eventsIn(text);
  return messages.filter(isJson);
}

/** The results of the messages of a response. */
function resultsIn(response: string): readonly RawObject[] {
  return messagesIn(response).flatMap((message) => RawObject.of(message)?.object("result") ?? []);
}

/** The data of events (WHATWG HTML section 9.2.6). */
function eventsIn(text: string): readonly string[] {
  return text.split(/\r\n\r\n|\n\n|\r\r/).map((event) =>
    event
      .split(/\r\n|\n|\r/)
      .filter((line) => line.startsWith("data:"))
      .map((line) => line.slice("data:".length))
      .join("\n"),
  );
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
