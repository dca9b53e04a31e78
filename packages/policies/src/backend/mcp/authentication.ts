import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type {
  McpAuthentication,
  ParsedMcpBackendAuthentication,
} from "@edge-gateway/generated/types/index.ts";
import type { CompileContext, CompiledPolicy } from "@edge-gateway/gateway/exchange/policy";
import { compileRemoteKeys } from "../../key-source.ts";
import { compileAuthentication } from "../../token-authentication/authentication.ts";

const { location, preserveToken } = DEFAULTS.jwtAuthentication;
const { requiredClaims } = DEFAULTS.jwtProvider;
const { authorizationServers } = DEFAULTS.mcpAuthentication;

/** The deprecated form of `jwtAuthentication.mcp`: it does the same, but in the backend phase. */
export function backendAuthentication(
  config: ParsedMcpBackendAuthentication,
  context: CompileContext,
): CompiledPolicy {
  const { mode, issuer, audiences, jwks } = config;
  const own = audiences === undefined ? {} : { audiences };
  const provider = { issuer, requiredClaims, jwks: { remote: jwks }, ...own };
  return compileAuthentication(
    { mode, location, preserveToken, providers: [provider], mcp: mcpOf(config) },
    context,
    () => compileRemoteKeys(jwks, `${context.path}.jwks`, context),
  );
}

function mcpOf({
  resourceMetadata,
  provider,
  clientId,
  clientSecretRef,
}: ParsedMcpBackendAuthentication): McpAuthentication {
  return {
    authorizationServers,
    ...(resourceMetadata === undefined ? {} : { resourceMetadata }),
    ...(provider === undefined ? {} : { provider }),
    ...(clientId === undefined ? {} : { clientId }),
    ...(clientSecretRef === undefined ? {} : { clientSecretRef }),
  };
}
