import type { IncomingMessage } from "node:http";
import { isError, isSuccess } from "@edge-gateway/kernel/http/http-status";
import { EventReader } from "@edge-gateway/kernel/http/event-reader";
import { singleCall } from "@edge-gateway/kernel/http/single-call";
import manifest from "../../package.json" with { type: "json" };
import { MAX_MCP_EVENT, MAX_MCP_PAGES, MAX_REFUSAL_SHOWN } from "../bounds.ts";
import { CommandError } from "../exit.ts";
import { printable } from "@edge-gateway/kernel/text/printable";

/** The newest version of the protocol with sessions. */
const VERSION = "2025-11-25";
const ACCEPT = "application/json, text/event-stream";
const UNAUTHORIZED = 401;
/** JSON-RPC: the server does not know the method. */
const METHOD_NOT_FOUND = -32601;
/** The scopes in a challenge (RFC 6750 section 3). */
const SCOPE = /error="insufficient_scope".*?scope="([^"]*)"/;

/** The location of an MCP endpoint, and the headers for it. */
export interface McpEndpoint {
  readonly url: URL;
  /** The port of this machine to connect to, instead of the URL's host and port. */
  readonly port: number | undefined;
  readonly headers: Readonly<Record<string, string>>;
}

export type JsonObject = Readonly<Record<string, unknown>>;

/** The response of an endpoint to a request. */
interface Answer {
  readonly head: IncomingMessage;
  readonly result: JsonObject;
}

/** A client of one MCP endpoint, with a session if the server starts one. */
export class McpClient implements AsyncDisposable {
  readonly #endpoint: McpEndpoint;
  readonly #signal: AbortSignal;
  #session: Readonly<Record<string, string>> = {};
  /** The capabilities that the server declared. */
  #capabilities: JsonObject = {};
  #nextId = 1;

  private constructor(endpoint: McpEndpoint, signal: AbortSignal) {
    this.#endpoint = endpoint;
    this.#signal = signal;
  }

