import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { stringify } from "yaml";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import type { Credentials } from "@edge-gateway/testkit/certificates";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startNginx } from "@edge-gateway/testkit/programs/peer";
import type { Peer } from "@edge-gateway/testkit/programs/peer";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configMap, edgeBackend, route, secret, toEdgeBackend, together } from "./objects.ts";

/** The certificate that a Gateway presents to all TLS backends (`spec.tls.backend`). */

const NAME = "backend.test";
const TRUST = { sni: NAME, caCertificateRefs: [{ name: "roots" }] };

let authority: CertificateAuthority;
let nginx: Peer;
let gateway: Gateway;
let credentials: Readonly<Record<"gateway" | "policy" | "renewed", Credentials>>;

before(async () => {
  authority = await CertificateAuthority.create();
  const server = await authority.issue({ name: NAME });
  const [own, policy, renewed] = await Promise.all(
    ["gateway", "policy", "renewed"].map((name) => authority.issue({ name })),
  );
  assert.ok(own !== undefined && policy !== undefined && renewed !== undefined);
  credentials = { gateway: own, policy, renewed };
  const pair = `ssl_certificate ${server.certificatePath}; ssl_certificate_key ${server.keyPath};`;
  const clients = `ssl_client_certificate ${authority.certificatePath}; ssl_verify_client optional;`;
  nginx = await startNginx(
    `server { listen 127.0.0.1:PORT ssl; ${pair} ${clients} return 200 "$ssl_client_s_dn"; }`,
  );
  gateway = await Gateway.start({
    config: (port) => ({
      "gateway.yaml": gatewayOn(port),
      "client.yaml": clientSecret(credentials.gateway),
      "other.yaml": secret("other", pairOf(credentials.policy), "default"),
      "roots.yaml": configMap("roots", { "ca.crt": authority.certificate }),
      "shown.yaml": edge("shown", { tls: TRUST }),
      "policy.yaml": edge("policy", {
        tls: { ...TRUST, mtlsCertificateRef: [{ name: "other" }] },
      }),
    }),
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await nginx[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});

function gatewayOn(port: number): string {
  return stringify({
    apiVersion: "gateway.networking.k8s.io/v1",
    kind: "Gateway",
    metadata: { name: "web", namespace: "infra" },
    spec: {
      gatewayClassName: "edge-gateway",
      tls: { backend: { clientCertificateRef: { name: "client" } } },
      listeners: [
        { name: "web", port, protocol: "HTTP", allowedRoutes: { namespaces: { from: "All" } } },
      ],
    },
  });
}

function edge(name: string, policies: object): string {
  return together(
    edgeBackend(name, nginx.port, policies),
    route(name, `/${name}`, toEdgeBackend(name)),
  );
}

function clientSecret(of: Credentials): string {
  return secret("client", pairOf(of), "infra");
}

function pairOf({ certificate, key }: Credentials): Readonly<Record<string, string>> {
  return { "tls.crt": certificate, "tls.key": key };
}

async function ask(name: string): Promise<string> {
  const response = await fetch(`${gateway.url}/${name}`);
  return `${response.status} ${await response.text()}`;
}

test("backends with TLS are shown the certificate of the gateway, unless a policy names another", async () => {
  assert.equal(await ask("shown"), "200 CN=gateway,O=Test");
  assert.equal(await ask("policy"), "200 CN=policy,O=Test");
});

test("the private key is not shown by the dump of the configuration", async () => {
  const dump = await fetch(`http://127.0.0.1:${gateway.adminPort}/config_dump`);
  const text = await dump.text();
  assert.match(text, /clientCertificate/);
  assert.doesNotMatch(text, /PRIVATE KEY/);
});

test("a renewed certificate is used for the next connection, and without its Secret none is presented", async () => {
  await gateway.changeManifest("client.yaml", clientSecret(credentials.renewed));
  await waitFor(
    "the renewed certificate",
    async () => (await ask("shown")) === "200 CN=renewed,O=Test",
  );
  await gateway.changeManifest("client.yaml", undefined);
  await waitFor("no certificate", async () => (await ask("shown")) === "200 ");
});
