import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { connect as connectTls, createServer as createTlsServer } from "node:tls";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import {
  configMap,
  gatewayWith,
  routeOf,
  secret,
  service,
  slices,
  tlsPolicy,
  together,
} from "./objects.ts";

/** Connections of TCP and TLS go to all endpoints of a Service by TCPRoutes and TLSRoutes. */

let authority: CertificateAuthority;
let servers: readonly Listening[];
let secure: Listening;
let gateway: Gateway;
let port: number;
let tls: number;

const APP = { name: "app", port: 80 };

before(async () => {
  authority = await CertificateAuthority.create();
  const passed = await authority.issue({ name: "passed.test" });
  const ended = await authority.issue({
    name: "ended.test",
    alternativeNames: ["DNS:ended.test", "DNS:again.test"],
  });
  servers = await Promise.all(
    ["one", "two"].map((name) => listen(createServer((socket) => socket.end(name)))),
  );
  const { certificate: cert, key } = passed;
  secure = await listen(createTlsServer({ cert, key }, (socket) => socket.end("secure")));
  tls = await freePort();
  gateway = await Gateway.start({
    config: (free) => {
      port = free;
      const certificateRefs = [{ name: "tls" }];
      return {
        "set.yaml": together(
          gatewayWith(
            { name: "plain", port, protocol: "TCP" },
            {
              name: "ended",
              port: tls,
              protocol: "TLS",
              hostname: "ended.test",
              tls: { certificateRefs },
            },
            {
              name: "again",
              port: tls,
              protocol: "TLS",
              hostname: "again.test",
              tls: { certificateRefs },
            },
            { name: "passed", port: tls, protocol: "TLS", tls: { mode: "Passthrough" } },
          ),
          secret("tls", { "tls.crt": ended.certificate, "tls.key": ended.key }),
          service("app"),
          slices(
            "app",
            servers.map((server) => server.port),
          ),
          service("secure"),
          slices("secure", [secure.port]),
          configMap("roots", { "ca.crt": authority.certificate }),
          tlsPolicy(
            "secure",
            { name: "secure" },
            {
              hostname: "passed.test",
              caCertificateRefs: [{ group: "", kind: "ConfigMap", name: "roots" }],
            },
          ),
          routeOf("TCPRoute", "plain", {
            rules: [{ backendRefs: [APP, { name: "gone", port: 80 }] }],
          }),
          routeOf("TLSRoute", "ended", {
            hostnames: ["ended.test"],
            rules: [{ backendRefs: [APP] }],
          }),
          routeOf("TLSRoute", "passed", {
            hostnames: ["passed.test"],
            rules: [{ backendRefs: [{ name: "secure", port: 80 }] }],
          }),
          routeOf("TLSRoute", "again", {
            hostnames: ["again.test"],
            rules: [{ backendRefs: [{ name: "secure", port: 80 }] }],
          }),
        ),
      };
    },
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([...servers, secure].map((each) => each[Symbol.asyncDispose]()));
  await authority[Symbol.asyncDispose]();
});

/** The bytes that a server sends, or "" if the connection is closed. */
async function said(socket: Socket): Promise<string> {
  return text(socket).catch(() => "");
}

async function saidTo(servername: string): Promise<string> {
  const socket = connectTls({
    host: "127.0.0.1",
    port: tls,
    servername,
    ca: authority.certificate,
  });
  await once(socket, "secureConnect");
  return said(socket);
}

test("connections meet every endpoint, and the share of a Service that is not there is closed", async () => {
  const answers = new Set<string>();
  for (let times = 0; times < 200 && answers.size < 3; times++)
    answers.add(await said(connect(port, "127.0.0.1")));
  assert.deepEqual(answers, new Set(["one", "two", ""]));
});

test("a BackendTLSPolicy encrypts what TLS ended for at the gateway, and nothing twice", async () => {
  assert.equal(await saidTo("again.test"), "secure");
  assert.equal(await saidTo("passed.test"), "secure");
});

test("TLS is passed on by its server name, or ends at the gateway", async () => {
  assert.equal(await saidTo("passed.test"), "secure");
  assert.match(await saidTo("ended.test"), /^(one|two)$/);
});
