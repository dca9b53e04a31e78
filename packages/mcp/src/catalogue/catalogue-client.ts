import { VERSION } from "@edge-gateway/kernel/process/version";
import { METHODS, type Capability, type ListShape } from "../federation/names/methods.ts";
import { DISCOVER, isOfSessions, SESSIONLESS_VERSION } from "../federation/sessionless.ts";
import {
  enveloped,
  speaksSessionless,
  type EnvelopedRequest,
} from "../federation/sessionless-target.ts";
import { RawObject, rawItems } from "../json/raw-json.ts";
import { EventReader } from "@edge-gateway/kernel/http/event-reader";
import { MAX_MCP_CATALOGUE_BYTES, MAX_MCP_LIST_PAGES, MAX_MCP_MESSAGE_BYTES } from "../bounds.ts";
import { SESSION_HEADER, VERSION_HEADER } from "../target/target-head.ts";
import type { ItemKind } from "../federation/names/naming.ts";

/** An item of a list, as its target sent it. */
export interface ReadItem {
  /** The method of the list, such as `tools/list`. */
  readonly method: string;
  readonly kind: ItemKind;
  /** The name or URI. */
  readonly name: string;
  /** The whole item as JSON. */
  readonly text: string;
}

/** A request of the client; its message is JSON. */
export interface CatalogueRequest {
  readonly method: "POST" | "DELETE";
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly message: string;
}

/** A response to the client. */
export interface CatalogueResponse {
  readonly status: number;
  /** The id of the session that begins; undefined if none does. */
  readonly session: string | undefined;
  readonly isStream: boolean;
  readonly text: string;
  /** Why the gateway itself has refused the request; empty if it has not. */
  readonly refusal: string;
}

/** Sends a request; undefined: there was no response in time. */
export type SendCatalogueRequest = (
  request: CatalogueRequest,
) => Promise<CatalogueResponse | undefined>;

const PROTOCOL_VERSION = "2025-11-25";
const JSON_TYPE = "application/json";
/** The lists of a catalogue, and what a server declares that has them. */
const LISTS = ["tools/list", "prompts/list", "resources/list", "resources/templates/list"];
const SHOWN_CHARACTERS = 512;
const CREDENTIAL_NEEDED =
  "the server wants a credential of the gateway (`policies.auth` of the target)";
/** What people can do about a status. */
const CURES: ReadonlyMap<number, string> = new Map([
  [401, CREDENTIAL_NEEDED],
  [403, CREDENTIAL_NEEDED],
  [404, "there is no MCP server at this path (`path` of the target)"],
]);

/** What a client of one server has read. */
interface Lists {
  readonly items: readonly ReadItem[];
  readonly omitted: number;
  /** The protocol version that the server speaks; undefined: it has not said that it knows one. */
  readonly version: string | undefined;
  readonly error: string | undefined;
}

/** Reads all lists of a server as a client in a session of its own, or without one if the server knows none. */
export async function readCatalogue(send: SendCatalogueRequest): Promise<Lists> {
  const client = new CatalogueClient(send);
  try {
    return await client.read();
  } finally {
    await client.end();
  }
}

/** What a response without a result says. */
function unexpected({ status, text }: CatalogueResponse): string {
  const shown = text.slice(0, SHOWN_CHARACTERS).trim();
  const cure = CURES.get(status);
  return [
    `status ${status}`,
    ...(cure === undefined ? [] : [cure]),
    ...(shown === "" ? [] : [shown]),
  ].join(": ");
}

/** The server did not send what was asked for; the message says what it did. */
class UnreadError extends Error {}

/** The server has refused a request: it may know another version of the protocol. */
class RefusedError extends UnreadError {}

/** Servers show some of their tools only to clients that can answer their questions. */
const CLIENT = {
  protocolVersion: PROTOCOL_VERSION,
  capabilities: { elicitation: {}, sampling: {} },
  clientInfo: { name: "edge-gateway", version: VERSION },
};

class CatalogueClient {
  readonly #send: SendCatalogueRequest;
  readonly #items: ReadItem[] = [];
  #bytes = 0;
  #omitted = 0;
  #session: string | undefined;
  /** The version that each request names. */
  #version: string | undefined;
  /** The version of the lists: one that the server has said. */
  #agreed: string | undefined;
  #lastId = 0;

  constructor(send: SendCatalogueRequest) {
    this.#send = send;
  }

