import type { ParsedJwtAuthentication } from "@edge-gateway/generated/types/index.ts";
import type { PolicyDefinition } from "@edge-gateway/gateway/exchange/policy";
import { compileKeys } from "../../key-source.ts";
import { compileAuthentication } from "../../token-authentication/authentication.ts";

/**
 * Verifies bearer tokens (RFC 7519). With its `mcp` block, the gateway also acts as an OAuth 2.0
 * protected resource, so that clients can discover the authorization server (RFC 9728).
 */
export const jwtAuthentication: PolicyDefinition<ParsedJwtAuthentication> = {
  compile: (config, context) =>
    compileAuthentication(config, context, (jwks, path) =>
      compileKeys(jwks, `${path}.jwks`, context),
    ),
};
