import { SingleFlight } from "@edge-gateway/kernel/process/single-flight";
import type { Calls } from "@edge-gateway/http";
import { RawObject } from "../json/raw-json.ts";
import type { Exchange } from "../exchange.ts";
import type { McpServices } from "../session/mcp-services.ts";
import type { SessionNotes } from "../session/session-notes.ts";
import type { SessionTimes } from "../session/session-times.ts";
import { sharedLimit } from "../links/shared-limit.ts";
import { hasLostSession } from "../links/lost-session.ts";
import { dismiss, type DismissParts } from "../links/dismiss.ts";
import { beginSession, completeIntroduction, restoreSettings } from "../links/introduce.ts";
import { TargetCall } from "../links/target-call.ts";
import { requestsTo } from "../links/target-link.ts";
import type { HttpTarget } from "../target/target.ts";
import type { ServerSession } from "../target/servers.ts";
import { VERSION_HEADER } from "../target/target-head.ts";
import type { PassedSession } from "../session/passed-session.ts";

const PING = '{"jsonrpc":"2.0","id":"alive","method":"ping"}';

/** A session that the server no longer knows. */
export interface LostSession {
  /** The record that gets the new session. */
  readonly passed: PassedSession;
  /** The session id that the client has, encrypted. */
  readonly sealed: string;
  /** The session id that the server no longer knows; undefined if its endpoint no longer exists. */
  readonly lost: string | undefined;
  /**
   * The server's session to which the client's id currently refers; undefined if its endpoint no longer
   * exists.
   */
  readonly known: ServerSession | undefined;
  /** The client's `initialize` params, as JSON; undefined if they are not known. */
  readonly client: string | undefined;
}

/**
 * Begins a new session with the client's original `initialize` params, after the server has lost the client's
 * session.
 */
export class SessionRenewal {
  readonly #target: HttpTarget;
  readonly #calls: Calls;
  readonly #times: SessionTimes;
  readonly #notes: SessionNotes;
  readonly #flights = new SingleFlight<string, ServerSession | undefined>();

  constructor(
    target: HttpTarget,
    { calls, times, notes }: Pick<McpServices, "calls" | "times" | "notes">,
  ) {
    this.#target = target;
    this.#calls = calls;
    this.#times = times;
    this.#notes = notes;
  }

  /** Ends a session at the server, with the headers of a client's request or with the given headers. */
  async end(
    { id, upstream }: ServerSession,
    by: Pick<DismissParts, "fields"> & { readonly exchange?: Exchange },
  ): Promise<void> {
    const server = this.#target.servers.nameOf(upstream);
    const limit = sharedLimit(this.#target.timeout);
    const parts = { calls: this.#calls, exchange: by.exchange, fields: by.fields, limit };
    await dismiss(this.#target, { session: id, server }, parts);
  }

  /**
   * Returns the session to continue with: `known` if it still exists, or else a new one. Undefined if the
   * server begins no new session, or the client's params for it are not known.
   */
  async renew(exchange: Exchange, lost: LostSession): Promise<ServerSession | undefined> {
    const { sealed, passed, known } = lost;
    // Another request has already replaced the lost session.
    if (known !== undefined && known.id !== lost.lost) return known;
    return this.#flights.run(sealed, async () => {
      // The new session is begun with the headers of the client's request.
      const version = exchange.request.get(VERSION_HEADER) ?? versionIn(lost.client);
      if (known !== undefined && (await this.#lives(exchange, known, version))) return known;
      if (lost.client === undefined) return undefined;
      const session = await this.#begin(exchange, sealed, lost.client);
      if (session === undefined) return undefined;
      if (this.#times.hasEnded(sealed)) {
        void this.end(session, { exchange });
        return undefined;
      }
      passed.renewed = this.#target.servers.textOf(session.id, session.upstream);
      return session;
    });
  }

  /**
   * Whether a session still exists at the server. Servers use the same status for invalid requests, so a ping
   * is sent: an existing session responds to it.
   */
  async #lives(
    exchange: Exchange,
    { id, upstream }: ServerSession,
    version: string | undefined,
  ): Promise<boolean> {
    const server = this.#target.servers.nameOf(upstream);
    const request = { method: "POST", session: id, version } as const;
    const { ended } = new TargetCall(this.#target, request, PING, {
      ...this.#parts(exchange),
      timeout: 0,
      server,
      arrived() {},
    });
    return !hasLostSession(await ended, { session: id, server });
  }

  async #begin(
    exchange: Exchange,
    sealed: string,
    client: string,
  ): Promise<ServerSession | undefined> {
    const message = `{"jsonrpc":"2.0","id":"join","method":"initialize","params":${client}}`;
    const parts = { ...this.#parts(exchange), link: requestsTo(this.#target) };
    const introduced = await beginSession(this.#target, message, parts);
    if (introduced.kind !== "member") return undefined;
    const { member } = introduced;
    const upstream = this.#target.servers.named(member.server);
    if (member.session === undefined || upstream === undefined) return undefined;
    const end = await completeIntroduction(member, parts);
    if (end.kind !== "complete") return undefined;
    const settings = this.#notes.settings(sealed);
    if (settings !== undefined) {
      const { logLevel } = settings;
      const subscriptions = settings.subscriptions(this.#target.name);
      await restoreSettings({ logLevel, subscriptions }, member, parts);
    }
    return { id: member.session, upstream };
  }

  #parts(exchange: Exchange) {
    return { calls: this.#calls, exchange, limit: sharedLimit(this.#target.timeout) };
  }
}

/**
 * The version in the client's params. The client may have agreed on an older version later; then the server
 * reports an error.
 */
function versionIn(client: string | undefined): string | undefined {
  return RawObject.of(client)?.text("protocolVersion");
}
