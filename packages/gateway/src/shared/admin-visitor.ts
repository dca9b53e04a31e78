import { timingSafeEqual } from "node:crypto";

/** A client of a listener that asks for the admin UI or its API, as the worker thread has judged it. */
export interface AdminVisitor {
  /** The verified name; unset: no policy has verified the client. */
  readonly user?: string;
  readonly authentication: "jwt" | "apiKey" | "basicAuth" | "none";
  /** The address of the client. */
  readonly from: string;
  /** Scheme and authority of the URL that the client called. */
  readonly scheme: string;
  readonly authority: string;
  /** The prefix of the paths, without a slash at its end. */
  readonly base: string;
  /** Whether any host name leads to a page that needs no credential. */
  readonly checksHost: boolean;
  /** Why the visitor may not read; unset: it may. */
  readonly readRefusal?: string;
  /** Why the visitor may not change anything; unset: it may. */
  readonly writeRefusal?: string;
}

/** The value of the header that leads a visitor to the admin server. */
export function writeVisitor(secret: string, visitor: AdminVisitor): string {
  return `${secret} ${Buffer.from(JSON.stringify(visitor)).toString("base64url")}`;
}

/** The visitor in the value of the header; undefined unless a worker of this process wrote it. */
export function readVisitor(value: unknown, secret: string): AdminVisitor | undefined {
  if (typeof value !== "string") return undefined;
  const own = Buffer.from(`${secret} `);
  const shown = Buffer.from(value.slice(0, own.length));
  if (shown.length !== own.length || !timingSafeEqual(shown, own)) return undefined;
  // Only workers know the secret, and they write this form.
  return JSON.parse(Buffer.from(value.slice(own.length), "base64url").toString()) as AdminVisitor;
}
