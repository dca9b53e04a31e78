import { randomUUID } from "node:crypto";
import { CopiedHead } from "@edge-gateway/http";
import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { withOwn } from "@edge-gateway/kernel/with-own";
import { CODES, errorResponse, resultResponse } from "../json/error.ts";
import { readText, type Body, type JsonRpcRequest } from "../json/message.ts";
import type { Exchange } from "../exchange.ts";
import type { HeldStream, PostedMessage } from "../client/held-streams.ts";
import { STREAM_PARAMETER, streamParameterOf } from "./legacy-path.ts";
import { sessionNotFound } from "./refusals.ts";
import { BeginSession } from "./begin-session.ts";
import { ClientWriter, type MessageWriter } from "../client/client-writer.ts";
import { EndSession } from "./end-session.ts";
import { EventWriter } from "../client/event-writer.ts";
import type { OpenSession } from "../session/open-session.ts";
import { OpenStream } from "./open-stream.ts";
import { PostMessages } from "./post-messages.ts";
import { ClientService } from "./client-service.ts";
import { StatelessPost } from "./stateless.ts";
import type { Gateway } from "./gateway.ts";

const NO_SESSION = { code: CODES.invalidRequest, message: "Invalid request: no session has begun" };

/**
 * The event stream of a client with the 2024-11-05 transport. The stream announces the URL for messages and
 * carries all responses. The session lasts as long as the stream.
 */
export class LegacyStream extends ClientService implements HeldStream {
  readonly #services = new Set<ClientService>();
  #name = "";
  #timeout = 0;
  #client: MessageWriter | undefined;
  #open: OpenSession | undefined;
  #hasEnded = false;
  readonly #leave = (): void => {
    this.#client?.end();
    this.abandoned();
  };

  take({ fields, body }: PostedMessage): void {
    const { found } = readText(body);
    if (found === undefined) return;
    const exchange = postedTo(this.exchange, fields);
    this.#run(this.#serviceFor(exchange, found));
  }

  override abandoned(): void {
    super.abandoned();
    this.#end();
  }

  override drained(): void {
    super.drained();
    for (const service of this.#services) service.drained();
  }

  protected run(writer: MessageWriter, timeout: number): Promise<void> {
    this.#client = writer;
    this.#timeout = timeout;
    this.#name = this.gateway.parts.services.streams.hold(randomUUID(), this);
    this.gateway.legacyStreams.add(this.#leave);
    const sealed = this.gateway.seal.sealOnce(this.#name, ownerOf(this.gateway, this.exchange));
    const { path } = this.exchange.original;
    if (writer instanceof ClientWriter)
      writer.named("endpoint", `${path}?${STREAM_PARAMETER}=${sealed}`);
    return Promise.resolve();
  }

  #serviceFor(exchange: Exchange, body: Body): ClientService | undefined {
    const first = body.messages.find(
      (message) => message.kind === "request" && message.method === "initialize",
    );
    if (first?.kind === "request") return this.#begin(exchange, first);
    if (this.gateway.isStateless) return new StatelessPost(this.gateway, exchange, body);
    if (this.#open !== undefined) return new PostMessages(this.gateway, exchange, this.#open, body);
    for (const message of body.messages)
      if (message.kind === "request") this.#client?.event(errorResponse(NO_SESSION, message.id));
    return undefined;
  }

  #begin(exchange: Exchange, request: JsonRpcRequest): ClientService {
    const begun = (open: OpenSession): void => {
      if (this.#hasEnded) return this.#dismiss(open);
      if (this.#open !== undefined) this.#dismiss(this.#open);
      this.#open = open;
      this.#run(new OpenStream(this.gateway, this.exchange, open, undefined));
    };
    const isAlone = this.gateway.isStateless;
    const answer = { isAlone, write: resultResponse, begun };
    return new BeginSession(this.gateway, exchange, request, answer);
  }

  #run(service: ClientService | undefined): void {
    if (service === undefined || this.#client === undefined || this.#hasEnded) return;
    this.#services.add(service);
    const done = (): void => void this.#services.delete(service);
    const lost = (): void => this.#client?.cut("the session is lost");
    void service.respond(new EventWriter(this.#client, { done, lost }), this.#timeout);
  }

  #end(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    this.gateway.legacyStreams.delete(this.#leave);
    this.gateway.parts.services.streams.release(this.#name);
    for (const service of this.#services) service.abandoned();
    if (this.#open !== undefined) this.#dismiss(this.#open);
  }

  #dismiss(open: OpenSession): void {
    void new EndSession(this.gateway, this.exchange, open).respond(NOBODY, 0);
  }
}

/** A listener that ignores all events. */
const NOBODY: MessageWriter = {
  isNew: true,
  isOver: true,
  isPaused: false,
  reply() {},
  accept() {},
  open() {},
  event() {},
  end() {},
  cut() {},
  abandoned() {},
};

/** Handles a message that is posted for an event stream, which may belong to another worker. */
export class LegacyPost extends ClientService {
  readonly #stream: string;
  readonly #body: string;

  constructor(gateway: Gateway, exchange: Exchange, stream: string, body: string) {
    super(gateway, exchange);
    this.#stream = stream;
    this.#body = body;
  }

  protected async run(writer: MessageWriter): Promise<void> {
    const fields = [...this.exchange.request.entries()].map(
      ([name, value]) => [name, value] as const,
    );
    const message = { fields, body: this.#body };
    if (await this.gateway.parts.services.streams.post(this.#stream, message)) writer.accept();
    else writer.reply(sessionNotFound(), { status: ERRORS.mcp_session_not_found.status });
  }
}

/** The name of the stream that a POST refers to; undefined if this client has no such stream. */
export function streamOf(gateway: Gateway, exchange: Exchange): string | undefined {
  const sealed = streamParameterOf(exchange.request.query);
  if (sealed === undefined) return undefined;
  return gateway.seal.openOnce(sealed, ownerOf(gateway, exchange));
}

function ownerOf({ sessions }: Gateway, exchange: Exchange): string {
  return `stream ${sessions.ownerOf(exchange)}`;
}

/** A view of the stream's exchange, with the headers of the POST. */
function postedTo(exchange: Exchange, fields: PostedMessage["fields"]): Exchange {
  const { scheme, authority, path } = exchange.request;
  const request = new CopiedHead({
    method: "POST",
    scheme,
    version: "1.1",
    target: path,
    path,
    query: undefined,
    authority,
    entries: () => fields,
  });
  return withOwn(exchange, { request });
}
