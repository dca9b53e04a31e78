import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { generateKeyPairSync } from "node:crypto";
import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** Without `caCertificateRefs` only the certificates of the system are trusted. */

const run = promisify(execFile);

/** The authorities in the file, in the first folder, in the second folder, and in none of them. */
const NAMES = ["FILE", "FIRST", "SECOND", "NOWHERE"] as const;

const authorities: CertificateAuthority[] = [];
const servers: Listening[] = [];
let folder: string;
let trust: Readonly<Record<string, string>>;
let ports: Readonly<Record<string, string>>;

const route = (name: string): string => `
    - matches: [{path: {type: Exact, value: /${name}}}]
      backends: [{host: "127.0.0.1:$${name}", policies: {tls: {sni: localhost}}}]`;

const keySet = (name: string): string => `
    - matches: [{path: {type: Exact, value: /keys/${name}}}]
      policies:
        jwtAuthentication:
          providers: [{issuer: ${name}, jwks: {remote: {url: "https://localhost:$${name}/keys"}}}]
        directResponse: {status: 200}`;

const { publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
const KEYS = JSON.stringify({ keys: [publicKey.export({ format: "jwk" })] });

const CONFIG = `
gateways:
  web:
    port: $PORT
    routes:${NAMES.map(route).join("")}${NAMES.map(keySet).join("")}
`;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "roots-"));
  const found = NAMES.map(async (name) => {
    const authority = await CertificateAuthority.create();
    authorities.push(authority);
    const { certificate: cert, key } = await authority.issue({ name: "localhost" });
    const server = createServer({ cert, key }, (_request, response) => response.end(KEYS));
    const listening = await listen(server);
    servers.push(listening);
    return { name, port: String(listening.port), file: authority.certificatePath };
  });
  const started = await Promise.all(found);
  const fileOf = (wanted: string) => started.find(({ name }) => name === wanted)?.file ?? "";
  const folders = await Promise.all(["FIRST", "SECOND"].map((name) => hashed(fileOf(name))));
  ports = Object.fromEntries(started.map(({ name, port }) => [name, port]));
  trust = {
    NODE_EXTRA_CA_CERTS: "",
    SSL_CERT_FILE: fileOf("FILE"),
    SSL_CERT_DIR: folders.join(":"),
  };
});

after(async () => {
  for (const each of [...servers, ...authorities]) await each[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** A folder in the form that `openssl rehash` makes. */
async function hashed(file: string): Promise<string> {
  const path = await mkdtemp(join(folder, "hashed-"));
  await copyFile(file, join(path, "authority.pem"));
  await run("openssl", ["rehash", path]);
  return path;
}

const start = (environment: Readonly<Record<string, string>>): Promise<Gateway> =>
  Gateway.start({ config: CONFIG, environment: { ...ports, ...environment } });

async function statuses(gateway: Gateway): Promise<readonly number[]> {
  const asked = NAMES.map(async (name) => (await fetch(`${gateway.url}/${name}`)).status);
  return Promise.all(asked);
}

test("backends are trusted by the file and the hashed folders of the environment", async () => {
  await using gateway = await start(trust);
  assert.deepEqual(await statuses(gateway), [200, 200, 200, 503]);
});

test("so are the servers that the gateway calls itself", async () => {
  await using gateway = await start(trust);
  const told = (): readonly string[] =>
    gateway.output.split("\n").filter((line) => line.includes("key set"));
  await waitFor("key sets", () => Promise.resolve(told().length === NAMES.length));
  for (const [index, name] of NAMES.entries()) {
    const line = told().find((text) => text.includes(`:${ports[name]}/`));
    assert.match(
      line ?? "",
      index < NAMES.length - 1 ? /key set fetched/ : /: certificate not trusted: /,
    );
  }
});

test("a missing path is named in the log, and adds no trusted authority", async () => {
  await using gateway = await start({
    ...trust,
    SSL_CERT_FILE: "/not/there.pem",
    SSL_CERT_DIR: `${folder}:/not/there`,
  });
  assert.deepEqual(await statuses(gateway), [503, 503, 503, 503]);
  for (const place of ["SSL_CERT_FILE: /not/there.pem", "SSL_CERT_DIR: /not/there"])
    await waitFor(`${place} in the log`, () => gateway.output.includes(place));
});
