import { isSessionless, SESSIONLESS_VERSION } from "../federation/sessionless.ts";
import { enveloped, needsInput, withoutEnvelope } from "../federation/sessionless-target.ts";
import { CODES, errorResponse } from "../json/error.ts";
import { isSameId, readBody, readText, type JsonRpcResponse } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import { MAX_MCP_INPUT_ROUNDS, MAX_MCP_LIST_PAGES } from "../bounds.ts";
import type { HeldStreams } from "../client/held-streams.ts";
import { requestInput } from "./input-requests.ts";
import { CANCELLED, type Arrival, type CallEnd, type CallParts } from "./target-call.ts";
import type { RunningCall, TargetLink, ClientSession } from "./target-link.ts";
import type { ToolHeaders } from "../target/tool-headers.ts";

const COMPLETE: CallEnd = { kind: "complete", session: undefined };
const NO_SESSION = { session: undefined, version: SESSIONLESS_VERSION } as const;
/** The error code of version 2026-07-28 for headers that do not repeat required parameters. */
const HEADER_MISMATCH = "-32020";

/** What a call needs besides its message. */
export interface SessionlessPlace {
  readonly link: TargetLink;
  /** The parameters of tools that headers repeat; unset: messages to the target have no headers. */
  readonly toolHeaders?: ToolHeaders;
  readonly open: ClientSession;
  readonly streams: HeldStreams;
}

/**
 * The result of one request. The response is held back until it is clear whether the request must be
 * repeated.
 */
interface Round {
  readonly end: CallEnd;
  readonly response: JsonRpcResponse | undefined;
}

/**
 * A request to a target without sessions. For a client with a session, the gateway does what such a client
 * cannot do: it repeats parameters in headers, and repeats the request with the input that the target
 * requires.
 */
export class SessionlessCall implements RunningCall {
  readonly ended: Promise<CallEnd>;
  readonly #message: RawObject;
  readonly #id: string;
  readonly #place: SessionlessPlace;
  readonly #parts: CallParts;
  #call: RunningCall | undefined;
  #isAborted = false;
  #abandon: (() => void) | undefined;

  constructor(message: RawObject, id: string, place: SessionlessPlace, parts: CallParts) {
    this.#message = message;
    this.#id = id;
    this.#place = place;
    this.#parts = parts;
    this.ended = this.#run();
  }

  get server(): string | undefined {
    return this.#call?.server;
  }

  abort(): void {
    this.#isAborted = true;
    this.#cancel();
    this.#call?.abort();
    this.#abandon?.();
  }

  pause(): void {
    this.#call?.pause();
  }

  resume(): void {
    this.#call?.resume();
  }

