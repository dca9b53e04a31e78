import assert from "node:assert/strict";
import { test } from "node:test";
import { exampleUrl, rowsOf } from "./rows.ts";

const TOPOLOGY = {
  generation: 1,
  total: 1,
  found: 1,
  omitted: 0,
  listeners: [
    {
      id: "l",
      gateway: "web",
      port: 80,
      protocol: "HTTP" as const,
      connections: 0,
      place: { path: "gateways.web" },
    },
  ],
  backends: [
    { id: "b", name: "b", kind: "static", servers: ["10.0.0.1:80"], place: { path: "backends" } },
  ],
  routes: [
    {
      id: "r",
      name: "route",
      kind: "HTTP" as const,
      listeners: ["l"],
      hostnames: [],
      matches: [
        {
          pathType: "PathPrefix" as const,
          path: "/p",
          method: "GET",
          headers: [],
          queryParams: [],
        },
      ],
      backends: [{ backend: "b", weight: 1 }],
      policies: [{ name: "cors", place: { path: "a" } }],
      inherited: [
        {
          name: "apiKeyAuthentication",
          target: "gateway" as const,
          targetId: "web",
          targetName: "web",
          place: { path: "b" },
        },
      ],
      place: { path: "routes" },
    },
  ],
};

test("a row says by what a request reaches a route, and where it goes", () => {
  const [row] = rowsOf(TOPOLOGY);
  assert.equal(row?.ports, "80");
  assert.equal(row?.hosts, "any");
  assert.equal(row?.matches, "GET /p/*");
  assert.deepEqual(row?.backends, [{ text: "10.0.0.1:80", search: "b" }]);
  assert.equal(row?.policies, "cors, apiKeyAuthentication (gateway)");
});

test("a route has a URL that it takes", () => {
  const [route = assert.fail("no route")] = TOPOLOGY.routes;
  assert.equal(exampleUrl(route, TOPOLOGY), "http://localhost:80/p");
  assert.equal(
    exampleUrl({ ...route, hostnames: ["*.b.test"], matches: [] }, TOPOLOGY),
    "http://a.b.test:80/",
  );
  assert.equal(exampleUrl({ ...route, kind: "TCP" as const }, TOPOLOGY), undefined);
  assert.equal(exampleUrl({ ...route, listeners: [] }, TOPOLOGY), undefined);
});
