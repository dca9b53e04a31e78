import { eventsIn } from "./events-in.ts";
import { sendThroughGateway, whole } from "./gateway-response.ts";
import type { GatewayResponse } from "./gateway-response.ts";
import { MAX_INPUT_ROUNDS, TASK_LIFE } from "../bounds.ts";
import { member } from "../components/member.ts";
import { enveloped, SESSIONLESS_VERSION } from "./mcp-envelope.ts";
import { initializeParams, MCP_VERSION } from "./mcp-initialize.ts";
import type { McpListener, McpMessage, McpResult } from "./mcp-messages.ts";
import { begunTask, FollowedTask } from "./mcp-task.ts";

/** Where and as whom a page calls an MCP server. */
export interface McpPlace {
  readonly url: string;
  /** Header fields with credentials, such as `authorization: Bearer x`. */
  readonly headers: readonly string[];
  /** Whether the server that the call is for has no sessions: a client of both versions prefers none then. */
  readonly isSessionless: boolean;
}

const PROGRESS = "call";
/** Milliseconds that a call waits for the stream of the server's own messages, which some servers do not have. */
const LISTENING_PATIENCE = 2_000;
/** What a page can do for a server: a person answers. */
const CAPABILITIES = { elicitation: {}, sampling: {} };
/** What a page can do for a server without sessions, which itself decides what becomes a task (SEP-2663). */
const NEW_CAPABILITIES = {
  ...CAPABILITIES,
  extensions: { "io.modelcontextprotocol/tasks": {} },
};
/** Statuses of refusals that are about the client, not about the version of the protocol. */
const OF_CLIENT: ReadonlySet<number> = new Set([401, 402, 403, 429]);
const ACCEPTED = ["content-type: application/json", "accept: application/json, text/event-stream"];

/** The server, or a policy before it, has refused a request. */
export class McpRefusal extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** What a page asks of an MCP server through the gateway: in a session, unless the server knows none. */
class McpCall {
  readonly #place: McpPlace;
  readonly #listener: McpListener;
  readonly #signal: AbortSignal;
  readonly #listening = new AbortController();
  #session = "";
  #version = "";
  #lastId = 0;
  #hasTasks = false;
  #followed: FollowedTask | undefined;

  constructor(place: McpPlace, listener: McpListener, signal: AbortSignal) {
    this.#place = place;
    this.#listener = listener;
    this.#signal = signal;
  }

  async begin(): Promise<void> {
    if (this.#place.isSessionless && (await this.#isSessionless())) return;
    this.#version = "";
    try {
      await this.#initialize();
    } catch (error) {
      const mayKnowOther = error instanceof McpRefusal && !OF_CLIENT.has(error.status);
      if (!mayKnowOther || !(await this.#isSessionless())) throw error;
    }
  }

  async #initialize(): Promise<void> {
    const result = await this.#ask("initialize", initializeParams(CAPABILITIES));
    const { protocolVersion, capabilities } = result;
    this.#version = typeof protocolVersion === "string" ? protocolVersion : MCP_VERSION;
    this.#hasTasks = member(capabilities, "tasks", "requests", "tools", "call") !== undefined;
    await this.#notify({ method: "notifications/initialized" });
    if (this.#session !== "") await this.#listen();
  }

  /** Whether the server speaks the version without sessions: then each request says who asks. */
  async #isSessionless(): Promise<boolean> {
    this.#version = SESSIONLESS_VERSION;
    const found = await this.#ask("server/discover", {}).catch(() => undefined);
    const versions = found?.["supportedVersions"];
    return Array.isArray(versions) && versions.includes(SESSIONLESS_VERSION);
  }

  /** Receives what the server sends outside of the response: the stream is open, refused or late then. */
  async #listen(): Promise<void> {
    const order = { method: "GET", url: this.#place.url, headers: this.#headers };
    const opened = sendThroughGateway(order, this.#listening.signal);
    void this.#follow(opened).catch(() => undefined);
    const late = new Promise((resolve) => setTimeout(resolve, LISTENING_PATIENCE));
    await Promise.race([opened.catch(() => undefined), late]);
  }

  async #follow(opened: Promise<GatewayResponse>): Promise<void> {
    const response = await opened;
    if (!isStream(response)) return;
    for await (const message of messagesOf(response)) void this.#received(message);
  }

  /**
   * Sends a request; a server without sessions gets it again with what the person has answered. A task is followed
   * until it ends; undefined: it was cancelled.
   */
  async ask(request: McpRequest): Promise<McpResult | undefined> {
    const result = await this.#askAll(request);
    const task = begunTask(result);
    if (task === undefined) return result;
    this.#followed = new FollowedTask(task, {
      listener: this.#listener,
      signal: this.#signal,
      ask: (method, params) => this.#ask(method, params),
    });
    const ended = await this.#followed.result();
    this.#followed = undefined;
    return ended;
  }

  /** Asks the server to end the task that the call has begun. */
  async cancel(): Promise<void> {
    await this.#followed?.cancel();
  }

