import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startEcho } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { stringify } from "yaml";
import { edgeBackend, object, service, slices, toEdgeBackend, together } from "./objects.ts";

/** EdgePolicies of manifests: whom they reach by references and labels, and which of several applies. */

const GATEWAY_API = "gateway.networking.k8s.io";

const LEVELS = ["gateway", "listener", "route", "rule", "label"] as const;

let upstream: Listening;
let gateway: Gateway;
let secondPort: number;
let closedPort: number;

const matchExpressions = ["cidr('127.0.0.0/8').containsIP(source.address)"];
const LOGGED = { name: "place", expression: "'second'" };

/** A header that says which level a policy was attached to. */
function levelPolicy(level: string, target: object): string {
  const set = [
    { name: "x-level", value: level },
    { name: `x-${level}`, value: "1" },
  ];
  return policy(`level-${level}`, target, { traffic: { headerModifiers: { request: { set } } } });
}

function policy(name: string, target: object, spec: object): string {
  const isSelector = "matchLabels" in target;
  const targets = isSelector ? { targetSelectors: [target] } : { targetRefs: [target] };
  return object("edgegateway.dev/v1alpha1", "EdgePolicy", name, "default", { ...targets, ...spec });
}

function ref(kind: string, name: string, more: object = {}): object {
  return { group: GATEWAY_API, kind, name, ...more };
}

function route(name: string, rules: readonly object[], labels: object = {}): string {
  return stringify({
    apiVersion: `${GATEWAY_API}/v1`,
    kind: "HTTPRoute",
    metadata: { name, namespace: "default", labels },
    spec: { parentRefs: [{ name: "web" }], rules },
  });
}

function rule(path: string, backend: object = { name: "app", port: 80 }, name?: string): object {
  return {
    ...(name === undefined ? {} : { name }),
    matches: [{ path: { type: "PathPrefix", value: path } }],
    backendRefs: [backend],
  };
}

before(async () => {
  upstream = await startEcho();
  [secondPort, closedPort] = [await freePort(), await freePort()];
  gateway = await Gateway.start({
    config: (port) => ({
      "gateway.yaml": object(`${GATEWAY_API}/v1`, "Gateway", "web", "default", {
        gatewayClassName: "edge-gateway",
        listeners: [
          { name: "first", port, protocol: "HTTP" },
          { name: "second", port: secondPort, protocol: "HTTP" },
          { name: "closed", port: closedPort, protocol: "HTTP" },
        ],
      }),
      "app.yaml": together(
        service("app"),
        slices("app", [upstream.port]),
        edgeBackend("own", upstream.port, {
          transformation: { request: { set: [{ name: "x-backend", value: "'block'" }] } },
        }),
      ),
      "routes.yaml": together(
        route("plain", [rule("/plain")]),
        route("ruled", [rule("/ruled/named", undefined, "named"), rule("/ruled")]),
        route("chosen", [rule("/chosen")], { team: "edge" }),
        route("backend", [rule("/backend", toEdgeBackend("own")), rule("/service")]),
      ),
      "levels.yaml": together(
        levelPolicy("gateway", ref("Gateway", "web")),
        levelPolicy("listener", ref("Gateway", "web", { sectionName: "second" })),
        levelPolicy("route", ref("HTTPRoute", "ruled")),
        levelPolicy("rule", ref("HTTPRoute", "ruled", { sectionName: "named" })),
        levelPolicy("label", {
          group: GATEWAY_API,
          kind: "HTTPRoute",
          matchLabels: { team: "edge" },
        }),
      ),
      "backends.yaml": together(
        ...["HTTPRoute backend", "Service app", "EdgeBackend own"].map((target) => {
          const [kind = "", name = ""] = target.split(" ");
          const group = { HTTPRoute: GATEWAY_API, Service: "", EdgeBackend: "edgegateway.dev" }[
            kind
          ];
          const set = [{ name: "x-backend", value: `'${kind}'` }];
          return policy(
            `backend-${kind.toLowerCase()}`,
            { group, kind, name },
            { backend: { transformation: { request: { set } } } },
          );
        }),
      ),
      "frontend.yaml": together(
        policy("closed", ref("Gateway", "web", { port: closedPort }), {
          frontend: { networkAuthorization: { action: "Deny", policy: { matchExpressions } } },
        }),
        policy("logged", ref("Gateway", "web", { sectionName: "second" }), {
          frontend: { accessLog: { preset: "Otel", attributes: { add: [LOGGED] } } },
        }),
      ),
    }),
  });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await upstream?.[Symbol.asyncDispose]();
});

interface Levels {
  /** The level whose header modifiers were applied last, and all that were. */
  readonly last: unknown;
  readonly all: readonly string[];
  readonly backend: unknown;
}

async function ask(port: number, path: string): Promise<Levels> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  const { headers } = Object(await response.json());
  const { "x-level": last, "x-backend": backend } = headers;
  const all = LEVELS.filter((level) => headers[`x-${level}`] !== undefined);
  return { last, all, backend };
}

test("the most specific level has each field, and its values are not merged with those below", async () => {
  for (const [path, level] of [
    ["/plain", "gateway"],
    ["/ruled", "route"],
    ["/ruled/named", "rule"],
    ["/chosen", "label"],
  ] as const) {
    const { last, all } = await ask(gateway.port, path);
    assert.deepEqual([last, all], [level, [level]], path);
  }
  const { last, all } = await ask(secondPort, "/plain");
  assert.deepEqual([last, all], ["listener", ["listener"]]);
  assert.deepEqual((await ask(secondPort, "/ruled")).all, ["route"]);
});

test("a policy of a Service goes before one of the route, and the block of an EdgeBackend before all", async () => {
  assert.equal((await ask(gateway.port, "/service")).backend, "Service");
  assert.equal((await ask(gateway.port, "/backend")).backend, "block");
});

test("a frontend policy of a port or a listener is that of this one alone", async () => {
  await assert.rejects(fetch(`http://127.0.0.1:${closedPort}/plain`));
  await waitFor("access log", () => /place=second/.test(gateway.output));
  const lines = gateway.output.split("\n").filter((line) => / info request /.test(line));
  const ofSecond = lines.filter((line) => line.includes("listener=second"));
  assert.ok(ofSecond.length > 0 && ofSecond.length < lines.length);
  for (const line of lines)
    assert.equal(
      /place=second .*http\.response\.status_code|http\.response\.status_code.* place=second/.test(
        line,
      ),
      ofSecond.includes(line),
      line,
    );
});
