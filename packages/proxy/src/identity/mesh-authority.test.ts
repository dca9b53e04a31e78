import assert from "node:assert/strict";
import { X509Certificate } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import {
  serviceAccountToken,
  TestMeshAuthority,
} from "@edge-gateway/testkit/servers/mesh-authority";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { WorkloadIdentity } from "@edge-gateway/translate/ir";
import { GrpcClient } from "@edge-gateway/outbound/grpc/grpc-client";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { MeshAuthority } from "./mesh-authority.ts";
import { serviceAccountIn } from "./service-account.ts";

/** A certificate authority of an Istio mesh (istio.v1.auth.IstioCertificateService). */

const TOKEN = serviceAccountToken("infra", "gateway", "signature");
/** The lifetime of the authority's certificates, in milliseconds. */
const LIFE = 2 * 86_400_000;
/** Milliseconds until a certificate expires, by the clock of these tests: a busy machine takes most of it to issue one. */
const LEFT = 4_000;

let authority: CertificateAuthority;
let mesh: TestMeshAuthority;
let folder: string;

before(async () => {
  authority = await CertificateAuthority.create();
  mesh = await TestMeshAuthority.start(authority, TOKEN);
  folder = await mkdtemp(join(tmpdir(), "mesh-"));
  await writeFile(join(folder, "token"), `${TOKEN}\n`);
});

after(async () => {
  await mesh[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** Starts an authority whose clock is slow by this many milliseconds. */
function follow(wallClock: () => number, found: WorkloadIdentity[]): MeshAuthority {
  const grpc = new GrpcClient({ maxMessageBytes: 1_000_000, maxReconnectDelay: 100 });
  const settings = {
    ...DEFAULTS.istioSettings,
    tokenFile: join(folder, "token"),
    rootCertificates: authority.certificatePath,
    trustDomain: "mesh.test",
    additionalTrustDomains: ["old.test"],
    clusterId: "east",
  };
  const followed = new MeshAuthority({
    address: mesh.url,
    settings,
    grpc,
    changed: (identity) => found.push(identity),
    log: silentLogger,
    wallClock,
  });
  followed.start();
  return followed;
}

test("the identity names the service account of the token, and has a key of its own", async () => {
  const found: WorkloadIdentity[] = [];
  const followed = follow(Date.now, found);
  const identity = await waitFor("identity", () => found[0]);
  followed.close();
  const { trustDomain, additionalTrustDomains, certificate, authorities, privateKey } = identity;
  assert.equal(trustDomain, "mesh.test");
  assert.deepEqual(additionalTrustDomains, ["old.test"]);
  const { subjectAltName } = new X509Certificate(certificate);
  assert.equal(subjectAltName, "URI:spiffe://mesh.test/ns/infra/sa/gateway");
  assert.equal(authorities, authority.certificate);
  assert.match(privateKey, /BEGIN PRIVATE KEY/);
  const [asked] = mesh.asked;
  assert.equal(asked?.authorization, `Bearer ${TOKEN}`);
  assert.equal(asked.cluster, "east");
  assert.equal(asked.request.validityDuration, 86_400);
});

test("after half of its lifetime a certificate is renewed, with another key", async () => {
  const found: WorkloadIdentity[] = [];
  const followed = follow(() => Date.now() + LIFE - LEFT, found);
  const [first, second] = await waitFor("renewal", () => found.length > 1 && found);
  followed.close();
  assert.notEqual(first?.privateKey, second?.privateKey);
});

test("an authority that refuses is asked again, with the token that the file has by then", async () => {
  const found: WorkloadIdentity[] = [];
  mesh.refuses = true;
  const before = mesh.asked.length;
  const followed = follow(Date.now, found);
  await waitFor("second question", () => mesh.asked.length > before + 1);
  assert.deepEqual(found, []);
  mesh.refuses = false;
  await waitFor("identity", () => found[0]);
  followed.close();
});

test("a token that does not belong to a service account is reported", () => {
  for (const token of [
    "",
    "x",
    "a.b.c",
    serviceAccountToken("a/b", "c", ""),
    "a.e30.c",
    "a.bnVsbA.c",
  ])
    assert.throws(() => serviceAccountIn(token), /has no token of a service account/);
});
