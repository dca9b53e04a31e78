import type { AdminMcpCatalogue } from "@edge-gateway/generated/types/index.ts";

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

/** The catalogue as a client sees it: nothing, if it does not get to the server. */
export function seenBy(catalogue: AdminMcpCatalogue, identity: string): AdminMcpCatalogue {
  const lacked = lackedBy(catalogue, identity);
  if (lacked === "") return catalogue;
  const why = `the route demands ${lacked}`;
  return { ...catalogue, items: catalogue.items.map((each) => ({ ...each, visible: false, why })) };
}
