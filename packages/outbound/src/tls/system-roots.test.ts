import assert from "node:assert/strict";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { before, after, test } from "node:test";
import { getCACertificates } from "node:tls";
import { CERTIFICATE } from "@edge-gateway/http/testing";
import { missingRoots, systemRoots, trustSystemRoots } from "./system-roots.ts";

const TEXT = CERTIFICATE.trim();
const BROKEN = "-----BEGIN CERTIFICATE-----\nAAAA\n-----END CERTIFICATE-----\n";
let folder: string;

before(async () => {
  folder = await mkdtemp(join(tmpdir(), "roots-"));
});

after(() => rm(folder, { recursive: true }));

async function place(name: string, text: string): Promise<string> {
  await writeFile(join(folder, name), text);
  return join(folder, name);
}

test("a certificate that occurs twice is read once, despite comments and invalid certificates in the file", async () => {
  const file = await place("all.pem", `# one\n${TEXT}\n${BROKEN}\n# again\n${TEXT}\n`);
  assert.deepEqual(systemRoots({ SSL_CERT_FILE: file, SSL_CERT_DIR: "" }), [TEXT]);
});

test("files in a folder are read if their names are hashes", async () => {
  const named = join(folder, "named");
  await mkdir(join(named, "0a1b2c3d.1"), { recursive: true });
  await place("named/other.pem", TEXT);
  await place("named/0a1b2c3d.r0", TEXT);
  const environment = { SSL_CERT_FILE: "", SSL_CERT_DIR: `/not/there::${named}` };
  assert.deepEqual(systemRoots(environment), []);
  await place("named/0a1b2c3d.0", TEXT);
  assert.deepEqual(systemRoots(environment), [TEXT]);
  assert.deepEqual(missingRoots(environment), ["SSL_CERT_DIR: /not/there"]);
});

test("the default locations include those of all known systems", () => {
  assert.deepEqual(missingRoots({}), []);
});

test("a thread trusts the roots of the system instead of those compiled into Node.js", async () => {
  process.env["SSL_CERT_FILE"] = await place("trusted.pem", TEXT);
  process.env["SSL_CERT_DIR"] = "";
  trustSystemRoots();
  const extra = new Set(getCACertificates("extra"));
  const trusted = getCACertificates("default").filter((text) => !extra.has(text));
  assert.deepEqual(
    trusted.map((text) => text.trim()),
    [TEXT],
  );
});
