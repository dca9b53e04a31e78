import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { packSession, unpackSession, type Session } from "@edge-gateway/mcp/federation/session";
import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";
import type { Exchange } from "../../../pipeline/exchange.ts";
import { OpenSession } from "./open-session.ts";
import { principalOf } from "../principal.ts";

/** What a session belongs to beside its client. */
export interface SessionPlace {
  readonly backend: string;
  readonly targets: readonly string[];
}

/** The sessions of a backend, whose ids hold all of them: this table only remembers what it has read. */
export class SessionTable {
  readonly #place: SessionPlace;
  readonly #seal: SessionSeal;
  readonly #known: LruCache<string, OpenSession>;

  constructor(place: SessionPlace, seal: SessionSeal, capacity: number) {
    this.#place = place;
    this.#seal = seal;
    this.#known = new LruCache(capacity);
  }

  /** The id of a session that begins. */
  begin(session: Session, exchange: Exchange): string {
    const id = this.#seal.seal(packSession(session), this.#owner(exchange));
    this.#known.set(session.id, new OpenSession(session));
    return id;
  }

  /** Undefined: it is not of this backend, route and client, or it is over. */
  find(id: string, exchange: Exchange): OpenSession | undefined {
    const bytes = this.#seal.open(id, this.#owner(exchange));
    if (bytes === undefined) return undefined;
    const session = unpackSession(bytes);
    const known = this.#known.get(session.id);
    if (known !== undefined) return known.isOver ? undefined : known;
    const opened = new OpenSession(session);
    this.#known.set(session.id, opened);
    return opened;
  }

  #owner(exchange: Exchange): string {
    const { backend, targets } = this.#place;
    return JSON.stringify([backend, targets, exchange.routeName, principalOf(exchange)]);
  }
}
