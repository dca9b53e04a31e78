/** How a person describes a client. */
export type IdentityKind = "nobody" | "jwt" | "apiKey" | "all";

interface IdentityEntry {
  readonly kind: IdentityKind;
  readonly name: string;
  readonly label: string;
  readonly example: string;
}

/** The descriptions of clients that the form offers. */
export const IDENTITIES: readonly IdentityEntry[] = [
  { kind: "nobody", name: "a client that is not signed in", label: "", example: "" },
  {
    kind: "jwt",
    name: "a client with a token",
    label: "Claims of the token",
    example: '{ "sub": "ann", "groups": ["staff"] }',
  },
  {
    kind: "apiKey",
    name: "a client with an API key",
    label: "Metadata of the key",
    example: '{ "name": "ci", "team": "tools" }',
  },
  {
    kind: "all",
    name: "a client with other variables",
    label: "Variables of expressions",
    example: '{ "jwt": { "sub": "ann" }, "source": { "address": "10.0.0.1" } }',
  },
];

/** The variables of a client as JSON, or why there are none. */
export function identityOf(
  kind: IdentityKind,
  text: string,
): { readonly identity: string; readonly problem: string } {
  if (kind === "nobody") return { identity: "", problem: "" };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || Array.isArray(value))
      return { identity: "", problem: "Write an object of JSON, such as { }." };
    const identity = JSON.stringify(kind === "all" ? value : { [kind]: value });
    return { identity, problem: "" };
  } catch (error) {
    return { identity: "", problem: error instanceof Error ? error.message : String(error) };
  }
}
