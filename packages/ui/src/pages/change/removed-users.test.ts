import assert from "node:assert/strict";
import { test } from "node:test";
import { Changing } from "./changing.ts";
import { areListed, withoutUsers } from "./removed-users.ts";

const TEXT = `gateways:
  web:
    port: 80
    routes:
      - name: shop
        backends: [{ backend: calc }]
      # Stays, with one server less.
      - name: both
        backends: [{ backend: calc, weight: 1 }, { host: "127.0.0.1:1" }]
      - name: other
        backends: [{ host: "127.0.0.1:1" }]
backends:
  calc: { static: { host: 127.0.0.1, port: 1 } }
policies:
  - name: of-shop
    targetRefs: [{ kind: Route, name: shop }]
    traffic: { timeouts: { request: 1s } }
`;
const FIRST = [
  "gateways.web.routes[0].backends[0].backend",
  "gateways.web.routes[1].backends[0].backend",
];

test("what uses an object is removed with it: a route without another server, or one server of several", () => {
  const changing = new Changing(TEXT, "backends/calc", false);
  const [alone, ...others] = [
    changing.remove().text,
    changing.remove([FIRST]).text,
    // What was in use by the route is found afterwards.
    changing.remove([FIRST, ["policies[0].targetRefs[0].name"]]).text,
  ];
  assert.match(alone ?? "", /backend: calc/);
  for (const text of others) {
    assert.doesNotMatch(text, /calc|name: shop\n/);
    assert.match(text, /# Stays.*\n +- name: both\n +backends: \[\{ host: "127.0.0.1:1" \}\]/);
    assert.match(text, /name: other/);
  }
  assert.match(others[0] ?? "", /of-shop/);
  assert.doesNotMatch(others[1] ?? "", /of-shop/);
});

test("of several items of one list, the last is removed first", () => {
  const list = "backends: [{ backend: a }, { backend: b }, { backend: a }]";
  const text = `routes:\n  - name: shop\n    ${list}\n`;
  const places = ["routes[0].backends[0].backend", "routes[0].backends[2].backend"];
  assert.equal(withoutUsers(text, places), text.replace(list, "backends: [{ backend: b }]"));
});

test("rows of a database are removed, too", () => {
  const text =
    "routes:\n  - { name: shop, backends: [{ backend: calc }] }\n  - { name: other }\nmodels: {}\n";
  assert.equal(
    withoutUsers(text, ["routes/shop.backends[0].backend"]),
    "routes:\n  - { name: other }\nmodels: {}\n",
  );
});

test("references outside of lists are left to the person", () => {
  assert.ok(areListed(FIRST));
  for (const place of [
    "gateways.web.policies.apiKeyAuthentication.secretRef.name",
    "gateways.web.routes[0].backends[0].policies.auth.secretRef.name",
    "policies[0].traffic.extAuth.backendRef.name",
    // Without it, another listener may take the hosts of this one.
    "policies[0].targetRefs[0].sectionName",
    "policies/of-inner.targetRefs[0].sectionName",
  ])
    assert.ok(!areListed([...FIRST, place]), place);
});
