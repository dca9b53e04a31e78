import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createSecureServer, type Http2SecureServer } from "node:http2";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { programsOf } from "../../../tools/kube/programs.ts";

/** The conformance suite h2spec: the gateway fails no case that a bare server of node:http2 passes. */

const ANSWER = "hello";
const CONFIG = `
gateways:
  web:
    port: \${PORT}
    protocol: HTTPS
    tls: {cert: a.crt, key: a.key}
    routes:
    - policies: {directResponse: {status: 200, body: ${ANSWER}}}
`;
/** Seconds that a case waits for an expected frame; failing cases take all of it. */
const PATIENCE = "2";
/** Number of failures before a case counts as failed, on a busy machine. */
const ATTEMPTS = 2;
const FAILED = /<testcase package="([^"]*)" classname="([^"]*)"[^>]*>\s*<(?:failure|error)/g;

let program: string;
let gateway: Gateway;
let authority: CertificateAuthority;
let bare: Http2SecureServer;
let barePort = 0;
let folder: string;

before(async () => {
  program = (await programsOf("http2")).h2spec;
  folder = await mkdtemp(join(tmpdir(), "h2spec-"));
  authority = await CertificateAuthority.create();
  const { certificate, key } = await authority.issue({ name: "localhost" });
  gateway = await Gateway.start({ config: CONFIG, files: { "a.crt": certificate, "a.key": key } });
  bare = createSecureServer({ cert: certificate, key });
  bare.on("stream", (stream) => {
    stream.on("error", () => {});
    stream.resume();
    stream.respond({ "content-length": ANSWER.length });
    stream.end(ANSWER);
  });
  bare.on("sessionError", () => {});
  await new Promise<void>((resolve) => bare.listen(0, "127.0.0.1", resolve));
  const address = bare.address();
  if (typeof address === "object" && address !== null) barePort = address.port;
});

after(async () => {
  bare.close();
  await gateway[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** The failing cases at this port, and the number of all cases. */
async function run(port: number): Promise<{ failed: Set<string>; cases: number }> {
  const report = join(folder, `${port}.xml`);
  const target = ["-t", "-k", "-h", "127.0.0.1", "-p", String(port)];
  await new Promise<void>((resolve) => {
    // The exit status only shows whether a case failed.
    execFile(program, [...target, "--timeout", PATIENCE, "-j", report], () => resolve());
  });
  const xml = await readFile(report, "utf8");
  const failed = [...xml.matchAll(FAILED)].map(([, section, name]) => `${section}: ${name}`);
  return { failed: new Set(failed), cases: xml.split("<testcase ").length - 1 };
}

test("every case of h2spec that node:http2 passes", async () => {
  const reference = await run(barePort);
  assert.ok(reference.cases > reference.failed.size, "the suite has run");
  let worse = new Set<string>();
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    const { failed, cases } = await run(gateway.port);
    assert.equal(cases, reference.cases);
    const own = failed.difference(reference.failed);
    worse = attempt === 1 ? own : worse.intersection(own);
    if (worse.size === 0) return;
  }
  assert.deepEqual([...worse], []);
});
