import { randomUUID } from "node:crypto";
import { mergeIntroductions, withoutStreams } from "@edge-gateway/mcp/federation/capabilities";
import { isSessionless } from "@edge-gateway/mcp/federation/sessionless";
import type { Session } from "@edge-gateway/mcp/federation/session";
import { CODES, errorResponse, resultResponse } from "@edge-gateway/mcp/json/error";
import type { JsonRpcRequest } from "@edge-gateway/mcp/json/message";
import type { RawObject } from "@edge-gateway/mcp/json/raw-json";
import { ERRORS } from "@edge-gateway/generated/errors/catalogue.ts";
import { MCP_SHARED_TIMEOUT, MAX_MCP_CLIENT_BYTES } from "../../../bounds.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import { VERSION } from "../../../version.ts";
import type { MessageWriter } from "./client-writer.ts";
import { sharedLimit, type Federation } from "./federation.ts";
import { dismiss, errorOf, introduce, type Introduced } from "./introduce.ts";
import { OpenSession } from "./open-session.ts";
import { closeLink } from "./shared-link.ts";
import type { TargetLink } from "./target-link.ts";
import { FederationService } from "./service.ts";
import { unavailable } from "./target-ends.ts";
import { SESSION_HEADER, VERSION_HEADER, type Target } from "./target.ts";

const BAD_REQUEST = 400;
const INTERNAL_ERROR = 500;

/** How a client is told of all targets. */
export interface IntroductionAnswer {
  /** No session begins. */
  readonly isAlone: boolean;
  /** Whether the client can hear of changes all the same. */
  readonly canListen?: boolean;
  /** The whole response, for the merged result as JSON. */
  readonly write: (result: string, id: string) => string;
  /** Takes the session that has begun; undefined: the client gets its id. */
  readonly begun?: (open: OpenSession) => void;
}

type Joined = Extract<Introduced, { kind: "member" }>;

/** Begins a session with all targets. */
export class BeginSession extends FederationService {
  readonly #request: JsonRpcRequest;
  readonly #links = new Map<string, TargetLink>();

  readonly #answer: IntroductionAnswer;

  /** `answer`: how the introduction is told where no session begins. */
  constructor(
    federation: Federation,
    exchange: Exchange,
    request: JsonRpcRequest,
    answer?: IntroductionAnswer,
  ) {
    super(federation, exchange);
    this.#request = request;
    const { isStateless } = federation.parts;
    this.#answer = answer ?? { isAlone: isStateless, write: resultResponse };
  }

  protected async run(writer: MessageWriter, timeout: number): Promise<void> {
    const { id, object } = this.#request;
    const client = object.raw("params") ?? "{}";
    if (client.length > MAX_MCP_CLIENT_BYTES)
      return writer.reply(
        errorResponse({ code: CODES.invalidParams, message: "Invalid params: too long" }, id),
      );
    const found = await Promise.all(
      this.federation.parts.targets.map(async (target) => ({
        target,
        introduced: await this.#introduce(target, timeout),
      })),
    );
    const joined = found.flatMap(({ introduced }) =>
      introduced.kind === "member" ? [introduced] : [],
    );
    const lost = found.filter(({ introduced }) => introduced.kind !== "member");
    if (lost.length > 0 && (!this.federation.parts.failsOpen || joined.length === 0)) {
      this.#links.forEach(closeLink);
      this.#dismiss(joined);
      return this.#refuse(writer, lost);
    }
    this.#reply(writer, joined, client);
  }

  async #introduce(target: Target, timeout: number): Promise<Introduced> {
    const { parts, health } = this.federation;
    if (parts.failsOpen && health.rests(target.name))
      return { kind: "failed", detail: "it has failed a moment ago" };
    const link = this.federation.newLink(target, this.exchange);
    this.#links.set(target.name, link);
    const introduced = await introduce(target, this.#request.object.toString(), {
      link,
      calls: parts.calls,
      exchange: this.exchange,
      limit: sharedLimit(target.timeout === 0 ? timeout : target.timeout),
      eras: this.federation.eras,
      isSessionless: isSessionless(this.exchange.request.get(VERSION_HEADER)),
    });
    if (introduced.kind === "member") health.worked(target.name);
    if (introduced.kind === "failed") this.federation.health.failed(target.name, introduced.detail);
    return introduced;
  }

  #reply(writer: MessageWriter, joined: readonly Joined[], client: string): void {
    const { parts, sessions } = this.federation;
    const result = this.#resultOf(joined);
    const { isAlone, canListen, write, begun } = this.#answer;
    if (isAlone && canListen !== true) withoutStreams(result);
    const session: Session = {
      id: randomUUID(),
      version: result.text("protocolVersion") ?? "",
      client,
      members: joined.map(({ member }) => member),
      targets: parts.targets.map(({ name }) => name),
    };
    const open = new OpenSession(session, parts.links);
    for (const [target, link] of this.#links)
      if (open.member(target) === undefined) closeLink(link);
      else open.keep(target, link);
    if (isAlone) {
      open.close();
      this.#dismiss(joined);
    }
    const isKnown = isAlone || begun !== undefined;
    const fields = isKnown ? [] : [[SESSION_HEADER, sessions.begin(open, this.exchange)] as const];
    writer.reply(write(result.toString(), this.#request.id), { fields });
    if (!isAlone) begun?.(open);
  }

  /** The words of a target that is the only one stay its own. */
  #resultOf(joined: readonly Joined[]): RawObject {
    const introductions = joined.map(({ introduction }) => introduction);
    const [only] = introductions;
    if (only !== undefined && this.federation.parts.targets.length === 1) return only.result;
    return mergeIntroductions(introductions, { name: "edge-gateway", version: VERSION });
  }

  #refuse(
    writer: MessageWriter,
    lost: readonly { readonly target: Target; readonly introduced: Introduced }[],
  ): void {
    const { id } = this.#request;
    const said = lost.flatMap(({ introduced }) =>
      introduced.kind === "error" ? [introduced.error] : [],
    )[0];
    if (said !== undefined) return writer.reply(errorResponse(errorOf(said), id));
    const names = lost.map(({ target }) => target.name);
    writer.reply(unavailable(names, id), { status: statusOf(lost) });
  }

  #dismiss(joined: readonly Joined[]): void {
    const { calls } = this.federation.parts;
    for (const { member } of joined) {
      const target = this.federation.target(member.target);
      if (target === undefined) continue;
      const parts = { calls, exchange: this.exchange, limit: MCP_SHARED_TIMEOUT };
      void dismiss(target, member, parts);
    }
  }
}

/** What the client has done wrong, if a target says so; else the gateway lacks one. */
function statusOf(lost: readonly { readonly introduced: Introduced }[]): number {
  const refused = lost.flatMap(({ introduced }) =>
    introduced.kind === "failed" && introduced.status !== undefined ? [introduced.status] : [],
  );
  const ofClient = refused.find((status) => status >= BAD_REQUEST && status < INTERNAL_ERROR);
  return ofClient ?? ERRORS.upstream_unavailable.status;
}
