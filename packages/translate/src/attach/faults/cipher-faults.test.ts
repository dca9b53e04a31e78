import assert from "node:assert/strict";
import { test } from "node:test";
import { CertificateAuthority, type Credentials } from "@edge-gateway/testkit/certificates";
import { loadFiles } from "../../load-files.ts";
import { loadStandalone } from "../../standalone/load.ts";

await using authority = await CertificateAuthority.create();
const ec = await authority.issue({ name: "ec.test" });
const rsa = await authority.issue({ name: "rsa.test", newKey: ["-newkey", "rsa:2048"] });

/** The errors of a file with a listener of HTTPS. */
function errorsOf(pair: Credentials, suites: string, more = ""): readonly string[] {
  const files = new Map([
    ["a.crt", pair.certificate],
    ["a.key", pair.key],
  ]);
  const tls = `tls: {cert: a.crt, key: a.key}, frontend: {tls: {cipherSuites: [${suites}]${more}}}`;
  const text = `gateways: {web: {port: 443, protocol: HTTPS, ${tls}, routes: [{backends: [{host: 'a:1'}]}]}}\n`;
  const readFile = (path: string) => Buffer.from(files.get(path) ?? "");
  return loadStandalone({ file: "gw.yaml", text, environment: {}, readFile })
    .diagnostics.filter(({ severity }) => severity === "error")
    .map(({ path, message }) => `${path}: ${message}`);
}

const RSA = "TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256";
const ECDSA = "TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256";
const NEW = "TLS13_AES_128_GCM_SHA256";

test("cipher suites that are all for another type of key than that of the certificate are refused", () => {
  const place = "gateways.web.frontend.tls.cipherSuites";
  const [first = "", ...others] = errorsOf(ec, RSA);
  assert.deepEqual(others, []);
  assert.ok(first.startsWith(`${place}: no client can connect to `), first);
  assert.match(first, /the key of its certificate is EC/);
  assert.match(errorsOf(rsa, ECDSA).join(), /the key of its certificate is RSA/);
});

test("cipher suites of which one fits the certificate are accepted", () => {
  assert.deepEqual(errorsOf(ec, ECDSA), []);
  assert.deepEqual(errorsOf(rsa, RSA), []);
  assert.deepEqual(errorsOf(ec, `${RSA}, ${ECDSA}`), []);
  assert.deepEqual(errorsOf(ec, `${RSA}, ${NEW}`), []);
  assert.notDeepEqual(errorsOf(ec, `${RSA}, ${NEW}`, ', maxProtocolVersion: "1.2"'), []);
});

const SECRET = (name: string, { certificate, key }: Credentials): object => ({
  apiVersion: "v1",
  kind: "Secret",
  metadata: { name, namespace: "default" },
  stringData: { "tls.crt": certificate, "tls.key": key },
});

/** The conditions of a policy with the given suites for a gateway with the given certificates. */
function conditionsOf(suite: string, names: readonly string[]): readonly string[] {
  const objects = [
    {
      apiVersion: "gateway.networking.k8s.io/v1",
      kind: "Gateway",
      metadata: { name: "web", namespace: "default" },
      spec: {
        gatewayClassName: "edge-gateway",
        listeners: [
          {
            name: "https",
            port: 443,
            protocol: "HTTPS",
            tls: { certificateRefs: names.map((name) => ({ name })) },
          },
        ],
      },
    },
    SECRET("ec", ec),
    SECRET("rsa", rsa),
    {
      apiVersion: "edgegateway.dev/v1alpha1",
      kind: "EdgePolicy",
      metadata: { name: "suites", namespace: "default" },
      spec: {
        targetRefs: [{ group: "gateway.networking.k8s.io", kind: "Gateway", name: "web" }],
        frontend: { tls: { cipherSuites: [suite] } },
      },
    },
  ];
  const text = objects.map((each) => JSON.stringify(each)).join("\n---\n");
  const { statuses } = loadFiles([{ file: "in.yaml", text }], {
    together: true,
    environment: {},
    readFile: () => undefined,
  });
  const found = statuses.find(({ kind }) => kind === "EdgePolicy");
  return (found?.ancestors ?? [])
    .flatMap(({ conditions }) => conditions)
    .map(({ type, status, message }) => `${type}=${status} ${message}`);
}

test("cipher suites of an EdgePolicy that do not fit the certificates of the listener are refused", () => {
  const refused = conditionsOf(RSA, ["ec"]).join("\n");
  assert.match(refused, /Accepted=False .*the key of its certificate is EC/);
  for (const [suite, names] of [
    [ECDSA, ["ec"]],
    [RSA, ["ec", "rsa"]],
    [NEW, ["rsa"]],
  ] as const)
    assert.match(conditionsOf(suite, names).join("\n"), /Accepted=True/);
});
