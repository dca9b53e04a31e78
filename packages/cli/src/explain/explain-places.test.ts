import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { explained, has } from "./testing/explained.ts";

let folder = "";

const LISTENERS = `
gateways:
  web:
    port: 8080
    listeners: [{ name: api, hostname: api.example.com }, { name: rest }]
    frontend: { accessLog: { filter: "true" }, tcp: { keepalive: { time: 9s } } }
    routes:
      - name: tools
        hostnames: [api.example.com]
        filters: [{ type: CORS, cors: { allowOrigins: ["https://filter.example"] } }]
        policies: { cors: { allowOrigins: ["https://policy.example"] } }
        backends: [{ backend: tools }]
      - name: fixed
        matches: [{ path: { type: Exact, value: /fixed } }]
        policies: { directResponse: { status: 204 } }
        backends: [{ host: 127.0.0.1:3000 }]
      - name: sometimes
        matches: [{ path: { type: Exact, value: /sometimes } }]
        policies: { directResponse: { conditional: [{ condition: "request.method == 'PUT'", policy: { status: 204 } }] } }
      - name: moved
        matches: [{ path: { type: Exact, value: /moved } }]
        filters: [{ type: RequestRedirect, requestRedirect: { statusCode: 301 } }]
      - name: off
        matches: [{ path: { type: Exact, value: /off } }]
        backends: [{ host: 127.0.0.1:3000, weight: 0 }]
  tunnels:
    port: 8081
    frontend: { connect: { mode: Route } }
    routes: [{ name: all, backends: [{ host: 127.0.0.1:3000 }] }]
  llm: { port: 8082 }
  bytes: { port: 8083, protocol: TCP }
  datagrams: { port: 8084, protocol: UDP }
tcpRoutes: [{ gateways: [bytes], backends: [{ host: 127.0.0.1:3000 }] }]
udpRoutes: [{ gateways: [datagrams], backends: [{ host: 127.0.0.1:3000 }] }]
models:
  fast: { parentRefs: [{ kind: Gateway, name: llm }], provider: OpenAI, policies: { tls: { sni: a.example } } }
backends:
  tools:
    mcp:
      targets:
        - { name: first, static: { host: 127.0.0.1, port: 4000 } }
        - { name: second, static: { host: 127.0.0.1, port: 4001, policies: { tcp: { connectTimeout: 2s } } } }
policies:
  - targetRefs: [{ kind: Gateway, name: web, sectionName: api }]
    frontend: { accessLog: { filter: "false" } }
  - targetRefs: [{ kind: Backend, name: tools, sectionName: first }, { kind: Backend, name: tools, sectionName: second }]
    backend: { tcp: { connectTimeout: 3s } }
`;

before(() => {
  folder = mkdtempSync(join(tmpdir(), "explain-places-"));
  writeFileSync(join(folder, "gw.yaml"), LISTENERS);
});

after(() => rmSync(folder, { recursive: true }));

function explain(request: string) {
  return explained(join(folder, "gw.yaml"), request);
}

test("policies of the request's listener are shown, and those of other listeners are not", () => {
  const filter = "instead of gateways.web.frontend.accessLog: the other policy is more specific\n";
  const own = explain("GET http://api.example.com:8080/").out;
  has(own, '  accessLog: {"filter":"false"}\n    from policies[0].frontend.accessLog\n', filter);
  has(own, "\n    from gateways.web.frontend.tcp\n");
  const other = explain("GET http://other:8080/fixed").out;
  has(other, '  accessLog: {"filter":"true"}\n    from gateways.web.frontend.accessLog\n');
  assert.ok(!other.includes("more specific"), other);
});

test("a CORS filter has no effect beside a CORS policy, and the output names the policy", () => {
  const { out } = explain("GET http://api.example.com:8080/");
  has(
    out,
    "    instead of filters[0] of gateways.web.routes[0]: a policy replaces a filter\n",
    "https://policy.example",
  );
  assert.ok(!out.includes("https://filter.example"), out);
});

test("policies of a backend's targets are shown, both attached and inline", () => {
  has(
    explain("GET http://api.example.com:8080/").out,
    `  for first:
    tcp: {"connectTimeout":"3s"}
      from policies[1].backend.tcp
  for second:
    tcp: {"connectTimeout":"2s"}
      from tcp of second itself
      instead of policies[1].backend.tcp: the other policy is inline in the target
`,
  );
});

test("ports that accept no requests are reported", () => {
  const relayed = explain("GET http://any:8083/");
  assert.equal(relayed.status, 2);
  has(
    relayed.err,
    "the listener bytes of port 8083 relays connections (TCP) and reads no requests",
  );
  has(explain("GET http://any:8084/").err, "no gateway listens on port 8084");
});

test("policies are shown for the models that a backend offers", () => {
  has(
    explain("POST http://any:8082/v1/chat/completions").out,
    "  for fast:\n    tls: ",
    "      from models.fast.policies.tls\n",
  );
});

test("responses of the gateway itself are shown with their reason", () => {
  for (const [request, response] of [
    ["GET http://other:8080/fixed", "204, because the policy directResponse responds"],
    ["GET http://other:8080/moved", "301, because a filter redirects the request"],
    ["GET http://other:8080/off", "500, because the route has no backend\n"],
    [
      "GET http://other:8080/sometimes",
      "500, because the route has no backend, unless directResponse responds",
    ],
    ["CONNECT http://other:8080/fixed", "405, because frontend.connect does not allow CONNECT"],
  ] as const)
    has(explain(request).out, `response: ${response}`);
  const { out } = explain("CONNECT http://other:8081/");
  has(out, "route: tunnels/all");
  assert.ok(!out.includes("response:"), out);
});
