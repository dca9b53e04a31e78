import type { AdminMcpCatalogue, AdminMcpItem } from "@edge-gateway/generated/types/index.ts";

/** What the policies that demand a credential want, and the variable that a client has by it. */
const CREDENTIALS: Readonly<Record<string, { readonly text: string; readonly variable: string }>> =
  {
    jwtAuthentication: { text: "a token (JWT)", variable: "jwt" },
    apiKeyAuthentication: { text: "an API key", variable: "apiKey" },
    basicAuthentication: { text: "a user name and password", variable: "basicAuth" },
  };

/**
 * What a client lacks that the route of a server demands; empty if it gets to the server.
 * @param identity the variables of the client as JSON; empty: nobody is signed in
 */
export function lackedBy(
  { demands }: Pick<AdminMcpCatalogue, "demands">,
  identity: string,
): string {
  const variables: object = identity === "" ? {} : JSON.parse(identity);
  return demands
    .flatMap((name) => {
      const credential = Object.hasOwn(CREDENTIALS, name) ? CREDENTIALS[name] : undefined;
      const hasIt = credential !== undefined && Object.hasOwn(variables, credential.variable);
      return hasIt ? [] : [credential?.text ?? name];
    })
    .join(" and ");
}

/**
 * What a client sees of an item, in a sign and words: what refuses it first, then what hides it.
 * @param lacked what the client lacks that the route demands; empty: nothing
 */
export function seenText({ visible }: Pick<AdminMcpItem, "visible">, lacked: string): string {
  if (lacked === "") return visible ? "✓ visible" : "✗ hidden by a rule";
  return visible ? "✗ refused by the route" : "✗ refused by the route, hidden by a rule";
}

/** Why a client sees an item, or does not. */
export function whySeen({ visible, why }: SeenItem, lacked: string): string {
  const rule = visible ? `No rule hides it: ${why}` : `A rule hides it: ${why}`;
  if (lacked !== "")
    return `The policies of the route refuse the client: they demand ${lacked}. ${rule}`;
  return visible ? `Visible: ${why}` : `Hidden by a rule: ${why}`;
}

type SeenItem = Pick<AdminMcpItem, "visible" | "why">;
