import assert from "node:assert/strict";
import { test } from "node:test";
import { ConfigText } from "../config-text.ts";
import { takenFrom } from "./taken-from.ts";

const config = new ConfigText(`gateways:
  web:
    port: 4000
    routes:
      - { name: welcome, policies: { directResponse: { status: 200 } } }
      - { name: api, matches: [{ path: { type: PathPrefix, value: /api } }] }
      - { name: exact, matches: [{ path: { type: Exact, value: /api/exact } }] }
      - { name: shop, hostnames: [shop.test] }
  other: { port: 4001, routes: [{ name: all }] }
`);
const taken = (path: string, hostname = ""): string =>
  takenFrom({ gateway: "web", path, hostname }, config);

test("a new route says which routes lose requests to it, and which", () => {
  assert.equal(taken("/mcp"), "It takes requests for /mcp and below from the route web/welcome.");
  assert.equal(
    taken("/api/v2"),
    "It takes requests for /api/v2 and below from the routes web/welcome, web/api.",
  );
  assert.equal(
    taken("/", "new.test"),
    "It takes all requests to new.test from the routes web/welcome, web/api.",
  );
});

test("the same path at the same hosts takes nothing: that is a finding of the new route", () => {
  assert.equal(taken("/"), "");
  assert.equal(taken(""), "");
  assert.equal(taken("/", "shop.test"), "");
  assert.equal(
    taken("/a", "shop.test"),
    "It takes requests for /a and below to shop.test from the route web/shop.",
  );
  assert.equal(taken("no path"), "");
});
