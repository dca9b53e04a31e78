import assert from "node:assert/strict";
import { test } from "node:test";
import { withWords } from "../../components/with-words.ts";
import { rowsOf } from "./rows.ts";

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
