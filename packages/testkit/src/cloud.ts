import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { jwtVerify, SignJWT } from "jose";
import { listen, type Listening } from "./listen.ts";

/** A request that the servers of a cloud were sent. */
export interface AskedOfCloud {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly form: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The metadata and token servers of the clouds, as far as credentials need them, on one port. */
export interface TestCloud extends Listening {
  readonly asked: AskedOfCloud[];
  /** Seconds that tokens live. */
  life: number;
  /** Whether every answer is status 403, with the token of the client in its text. */
  fails: boolean;
  /** A service account of Google Cloud, as the file that it has. */
  readonly account: string;
}

const SECRET = new TextEncoder().encode("a secret of the test's issuer, long enough");
const MILLISECONDS = 1_000;

type Answer = object | string | undefined;

/** Starts the servers. Every secret that they give begins with `cloud-`, and ends with the number of the answer. */
export async function startCloud(): Promise<TestCloud> {
  const asked: AskedOfCloud[] = [];
  const account = accountOf();
  const server = createServer((request, response) => {
    void text(request).then(async (body) => {
      const url = new URL(request.url ?? "/", "http://cloud");
      const { headers, method = "" } = request;
      const one = {
        method,
        path: url.pathname,
        query: Object.fromEntries(url.searchParams),
        headers,
        form: Object.fromEntries(new URLSearchParams(body)),
        body,
      };
      asked.push(one);
      if (cloud.fails)
        return response.writeHead(403).end(JSON.stringify({ error: "denied", body }));
      const answer = await answerTo(one, cloud.life, asked.length, account.publicKey);
      if (answer === undefined) return response.writeHead(404).end();
      return response.end(typeof answer === "string" ? answer : JSON.stringify(answer));
    });
  });
  const listening = await listen(server);
  const file = JSON.stringify({ ...account.file, token_uri: `${listening.url}/gcp/token` });
  const cloud: TestCloud = { ...listening, asked, life: 3600, fails: false, account: file };
  return cloud;
}

function accountOf() {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const file = {
    type: "service_account",
    client_email: "gateway@test.iam.gserviceaccount.com",
    private_key_id: "key-1",
    private_key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
  return { publicKey, file };
}

async function answerTo(
  { path, query, headers, form, body }: AskedOfCloud,
  life: number,
  count: number,
  publicKey: Parameters<typeof jwtVerify>[1],
): Promise<Answer> {
  const token = { access_token: `cloud-token-${count}`, expires_in: life };
  const keys = {
    AccessKeyId: `AKIDCLOUD${count}`,
    SecretAccessKey: `cloud-secret-${count}`,
    Token: `cloud-session-${count}`,
    Expiration: new Date(Date.now() + life * MILLISECONDS).toISOString(),
  };
  switch (path) {
    case "/latest/api/token":
      return headers["x-aws-ec2-metadata-token-ttl-seconds"] && "cloud-metadata";
    case "/latest/meta-data/iam/security-credentials/":
      return headers["x-aws-ec2-metadata-token"] === "cloud-metadata" ? "my-role\n" : undefined;
    case "/latest/meta-data/iam/security-credentials/my-role":
    case "/container":
      return keys;
    case "/sts/":
      return sessionXml(form["Action"] ?? "", keys);
    case "/metadata/identity/oauth2/token":
      return headers["metadata"] === "true" ? token : undefined;
    case "/app-service":
      return {
        access_token: token.access_token,
        expires_on: String(Date.now() / MILLISECONDS + life),
      };
    case "/tenant-1/oauth2/v2.0/token":
    case "/gcp/sts":
      return token;
    case "/gcp/token":
      return gcpToken(form, token, life, publicKey);
    case "/gcp/account:generateAccessToken":
      return { accessToken: token.access_token, expireTime: keys.Expiration };
    case "/gcp/account:generateIdToken":
      return { token: await idToken(String(JSON.parse(body).audience), life) };
    case "/computeMetadata/v1/instance/service-accounts/default/token":
      return headers["metadata-flavor"] === "Google" ? token : undefined;
    case "/computeMetadata/v1/instance/service-accounts/default/identity":
      return idToken(query["audience"] ?? "", life);
    default:
      return undefined;
  }
}

function sessionXml(action: string, keys: Readonly<Record<string, string>>): string {
  const { AccessKeyId, SecretAccessKey, Token, Expiration } = keys;
  return `<${action}Response><${action}Result><Credentials><AccessKeyId>${AccessKeyId}</AccessKeyId>
    <SecretAccessKey>${SecretAccessKey}</SecretAccessKey><SessionToken>${Token}</SessionToken>
    <Expiration>${Expiration}</Expiration></Credentials></${action}Result></${action}Response>`;
}

/** Only for an assertion that the account has signed. */
async function gcpToken(
  form: Readonly<Record<string, string>>,
  token: object,
  life: number,
  publicKey: Parameters<typeof jwtVerify>[1],
): Promise<Answer> {
  if (form["grant_type"] === "refresh_token") return token;
  const { payload } = await jwtVerify(form["assertion"] ?? "", publicKey, {
    issuer: "gateway@test.iam.gserviceaccount.com",
  });
  const audience = payload["target_audience"];
  if (typeof audience === "string") return { id_token: await idToken(audience, life) };
  return payload["scope"] === undefined ? undefined : token;
}

function idToken(audience: string, life: number): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: "HS256" })
    .setAudience(audience)
    .setExpirationTime(new Date(Date.now() + life * MILLISECONDS))
    .sign(SECRET);
}