  async read(): Promise<Lists> {
    const errors: string[] = [];
    try {
      const capabilities = await this.#begin();
      for (const method of LISTS) {
        const route = METHODS.get(method);
        if (route?.to !== "list" || !capabilities.has(route.needs)) continue;
        await this.#list(method, route.list).catch((error: unknown) =>
          errors.push(`${method}: ${reasonOf(error)}`),
        );
      }
    } catch (error) {
      errors.push(reasonOf(error));
    }
    const error = errors.length === 0 ? undefined : errors.join("; ");
    return { items: this.#items, omitted: this.#omitted, version: this.#agreed, error };
  }

  /** Ends the session, also at the server. */
  async end(): Promise<void> {
    if (this.#session === undefined) return;
    await this.#send({ method: "DELETE", headers: this.#headers, message: "" });
  }

  async #begin(): Promise<{ has(capability: Capability): boolean }> {
    const result = await this.#initialize().catch(async (error: unknown) => {
      const discovery = error instanceof RefusedError ? await this.#discover() : undefined;
      if (discovery === undefined) throw error;
      return discovery;
    });
    const declared = result.object("capabilities");
    return { has: (capability) => declared?.has(capability) === true };
  }

  async #initialize(): Promise<RawObject> {
    const result = await this.#ask("initialize", CLIENT);
    this.#version = result.text("protocolVersion");
    if (isOfSessions(this.#version ?? "")) this.#agreed = this.#version;
    await this.#post(JSON.stringify({ jsonrpc: "2.0", method: "notifications/initialized" }));
    return result;
  }

  /** Asks a server without sessions what it has; undefined if it is none. */
  async #discover(): Promise<RawObject | undefined> {
    this.#version = SESSIONLESS_VERSION;
    try {
      const result = await this.#ask(DISCOVER, {});
      if (!speaksSessionless(result)) return undefined;
      this.#agreed = SESSIONLESS_VERSION;
      return result;
    } catch (error) {
      if (error instanceof UnreadError) return undefined;
      throw error;
    }
  }

  async #list(method: string, { member, name: named, kind }: ListShape): Promise<void> {
    let cursor: string | undefined;
    for (let pages = 0; pages < MAX_MCP_LIST_PAGES; pages++) {
      const result = await this.#ask(method, cursor === undefined ? {} : { cursor });
      for (const text of rawItems(result.raw(member)) ?? []) {
        const name = RawObject.of(text)?.text(named);
        if (name === undefined) continue;
        this.#bytes += text.length;
        if (this.#bytes > MAX_MCP_CATALOGUE_BYTES) this.#omitted += 1;
        else this.#items.push({ method, kind, name, text });
      }
      cursor = result.text("nextCursor");
      if (cursor === undefined) return;
    }
  }

  /** Sends a request of JSON-RPC and returns its result. */
  async #ask(method: string, params: object): Promise<RawObject> {
    const id = ++this.#lastId;
    const { body, fields } = this.#written({ jsonrpc: "2.0", id, method, params });
    const response = await this.#post(body, fields);
    if (response === undefined) throw new UnreadError("no response in time");
    this.#session ??= response.session;
    const message = messagesIn(response)
      .map((text) => RawObject.of(text))
      .find((one) => one?.raw("id") === String(id));
    if (response.refusal !== "") throw new UnreadError(response.refusal);
    const said = message?.object("error")?.text("message");
    if (said !== undefined) throw new RefusedError(said);
    const result = message?.object("result");
    if (result !== undefined) return result;
    throw new RefusedError(unexpected(response));
  }

  /** A request as its body, and the header fields that repeat parts of it where there are no sessions. */
  #written(request: object): EnvelopedRequest {
    const body = JSON.stringify(request);
    const message = RawObject.of(body);
    if (this.#version !== SESSIONLESS_VERSION || message === undefined) return { body, fields: [] };
    return enveloped(message, JSON.stringify(CLIENT), undefined);
  }

  #post(
    message: string,
    fields: EnvelopedRequest["fields"] = [],
  ): Promise<CatalogueResponse | undefined> {
    return this.#send({ method: "POST", headers: [...this.#headers, ...fields], message });
  }

  get #headers(): CatalogueRequest["headers"] {
    return [
      ["content-type", JSON_TYPE],
      ["accept", `${JSON_TYPE}, text/event-stream`],
      ...(this.#session === undefined ? [] : [[SESSION_HEADER, this.#session] as const]),
      ...(this.#version === undefined ? [] : [[VERSION_HEADER, this.#version] as const]),
    ];
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof UnreadError) return error.message.slice(0, SHOWN_CHARACTERS);
  throw error;
}

/** The messages of a response, each as JSON. */
function messagesIn({ isStream, text }: CatalogueResponse): readonly string[] {
  if (!isStream) return [text];
  const events = new EventReader(MAX_MCP_MESSAGE_BYTES).read(Buffer.from(text));
  return [...events].flatMap(({ data }) => data ?? []);
}
