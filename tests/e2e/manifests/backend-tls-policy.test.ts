import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startNginx } from "@edge-gateway/testkit/programs/peer";
import type { Peer } from "@edge-gateway/testkit/programs/peer";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import {
  configMap,
  edgeBackend,
  gatewayOf,
  mcpBackend,
  route,
  secret,
  service,
  servicePorts,
  slices,
  tlsPolicy,
  toEdgeBackend,
  together,
} from "./objects.ts";

/**
 * A BackendTLSPolicy turns TLS on and decides how certificates are verified; requests never leave
 * in plain text instead.
 */

const NAME = "backend.test";
const ID = "spiffe://cluster.test/ns/default/sa/app";
const TRUSTED = [{ group: "", kind: "ConfigMap", name: "roots" }];
const WELL = { hostname: NAME, caCertificateRefs: TRUSTED };

let authority: CertificateAuthority;
let nginx: Peer;
let plain: Listening;
let gateway: Gateway;
/** Requests that arrived at the server without TLS. */
const leaked: string[] = [];

/** BackendTLSPolicies of Services with a TLS server, each with the expected response. */
const SECURE: Readonly<Record<string, readonly [validation: object, answer: string]>> = {
  right: [WELL, `200 ${NAME}`],
  secret: [
    { hostname: NAME, caCertificateRefs: [{ group: "", kind: "Secret", name: "keys" }] },
    `200 ${NAME}`,
  ],
  partly: [
    { hostname: NAME, caCertificateRefs: [{ ...TRUSTED[0], name: "gone" }, ...TRUSTED] },
    `200 ${NAME}`,
  ],
  system: [{ hostname: NAME, wellKnownCACertificates: "System" }, `200 ${NAME}`],
  "other-name": [{ ...WELL, hostname: "other.test" }, "503"],
  "other-root": [{ hostname: NAME, caCertificateRefs: [{ ...TRUSTED[0], name: "others" }] }, "503"],
  "alternative-name": [
    {
      ...WELL,
      hostname: "sni.test",
      subjectAltNames: [
        { type: "Hostname", hostname: "nobody.test" },
        { type: "Hostname", hostname: NAME },
      ],
    },
    "200 sni.test",
  ],
  covered: [
    { ...WELL, subjectAltNames: [{ type: "Hostname", hostname: "a.wild.test" }] },
    `200 ${NAME}`,
  ],
  uncovered: [
    { ...WELL, subjectAltNames: [{ type: "Hostname", hostname: "a.b.wild.test" }] },
    "503",
  ],
  identity: [{ ...WELL, subjectAltNames: [{ type: "URI", uri: ID }] }, `200 ${NAME}`],
  "other-identity": [{ ...WELL, subjectAltNames: [{ type: "URI", uri: `${ID}b` }] }, "503"],
};

/** BackendTLSPolicies that are invalid; their Services lead to a server without TLS. */
const INVALID: Readonly<Record<string, object>> = {
  missing: { hostname: NAME, caCertificateRefs: [{ ...TRUSTED[0], name: "gone" }] },
  kind: { hostname: NAME, caCertificateRefs: [{ group: "", kind: "Service", name: "roots" }] },
  empty: { hostname: NAME, caCertificateRefs: [{ ...TRUSTED[0], name: "nothing" }] },
};

before(async () => {
  authority = await CertificateAuthority.create();
  const alternativeNames = [`DNS:${NAME}`, "DNS:*.wild.test", `URI:${ID}`];
  const server = await authority.issue({ name: NAME, alternativeNames });
  const pair = `ssl_certificate ${server.certificatePath}; ssl_certificate_key ${server.keyPath};`;
  nginx = await startNginx(
    `server { listen 127.0.0.1:PORT ssl; ${pair} return 200 "$ssl_server_name"; }`,
  );
  plain = await startUpstream((request, response) => {
    leaked.push(request.url ?? "");
    response.end("plain");
  });
  const others = await CertificateAuthority.create();
  gateway = await Gateway.start({
    config: (port) => manifests(port, others.certificate),
    environment: { SSL_CERT_FILE: authority.certificatePath },
  });
  await others[Symbol.asyncDispose]();
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([nginx[Symbol.asyncDispose](), plain.close()]);
  await authority[Symbol.asyncDispose]();
});

