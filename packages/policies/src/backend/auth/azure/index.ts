import type { AzureCredential, AzureManagedIdentity } from "@edge-gateway/generated/types/index.ts";
import { azureScopeOf } from "@edge-gateway/translate/attach/merge/backend-clouds";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { CredentialError } from "@edge-gateway/credentials/credential-error";
import { CLOUD } from "@edge-gateway/credentials/cloud/cloud";
import type { CloudResponse, Cloud } from "@edge-gateway/credentials/cloud/cloud";
import type { CredentialSource } from "@edge-gateway/credentials/shown-credential";
import type { TimedToken } from "@edge-gateway/credentials/token-cache";

const AUTHORITY = "https://login.microsoftonline.com";
const INSTANCE = "http://169.254.169.254";
const JWT_BEARER = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer";
/** The default scope. A managed identity needs a resource instead of a scope. */
const DEFAULT_SCOPE = /\/\.default$/;

/**
 * Gets tokens of Microsoft Entra.
 * @throws CredentialError
 */
export function azureToken(config: AzureCredential, context: CompileContext): CredentialSource {
  const cloud = context.use(CLOUD);
  const own = azureScopeOf(context.backend);
  const scopes = config.scopes ?? (own === undefined ? undefined : [own]);
  if (scopes === undefined)
    throw new CredentialError(
      "scopes are required, because the backend's host does not determine them",
    );
  const make = compileIdentity(config, scopes, context, cloud);
  const { secretRef, ...named } = config;
  const secret = secretRef === undefined ? [] : Object.entries(context.secret(secretRef.name));
  const key = JSON.stringify(["azure", scopes, named, secret]);
  return () => cloud.tokens.get(key, make);
}

type Make = () => Promise<TimedToken>;

function compileIdentity(
  { secretRef, managedIdentity, workloadIdentity }: AzureCredential,
  scopes: readonly string[],
  context: CompileContext,
  cloud: Cloud,
): Make {
  if (secretRef !== undefined) {
    const { clientID, tenantID, clientSecret } = context.secret(secretRef.name);
    if (clientID === undefined || tenantID === undefined || clientSecret === undefined)
      throw new CredentialError("the Secret does not hold clientID, tenantID and clientSecret");
    const client = { client_id: clientID.trim(), client_secret: clientSecret.trim() };
    return () => askEntra(cloud, tenantID.trim(), client, scopes);
  }
  if (managedIdentity !== undefined) return () => askIdentity(cloud, managedIdentity, scopes);
  if (workloadIdentity !== undefined) return () => askByWorkload(cloud, scopes);
  return () => askByEnvironment(cloud, scopes);
}

/**
 * Uses the credentials of the environment, in the order of Microsoft's libraries (DefaultAzureCredential).
 */
function askByEnvironment(cloud: Cloud, scopes: readonly string[]): Promise<TimedToken> {
  const clientId = cloud.variable("AZURE_CLIENT_ID");
  const tenant = cloud.variable("AZURE_TENANT_ID");
  const secret = cloud.variable("AZURE_CLIENT_SECRET");
  if (clientId !== undefined && tenant !== undefined && secret !== undefined)
    return askEntra(cloud, tenant, { client_id: clientId, client_secret: secret }, scopes);
  if (cloud.variable("AZURE_FEDERATED_TOKEN_FILE") !== undefined)
    return askByWorkload(cloud, scopes);
  return askIdentity(cloud, clientId === undefined ? {} : { clientId }, scopes);
}

async function askByWorkload(cloud: Cloud, scopes: readonly string[]): Promise<TimedToken> {
  const named = ["AZURE_CLIENT_ID", "AZURE_TENANT_ID", "AZURE_FEDERATED_TOKEN_FILE"] as const;
  const [clientId, tenant, file] = named.map((name) => cloud.variable(name));
  if (clientId === undefined || tenant === undefined || file === undefined)
    throw new CredentialError(`a workload identity needs ${named.join(", ")}`);
  const assertion = await cloud.file(file);
  const client = {
    client_id: clientId,
    client_assertion_type: JWT_BEARER,
    client_assertion: assertion,
  };
  return askEntra(cloud, tenant, client, scopes);
}

async function askEntra(
  cloud: Cloud,
  tenant: string,
  client: Readonly<Record<string, string>>,
  scopes: readonly string[],
): Promise<TimedToken> {
  const authority = (cloud.variable("AZURE_AUTHORITY_HOST") ?? AUTHORITY).replace(/\/+$/, "");
  const scope = scopes.join(" ");
  const form = new URLSearchParams({ grant_type: "client_credentials", scope, ...client });
  const url = `${authority}/${encodeURIComponent(tenant)}/oauth2/v2.0/token`;
  return tokenIn(await cloud.members(url, { form }));
}

function tokenIn(response: CloudResponse): TimedToken {
  return { token: response.text("access_token"), expires: response.afterSeconds("expires_in") };
}

/** Uses the identity endpoint of App Service and Container Apps, or that of virtual machines. */
async function askIdentity(
  cloud: Cloud,
  identity: AzureManagedIdentity,
  [scope = ""]: readonly string[],
): Promise<TimedToken> {
  const resource = scope.replace(DEFAULT_SCOPE, "");
  const endpoint = cloud.variable("IDENTITY_ENDPOINT");
  const secret = cloud.variable("IDENTITY_HEADER");
  if (endpoint !== undefined && secret !== undefined) {
    const url = new URL(endpoint);
    url.searchParams.set("api-version", "2019-08-01");
    url.searchParams.set("resource", resource);
    setIdentity(url, identity, { object: "principal_id", resource: "mi_res_id" });
    const headers = { "x-identity-header": secret };
    const response = await cloud.members(url.href, { headers });
    return { token: response.text("access_token"), expires: response.atSeconds("expires_on") };
  }
  const base = (cloud.variable("AZURE_POD_IDENTITY_AUTHORITY_HOST") ?? INSTANCE).replace(/\/$/, "");
  const url = new URL(`${base}/metadata/identity/oauth2/token`);
  url.searchParams.set("api-version", "2018-02-01");
  url.searchParams.set("resource", resource);
  setIdentity(url, identity, { object: "object_id", resource: "msi_res_id" });
  return tokenIn(await cloud.members(url.href, { headers: { metadata: "true" } }));
}

/** The two endpoints use different names for the identifiers of a managed identity. */
function setIdentity(
  { searchParams }: URL,
  { clientId, objectId, resourceId }: AzureManagedIdentity,
  names: { readonly object: string; readonly resource: string },
): void {
  if (clientId !== undefined) searchParams.set("client_id", clientId);
  if (objectId !== undefined) searchParams.set(names.object, objectId);
  if (resourceId !== undefined) searchParams.set(names.resource, resourceId);
}
