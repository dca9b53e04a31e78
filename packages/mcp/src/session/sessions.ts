import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { packSession, type Session, unpackSession } from "../federation/session.ts";
import type { SessionSeal } from "../sealing/session-seal.ts";
import type { Exchange } from "../exchange.ts";
import { OpenSession, type KeptSession } from "./open-session.ts";
import { clientName } from "./client-name.ts";
import { ownerName, SessionOwners } from "./principal.ts";
import type { McpServices } from "./mcp-services.ts";
import type { SessionChange } from "./session-notes.ts";
import type { KnownSessions } from "./session-ends.ts";
import { CACHED_MCP_SESSIONS } from "../bounds.ts";

/** What a session is bound to, besides its client. */
export interface SessionPlace {
  readonly backend: string;
  readonly targets: readonly string[];
}

/** The text for a place in the records of sessions. */
export function placeName({ backend, targets }: SessionPlace): string {
  return JSON.stringify([backend, targets]);
}

/** What the sessions of a backend are made of. */
export interface SessionParts {
  readonly seal: SessionSeal;
  readonly services: McpServices;
}

/** The sessions of a backend. The id of a session contains its whole state, so these are only a cache. */
export class Sessions implements KnownSessions<OpenSession> {
  readonly #place: SessionPlace;
  readonly #seal: SessionSeal;
  readonly #services: McpServices;
  readonly #deaf: () => void;
  readonly #known: LruCache<string, OpenSession>;
  /** The text for the {@link SessionPlace} in the records. */
  readonly placeName: string;
  /** The contents of session ids, with their owners; the cache avoids decrypting an id more than once. */
  readonly #read: LruCache<string, { readonly owner: string; readonly session: Session }>;
  readonly #owners: SessionOwners;
  /** Whether another configuration gets the requests that arrive now. */
  #isClosed = false;

  constructor(place: SessionPlace, parts: SessionParts) {
    const { seal, services } = parts;
    this.#place = place;
    this.placeName = placeName(place);
    this.#owners = new SessionOwners(place.backend, place.targets);
    this.#seal = seal;
    this.#services = services;
    this.#deaf = services.notes.hear((id, change, isOwn) => {
      const open = this.#known.get(id);
      if (open !== undefined) this.#changed(open, change, isOwn);
      else if (change.kind === "cancelled")
        services.records.get(id, this.placeName)?.calls.abort(change.id);
    });
    this.#known = new LruCache(
      CACHED_MCP_SESSIONS,
      (open) => open.close(),
      (open) => open.isBusy || open.hasLinks,
    );
    this.#read = new LruCache(CACHED_MCP_SESSIONS);
  }

  /** Begins a session and returns its id. */
  begin(open: OpenSession, exchange: Exchange): string {
    const { session } = open;
    const id = this.#seal.sealOnce(packSession(session), this.ownerOf(exchange));
    this.#known.set(session.id, open);
    this.#services.records.set(session.id, this.placeName, open.kept);
    this.#services.times.use(session.id, session.begun);
    this.#services.listed.began(session.id, {
      backend: this.#place.backend,
      route: exchange.routeName ?? "",
      client: clientName(session.client),
      owner: ownerName(exchange),
      targets: session.members.map(({ target }) => target),
    });
    return id;
  }

  /** Finds the session of an id. Undefined: it belongs to another backend, route or client, or has ended. */
  find(id: string, exchange: Exchange): OpenSession | undefined {
    const session = this.#sessionOf(id, this.ownerOf(exchange));
    if (session === undefined) return undefined;
    const known = this.#known.get(session.id);
    if (!this.#services.times.use(session.id, session.begun, known?.isBusy)) return undefined;
    if (known !== undefined) return known;
    const kept = this.#services.records.get(session.id, this.placeName);
    const opened = this.#opened(session, kept);
    this.#known.set(session.id, opened);
    this.#services.records.set(session.id, this.placeName, opened.kept);
    return opened;
  }

  /** Notes that a session was in use until now. */
  used({ session }: OpenSession): void {
    this.#services.times.use(session.id, session.begun, true);
    if (this.#isClosed && this.#known.get(session.id)?.isBusy === false)
      this.#known.delete(session.id);
  }

  /** Removes a session that has ended, and returns it. */
  take(id: string): OpenSession | undefined {
    const open = this.#known.get(id);
    const kept = this.#services.records.take(id, this.placeName);
    this.#known.delete(id);
    return open ?? (kept === undefined ? undefined : this.#opened(kept.session, kept));
  }

  ids(): readonly string[] {
    return this.#services.records.of(this.placeName).map(({ id }) => id);
  }

  /** After the last request of a closed configuration there are no changes to hear of. */
  noteBusy(): boolean {
    const busy = [...this.#known.values()].filter((open) => open.isBusy);
    for (const open of busy) this.used(open);
    if (this.#isClosed && busy.length === 0) this.#deaf();
    return busy.length > 0;
  }

  /** The sessions that this worker knows, with all their members. */
  all(): readonly OpenSession[] {
    return this.#services.records
      .of(this.placeName)
      .map(
        ({ content }) =>
          this.#known.get(content.session.id) ?? this.#opened(content.session, content),
      );
  }

  /**
   * Closes resources that only this worker has. Requests and streams that go on still hear of changes of their
   * sessions.
   * @param endsStreams whether clients reconnect
   */
  close(endsStreams: boolean): void {
    this.#isClosed = true;
    for (const open of [...this.#known.values()]) {
      if (endsStreams) for (const stream of [...open.streams]) stream.ended();
      open.close();
      if (!open.isBusy) this.#known.delete(open.session.id);
    }
  }

  /** Reacts to a change of a session. The configuration that gets its requests ends the session at its targets. */
  #changed(open: OpenSession, change: SessionChange, isOwn: boolean): void {
    open.changed(change, isOwn);
    if (this.#isClosed && change.kind === "ended")
      for (const stream of [...open.streams]) stream.ended();
  }

  #opened(session: Session, kept: KeptSession | undefined): OpenSession {
    const { links, notes } = this.#services;
    return new OpenSession(session, links, { notes, early: notes.early }, kept);
  }

  #sessionOf(id: string, owner: string): Session | undefined {
    const known = this.#read.get(id);
    if (known?.owner === owner) return known.session;
    const bytes = this.#seal.openOnce(id, owner);
    if (bytes === undefined) return undefined;
    const session = unpackSession(bytes);
    this.#read.set(id, { owner, session });
    return session;
  }

  /** The text for the backend, route and client that a session belongs to. */
  ownerOf(exchange: Exchange): string {
    return this.#owners.of(exchange);
  }
}
