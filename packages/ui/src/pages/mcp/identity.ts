import { bareToken, decodeToken } from "../identity/token.ts";

/** How a person describes a client. */
export type IdentityKind = "nobody" | "jwt" | "apiKey" | "all";

interface IdentityEntry {
  readonly kind: IdentityKind;
  readonly name: string;
  readonly label: string;
  /** What a person can write; no variables are known when empty. */
  readonly example: string;
}

/** The client without a credential where none is demanded. */
export const ANYBODY = "any client: no sign-in is needed";

/** The descriptions of clients that the form offers. */
export const IDENTITIES: readonly IdentityEntry[] = [
  { kind: "nobody", name: "a client that is not signed in", label: "", example: "" },
  {
    kind: "jwt",
    name: "a client with a token",
    label: "The token, or its claims as JSON",
    example: 'eyJhbGciOi… or { "sub": "ann", "groups": ["staff"] }',
  },
  {
    kind: "apiKey",
    name: "a client with an API key",
    label: "Metadata of the key, which rules see as apiKey; not the key itself",
    example: '{ "name": "ci", "team": "tools" }',
  },
  {
    kind: "all",
    name: "a client with other variables",
    label: "Variables of expressions (CEL)",
    example: '{ "jwt": { "sub": "ann" }, "source": { "address": "10.0.0.1" } }',
  },
];

/** A client as its variables say it, or why they cannot be read. */
export interface ReadIdentity {
  /** The variables as JSON; empty: nobody is signed in. */
  readonly identity: string;
  /** Empty if there is none. */
  readonly problem: string;
}

/**
 * The variables of a client.
 * @param text JSON, or a token, of which only the claims are used; nothing is the same as `{}`
 */
export function identityOf(kind: IdentityKind, text: string): ReadIdentity {
  if (kind === "nobody") return { identity: "", problem: "" };
  const written = text.trim() === "" ? "{}" : text.trim();
  if (kind === "jwt" && !written.startsWith("{")) {
    const token = decodeToken(bareToken(written));
    return typeof token === "string"
      ? { identity: "", problem: token }
      : { identity: JSON.stringify({ jwt: token.claims }), problem: "" };
  }
  const value = objectIn(written);
  if (value === undefined)
    return { identity: "", problem: "Write an object of JSON, such as `{}`." };
  return { identity: JSON.stringify(kind === "all" ? value : { [kind]: value }), problem: "" };
}

/** Whether a text is a token, and not claims as JSON, nor a credential of another scheme. */
export function isToken(text: string): boolean {
  return text.trim() !== "" && typeof decodeToken(bareToken(text.trim())) !== "string";
}

function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
