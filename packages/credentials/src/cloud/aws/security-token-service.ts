import { CredentialError } from "../../credential-error.ts";
import type { Cloud, SessionKeys } from "../cloud.ts";
import type { TimedToken } from "../../token-cache.ts";
import { sha256, signatureV4, timestampOf } from "./signature-v4.ts";

const VERSION = "2011-06-15";
const SERVICE = "sts";

/** The default name of sessions. */
export const SESSION_NAME = "edge-gateway";

/** A role to assume, with the name and tags of the session. */
export interface RoleSession {
  readonly roleArn: string;
  readonly sessionName: string;
  readonly tags: readonly (readonly [key: string, value: string])[];
}

/**
 * Calls AssumeRole of the Security Token Service.
 * @throws CredentialError
 */
export async function assumeRole(
  { roleArn, sessionName, tags }: RoleSession,
  keys: SessionKeys,
  region: string,
  cloud: Cloud,
): Promise<TimedToken<SessionKeys>> {
  const form = formOf("AssumeRole", { RoleArn: roleArn, RoleSessionName: sessionName });
  for (const [index, [key, value]] of tags.entries()) {
    form.set(`Tags.member.${index + 1}.Key`, key);
    form.set(`Tags.member.${index + 1}.Value`, value);
  }
  const url = new URL(endpointOf(region, cloud));
  return ask(url, form, cloud, signed(url, form, { keys, region, now: cloud.now() }));
}

/** The files and settings for assuming a role with a web identity. */
export interface WebIdentity {
  readonly tokenFile: string;
  readonly roleArn: string;
  readonly region: string;
}

/**
 * Calls AssumeRoleWithWebIdentity; the token file is read for each call.
 * @throws CredentialError
 */
export async function assumeByWebIdentity(
  { tokenFile, roleArn, region }: WebIdentity,
  cloud: Cloud,
): Promise<TimedToken<SessionKeys>> {
  const form = formOf("AssumeRoleWithWebIdentity", {
    RoleArn: roleArn,
    RoleSessionName: cloud.variable("AWS_ROLE_SESSION_NAME") ?? SESSION_NAME,
    WebIdentityToken: await cloud.file(tokenFile),
  });
  return ask(new URL(endpointOf(region, cloud)), form, cloud, {});
}

function formOf(action: string, more: Readonly<Record<string, string>>): URLSearchParams {
  return new URLSearchParams({ Action: action, Version: VERSION, ...more });
}

function endpointOf(region: string, cloud: Cloud): string {
  const end = region.startsWith("cn-") ? "amazonaws.com.cn" : "amazonaws.com";
  return cloud.variable("AWS_ENDPOINT_URL_STS") ?? `https://sts.${region}.${end}/`;
}

interface Signing {
  readonly keys: SessionKeys;
  readonly region: string;
  readonly now: number;
}

function signed(
  { host, pathname: path }: URL,
  form: URLSearchParams,
  { keys, region, now }: Signing,
): Readonly<Record<string, string>> {
  const timestamp = timestampOf(now);
  const { sessionToken } = keys;
  const own: Record<string, string> = {
    "content-type": "application/x-www-form-urlencoded",
    "x-amz-date": timestamp,
    ...(sessionToken === undefined ? {} : { "x-amz-security-token": sessionToken }),
  };
  const authorization = signatureV4(
    {
      method: "POST",
      path,
      query: undefined,
      headers: [["host", host], ...Object.entries(own)],
      bodyHash: sha256(form.toString()),
    },
    { region, service: SERVICE, timestamp },
    keys,
  );
  return { ...own, authorization };
}

async function ask(
  url: URL,
  form: URLSearchParams,
  cloud: Cloud,
  headers: Readonly<Record<string, string>>,
): Promise<TimedToken<SessionKeys>> {
  const text = await cloud.text(url.href, { form, headers });
  const valueOf = (name: string): string => {
    const value = new RegExp(`<${name}>([^<]+)</${name}>`).exec(text)?.[1];
    if (value === undefined) throw new CredentialError(`${url.host}: the response has no ${name}`);
    return value;
  };
  const token = {
    accessKey: valueOf("AccessKeyId"),
    secretKey: valueOf("SecretAccessKey"),
    sessionToken: valueOf("SessionToken"),
  };
  const expires = Date.parse(valueOf("Expiration"));
  if (Number.isNaN(expires))
    throw new CredentialError(`${url.host}: the Expiration of the response is not a time`);
  return { token, expires };
}
