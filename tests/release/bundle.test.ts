import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:https";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { systemNode } from "@edge-gateway/testkit/programs/system-node";
import { bundle } from "../../tools/bundle.ts";

const CONFIG = `
gateways:
  bundled:
    port: \${PORT}
    routes:
      - policies: { directResponse: { status: 200, body: bundled } }
`;

const guarded = (keys: number): string => `
gateways:
  guarded:
    port: \${PORT}
    routes:
      - policies:
          jwtAuthentication:
            providers: [{ issuer: me, audiences: [you], jwks: { remote: { url: "https://localhost:${keys}/jwks" } } }]
          directResponse: { status: 200 }
`;

const run = promisify(execFile);
let temporary: string;
let folder: string;

before(async () => {
  temporary = await mkdtemp(join(tmpdir(), "bundle-"));
  folder = join(temporary, "not", "there", "yet");
  await bundle(folder);
});

after(() => rm(temporary, { recursive: true }));

test("the bundle of gw answers requests, without any installed package", async () => {
  await using gateway = await Gateway.start({ config: CONFIG, main: join(folder, "gw.js") });
  const response = await fetch(gateway.url);
  assert.equal(response.status, 200);
  assert.equal(await response.text(), "bundled");
});

test("the bundle of gw calls others itself, as for a key set, and trusts the roots of the system", async (context) => {
  await using authority = await CertificateAuthority.create();
  const { certificate: cert, key } = await authority.issue({ name: "localhost" });
  const keys = createServer({ cert, key }, (_request, response) =>
    response.end('{"keys":[]}'),
  ).listen(0);
  context.after(() => keys.close());
  await once(keys, "listening");
  const asked = once(keys, "request");
  const { port } = keys.address() as AddressInfo;
  await using _gateway = await Gateway.start({
    config: guarded(port),
    main: join(folder, "gw.js"),
    environment: { NODE_EXTRA_CA_CERTS: "", SSL_CERT_FILE: authority.certificatePath },
  });
  const [request] = await asked;
  assert.equal(request.url, "/jwks");
});

const EMBEDDING = `
import { createGateway, ConfigurationError } from "edge-gateway";

const off = { workerThreads: 1, adminAddr: "off", statsAddr: "off", readinessAddr: "off" } as const;
const routes = [{ policies: { directResponse: { status: 200, body: "embedded" } } }];
const gateway = await createGateway({ config: off, gateways: { web: { port: 0, routes } } });
console.log(await (await fetch(\`http://127.0.0.1:\${gateway.ports["web"]}\`)).text());
await gateway.close();
// @ts-expect-error: a gateway has a port
await createGateway({ gateways: { web: {} } }).catch((error: unknown) => {
  if (error instanceof ConfigurationError) console.log(error.message);
});
`;

test("a program that has the bundle as a package embeds a gateway, with its types", async () => {
  const program = join(temporary, "program");
  await mkdir(join(program, "node_modules"), { recursive: true });
  await symlink(folder, join(program, "node_modules/edge-gateway"));
  await writeFile(join(program, "package.json"), '{ "type": "module" }');
  await writeFile(join(program, "main.ts"), EMBEDDING);
  const tsc = fileURLToPath(new URL("../../node_modules/.bin/tsc", import.meta.url));
  const typeRoots = fileURLToPath(new URL("../../node_modules/@types", import.meta.url));
  const options = ["--noEmit", "--strict", "--module", "nodenext", "--target", "esnext"];
  const types = ["--types", "node", "--typeRoots", typeRoots];
  await run(tsc, [...options, ...types, "main.ts"], { cwd: program });
  const { stdout } = await run(process.execPath, ["main.ts"], { cwd: program });
  assert.equal(stdout, "embedded\ngateways.web.port: is missing\n");
});

test("the bundle of gw prints its version", async () => {
  const { stdout } = await run(process.execPath, [join(folder, "gw.js"), "--version"]);
  assert.match(stdout, /^gw \d+\.\d+\.\d+\n$/);
});

test("a Node.js that is too old gets a message instead of a syntax error", async (context) => {
  const old = systemNode();
  const version = old === undefined ? "" : (await run(old, ["--version"])).stdout;
  if (old === undefined || !/^v(?:1[89]|2[0-3])\./.test(version))
    return context.skip("this machine has no older Node.js");
  for (const name of ["gw.js", "gwctl.js"]) {
    const failing = run(old, [join(folder, name), "--version"]);
    await assert.rejects(failing, {
      code: 1,
      stdout: "",
      stderr:
        /^error: this program needs Node.js 24 or newer, and this is Node.js \d+\.\d+\.\d+\n$/,
    });
  }
});

test("the bundle of gwctl prints its help", async () => {
  const { stdout } = await run(process.execPath, [join(folder, "gwctl.js"), "--help"]);
  assert.match(stdout, /proxy trace/);
});
