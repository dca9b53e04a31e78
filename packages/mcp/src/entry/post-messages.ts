import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { cancellationOf, cancelledBy } from "../json/cancellation.ts";
import { CODES, errorResponse } from "../json/error.ts";
import { idFromClient } from "../federation/names/naming.ts";
import {
  keyOfId,
  type Body,
  type JsonRpcMessage,
  type JsonRpcNotification,
  type JsonRpcRequest,
  type JsonRpcResponse,
} from "../json/message.ts";
import type { RawObject } from "../json/raw-json.ts";
import type { Exchange } from "../exchange.ts";
import { sessionNotFound } from "./refusals.ts";
import type { MessageWriter } from "../client/client-writer.ts";
import type { Occasion } from "../session/occasion.ts";
import type { OpenSession } from "../session/open-session.ts";
import { runRequest, type RequestEnd } from "../request/run-request.ts";
import { ClientService } from "./client-service.ts";
import { noteFailedList } from "../session/note-failures.ts";
import type { Gateway } from "./gateway.ts";

const NOT_FOUND = 404;
const UNKNOWN_REQUEST = "Invalid request: no server waits for this response";
/** The prefix of the methods of all notifications. */
const NOTIFICATIONS = "notifications/";

/** Handles a client's messages within a session. */
export class PostMessages extends ClientService {
  readonly #open: OpenSession;
  readonly #body: Body;

  constructor(gateway: Gateway, exchange: Exchange, open: OpenSession, body: Body) {
    super(gateway, exchange);
    this.#open = open;
    this.#body = body;
  }

  protected async run(writer: MessageWriter, timeout: number): Promise<void> {
    this.#open.running += 1;
    try {
      await this.#runAll(writer, timeout);
    } finally {
      this.#open.running -= 1;
      this.gateway.sessions.used(this.#open);
    }
  }

  async #runAll(writer: MessageWriter, timeout: number): Promise<void> {
    const { messages, isBatch } = this.#body;
    const occasion = this.occasion(this.#open, timeout);
    const requests = messages.filter((message) => message.kind === "request");
    const others = messages.filter((message) => message.kind !== "request");
    const isTaken =
      others.length === 0 ||
      (await Promise.all(others.map((message) => this.#pass(occasion, message)))).every(Boolean);
    if (requests.length === 0) return isTaken ? writer.accept() : refuseResponse(writer);
    const isAlone = !isBatch && requests.length === 1;
    const ends = await Promise.all(
      requests.map((request) => this.#request(writer, occasion, { request, isAlone })),
    );
    if (ends.some(({ kind }) => kind === "sessionLost") && writer.isNew)
      return writer.reply(sessionNotFound(requests[0]?.id), { status: NOT_FOUND });
    writer.open();
    writer.end();
  }

  async #request(
    writer: MessageWriter,
    occasion: Occasion,
    { request, isAlone }: { readonly request: JsonRpcRequest; readonly isAlone: boolean },
  ): Promise<RequestEnd> {
    const cancel = (target: string): void => this.#cancel(occasion, request.id, target);
    const end = await this.#open.run(keyOfId(request.id), cancel, (cancellable) => {
      const sent = (target: string): void => cancellable.sentTo(target);
      return runRequest(this.gateway, { ...occasion, sent }, request, {
        push: (json, eventId) => {
          writer.event(json, eventId);
          this.keepPace();
        },
        mark: (eventId, retry) => writer.event("", eventId, retry),
      });
    });
    if (end.kind !== "response") return end;
    if (isAlone && writer.isNew && !this.hasStreamed) writer.reply(end.json);
    else writer.event(end.json, end.eventId);
    return end;
  }

  /**
   * Sends a message that gets no response. Resolves when the target has accepted the message; false: nobody
   * waits for the client's response.
   */
  async #pass(
    occasion: Occasion,
    message: JsonRpcNotification | JsonRpcResponse,
  ): Promise<boolean> {
    const cancelled = cancelledBy(message);
    if (cancelled !== undefined) this.#open.change({ kind: "cancelled", id: keyOfId(cancelled) });
    const shared = { ...occasion, isShared: true };
    const targets = this.#targetsOf(message);
    const text = message.object.toString();
    const taken = await Promise.all(
      targets.map(async (target) => {
        const end = await this.gateway.targets.send(shared, target, text, () => {});
        if (end.kind !== "complete") noteFailedList(this.gateway.targets, target, end);
        return end.kind === "complete";
      }),
    );
    return message.kind !== "response" || taken.includes(true);
  }

  /** Tells a target that the client has cancelled a request. */
  #cancel(occasion: Occasion, id: string, target: string): void {
    this.#open.calls.abort(keyOfId(id));
    const shared = { ...occasion, isShared: true };
    void this.gateway.targets.send(shared, target, cancellationOf(id), () => {});
  }

  #targetsOf(message: Exclude<JsonRpcMessage, JsonRpcRequest>): readonly string[] {
    if (message.kind === "response") return ownerOf(message.object, "id");
    // A server might run a request without an id, although no policy has checked it.
    if (!message.method.startsWith(NOTIFICATIONS)) return [];
    const params = message.object.object("params");
    if (message.method === "notifications/progress" && params !== undefined) {
      const owner = ownerOf(params, "progressToken");
      message.object.set("params", params.toString());
      return owner;
    }
    return this.#open.members.map(({ target }) => target);
  }
}

/**
 * Refuses a client's response that no target takes (MCP transports: a server that cannot accept the input
 * responds with an error status).
 */
function refuseResponse(writer: MessageWriter): void {
  const error = { code: CODES.invalidRequest, message: UNKNOWN_REQUEST };
  writer.reply(errorResponse(error), { status: ERRORS.bad_request.status });
}

/** The target that created this id, with the target's own id. */
function ownerOf(object: RawObject, member: string): readonly string[] {
  const found = idFromClient(object.raw(member));
  if (found === undefined) return [];
  object.set(member, found.id);
  return [found.target];
}
