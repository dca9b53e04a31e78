import { randomUUID } from "node:crypto";
import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { VERSION } from "@edge-gateway/kernel/process/version";
import {
  mergeIntroductions,
  withoutStreams,
  withoutUnrouted,
} from "../federation/names/capabilities.ts";
import type { Introduction } from "../federation/names/capabilities.ts";
import {
  isOfSessions,
  isSessionless,
  SESSION_VERSIONS,
  type CompletedResponse,
} from "../federation/sessionless.ts";
import type { Membership, Session } from "../federation/session.ts";
import { CODES, errorResponse, type JsonRpcError, resultResponse } from "../json/error.ts";
import type { JsonRpcRequest } from "../json/message.ts";
import { RawObject } from "../json/raw-json.ts";
import { MAX_MCP_CLIENT_BYTES } from "../bounds.ts";
import type { Exchange } from "../exchange.ts";
import type { MessageWriter } from "../client/client-writer.ts";
import { sharedLimit } from "../links/shared-limit.ts";
import { hasConsent } from "../target/consent.ts";
import { dismiss } from "../links/dismiss.ts";
import type { Introduced } from "../links/introduce.ts";
import { OpenSession } from "../session/open-session.ts";
import { closeLink } from "../links/shared-link.ts";
import type { TargetLink } from "../links/target-link.ts";
import { ClientService } from "./client-service.ts";
import { noteFailedStart } from "../session/note-failures.ts";
import { unavailable } from "../request/target-ends.ts";
import { beginCall, endCall } from "../request/told-call.ts";
import type { Target } from "../target/target.ts";
import { SESSION_HEADER, VERSION_HEADER } from "../target/target-head.ts";
import type { Gateway } from "./gateway.ts";

const BAD_REQUEST = 400;
const INTERNAL_ERROR = 500;

/** How to send the response to `initialize` to the client. */
export interface IntroductionAnswer {
  /** Whether the request has no session, so that no session begins for the client. */
  readonly isAlone: boolean;
  /** Whether the client can still receive notifications of changes. */
  readonly canListen?: boolean;
  /** Formats the whole response, with the merged result as JSON. */
  readonly write: (result: string, id: string) => string;
  /** The response if these targets lack what the request asks for. */
  readonly refuse?: (members: readonly Membership[]) => CompletedResponse | undefined;
  /** Called with the new session; undefined: the client gets the id of the session. */
  readonly begun?: (open: OpenSession) => void;
}

/** The data of a session that is about to begin. */
interface Begun {
  /** The params of `initialize`, as JSON. */
  readonly client: string;
  /** Whether some targets require a consent that the user has not given. */
  readonly waits: boolean;
  /** Targets that do not take part in the session. */
  readonly lost: readonly Target[];
}

const LATER = {
  tools: { listChanged: true },
  prompts: { listChanged: true },
  resources: { listChanged: true },
};

/** The result of initializing a target; `waiting`: the user must consent first. */
type Found = Introduced | { readonly kind: "waiting" };

type Joined = Extract<Introduced, { kind: "member" }>;

/** Begins a session with all targets. */
export class BeginSession extends ClientService {
  readonly #request: JsonRpcRequest;
  readonly #links = new Map<string, TargetLink>();

  readonly #answer: IntroductionAnswer;
  /** The response to the client, as JSON. */
  #said: string | undefined;

  /** @param answer how to respond; unset: as to a client's own `initialize` request */
  constructor(
    gateway: Gateway,
    exchange: Exchange,
    request: JsonRpcRequest,
    answer?: IntroductionAnswer,
  ) {
    super(gateway, exchange);
    this.#request = request;
    const { isStateless } = gateway.parts;
    this.#answer = answer ?? { isAlone: isStateless, write: resultResponse };
  }

  protected async run(writer: MessageWriter, timeout: number): Promise<void> {
    const told = beginCall(this.exchange, this.#request);
    await this.#introduceAll(writer, timeout);
    endCall(this.gateway, this.exchange, told, this.#said);
  }

  #reply(writer: MessageWriter, ...answer: Parameters<MessageWriter["reply"]>): void {
    [this.#said] = answer;
    writer.reply(...answer);
  }

  async #introduceAll(writer: MessageWriter, timeout: number): Promise<void> {
    const { id, object } = this.#request;
    const client = object.raw("params") ?? "{}";
    if (client.length > MAX_MCP_CLIENT_BYTES)
      return this.#reply(
        writer,
        errorResponse({ code: CODES.invalidParams, message: "Invalid params: too long" }, id),
      );
    const found = await Promise.all(
      this.gateway.targets.all.map(async (target) => ({
        target,
        introduced: await this.#introduce(target, timeout),
      })),
    );
    const joined = found.flatMap(({ introduced }) =>
      introduced.kind === "member" ? [introduced] : [],
    );
    const lost = found.filter(
      ({ introduced: { kind } }) => kind !== "member" && kind !== "waiting",
    );
    const waits = found.some(({ introduced: { kind } }) => kind === "waiting");
    const isNobody = joined.length === 0 && !waits;
    if (writer.isOver) return this.#undo(joined);
    if (lost.length > 0 && (!this.gateway.targets.failsOpen || isNobody)) {
      this.#undo(joined);
      return this.#refuse(writer, lost);
    }
    this.#welcome(writer, joined, { client, waits, lost: lost.map(({ target }) => target) });
  }

