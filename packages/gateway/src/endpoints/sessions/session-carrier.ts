import { createHash } from "node:crypto";
import type { RequestHead, ResponseHead } from "@edge-gateway/http";
import type { SessionSeal } from "@edge-gateway/mcp/sealing/session-seal";
import type { SessionPlace } from "../../exchange/exchange.ts";

/** How the client stores a session and sends it with later requests: in a cookie or in a header. */
export type Carrier =
  | {
      readonly kind: "cookie";
      readonly name: string;
      readonly path: string;
      /** Whether the client keeps the cookie until the session ends; false: until the client program ends. */
      readonly isPermanent: boolean;
    }
  | { readonly kind: "header"; readonly name: string };

export interface SessionCarrierParts {
  readonly carrier: Carrier;
  readonly seal: SessionSeal;
  /** The owner of the sessions: sessions of another owner cannot be decrypted. */
  readonly owner: string;
  /** Milliseconds after which a session ends; undefined: sessions do not end by themselves. */
  readonly lifetime: number | undefined;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

/** The content of a session, which the client stores in encrypted form. */
interface Session extends SessionPlace {
  /** When the session began, in seconds since 1970. */
  readonly begunAt: number;
}

/** The number of hexadecimal digits in cookie names that tell owners apart. */
const DIGITS = 8;
const MILLISECONDS_PER_SECOND = 1_000;
/** The content has three parts: the beginning, the backend and the endpoint. */
const PARTS = 3;
/** Separates the parts. Neither keys of backends nor names of endpoints contain this character. */
const SEPARATOR = "\n";

/**
 * The name of the cookie of a route or backend that sets none: each one has its own, so that clients keep the
 * sessions of all.
 */
export function cookieNameOf(owner: string): string {
  return `gateway-session-${createHash("sha256").update(owner).digest("hex").slice(0, DIGITS)}`;
}

/**
 * Stores the endpoint of a session at the client in encrypted form, so that no worker or replica needs to
 * store it.
 */
export class SessionCarrier {
  readonly #parts: SessionCarrierParts;

  constructor(parts: SessionCarrierParts) {
    this.#parts = parts;
  }

  /** Returns the session of a request; undefined if the request has none, or its session has ended. */
  read(request: RequestHead): SessionPlace | undefined {
    const sealed = this.#sealedOf(request);
    const session = sealed === undefined ? undefined : this.#open(sealed);
    return session !== undefined && this.#isOver(session) ? undefined : session;
  }

  /**
   * Sends the session's endpoint to the client, unless the request shows that the client already stores that
   * endpoint.
   */
  write(request: RequestHead, response: ResponseHead, place: SessionPlace): void {
    const before = this.#sealedOf(request);
    const session = before === undefined ? undefined : this.#open(before);
    const goesOn = session !== undefined && !this.#isOver(session);
    if (goesOn && session.backend === place.backend && session.endpoint === place.endpoint) return;
    const { carrier, seal, owner } = this.#parts;
    const begunAt = goesOn ? session.begunAt : this.#now();
    const text = [begunAt, place.backend, place.endpoint].join(SEPARATOR);
    const sealed = seal.seal(Buffer.from(text).toString("latin1"), owner);
    if (carrier.kind === "header") response.set(carrier.name, sealed);
    else response.add("set-cookie", this.#cookie(carrier, sealed, request.scheme === "https"));
  }

  #sealedOf(request: RequestHead): string | undefined {
    const { carrier } = this.#parts;
    if (carrier.kind === "header") return request.get(carrier.name);
    const cookies = request.get("cookie");
    if (cookies === undefined || !cookies.includes(carrier.name)) return undefined;
    const pair = cookies
      .split(";")
      .map((text) => text.trim())
      .find((text) => text.startsWith(`${carrier.name}=`));
    return pair?.slice(carrier.name.length + 1);
  }

  #open(sealed: string): Session | undefined {
    const { seal, owner } = this.#parts;
    const text = seal.open(sealed, owner);
    if (text === undefined) return undefined;
    const parts = Buffer.from(text, "latin1").toString().split(SEPARATOR);
    const [begunAt, backend = "", endpoint = ""] = parts;
    return parts.length === PARTS ? { begunAt: Number(begunAt), backend, endpoint } : undefined;
  }

  #isOver({ begunAt }: Session): boolean {
    const { lifetime } = this.#parts;
    return lifetime !== undefined && this.#now() >= begunAt + lifetime / MILLISECONDS_PER_SECOND;
  }

  #cookie(
    { name, path, isPermanent }: Extract<Carrier, { kind: "cookie" }>,
    sealed: string,
    secure: boolean,
  ): string {
    const { lifetime } = this.#parts;
    const isKept = isPermanent && lifetime !== undefined;
    const age = isKept ? `; Max-Age=${Math.ceil(lifetime / MILLISECONDS_PER_SECOND)}` : "";
    return `${name}=${sealed}; Path=${path}${age}; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  }

  #now(): number {
    return Math.floor(this.#parts.wallClock() / MILLISECONDS_PER_SECOND);
  }
}
