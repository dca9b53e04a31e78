import { asObject, readSigningKey, signToken } from "@edge-gateway/jose";
import { CredentialError } from "../../credential-error.ts";
import { parseObject } from "../../token-response.ts";
import type { Cloud } from "../cloud.ts";
import type { TimedToken } from "../../token-cache.ts";
import { subjectTokenOf } from "./subject-token.ts";
import { idTokenOf } from "./wanted-token.ts";
import type { WantedToken } from "./wanted-token.ts";

const TOKEN_URL = "https://oauth2.googleapis.com/token";
const STS_URL = "https://sts.googleapis.com/v1/token";
const CLOUD_SCOPE = "https://www.googleapis.com/auth/cloud-platform";
const JWT_BEARER = "urn:ietf:params:oauth:grant-type:jwt-bearer";
const TOKEN_EXCHANGE = "urn:ietf:params:oauth:grant-type:token-exchange";
const ACCESS_TOKEN = "urn:ietf:params:oauth:token-type:access_token";
const LIFE_SECONDS = 3_600;
const MILLISECONDS_PER_SECOND = 1_000;

type Members = Readonly<Record<string, unknown>>;

/**
 * Gets a token with credentials in one of Google's JSON formats.
 * @throws CredentialError
 */
export async function askWithCredentials(
  text: string,
  wanted: WantedToken,
  cloud: Cloud,
): Promise<TimedToken> {
  return ask(parseObject(text), wanted, cloud);
}

async function ask(members: Members, wanted: WantedToken, cloud: Cloud): Promise<TimedToken> {
  switch (members["type"]) {
    case "service_account":
      return askAsAccount(members, wanted, cloud);
    case "authorized_user":
      return askAsUser(members, wanted, cloud);
    case "external_account":
      return askAsExternal(members, wanted, cloud);
    case "impersonated_service_account":
      return askAsImpersonated(members, wanted, cloud);
    default:
      throw new CredentialError("the credentials have an unknown type");
  }
}

/** Gets a token for a service account, which signs a JWT about itself (RFC 7523). */
async function askAsAccount(
  members: Members,
  wanted: WantedToken,
  cloud: Cloud,
): Promise<TimedToken> {
  const url = optional(members, "token_uri") ?? TOKEN_URL;
  const issued = Math.floor(cloud.now() / MILLISECONDS_PER_SECOND);
  const what =
    wanted.audience === undefined ? { scope: wanted.scope } : { target_audience: wanted.audience };
  const kid = optional(members, "private_key_id");
  const assertion = await signToken(
    {
      iss: required(members, "client_email"),
      aud: url,
      iat: issued,
      exp: issued + LIFE_SECONDS,
      ...what,
    },
    signingKey(required(members, "private_key")),
    kid === undefined ? {} : { kid },
  );
  const form = new URLSearchParams({ grant_type: JWT_BEARER, assertion });
  const response = await cloud.members(url, { form });
  if (wanted.audience !== undefined) return idTokenOf(response.text("id_token"), hostOf(url));
  return { token: response.text("access_token"), expires: response.afterSeconds("expires_in") };
}

function signingKey(pem: string) {
  try {
    return readSigningKey(pem, "RS256");
  } catch (error) {
    throw new CredentialError(error instanceof Error ? error.message : String(error));
  }
}

async function askAsUser(members: Members, wanted: WantedToken, cloud: Cloud): Promise<TimedToken> {
  if (wanted.audience !== undefined)
    throw new CredentialError("user credentials cannot get an IdToken");
  const form = new URLSearchParams({
    grant_type: "refresh_token",
    client_id: required(members, "client_id"),
    client_secret: required(members, "client_secret"),
    refresh_token: required(members, "refresh_token"),
  });
  const response = await cloud.members(optional(members, "token_uri") ?? TOKEN_URL, { form });
  return { token: response.text("access_token"), expires: response.afterSeconds("expires_in") };
}

/**
 * Workload identity federation: exchanges another provider's token (RFC 8693), then optionally
 * impersonates a service account.
 */
async function askAsExternal(
  members: Members,
  wanted: WantedToken,
  cloud: Cloud,
): Promise<TimedToken> {
  const source = asObject(members["credential_source"]) ?? {};
  const impersonated = optional(members, "service_account_impersonation_url");
  if (wanted.audience !== undefined && impersonated === undefined)
    throw new CredentialError("an IdToken needs service_account_impersonation_url");
  const form = new URLSearchParams({
    grant_type: TOKEN_EXCHANGE,
    audience: required(members, "audience"),
    requested_token_type: ACCESS_TOKEN,
    subject_token_type: required(members, "subject_token_type"),
    subject_token: await subjectTokenOf(source, cloud),
    scope: impersonated === undefined && "scope" in wanted ? wanted.scope : CLOUD_SCOPE,
  });
  const response = await cloud.members(optional(members, "token_url") ?? STS_URL, { form });
  const token = response.text("access_token");
  if (impersonated === undefined) return { token, expires: response.afterSeconds("expires_in") };
  return impersonate(impersonated, token, wanted, cloud);
}

async function askAsImpersonated(
  members: Members,
  wanted: WantedToken,
  cloud: Cloud,
): Promise<TimedToken> {
  const source = asObject(members["source_credentials"]) ?? {};
  if (source["type"] === "impersonated_service_account")
    throw new CredentialError("source_credentials must not themselves impersonate an account");
  const { token } = await ask(source, { scope: CLOUD_SCOPE }, cloud);
  return impersonate(required(members, "service_account_impersonation_url"), token, wanted, cloud);
}

/** Calls generateAccessToken or generateIdToken (IAM Service Account Credentials API). */
async function impersonate(
  url: string,
  token: string,
  wanted: WantedToken,
  cloud: Cloud,
): Promise<TimedToken> {
  const headers = { authorization: `Bearer ${token}` };
  if (wanted.audience !== undefined) {
    const json = { audience: wanted.audience, includeEmail: true };
    const own = url.replace(/:generateAccessToken$/, ":generateIdToken");
    const response = await cloud.members(own, { headers, json });
    return idTokenOf(response.text("token"), hostOf(url));
  }
  const json = { scope: [wanted.scope], lifetime: `${LIFE_SECONDS}s` };
  const response = await cloud.members(url, { headers, json });
  return { token: response.text("accessToken"), expires: response.atTime("expireTime") };
}

function required(members: Members, name: string): string {
  const value = optional(members, name);
  if (value === undefined) throw new CredentialError(`the credentials have no ${name}`);
  return value;
}

function optional(members: Members, name: string): string | undefined {
  const value = members[name];
  return typeof value === "string" && value !== "" ? value : undefined;
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? "Google Cloud";
}
