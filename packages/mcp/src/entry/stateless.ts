import { VERSION } from "@edge-gateway/kernel/process/version";
import { METHODS } from "../federation/names/methods.ts";
import { isSessionless, META_KEYS, type CompletedResponse } from "../federation/sessionless.ts";
import type { Body, JsonRpcRequest } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import type { Exchange } from "../exchange.ts";
import { principalOf } from "../session/principal.ts";
import { ClientInput } from "../request/client-input.ts";
import type { MessageWriter } from "../client/client-writer.ts";
import { endParts } from "../session/end-parts.ts";
import type { Occasion } from "../session/occasion.ts";
import { OpenSession } from "../session/open-session.ts";
import { waitingFor } from "../request/plan-request.ts";
import { runRequest, type RequestEnd } from "../request/run-request.ts";
import { ClientService } from "./client-service.ts";
import { unavailable } from "../request/target-ends.ts";
import { VERSION_HEADER } from "../target/target-head.ts";
import type { Gateway } from "./gateway.ts";
import type { Targets } from "../session/targets.ts";

/** The protocol version for targets if the client names none. */
const DEFAULT_VERSION = "2025-11-25";

/** Adds the members that the client's protocol version requires in a response. */
export type Complete = (method: string, json: string) => CompletedResponse;

const OK = 200;
const asItIs: Complete = (_method, json) => ({ status: OK, json });

/** Handles requests without a session: for each request, sessions at the targets are begun and ended. */
export class StatelessPost extends ClientService {
  readonly #body: Body;
  readonly #complete: Complete;

  constructor(gateway: Gateway, exchange: Exchange, body: Body, complete: Complete = asItIs) {
    super(gateway, exchange);
    this.#body = body;
    this.#complete = complete;
  }

  protected async run(writer: MessageWriter, timeout: number): Promise<void> {
    const { messages, isBatch } = this.#body;
    const requests = messages.filter((message) => message.kind === "request");
    if (requests.length === 0) return writer.accept();
    const isAlone = !isBatch && requests.length === 1;
    await Promise.all(
      requests.map(async (request) => {
        const input =
          this.#complete === asItIs ? undefined : ClientInput.of(this.exchange, request);
        const open = standAlone(
          this.gateway.targets,
          this.exchange,
          input?.capabilities?.toString(),
        );
        const level = levelOf(request);
        if (level !== undefined) open.change({ kind: "level", level });
        const own = { ...this.occasion(open, timeout), refusesRequests: true, endsSoon: true };
        const occasion: Occasion = input === undefined ? own : this.#asking(input, own);
        const end = await this.#request(occasion, request, writer);
        this.#end(open, input);
        // The response ends with an error, because the client could not resume the stream.
        const said = end.kind === "response" ? end.json : unavailable(["its session"], request.id);
        const { json, status } = this.#complete(request.method, said);
        if (isAlone && writer.isNew && !this.hasStreamed) writer.reply(json, { status });
        else writer.event(json);
      }),
    );
    writer.end();
  }

  #asking(input: ClientInput, own: Occasion): Occasion {
    const { gateway } = this;
    return { ...own, sendCall: (plan, arrived) => input.send(gateway, own, plan, arrived) };
  }

  /** Ends the sessions at the targets, once no call waits for input. */
  #end(open: OpenSession, input: ClientInput | undefined): void {
    if (input === undefined) void endParts(this.gateway.targets, this.exchange, open);
    else void input.over().then(() => endParts(this.gateway.targets, input.exchange, open));
  }

  async #request(
    occasion: Occasion,
    request: JsonRpcRequest,
    writer: MessageWriter,
  ): Promise<RequestEnd> {
    const isAsked = METHODS.has(request.method) && !this.#tellsTarget(request);
    const lost = isAsked ? await joinAll(this.gateway.targets, occasion) : [];
    if (lost.length > 0) return { kind: "response", json: unavailable(lost, request.id) };
    return runRequest(this.gateway, occasion, request, {
      push: (json) => {
        if (!isWanted(json, occasion.open)) return;
        writer.event(json);
        this.keepPace();
      },
      mark() {},
    });
  }

  #tellsTarget({ method, object }: JsonRpcRequest): boolean {
    const route = METHODS.get(method);
    if (route?.to !== "item") return false;
    const name = object.object("params")?.text(route.member);
    return (
      name !== undefined && this.gateway.names.naming.fromClient(route.kind, name) !== undefined
    );
  }
}

/** The log level in a request without a session. */
function levelOf({ object }: JsonRpcRequest): string | undefined {
  return object.object("params")?.object("_meta")?.text(META_KEYS.logLevel);
}

/** In version 2026-07-28, a request without a log level gets no log messages. */
function isWanted(json: string, { session, logLevel }: OpenSession): boolean {
  if (!isSessionless(session.version) || logLevel !== undefined) return true;
  return RawObject.of(json)?.text("method") !== "notifications/message";
}

/** Initializes all targets; fails if a required target fails. */
export async function joinAll(targets: Targets, occasion: Occasion): Promise<readonly string[]> {
  const { all, failsOpen, health } = targets;
  const waiting = new Set((await waitingFor(targets, occasion)).map(({ place }) => place.target));
  const asked = all.filter(({ name }) => !waiting.has(name));
  const joined = await Promise.all(
    asked.map(async ({ name }) => ({
      name,
      // A server that does not respond must not delay each request.
      member: failsOpen && !health.mayTry(name) ? undefined : await targets.join(occasion, name),
    })),
  );
  const lost = joined.filter(({ member }) => member === undefined).map(({ name }) => name);
  return failsOpen && lost.length < joined.length ? [] : lost;
}

/**
 * Creates a session for the gateway itself; no client gets its id.
 * @param capabilities what targets may ask the client for, as JSON; by default nothing
 */
export function standAlone(
  { all, services }: Targets,
  exchange: Exchange,
  capabilities?: string,
): OpenSession {
  const version = versionForTargets(exchange);
  const asked = exchange.request.get(VERSION_HEADER);
  return new OpenSession(
    {
      id: `stateless ${principalOf(exchange)}`,
      version: isSessionless(asked) ? (asked ?? version) : version,
      client: ownParams(version, capabilities),
      members: [],
      begun: services.times.beginning(),
      targets: all.map(({ name }) => name),
    },
    services.links,
  );
}

/** The protocol version of the gateway's own sessions. */
export function versionForTargets({ request }: Exchange): string {
  const asked = request.get(VERSION_HEADER);
  return asked === undefined || isSessionless(asked) ? DEFAULT_VERSION : asked;
}

/** The `initialize` params of the gateway's own sessions, as JSON. */
export function ownParams(protocolVersion: string, capabilities = "{}"): string {
  const clientInfo = JSON.stringify({ name: "edge-gateway", version: VERSION });
  const version = JSON.stringify(protocolVersion);
  return `{"protocolVersion":${version},"capabilities":${capabilities},"clientInfo":${clientInfo}}`;
}
