import assert from "node:assert/strict";
import { X509Certificate } from "node:crypto";
import { test } from "node:test";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { logTo, SIMULATED_KINDS } from "../testing/simulated-cluster.ts";
import { CertificateKeeper } from "./certificate-keeper.ts";
import type { KeptCertificate } from "./certificate-keeper.ts";

const HOUR = 3_600_000;
const settings = {
  podNamespace: "edge-gateway-system",
  xdsServiceName: "edge-gateway",
  xdsTlsSecret: "xds",
};

function startKeeper(api: SimulatedApi, isLeader = true) {
  let now = Date.parse("2026-01-01T00:00:00Z");
  const shown: KeptCertificate[] = [];
  const keeper = new CertificateKeeper({
    client: api,
    leadership: { isLeader },
    settings,
    changed: (certificate) => void shown.push(certificate),
    log: logTo([]),
    wallClock: () => now,
  });
  return { keeper, shown, pass: (milliseconds: number) => void (now += milliseconds) };
}

test("a certificate is created once, shared by replicas, and renewed at half its lifetime by the same authority", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  const first = startKeeper(api);
  const second = startKeeper(api, false);
  await second.keeper.look();
  assert.deepEqual([second.shown, api.all("Secret")], [[], []]);
  await first.keeper.look();
  await second.keeper.look();
  assert.equal(first.shown.length, 1);
  assert.deepEqual(first.shown, second.shown);
  second.pass(13 * HOUR);
  await second.keeper.look();
  assert.equal(second.shown.length, 1);
  first.pass(11 * HOUR);
  await first.keeper.look();
  assert.equal(first.shown.length, 1);
  first.pass(2 * HOUR);
  await first.keeper.look();
  await second.keeper.look();
  const [old, renewed] = first.shown;
  assert.ok(old !== undefined && renewed !== undefined);
  assert.deepEqual(second.shown.at(-1), renewed);
  assert.equal(renewed.authorities, old.authorities);
  assert.notEqual(renewed.certificate, old.certificate);
  const authority = new X509Certificate(renewed.authorities);
  assert.ok(new X509Certificate(renewed.certificate).verify(authority.publicKey));
  assert.match(
    new X509Certificate(renewed.certificate).subjectAltName ?? "",
    /DNS:edge-gateway.edge-gateway-system.svc.cluster.local/,
  );
});

test("a user's certificate is used unchanged and never renewed", async () => {
  const source = new SimulatedApi(SIMULATED_KINDS);
  const made = startKeeper(source);
  await made.keeper.look();
  const [known] = source.all("Secret");
  assert.ok(known);
  const api = new SimulatedApi(SIMULATED_KINDS);
  const { annotations: _, ...metadata } = known.metadata;
  api.apply({ ...known, metadata });
  const { keeper, shown, pass } = startKeeper(api);
  await keeper.look();
  pass(1000 * HOUR);
  await keeper.look();
  assert.deepEqual(shown, made.shown);
});

test("new authorities for the same certificate are reported, as while an authority is replaced", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  const { keeper, shown } = startKeeper(api);
  await keeper.look();
  const [secret] = api.all("Secret");
  assert.ok(secret);
  const both = `${shown[0]?.authorities}\n${shown[0]?.certificate}`;
  const data = { ...Object(secret["data"]), "ca.crt": Buffer.from(both).toString("base64") };
  api.apply({ ...secret, data });
  await keeper.look();
  assert.deepEqual(
    shown.map(({ authorities }) => authorities),
    [shown[0]?.authorities, both],
  );
});

test("a certificate that cannot be renewed is shown while it is valid", async () => {
  const api = new SimulatedApi(SIMULATED_KINDS);
  const first = startKeeper(api);
  await first.keeper.look();
  api.failure = (method) => (method === "PUT" ? new Error("refused") : undefined);
  const restarted = startKeeper(api);
  restarted.pass(13 * HOUR);
  await restarted.keeper.look();
  assert.deepEqual(restarted.shown, first.shown);
});
