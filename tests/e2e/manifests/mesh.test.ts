import assert from "node:assert/strict";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer as createHttp } from "node:http";
import { connect as connectHttp2, createServer as createHttp2 } from "node:http2";
import { connect, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { createServer as createTls, type TLSSocket } from "node:tls";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import {
  serviceAccountToken,
  TestMeshAuthority,
} from "@edge-gateway/testkit/servers/mesh-authority";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { stringify } from "yaml";
import { gatewayWith, route, routeOf, together } from "./objects.ts";

/** Pods with a sidecar of Istio get mutual TLS from a gateway of the mesh, without a policy. */

const OWN = "URI:spiffe://mesh.test/ns/infra/sa/gateway";
const TOKEN = serviceAccountToken("infra", "gateway", "signature");

let authority: CertificateAuthority;
let mesh: TestMeshAuthority;
let folder: string;
let gateway: Gateway;
let tcpPort: number;
const servers: Listening[] = [];

before(async () => {
  authority = await CertificateAuthority.create();
  mesh = await TestMeshAuthority.start(authority, TOKEN);
  folder = await mkdtemp(join(tmpdir(), "mesh-"));
  await writeFile(join(folder, "token"), TOKEN);
  const [web, grpc, tcp, plain, liar] = await Promise.all([
    sidecar("orders", toHttp),
    sidecar("calls", toHttp2),
    sidecar("stream", (socket) => socket.end(`${socket.alpnProtocol} ${nameOf(socket)}`)),
    listen(createHttp((request, response) => response.end(`plain ${request.headers.host}`))),
    sidecar("another", toHttp),
  ]);
  servers.push(web, grpc, tcp, plain, liar);
  tcpPort = await freePort();
  gateway = await Gateway.start({
    environment: {
      CA_ADDRESS: mesh.url,
      CA_TOKEN_FILE: join(folder, "token"),
      CA_ROOT_CA: authority.certificatePath,
      TRUST_DOMAIN: "mesh.test",
    },
    config: (port) => ({
      "set.yaml": together(
        gatewayWith(
          { name: "web", port, protocol: "HTTP" },
          { name: "tcp", port: tcpPort, protocol: "TCP" },
        ),
        workload("orders", web.port),
        workload("calls", grpc.port, { appProtocol: "kubernetes.io/h2c" }),
        workload("stream", tcp.port),
        workload("plain", plain.port, {}, {}),
        workload("liar", liar.port),
        ...["orders", "calls", "plain", "liar"].map((name) =>
          route(name, `/${name}`, { name, port: 80 }),
        ),
        routeOf("TCPRoute", "tcp", { rules: [{ backendRefs: [{ name: "stream", port: 80 }] }] }),
      ),
    }),
  });
  await waitFor("identity", async () => (await get("/orders")).startsWith("200"));
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all(servers.map((each) => each.close()));
  await mesh[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
  await rm(folder, { recursive: true });
});

/** A server that speaks only mutual TLS of the mesh, as the sidecar of a pod does. */
async function sidecar(account: string, serve: (socket: TLSSocket) => void): Promise<Listening> {
  const uri = `URI:spiffe://mesh.test/ns/default/sa/${account}`;
  const { certificate: cert, key } = await authority.issue({
    name: "workload",
    alternativeNames: [uri],
  });
  const options = { cert, key, ca: authority.certificate, requestCert: true };
  const preferred = ({ protocols }: { readonly protocols: readonly string[] }) => protocols[0];
  return listen(createTls({ ...options, ALPNCallback: preferred }, serve));
}

function nameOf(socket: TLSSocket): string {
  return socket.getPeerCertificate().subjectaltname ?? "";
}

/**
 * Passes a decrypted connection to a server of the application, which reports what the sidecar
 * received.
 */
function behind(server: Server, socket: TLSSocket): void {
  server.emit("connection", socket);
}

function toHttp(socket: TLSSocket): void {
  const words = `${socket.alpnProtocol} ${nameOf(socket)}`;
  behind(
    createHttp((_, response) => response.end(words)),
    socket,
  );
}

function toHttp2(socket: TLSSocket): void {
  const words = `${socket.alpnProtocol} ${nameOf(socket)}`;
  behind(
    createHttp2((_, response) => response.end(words)),
    socket,
  );
}

/** A Service with one pod, which has a sidecar unless the labels differ. */
function workload(
  name: string,
  port: number,
  service: object = {},
  labels: object = { "security.istio.io/tlsMode": "istio" },
): string {
  const objects = [
    {
      apiVersion: "v1",
      kind: "Service",
      metadata: { name },
      spec: { ports: [{ port: 80, ...service }] },
    },
    {
      apiVersion: "discovery.k8s.io/v1",
      kind: "EndpointSlice",
      metadata: { name, labels: { "kubernetes.io/service-name": name } },
      addressType: "IPv4",
      endpoints: [{ addresses: ["127.0.0.1"], targetRef: { kind: "Pod", name } }],
      ports: [{ port }],
    },
    {
      apiVersion: "v1",
      kind: "Pod",
      metadata: { name, labels },
      spec: { serviceAccountName: name },
    },
  ];
  return objects.map((each) => stringify(each)).join("---\n");
}

async function get(path: string): Promise<string> {
  const response = await fetch(`${gateway.url}${path}`);
  return `${response.status} ${await response.text()}`;
}

test("a pod with a sidecar gets HTTP/1.1 by mutual TLS", async () => {
  assert.equal(await get("/orders"), `200 istio-http/1.1 ${OWN}`);
});

test("a Service of HTTP/2 gets HTTP/2 by mutual TLS", async () => {
  assert.equal(await get("/calls"), `200 istio-h2 ${OWN}`);
});

test("an HTTP/2 request to a plain port is forwarded over HTTP/2", async () => {
  const session = connectHttp2(gateway.url);
  const stream = session.request({ ":path": "/calls" });
  assert.equal(await text(stream), `istio-h2 ${OWN}`);
  session.close();
  await once(session, "close");
});

test("connections of a TCPRoute are protected, too", async () => {
  assert.equal(await text(connect(tcpPort, "127.0.0.1")), `istio ${OWN}`);
});

test("a pod without a sidecar gets plain text", async () => {
  assert.match(await get("/plain"), /^200 plain /);
});

test("a workload with the identity of another service account gets no request", async () => {
  assert.match(await get("/liar"), /^503/);
  await waitFor("why", () => gateway.output.includes("is not one of the expected ones"));
});