  async #introduce(target: Target, timeout: number): Promise<Found> {
    const { targets } = this.gateway;
    const { health } = targets;
    if (targets.failsOpen && !health.mayTry(target.name))
      return { kind: "failed", detail: "the server failed a moment ago" };
    if (!(await hasConsent(target, this.exchange))) return { kind: "waiting" };
    const introduced = await targets.introduce(target, this.#request.object.toString(), {
      exchange: this.exchange,
      limit: sharedLimit(target.timeout === 0 ? timeout : target.timeout),
      isSessionless: isSessionless(this.exchange.request.get(VERSION_HEADER)),
    });
    if (introduced.kind === "waiting") return introduced;
    if (introduced.kind === "member") {
      health.joined(introduced.member);
      this.#links.set(target.name, introduced.link);
    } else noteFailedStart(targets, target.name, introduced);
    return introduced;
  }

  #welcome(writer: MessageWriter, joined: readonly Joined[], { client, waits, lost }: Begun): void {
    const { targets, sessions } = this.gateway;
    const { times, links, notes } = targets.services;
    const result = this.#resultOf(joined, waits);
    const { isAlone, canListen, write, refuse, begun } = this.#answer;
    withoutUnrouted(result, !isSessionless(this.exchange.request.get(VERSION_HEADER)));
    if (isAlone && canListen !== true) withoutStreams(result);
    const session: Session = {
      id: randomUUID(),
      version: result.text("protocolVersion") ?? "",
      client,
      members: joined.map(({ member }) => member),
      targets: targets.all.map(({ name }) => name),
      begun: times.beginning(),
    };
    const isKnown = isAlone || begun !== undefined;
    const { early } = notes;
    const known = isAlone ? {} : { early, ...(isKnown ? {} : { notes }) };
    const open = new OpenSession(session, links, known);
    for (const [target, link] of this.#links) open.keep(target, link);
    for (const { name } of lost) open.delays.failed(name, targets.now());
    if (isAlone) {
      open.close();
      this.#dismiss(joined);
    }
    const fields = isKnown ? [] : [[SESSION_HEADER, sessions.begin(open, this.exchange)] as const];
    const refusal = refuse?.(session.members);
    if (refusal !== undefined) return this.#reply(writer, refusal.json, { status: refusal.status });
    this.#reply(writer, write(result.toString(), this.#request.id), { fields });
    if (!isAlone) begun?.(open);
  }

  /** If there is only one target, its error is forwarded unchanged. */
  #resultOf(joined: readonly Joined[], waits: boolean): RawObject {
    const introductions = joined.map(({ introduction }) => introduction);
    if (waits) introductions.push(this.#later());
    const [only] = introductions;
    if (only !== undefined && !waits && this.gateway.targets.all.length === 1) return only.result;
    return mergeIntroductions(introductions, { name: "edge-gateway", version: VERSION });
  }

  /** Lists that may change after the user has given consent. */
  #later(): Introduction {
    const asked = this.#request.object.object("params")?.text("protocolVersion") ?? "";
    const [newest = ""] = SESSION_VERSIONS;
    const result = RawObject.with({
      protocolVersion: JSON.stringify(isOfSessions(asked) ? asked : newest),
      capabilities: JSON.stringify(LATER),
    });
    return { target: "", result };
  }

  #refuse(
    writer: MessageWriter,
    lost: readonly { readonly target: Target; readonly introduced: Found }[],
  ): void {
    const { id } = this.#request;
    const said = lost.flatMap(({ introduced }) =>
      introduced.kind === "error" ? [introduced.error] : [],
    )[0];
    if (said !== undefined) return this.#reply(writer, errorResponse(errorOf(said), id));
    const names = lost.map(({ target }) => target.name);
    this.#reply(writer, unavailable(names, id), { status: statusOf(lost) });
  }

  /** Ends the sessions that have begun at targets. */
  #undo(joined: readonly Joined[]): void {
    this.#links.forEach(closeLink);
    this.#dismiss(joined);
  }

  #dismiss(joined: readonly Joined[]): void {
    const { targets } = this.gateway;
    const { calls } = targets.services;
    for (const { member } of joined) {
      const target = targets.target(member.target);
      if (target === undefined) continue;
      const parts = { calls, exchange: this.exchange, limit: sharedLimit(target.timeout) };
      void dismiss(target, member, parts);
    }
  }
}

/**
 * The error for the client: that of a target if one has reported an error, or else that a target is missing.
 */
function statusOf(lost: readonly { readonly introduced: Found }[]): number {
  const refused = lost.flatMap(({ introduced }) =>
    introduced.kind === "failed" && introduced.status !== undefined ? [introduced.status] : [],
  );
  const ofClient = refused.find((status) => status >= BAD_REQUEST && status < INTERNAL_ERROR);
  return ofClient ?? ERRORS.upstream_unavailable.status;
}

/** Converts a target's failure to an error of the gateway. */
function errorOf(error: RawObject): JsonRpcError {
  const data = error.raw("data");
  return {
    code: Number(error.raw("code")),
    message: error.text("message") ?? "",
    ...(data === undefined ? {} : { data }),
  };
}