  async #askAll({ method, params: given, headers, isTask }: McpRequest): Promise<McpResult> {
    const isBegun = isTask && this.#hasTasks;
    const params = isBegun ? { ...given, task: { ttl: TASK_LIFE } } : given;
    let result = await this.#ask(method, params, headers);
    for (let round = 0; result["resultType"] === "input_required"; round++) {
      if (round === MAX_INPUT_ROUNDS) throw new Error("the server asks for input too often");
      const { inputRequests, requestState } = result;
      const inputResponses: Record<string, object> = {};
      for (const [key, wanted] of Object.entries(Object(inputRequests)))
        inputResponses[key] = await this.#listener.asked(Object(wanted));
      result = await this.#ask(method, { ...params, inputResponses, requestState }, headers);
    }
    return result;
  }

  async #ask(method: string, given: object, fields: readonly string[] = []): Promise<McpResult> {
    const id = ++this.#lastId;
    const response = await this.#request({ id, method, params: given }, fields, this.#signal);
    this.#session ||= response.header("mcp-session-id");
    for await (const message of messagesOf(response)) {
      if (message.method !== undefined) await this.#received(message);
      else if (message.error !== undefined)
        throw new McpRefusal(
          message.error.message ?? `error ${message.error.code}`,
          response.status,
        );
      else if (message.id === id) return message.result ?? {};
    }
    throw new McpRefusal(`the server sent no result (status ${response.status})`, response.status);
  }

  /** Ends a task that nobody waits for, and the session; a server that does not know that is no fault of the call. */
  async end(): Promise<void> {
    this.#listening.abort();
    const { signal } = new AbortController();
    if (this.#followed !== undefined) {
      const params = { taskId: this.#followed.id };
      const message = { id: ++this.#lastId, method: "tasks/cancel", params };
      await this.#request(message, [], signal)
        .then(({ texts }) => whole(texts))
        .catch(() => undefined);
    }
    if (this.#session === "") return;
    const order = { method: "DELETE", url: this.#place.url, headers: this.#headers };
    await sendThroughGateway(order, signal).catch(() => undefined);
  }

  async #received(message: McpMessage): Promise<void> {
    if (message.id === undefined) return this.#listener.notified(message);
    // The response of the call waits while the person decides; a ping asks for no decision.
    const result = message.method === "ping" ? {} : await this.#listener.asked(message);
    await this.#notify({ id: message.id, result });
  }

  async #notify(message: object): Promise<void> {
    await whole((await this.#post(message)).texts);
  }

  /** Posts a request in the form of the version that the server speaks. */
  #request(
    message: { readonly id: number; readonly method: string; readonly params: object },
    fields: readonly string[],
    signal: AbortSignal,
  ): Promise<GatewayResponse> {
    if (this.#version !== SESSIONLESS_VERSION) return this.#post(message, signal, fields);
    const { params, headers } = enveloped(message.method, message.params, NEW_CAPABILITIES);
    return this.#post({ ...message, params }, signal, [...headers, ...fields]);
  }

  #post(
    message: object,
    signal = this.#signal,
    fields: readonly string[] = [],
  ): Promise<GatewayResponse> {
    const body = JSON.stringify({ jsonrpc: "2.0", ...message });
    const headers = [...this.#headers, ...fields];
    const order = { method: "POST", url: this.#place.url, headers, body };
    return sendThroughGateway(order, signal);
  }

  get #headers(): readonly string[] {
    return [
      ...ACCEPTED,
      ...this.#place.headers,
      ...(this.#session === "" ? [] : [`mcp-session-id: ${this.#session}`]),
      ...(this.#version === "" ? [] : [`mcp-protocol-version: ${this.#version}`]),
    ];
  }
}

/** A request of MCP. */
export interface McpRequest {
  readonly method: string;
  readonly params: object;
  /** Header fields that repeat parameters, for servers that want them. */
  readonly headers: readonly string[];
  /** Whether a server of version 2025-11-25 wants the call as a task. */
  readonly isTask: boolean;
}

/** A call that runs. */
export interface RunningCall {
  /** Resolves to the result; undefined if the task of the call was cancelled. Fails with what the server said. */
  readonly result: Promise<McpResult | undefined>;
  /** Asks the server to end the task of the call. Fails with what the server said. */
  cancel(): Promise<void>;
}

/**
 * Sends a request in a session of its own, which ends afterwards, or without one if the server knows none.
 */
export function callMcp(
  place: McpPlace,
  request: McpRequest,
  listener: McpListener,
  signal: AbortSignal,
): RunningCall {
  const call = new McpCall(place, listener, signal);
  const run = async (): Promise<McpResult | undefined> => {
    try {
      await call.begin();
      const params = { ...request.params, _meta: { progressToken: PROGRESS } };
      return await call.ask({ ...request, params });
    } finally {
      await call.end();
    }
  };
  return { result: run(), cancel: () => call.cancel() };
}

function isStream(response: GatewayResponse): boolean {
  return response.header("content-type").startsWith("text/event-stream");
}

async function* messagesOf(response: GatewayResponse): AsyncGenerator<McpMessage> {
  if (isStream(response)) {
    for await (const data of eventsIn(response.texts)) if (data !== "") yield messageIn(data, 0);
    return;
  }
  const text = await whole(response.texts);
  if (text !== "") yield messageIn(text, response.status);
}

function messageIn(text: string, status: number): McpMessage {
  const refusal = new McpRefusal(`status ${status}: ${text}`, status);
  try {
    const message: McpMessage & { readonly jsonrpc?: string } = JSON.parse(text);
    // A policy refuses in its own format, such as that of OAuth.
    if (message.jsonrpc === undefined) throw refusal;
    return message;
  } catch {
    throw refusal;
  }
}
