import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { jwtVerify, SignJWT } from "jose";
import { listen, type Listening } from "../listen.ts";

/** A request that a cloud server received. */
export interface AskedOfCloud {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingHttpHeaders;
  readonly form: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * A server that simulates the metadata and token servers of several clouds on one port, as far as the
 * credentials need them.
 */
export interface TestCloud extends Listening {
  readonly asked: AskedOfCloud[];
  /** The lifetime of the issued tokens in seconds. */
  life: number;
  /** Whether every response has status 403, with the client's token in its text. */
  fails: boolean;
  /** The key file of a Google Cloud service account. */
  readonly account: string;
}

const SECRET = new TextEncoder().encode("a secret of the test's issuer, long enough");
const MILLISECONDS = 1_000;

type Answer = object | string | undefined;

/**
 * Starts the servers. All their secrets begin with `cloud-`, and end with the number of the
 * response.
 */
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

/** The facts from which the simulated cloud makes a response. */
interface Facts {
  readonly asked: AskedOfCloud;
  readonly life: number;
  readonly token: { readonly access_token: string; readonly expires_in: number };
  readonly keys: ReturnType<typeof keysOf>;
  readonly publicKey: PublicKey;
}

type PublicKey = Parameters<typeof jwtVerify>[1];

const ROLES = "/latest/meta-data/iam/security-credentials/";
const GOOGLE = "/computeMetadata/v1/instance/service-accounts/default";
const ANSWERS: Readonly<Record<string, (facts: Facts) => Answer | Promise<Answer>>> = {
  "/latest/api/token": ({ asked }) =>
    asked.headers["x-aws-ec2-metadata-token-ttl-seconds"] && "cloud-metadata",
  [ROLES]: ({ asked }) =>
    asked.headers["x-aws-ec2-metadata-token"] === "cloud-metadata" ? "my-role\n" : undefined,
  [`${ROLES}my-role`]: ({ keys }) => keys,
  "/container": ({ keys }) => keys,
  "/sts/": ({ asked, keys }) => sessionXml(asked.form["Action"] ?? "", keys),
  "/metadata/identity/oauth2/token": ({ asked, token }) =>
    asked.headers["metadata"] === "true" ? token : undefined,
  "/app-service": ({ token, life }) => ({
    access_token: token.access_token,
    expires_on: String(Date.now() / MILLISECONDS + life),
  }),
  "/tenant-1/oauth2/v2.0/token": ({ token }) => token,
  "/gcp/sts": ({ token }) => token,
  "/gcp/token": gcpToken,
  "/gcp/account:generateAccessToken": ({ token, keys }) => ({
    accessToken: token.access_token,
    expireTime: keys.Expiration,
  }),
  "/gcp/account:generateIdToken": async ({ asked, life }) => ({
    token: await idToken(String(JSON.parse(asked.body).audience), life),
  }),
  [`${GOOGLE}/token`]: ({ asked, token }) =>
    asked.headers["metadata-flavor"] === "Google" ? token : undefined,
  [`${GOOGLE}/identity`]: ({ asked, life }) => idToken(asked.query["audience"] ?? "", life),
};

function answerTo(
  asked: AskedOfCloud,
  life: number,
  count: number,
  publicKey: PublicKey,
): Answer | Promise<Answer> {
  const token = { access_token: `cloud-token-${count}`, expires_in: life };
  const facts = { asked, life, token, keys: keysOf(count, life), publicKey };
  return ANSWERS[asked.path]?.(facts);
}

function keysOf(count: number, life: number) {
  return {
    AccessKeyId: `AKIDCLOUD${count}`,
    SecretAccessKey: `cloud-secret-${count}`,
    Token: `cloud-session-${count}`,
    Expiration: new Date(Date.now() + life * MILLISECONDS).toISOString(),
  };
}

function sessionXml(action: string, keys: Readonly<Record<string, string>>): string {
  const { AccessKeyId, SecretAccessKey, Token, Expiration } = keys;
  return `<${action}Response><${action}Result><Credentials><AccessKeyId>${AccessKeyId}</AccessKeyId>
    <SecretAccessKey>${SecretAccessKey}</SecretAccessKey><SessionToken>${Token}</SessionToken>
    <Expiration>${Expiration}</Expiration></Credentials></${action}Result></${action}Response>`;
}

/** Issues a token only for an assertion that the account has signed. */
async function gcpToken({ asked: { form }, token, life, publicKey }: Facts): Promise<Answer> {
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
