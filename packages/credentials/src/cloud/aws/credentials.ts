import { CredentialError } from "../../credential-error.ts";
import type { CloudResponse, Cloud, SessionKeys } from "../cloud.ts";
import type { TimedToken } from "../../token-cache.ts";
import { assumeByWebIdentity } from "./security-token-service.ts";

/**
 * Addresses of the metadata services (Amazon EC2 User Guide, "Instance metadata"; Amazon ECS
 * Developer Guide, "Task IAM role").
 */
const INSTANCE = "http://169.254.169.254";
const CONTAINER = "http://169.254.170.2";
/**
 * Hosts that may be called without TLS: the credential servers of Amazon ECS and Amazon EKS, and this
 * machine.
 */
const PLAIN_HOSTS: ReadonlySet<string> = new Set([
  "169.254.170.2",
  "169.254.170.23",
  "[fd00:ec2::23]",
  "localhost",
  "[::1]",
]);
const LOOPBACK = /^127\.\d+\.\d+\.\d+$/;
const SESSION_SECONDS = "21600";

/**
 * Gets credentials from the first of these sources that exists: environment variables, web identity,
 * container, instance.
 * @throws CredentialError
 */
export function environmentKeys(cloud: Cloud, region: string): SessionKeys | Promise<SessionKeys> {
  const accessKey = cloud.variable("AWS_ACCESS_KEY_ID");
  const secretKey = cloud.variable("AWS_SECRET_ACCESS_KEY");
  const sessionToken = cloud.variable("AWS_SESSION_TOKEN");
  if (accessKey !== undefined && secretKey !== undefined)
    return { accessKey, secretKey, ...(sessionToken === undefined ? {} : { sessionToken }) };
  return cloud.keys.get(`environment ${region}`, () => askForKeys(cloud, region));
}

function askForKeys(cloud: Cloud, region: string): Promise<TimedToken<SessionKeys>> {
  const tokenFile = cloud.variable("AWS_WEB_IDENTITY_TOKEN_FILE");
  const roleArn = cloud.variable("AWS_ROLE_ARN");
  if (tokenFile !== undefined && roleArn !== undefined)
    return assumeByWebIdentity({ tokenFile, roleArn, region }, cloud);
  const relative = cloud.variable("AWS_CONTAINER_CREDENTIALS_RELATIVE_URI");
  const full = cloud.variable("AWS_CONTAINER_CREDENTIALS_FULL_URI");
  const container = relative === undefined ? full : `${CONTAINER}${relative}`;
  if (container !== undefined) return containerKeys(container, cloud);
  if (cloud.variable("AWS_EC2_METADATA_DISABLED")?.toLowerCase() === "true")
    throw new CredentialError("the environment has no credentials for AWS");
  return instanceKeys(cloud);
}

async function containerKeys(url: string, cloud: Cloud): Promise<TimedToken<SessionKeys>> {
  const { protocol, hostname } = URL.parse(url) ?? {};
  const isPlain = protocol === "http:" && hostname !== undefined;
  if (isPlain ? !PLAIN_HOSTS.has(hostname) && !LOOPBACK.test(hostname) : protocol !== "https:")
    throw new CredentialError(
      "AWS_CONTAINER_CREDENTIALS_FULL_URI must use https or be on this machine",
    );
  const file = cloud.variable("AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE");
  const token =
    file === undefined
      ? cloud.variable("AWS_CONTAINER_AUTHORIZATION_TOKEN")
      : await cloud.file(file);
  const headers = token === undefined ? {} : { authorization: token };
  return keysIn(await cloud.members(url, { headers }));
}

/** Gets the role's keys by version 2 of the instance metadata service, which requires a session token. */
async function instanceKeys(cloud: Cloud): Promise<TimedToken<SessionKeys>> {
  const base = (cloud.variable("AWS_EC2_METADATA_SERVICE_ENDPOINT") ?? INSTANCE).replace(/\/$/, "");
  const token = await cloud.text(`${base}/latest/api/token`, {
    method: "PUT",
    headers: { "x-aws-ec2-metadata-token-ttl-seconds": SESSION_SECONDS },
  });
  const headers = { "x-aws-ec2-metadata-token": token };
  const roles = `${base}/latest/meta-data/iam/security-credentials/`;
  const [role = ""] = (await cloud.text(roles, { headers })).split("\n");
  return keysIn(await cloud.members(`${roles}${encodeURIComponent(role.trim())}`, { headers }));
}

function keysIn(response: CloudResponse): TimedToken<SessionKeys> {
  const token = {
    accessKey: response.text("AccessKeyId"),
    secretKey: response.text("SecretAccessKey"),
    sessionToken: response.text("Token"),
  };
  return { token, expires: response.atTime("Expiration") };
}
