import assert from "node:assert/strict";
import { test } from "node:test";
import { stringify } from "yaml";
import { loadStandalone } from "../load.ts";

const ZONES = 16;
const ROUTES_PER_ZONE = 10;

test("a route is compiled for the listeners that can serve its hosts, not for each of its gateway", () => {
  const zones = Array.from({ length: ZONES }, (_, index) => `z${index}.test`);
  const hosts = zones.flatMap((zone) =>
    Array.from({ length: ROUTES_PER_ZONE }, (_, index) => `h${index}.${zone}`),
  );
  const routes = listenersOf({
    listeners: zones.map((zone, index) => ({ name: `l${index}`, hostname: `*.${zone}` })),
    routes: hosts.map((host) => ({ hostnames: [host] })),
  });
  // A worker compiles each route once for each of its listeners.
  assert.equal(routes.flat().length, hosts.length);
  assert.deepEqual(routes[ROUTES_PER_ZONE], ["web/l1"]);
});

test("a host of a route may be wider than that of a listener, or none", () => {
  const listeners = [
    { name: "one", hostname: "a.one.test" },
    { name: "two", hostname: "*.two.test" },
    { name: "every" },
  ];
  const routes = [
    { hostnames: ["*.one.test"] },
    { hostnames: ["b.one.test", "b.two.test"] },
    { hostnames: ["two.test"] },
    {},
  ];
  assert.deepEqual(listenersOf({ listeners, routes }), [
    ["web/one", "web/every"],
    ["web/two", "web/every"],
    ["web/every"],
    ["web/one", "web/two", "web/every"],
  ]);
});

test("a route that no listener can serve stays with all of them, so that its mistakes are found", () => {
  const listeners = ["a.test", "b.test"].map((hostname, index) => ({
    ...{ name: `l${index}`, hostname },
  }));
  const routes = [{ hostnames: ["c.test"] }];
  assert.deepEqual(listenersOf({ listeners, routes }), [["web/l0", "web/l1"]]);
});

const TRANSFORMATION = { request: { set: [{ name: "host", value: '"b.test"' }] } };
const SERVER = { url: "http://127.0.0.1:1" };

for (const policies of [
  { transformation: TRANSFORMATION },
  { extAuth: { ...SERVER, http: {} } },
  { extProc: SERVER },
])
  test(`a route keeps listeners at which ${Object.keys(policies).join()} may change the host before it is selected`, () => {
    const listeners = ["a.test", "b.test"].map((hostname, index) => ({
      ...{ name: `l${index}`, hostname },
    }));
    const routes = [{ hostnames: ["b.test"] }];
    const both = [["web/l0", "web/l1"]];
    assert.deepEqual(listenersOf({ listeners, routes, policies }), both);
    const attached = (phase: string) => [
      {
        name: "changes",
        targetRefs: [{ kind: "Gateway", name: "web", sectionName: "l0" }],
        traffic: { phase, ...policies },
      },
    ];
    assert.deepEqual(listenersOf({ listeners, routes }, attached("PreRouting")), both);
    assert.deepEqual(listenersOf({ listeners, routes }, attached("PostRouting")), [["web/l1"]]);
  });

interface Web {
  readonly listeners: readonly object[];
  readonly routes: readonly object[];
  readonly policies?: object;
}

/** The listeners of each route of a gateway `web`. */
function listenersOf(web: Web, attached: readonly object[] = []): readonly (readonly string[])[] {
  const policies = { directResponse: { status: 200 } };
  const routes = web.routes.map((route) => ({ policies, ...route }));
  const { ir, diagnostics } = loadStandalone({
    file: "gw.yaml",
    text: stringify({ gateways: { web: { port: 8080, ...web, routes } }, policies: attached }),
    environment: {},
    readFile: () => undefined,
  });
  assert.ok(ir, JSON.stringify(diagnostics));
  return ir.routes.map(({ listeners }) => listeners);
}
