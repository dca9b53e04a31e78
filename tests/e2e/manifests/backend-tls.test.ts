import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import type { Credentials } from "@edge-gateway/testkit/certificates";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startNginx } from "@edge-gateway/testkit/programs/peer";
import type { Peer } from "@edge-gateway/testkit/programs/peer";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import {
  backendPolicy,
  configMap,
  edgeBackend,
  gatewayOf,
  route,
  secret,
  service,
  slices,
  toEdgeBackend,
  together,
} from "./objects.ts";

/** TLS towards backends, with authorities of ConfigMaps and certificates of Secrets. */

const SERVICE = { name: "app", port: 80 };
const NAME = "backend.test";
const TRUST = { sni: NAME, caCertificateRefs: [{ name: "roots" }] };
const BOTH = { tls: { ...TRUST, mtlsCertificateRef: [{ name: "client" }] } };
const CLIENT = "200 CN=gateway,O=Test";

let authority: CertificateAuthority;
let other: CertificateAuthority;
let client: Credentials;
let nginx: Peer;
let gateway: Gateway;

before(async () => {
  [authority, other] = await Promise.all([
    CertificateAuthority.create(),
    CertificateAuthority.create(),
  ]);
  const server = await authority.issue({ name: NAME });
  client = await authority.issue({ name: "gateway" });
  const pair = `ssl_certificate ${server.certificatePath}; ssl_certificate_key ${server.keyPath};`;
  const clients = `ssl_client_certificate ${authority.certificatePath}; ssl_verify_client on;`;
  nginx = await startNginx(
    `server { listen 127.0.0.1:PORT ssl; ${pair} ${clients} return 200 "$ssl_client_s_dn"; }`,
  );
  gateway = await Gateway.start({ config: (port) => manifests(port) });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await nginx[Symbol.asyncDispose]();
  await Promise.all([authority, other].map((each) => each[Symbol.asyncDispose]()));
});

function manifests(port: number): Readonly<Record<string, string>> {
  const edge = (name: string, policies?: object): string =>
    together(edgeBackend(name, nginx.port, policies), route(name, `/${name}`, toEdgeBackend(name)));
  return {
    "gateway.yaml": gatewayOf(port),
    "own.yaml": edge("own", BOTH),
    "attached.yaml": together(
      edge("attached"),
      backendPolicy("attached", toEdgeBackend("attached"), BOTH),
    ),
    "service.yaml": together(
      service("app"),
      slices("app", [nginx.port]),
      route("app", "/service", SERVICE),
      backendPolicy("service", { group: "", kind: "Service", name: "app" }, BOTH),
    ),
    "nobody.yaml": edge("nobody", { tls: TRUST }),
    "lost.yaml": together(
      edge("lost"),
      backendPolicy("lost", toEdgeBackend("lost"), {
        tls: { ...BOTH.tls, caCertificateRefs: [{ name: "root" }] },
      }),
    ),
    "roots.yaml": configMap("roots", { "ca.crt": authority.certificate }),
    "client.yaml": secret("client", pairOf(client), "default"),
  };
}

function pairOf({ certificate, key }: Credentials): Readonly<Record<string, string>> {
  return { "tls.crt": certificate, "tls.key": key };
}

async function ask(name: string): Promise<string> {
  const response = await fetch(`${gateway.url}/${name}`);
  const text = await response.text();
  return response.ok ? `200 ${text}` : String(response.status);
}

/** Whether the expected response arrives in time. */
async function answers(name: string, wanted: string): Promise<void> {
  await waitFor(`${name} to answer ${wanted}`, async () => (await ask(name)) === wanted);
}

test("a backend's own policies, and those attached to it or to a Service, verify and show certificates", async () => {
  for (const name of ["own", "attached", "service"]) assert.equal(await ask(name), CLIENT, name);
});

test("without its client certificate the gateway is refused by the server", async () => {
  assert.match(await ask("nobody"), /^400$|^503$/);
});

test("no server is trusted while a reference leads to nothing", async () => {
  assert.equal(await ask("lost"), "503");
});

test("no private key is shown by the dump of the configuration", async () => {
  const dump = await fetch(`http://127.0.0.1:${gateway.adminPort}/config_dump`);
  const text = await dump.text();
  assert.match(text, /default\/client/);
  assert.doesNotMatch(text, /PRIVATE KEY/);
});

test("authorities and certificates that change are those of the next connection", async () => {
  await gateway.changeManifest("roots.yaml", configMap("roots", { "ca.crt": other.certificate }));
  await answers("own", "503");
  const roots = [other, authority].map(({ certificate }) => certificate).join("");
  await gateway.changeManifest("roots.yaml", configMap("roots", { "ca.crt": roots }));
  await answers("own", CLIENT);
  const renewed = await authority.issue({ name: "renewed" });
  await gateway.changeManifest("client.yaml", secret("client", pairOf(renewed), "default"));
  await answers("attached", "200 CN=renewed,O=Test");
});

test("a key of another certificate refuses what refers to it, and nothing else", async () => {
  const wrong = { ...pairOf(client), "tls.key": (await authority.issue({ name: "a" })).key };
  await gateway.changeManifest("client.yaml", secret("client", wrong, "default"));
  await answers("own", "500");
  await answers("attached", "503");
  const fault = /`tls.key` of Secret default\/client does not belong to its cert/;
  await waitFor("the fault in the log", () => fault.test(gateway.output));
});