  /**
   * Connects to an MCP endpoint and initializes a session.
   * @throws CommandError that says what to do
   */
  static async connect(endpoint: McpEndpoint, signal: AbortSignal): Promise<McpClient> {
    const client = new McpClient(endpoint, signal);
    const { head, result } = await client.#ask("initialize", {
      protocolVersion: VERSION,
      capabilities: {},
      clientInfo: { name: "gwctl", version: manifest.version },
    });
    const session = head.headers["mcp-session-id"];
    const { protocolVersion: version, capabilities } = result;
    if (isObject(capabilities)) client.#capabilities = capabilities;
    client.#session = {
      "mcp-protocol-version": typeof version === "string" ? version : VERSION,
      ...(typeof session === "string" ? { "mcp-session-id": session } : {}),
    };
    (await client.#post({ method: "notifications/initialized" })).destroy();
    return client;
  }

  /**
   * The result of a request.
   * @throws CommandError with the server's own error
   */
  async request(method: string, params: object = {}): Promise<JsonObject> {
    return (await this.#ask(method, params)).result;
  }

  /** Every item of a list; empty if the server neither has nor announces the list. */
  async list(method: string, member: string): Promise<readonly JsonObject[]> {
    try {
      return await this.#readList(method, member);
    } catch (error) {
      // A server with resources need not support templates of resources.
      const isAnnounced = this.#capabilities[member] !== undefined;
      if (error instanceof UnknownMethod && !isAnnounced) return [];
      throw error;
    }
  }

  async #readList(method: string, member: string): Promise<readonly JsonObject[]> {
    const items: JsonObject[] = [];
    let cursor: unknown;
    for (let page = 0; page < MAX_MCP_PAGES; page++) {
      const result = await this.request(method, cursor === undefined ? {} : { cursor });
      const found: unknown = result[member];
      if (Array.isArray(found)) items.push(...found.filter(isObject));
      cursor = result["nextCursor"];
      if (typeof cursor !== "string") break;
    }
    return items;
  }

  /** Ends the session. A server that refuses to end a session keeps it until it expires. */
  async [Symbol.asyncDispose](): Promise<void> {
    if (this.#session["mcp-session-id"] === undefined) return;
    const response = await this.#send("DELETE", "").catch(() => undefined);
    response?.destroy();
  }

  async #ask(method: string, params: object): Promise<Answer> {
    const id = this.#nextId++;
    const head = await this.#post({ id, method, params });
    try {
      for await (const message of messagesIn(head)) {
        if ("method" in message) this.#respond(message);
        if (message["id"] !== id || "method" in message) continue;
        const { result, error } = message;
        if (isObject(error)) throw errorOf(method, error);
        if (isObject(result)) return { head, result };
      }
    } catch (error) {
      if (error instanceof CommandError) throw error;
      const reason = error instanceof Error ? error.message : String(error);
      throw new CommandError(`${method}: the response cannot be read: ${reason}`, { cause: error });
    }
    throw new CommandError(`${method}: the server sent no result`);
  }

  /** Responds to a request of the server, which might wait for the response. */
  #respond({ id, method }: JsonObject): void {
    if (id === undefined) return;
    const error = { code: METHOD_NOT_FOUND, message: "Method not found" };
    const end = method === "ping" ? { result: {} } : { error };
    void this.#post({ id, ...end }).then(
      (response) => response.destroy(),
      () => {},
    );
  }

  async #post(message: object): Promise<IncomingMessage> {
    const response = await this.#send("POST", JSON.stringify({ jsonrpc: "2.0", ...message }));
    if (isSuccess(response.statusCode ?? 0)) return response;
    throw await this.#refusal(response);
  }

  async #refusal(response: IncomingMessage): Promise<CommandError> {
    const status = response.statusCode ?? 0;
    const { url } = this.#endpoint;
    // The URL without a password, and without its query, which can contain a key.
    const href = url.origin + url.pathname;
    const { location = "another URL", "www-authenticate": challenge = "" } = response.headers;
    const scopes = SCOPE.exec(challenge)?.[1];
    const isExplained = !isError(status) || status === UNAUTHORIZED || scopes !== undefined;
    if (isExplained) response.destroy();
    if (!isError(status))
      return new CommandError(`${href} redirects to ${printable(location)}: use that URL`);
    if (scopes !== undefined)
      return new CommandError(
        `${href} refused the request: the token lacks a scope; it needs ${printable(scopes)}`,
      );
    if (status === UNAUTHORIZED)
      return new CommandError(
        `${href} requires authentication: send a token with --header 'Authorization: Bearer TOKEN'`,
      );
    const text = await textOf(response);
    const error = objectIn(text)?.["error"];
    const said = isObject(error)
      ? messageOf(error)
      : printable(text.slice(0, MAX_REFUSAL_SHOWN).trim());
    return new CommandError(`${href} refused the request with status ${status}: ${said}`);
  }

  async #send(method: string, body: string): Promise<IncomingMessage> {
    const { url, port, headers } = this.#endpoint;
    const way = port === undefined ? {} : { hostname: "127.0.0.1", port, servername: url.hostname };
    const fields = {
      host: url.host,
      accept: ACCEPT,
      "content-type": "application/json",
      "content-length": Buffer.byteLength(body),
      ...headers,
      ...this.#session,
    };
    try {
      return await singleCall(url, { ...way, method, headers: fields, signal: this.#signal, body });
    } catch (cause) {
      const code = cause instanceof Error && "code" in cause ? String(cause.code) : undefined;
      const reason = code ?? (cause instanceof Error ? cause.message : String(cause));
      throw new CommandError(`${url.host} cannot be reached: ${reason}`, { cause });
    }
  }
}

/** The server does not know a method. */
class UnknownMethod extends CommandError {}

function errorOf(method: string, error: JsonObject): CommandError {
  const text = `${method}: ${messageOf(error)}`;
  return error["code"] === METHOD_NOT_FOUND ? new UnknownMethod(text) : new CommandError(text);
}

function messageOf({ code, message }: JsonObject): string {
  const words = typeof message === "string" ? message : "an error without a message";
  return `${printable(words)} (${typeof code === "number" ? code : "without code"})`;
}

/** The messages of a response, in their order. */
async function* messagesIn(response: IncomingMessage): AsyncGenerator<JsonObject> {
  const type = response.headers["content-type"] ?? "";
  if (!type.startsWith("text/event-stream")) {
    const message = objectIn(await textOf(response));
    if (message === undefined) throw new CommandError("the server sent no JSON");
    yield message;
    return;
  }
  const reader = new EventReader(MAX_MCP_EVENT);
  for await (const chunk of response) {
    if (!(chunk instanceof Uint8Array)) continue;
    for (const { data } of reader.read(chunk)) {
      const message = objectIn(data ?? "");
      if (message !== undefined) yield message;
    }
  }
}

async function textOf(response: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += String(chunk);
  return text;
}

function objectIn(text: string): JsonObject | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