  /** Tells the target that the call was cancelled, if the target cannot see that from the connection. */
  #cancel(): void {
    const { link } = this.#place;
    if (this.#call === undefined || link.needsCancellation !== true) return;
    const message = `{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":${this.#id}}}`;
    link.post(message, NO_SESSION, { ...this.#parts, arrived() {} });
  }

  async #run(): Promise<CallEnd> {
    if (isSessionless(this.#place.open.session.version)) return this.#pass();
    let round = await this.#send(this.#message);
    if (isMismatch(round) && (await this.#learnTools())) round = await this.#send(this.#message);
    for (let count = 0; ; count++) {
      const result = round.response?.object.object("result");
      if (result === undefined || !needsInput(result)) break;
      if (count === MAX_MCP_INPUT_ROUNDS)
        return this.#refuse("The server asks for input too often");
      const again = await this.#askClient(result);
      if (again === undefined) return COMPLETE;
      round = await this.#send(again);
    }
    if (round.response !== undefined) this.#tell(round.response);
    return round.end;
  }

  /**
   * Forwards the request of a client that uses the same protocol version, so that the client itself does
   * everything.
   */
  async #pass(): Promise<CallEnd> {
    const { end, response } = await this.#exchange(this.#message, this.#parts.arrived);
    if (response !== undefined) this.#arrive([response]);
    return end;
  }

  /** Sends a request; messages before its response are forwarded immediately. */
  async #send(message: RawObject): Promise<Round> {
    let response: JsonRpcResponse | undefined;
    const isTools = message.text("method") === "tools/list";
    const round = await this.#exchange(message, (arrival) => {
      const messages = arrival.messages.filter((each) => {
        if (each.kind !== "response" || !isSameId(each.id, this.#id)) return true;
        response ??= each;
        return false;
      });
      if (messages.length > 0) this.#parts.arrived({ ...arrival, messages });
    });
    response ??= round.response;
    const result = response?.object.object("result");
    if (isTools && response !== undefined && result !== undefined) {
      this.#place.toolHeaders?.read(result);
      response.object.set("result", result.toString());
    }
    return { end: round.end, response };
  }

  /** A target without sessions may also report an invalid request by its HTTP status. */
  async #exchange(message: RawObject, arrived: (arrival: Arrival) => void): Promise<Round> {
    const { link, toolHeaders, open } = this.#place;
    if (this.#isAborted) return { end: CANCELLED, response: undefined };
    const { body, fields } = enveloped(message, open.session.client, open.logLevel);
    const more = toolHeaders?.of(RawObject.of(body)?.object("params")) ?? [];
    const session = { ...NO_SESSION, fields: [...fields, ...more] };
    this.#call = link.post(body, session, { ...this.#parts, arrived });
    const end = await this.#call.ended;
    if (end.kind !== "refused") return { end, response: undefined };
    const response = (readBody(end.body).found?.messages ?? []).find(
      (each): each is JsonRpcResponse => each.kind === "response" && isSameId(each.id, this.#id),
    );
    return response === undefined ? { end, response } : { end: COMPLETE, response };
  }

  /** Reads the lists that define the headers of a tool; false if they have not changed. */
  async #learnTools(): Promise<boolean> {
    const params = this.#message.object("params");
    if (this.#message.text("method") !== "tools/call") return false;
    const { toolHeaders } = this.#place;
    if (toolHeaders === undefined) return false;
    let cursor: string | undefined;
    for (let page = 0; page < MAX_MCP_LIST_PAGES; page++) {
      const request = RawObject.with({
        jsonrpc: '"2.0"',
        id: this.#id,
        method: '"tools/list"',
        params: cursor === undefined ? undefined : JSON.stringify({ cursor }),
      });
      const { response } = await this.#send(request);
      cursor = response?.object.object("result")?.text("nextCursor");
      if (toolHeaders.of(params).length > 0) return true;
      if (cursor === undefined) break;
    }
    return false;
  }

  /** Builds the request with the client's input. Undefined: the client refused, and has got an error. */
  async #askClient(result: RawObject): Promise<RawObject | undefined> {
    const { open, streams } = this.#place;
    const { messages, answered, release } = requestInput(result, open, streams);
    const { promise, reject } = Promise.withResolvers<never>();
    this.#abandon = () => reject(new Error("the client cancelled the request"));
    try {
      this.#arrive(messages);
      const responses = await Promise.race([answered, promise]);
      return this.#with(responses, result.raw("requestState"));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      this.#refuse(`The server asks for input, which the client does not give: ${reason}`);
      return undefined;
    } finally {
      this.#abandon = undefined;
      release();
    }
  }

  /** Responds to the client with an error. */
  #refuse(message: string): CallEnd {
    const text = errorResponse({ code: CODES.internal, message }, this.#id);
    this.#arrive(readText(text).found?.messages ?? []);
    return COMPLETE;
  }

  #with(responses: string, state: string | undefined): RawObject {
    const message = RawObject.of(this.#message.toString()) ?? this.#message;
    const params = message.object("params") ?? RawObject.with({});
    params.set("inputResponses", responses);
    if (state !== undefined) params.set("requestState", state);
    message.set("params", params.toString());
    return message;
  }

  /** Converts a response for a client with a session. */
  #tell(response: JsonRpcResponse): void {
    const result = response.object.object("result");
    if (result !== undefined) {
      withoutEnvelope(result, this.#message.text("method") ?? "");
      response.object.set("result", result.toString());
    }
    this.#arrive([response]);
  }

  #arrive(messages: Arrival["messages"]): void {
    this.#parts.arrived({ messages, eventId: undefined, retry: undefined });
  }
}

function isMismatch({ response }: Round): boolean {
  return response?.object.object("error")?.raw("code") === HEADER_MISMATCH;
}