function manifests(port: number, others: string): Readonly<Record<string, string>> {
  const protectedBy = (name: string, target: number, validation: object): string =>
    together(
      service(name),
      slices(name, [target]),
      route(name, `/${name}`, { name, port: 80 }),
      tlsPolicy(name, { name }, validation),
    );
  return {
    "gateway.yaml": gatewayOf(port),
    "roots.yaml": together(
      configMap("roots", { "ca.crt": authority.certificate }),
      configMap("others", { "ca.crt": others }),
      secret("keys", { "ca.crt": authority.certificate }, "default"),
    ),
    "nothing.yaml": configMap("nothing", { "other.crt": authority.certificate }),
    "secure.yaml": together(
      ...Object.entries(SECURE).map(([name, [validation]]) =>
        protectedBy(name, nginx.port, validation),
      ),
    ),
    "invalid.yaml": together(
      ...Object.entries(INVALID).map(([name, validation]) =>
        protectedBy(name, plain.port, validation),
      ),
    ),
    "ports.yaml": together(
      servicePorts("ports", [
        { name: "secure", port: 443, target: nginx.port },
        { name: "open", port: 80, target: plain.port },
      ]),
      route("ports-secure", "/ports-secure", { name: "ports", port: 443 }),
      route("ports-open", "/ports-open", { name: "ports", port: 80 }),
      tlsPolicy("ports", { name: "ports", sectionName: "secure" }, WELL),
    ),
    "conflict.yaml": together(
      service("disputed"),
      slices("disputed", [nginx.port]),
      route("disputed", "/disputed", { name: "disputed", port: 80 }),
      tlsPolicy("younger", { name: "disputed" }, { ...WELL, hostname: "other.test" }, 2026),
      tlsPolicy("older", { name: "disputed" }, WELL, 2025),
    ),
    "edge.yaml": together(
      edgeBackend("edge", nginx.port),
      route("edge", "/edge", toEdgeBackend("edge")),
      tlsPolicy("edge", { group: "edgegateway.dev", kind: "EdgeBackend", name: "edge" }, WELL),
    ),
    "tools.yaml": together(
      service("tools"),
      slices("tools", [plain.port]),
      mcpBackend("tools", "tools"),
      route("tools", "/tools", toEdgeBackend("tools")),
      tlsPolicy("tools", { name: "tools" }, WELL),
    ),
  };
}

async function ask(name: string): Promise<string> {
  const response = await fetch(`${gateway.url}/${name}`);
  const text = await response.text();
  return response.ok ? `200 ${text}` : String(response.status);
}

test("the certificate has the host name, or one of the alternative names, and a trusted issuer", async () => {
  for (const [name, [, answer]] of Object.entries(SECURE))
    assert.equal(await ask(name), answer, name);
});

test("a policy of a port of a Service is that of this port alone", async () => {
  assert.equal(await ask("ports-secure"), `200 ${NAME}`);
  assert.equal(await ask("ports-open"), "200 plain");
});

test("of two policies of a Service the older one is used", async () => {
  assert.equal(await ask("disputed"), `200 ${NAME}`);
  assert.match(
    gateway.output,
    /BackendTLSPolicy default\/older has the same target and takes precedence/,
  );
});

test("an EdgeBackend is protected too", async () => {
  assert.equal(await ask("edge"), `200 ${NAME}`);
});

test("no request leaves in plain text: not while a policy is invalid, nor to a server of MCP", async () => {
  leaked.length = 0;
  for (const name of [...Object.keys(INVALID), "tools"])
    assert.match(await ask(name), /^50\d$/, name);
  assert.deepEqual(leaked, []);
});

test("a policy is valid as soon as its authorities are there", async () => {
  await gateway.changeManifest(
    "ports.yaml",
    together(
      service("late"),
      slices("late", [nginx.port]),
      route("late", "/late", { name: "late", port: 80 }),
      tlsPolicy("late", { name: "late" }, INVALID["empty"] ?? {}),
    ),
  );
  await waitFor("the refusal", async () => (await ask("late")) === "503");
  await gateway.changeManifest(
    "nothing.yaml",
    configMap("nothing", { "ca.crt": authority.certificate }),
  );
  await waitFor("the answer", async () => (await ask("late")) === `200 ${NAME}`);
});
