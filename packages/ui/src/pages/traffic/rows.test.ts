import assert from "node:assert/strict";
import { test } from "node:test";
import { withWords } from "../../components/with-words.ts";
import { exampleUrl, rowsOf } from "./rows.ts";

const MANY = 10_000;

const TOPOLOGY = {
  generation: 1,
  omitted: 0,
  listeners: [
    {
      id: "l",
      gateway: "web",
      port: 80,
      protocol: "HTTP" as const,
      place: { path: "gateways.web" },
    },
  ],
  backends: [
    { id: "b", name: "b", kind: "static", servers: ["10.0.0.1:80"], place: { path: "backends" } },
  ],
  routes: Array.from({ length: MANY }, (_, index) => ({
    id: `r${index}`,
    name: `route-${index}`,
    kind: "HTTP" as const,
    listeners: ["l"],
    hostnames: [],
    matches: [
      {
        pathType: "PathPrefix" as const,
        path: `/p${index}`,
        method: "GET",
        headers: [],
        queryParams: [],
      },
    ],
    backends: [{ backend: "b", weight: 1 }],
    policies: [],
    place: { path: "routes" },
  })),
};

test("a row says by what a request reaches a route, and where it goes", () => {
  const [row] = rowsOf(TOPOLOGY);
  assert.equal(row?.ports, "80");
  assert.equal(row?.hosts, "any");
  assert.equal(row?.matches, "GET /p0/*");
  assert.equal(row?.backends, "10.0.0.1:80");
});

test("the search finds rows that contain each word", () => {
  const rows = rowsOf(TOPOLOGY);
  assert.deepEqual(
    withWords(rows, "/P9999 10.0.0.1", ({ text }) => text).map(({ name }) => name),
    ["route-9999"],
  );
  assert.equal(withWords(rows, "", ({ text }) => text).length, MANY);
  assert.equal(withWords(rows, "nothing", ({ text }) => text).length, 0);
});

test("a route has a URL that it takes", () => {
  const [route = assert.fail("no route")] = TOPOLOGY.routes;
  assert.equal(exampleUrl(route, TOPOLOGY), "http://localhost:80/p0");
  assert.equal(
    exampleUrl({ ...route, hostnames: ["*.b.test"], matches: [] }, TOPOLOGY),
    "http://a.b.test:80/",
  );
  assert.equal(exampleUrl({ ...route, kind: "TCP" as const }, TOPOLOGY), undefined);
  assert.equal(exampleUrl({ ...route, listeners: [] }, TOPOLOGY), undefined);
});
