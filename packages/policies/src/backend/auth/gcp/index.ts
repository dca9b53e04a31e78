import type { GcpCredential } from "@edge-gateway/generated/types/index.ts";
import { hostOfBackend } from "@edge-gateway/translate/attach/merge/backend-clouds";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { CredentialError } from "@edge-gateway/credentials/credential-error";
import { CLOUD } from "@edge-gateway/credentials/cloud/cloud";
import type { Cloud } from "@edge-gateway/credentials/cloud/cloud";
import type { CredentialSource } from "@edge-gateway/credentials/shown-credential";
import type { TimedToken } from "@edge-gateway/credentials/token-cache";
import { askWithCredentials } from "@edge-gateway/credentials/cloud/gcp/credentials";
import { idTokenOf } from "@edge-gateway/credentials/cloud/gcp/wanted-token";
import type { WantedToken } from "@edge-gateway/credentials/cloud/gcp/wanted-token";

const DEFAULT_KEY = "credentials.json";
const METADATA_HOST = "metadata.google.internal";
/** The folder of gcloud below the home folder, and the name of its file with credentials. */
const GCLOUD_FOLDER = ".config/gcloud";
const GCLOUD_FILE = "application_default_credentials.json";
const DEFAULT_SCOPE = "https://www.googleapis.com/auth/cloud-platform";

/**
 * Gets tokens of Google Cloud.
 * @throws CredentialError
 */
export function gcpToken(config: GcpCredential, context: CompileContext): CredentialSource {
  const cloud = context.use(CLOUD);
  const wanted = wantedToken(config, context);
  const text = credentialsOf(config, context);
  const key = JSON.stringify(["gcp", wanted, text]);
  const make = (): Promise<TimedToken> =>
    text === undefined ? askByEnvironment(cloud, wanted) : askWithCredentials(text, wanted, cloud);
  return () => cloud.tokens.get(key, make);
}

function wantedToken({ type, audience }: GcpCredential, { backend }: CompileContext): WantedToken {
  if (type === "AccessToken") return { scope: DEFAULT_SCOPE };
  const host = hostOfBackend(backend);
  if (audience !== undefined) return { audience };
  if (host !== undefined) return { audience: `https://${host}` };
  throw new CredentialError("an IdToken needs an audience, because the backend has no host name");
}

/** The credentials in a Secret, as JSON. */
function credentialsOf({ secretRef }: GcpCredential, context: CompileContext): string | undefined {
  if (secretRef === undefined) return undefined;
  const text = context.secret(secretRef.name)[secretRef.key ?? DEFAULT_KEY];
  if (text === undefined) throw new CredentialError("the Secret does not hold the credentials");
  return text;
}

/**
 * Finds Application Default Credentials: the file that a variable names, gcloud's file, or the metadata
 * server.
 */
async function askByEnvironment(cloud: Cloud, wanted: WantedToken): Promise<TimedToken> {
  const named = cloud.variable("GOOGLE_APPLICATION_CREDENTIALS");
  if (named !== undefined) return askWithCredentials(await cloud.file(named), wanted, cloud);
  const home = cloud.variable("HOME");
  const usual = home === undefined ? undefined : `${home}/${GCLOUD_FOLDER}`;
  const folder = cloud.variable("CLOUDSDK_CONFIG") ?? usual;
  const own = folder === undefined ? undefined : await gcloudFile(folder, cloud);
  return own === undefined ? askMetadata(cloud, wanted) : askWithCredentials(own, wanted, cloud);
}

async function gcloudFile(folder: string, cloud: Cloud): Promise<string | undefined> {
  try {
    return await cloud.file(`${folder}/${GCLOUD_FILE}`);
  } catch (error) {
    if (error instanceof CredentialError) return undefined;
    throw error;
  }
}

async function askMetadata(cloud: Cloud, wanted: WantedToken): Promise<TimedToken> {
  const host = cloud.variable("GCE_METADATA_HOST") ?? METADATA_HOST;
  const base = `http://${host}/computeMetadata/v1/instance/service-accounts/default`;
  const headers = { "metadata-flavor": "Google" };
  if (wanted.audience !== undefined) {
    const query = new URLSearchParams({ audience: wanted.audience, format: "full" });
    return idTokenOf(
      (await cloud.text(`${base}/identity?${query.toString()}`, { headers })).trim(),
      host,
    );
  }
  const query = new URLSearchParams({ scopes: wanted.scope });
  const response = await cloud.members(`${base}/token?${query.toString()}`, { headers });
  return { token: response.text("access_token"), expires: response.afterSeconds("expires_in") };
}
