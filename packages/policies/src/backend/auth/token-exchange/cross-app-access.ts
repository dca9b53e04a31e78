import { createHash } from "node:crypto";
import { PARSED_DEFAULTS } from "@edge-gateway/generated/parsed/index.ts";
import type {
  ParsedCrossAppAccess,
  CrossAppEndpoint,
} from "@edge-gateway/generated/types/index.ts";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { PROCESS_RESULTS } from "@edge-gateway/gateway/shared/process-results";
import type { CredentialSource } from "@edge-gateway/credentials/shown-credential";
import { TokenCache } from "@edge-gateway/credentials/token-cache";
import { clientSecrets, compileClientAuth } from "@edge-gateway/credentials/client-authentication";
import { CredentialError } from "@edge-gateway/credentials/credential-error";
import { identityOf } from "@edge-gateway/outbound/outbound-target";
import { compileSubject, JWT_BEARER, notBeyond, targetOf, TOKEN_EXCHANGE } from "./index.ts";
import { compileTokenEndpoint } from "./token-endpoint.ts";
import type { AskForToken } from "./token-endpoint.ts";
import { tokenTypeUri } from "./token-types.ts";

const ASSERTION_TYPE = tokenTypeUri("IdJag");

/**
 * Exchanges the user's identity token for an assertion at the identity provider, and the assertion
 * for an access token of the other application (identity assertion authorization grant).
 * @throws CredentialError
 */
export function crossAppToken(
  config: ParsedCrossAppAccess,
  context: CompileContext,
): CredentialSource {
  const { maxEntries, defaultTtl } = config.cache?.inMemory ?? PARSED_DEFAULTS.tokenCacheInMemory;
  const { identityProvider, resourceAuthorizationServer, subjectToken } = config;
  const issuer = endpointOf(identityProvider, defaultTtl, context.at("identityProvider"));
  const acceptor = endpointOf(
    resourceAuthorizationServer,
    defaultTtl,
    context.at("resourceAuthorizationServer"),
  );
  const scope = JSON.stringify([context.path, config, issuer.identity, acceptor.identity]);
  const shared = { results: context.use(PROCESS_RESULTS), scope };
  const cache = new TokenCache({ maxEntries, now: () => context.wallClock(), shared });
  const subjectOf = compileSubject(subjectToken, context);
  const subjectType = tokenTypeUri(subjectToken?.tokenType ?? "IdToken");
  return (exchange) => {
    const subject = subjectOf(exchange);
    const key = createHash("sha256").update(subject).digest("base64");
    return cache.get(key, async () => {
      const assertion = await issuer.ask(assertionForm(config, subject, subjectType));
      // Only an assertion may be sent to the other application's server, so a token of another type is
      // refused.
      if (assertion.issuedType !== undefined && assertion.issuedType !== ASSERTION_TYPE)
        throw new CredentialError("the identity provider issued another type of token");
      return notBeyond(await acceptor.ask(accessForm(config, assertion.token)), subject);
    });
  };
}

/** A token endpoint, and what its tokens depend on beside the configuration. */
interface AskedEndpoint {
  readonly ask: AskForToken;
  readonly identity: readonly unknown[];
}

function endpointOf(
  { path = "/", clientAuth, ...endpoint }: CrossAppEndpoint,
  defaultLife: number,
  context: CompileContext,
): AskedEndpoint {
  const target = targetOf(endpoint, path, context);
  const prove = compileClientAuth(clientAuth, context);
  return {
    ask: compileTokenEndpoint(target, prove, defaultLife, context),
    identity: [identityOf(target), clientSecrets(clientAuth, context)],
  };
}

function assertionForm(
  { audience, resources = [], scopes = [] }: ParsedCrossAppAccess,
  subject: string,
  subjectType: string,
): URLSearchParams {
  const form = new URLSearchParams({
    grant_type: TOKEN_EXCHANGE,
    requested_token_type: ASSERTION_TYPE,
    subject_token: subject,
    subject_token_type: subjectType,
    audience,
  });
  for (const resource of resources) form.append("resource", resource);
  if (scopes.length > 0) form.set("scope", scopes.join(" "));
  return form;
}

/**
 * The scopes to request: an empty list requests none; without a list, the assertion's scopes are requested.
 */
function accessForm(
  { scopes = [], accessTokenScopes = scopes }: ParsedCrossAppAccess,
  assertion: string,
): URLSearchParams {
  const form = new URLSearchParams({ grant_type: JWT_BEARER, assertion });
  if (accessTokenScopes.length > 0) form.set("scope", accessTokenScopes.join(" "));
  return form;
}
