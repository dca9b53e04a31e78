import assert from "node:assert/strict";
import { test } from "node:test";
import { ConfigText } from "../config-text.ts";
import { Drafting } from "../drafting.ts";
import type { Values } from "../task.ts";

const TEXT = `gateways:
  web:
    port: 4000
    routes:
      - name: shop # of the shop
        policies:
          rateLimit: { local: [{ requests: 5, unit: Hours, key: source.address }] } # agreed
          jwtAuthentication:
            providers:
              - issuer: https://a.test
                audiences: [shop, desk]
                jwks: { remote: { url: "https://a.test/keys" } }
        backends: [{ host: "127.0.0.1:1" }]
      - name: other
        backends: [{ host: "127.0.0.1:1" }]
  closed:
    port: 4001
    policies: { rateLimit: { local: [{ requests: 1, unit: Seconds }] } }
    routes: [{ name: open }]
`;
const KEPT = "kept beside this one";
const LIMIT = { route: "web/shop", requests: 7, unit: "Minutes" };
const RULE = {
  route: "web/shop",
  issuer: "https://b.test",
  audience: "shop",
  keys: "https://b.test/keys",
};

function drafted(kind: string, values: Values) {
  const draft = new Drafting(kind, { text: TEXT, below: undefined }, "localhost").write(values);
  const { value } = new ConfigText(draft.text).route(values["route"]) ?? {};
  return { ...draft, policies: Object(Object(value).policies) };
}

test("a form says which limit the route has, and replaces it unless the person keeps it", () => {
  const { asked, said, policies, places, text } = drafted("rate", LIMIT);
  assert.deepEqual(asked, ["existing"]);
  assert.equal(said["existing"], "So far: 5 requests per hour, with key source.address.");
  assert.deepEqual(policies.rateLimit.local, [{ requests: 7, unit: "Minutes" }]);
  assert.match(places["unit"] ?? "", /local\[0\]\.unit$/);
  for (const comment of ["# of the shop", "# agreed"]) assert.ok(text.includes(comment), text);
  const both = drafted("rate", { ...LIMIT, existing: KEPT });
  assert.equal(both.policies.rateLimit.local.length, 2);
  assert.match(both.places["unit"] ?? "", /local\[1\]\.unit$/);
});

test("a form says which tokens the route takes, and replaces the rule unless the person keeps it", () => {
  const { asked, said, policies } = drafted("token", RULE);
  assert.deepEqual(asked, ["existing"]);
  assert.equal(said["existing"], "So far: tokens of https://a.test for shop or desk.");
  const issuers = ({ providers }: { readonly providers: readonly Values[] }): readonly unknown[] =>
    providers.map(({ issuer }) => issuer);
  assert.deepEqual(issuers(policies.jwtAuthentication), ["https://b.test"]);
  const same = { ...RULE, issuer: "https://a.test" };
  assert.deepEqual(drafted("token", same).problems, {});
  const both = drafted("token", { ...RULE, existing: KEPT });
  assert.deepEqual(issuers(both.policies.jwtAuthentication), ["https://a.test", "https://b.test"]);
  const twice = drafted("token", { ...same, existing: KEPT });
  assert.match(twice.problems["issuer"] ?? "", /is there already/);
});

test("nobody is asked about what a route does not have, but told what its gateway has", () => {
  assert.deepEqual(drafted("rate", { ...LIMIT, route: "web/other" }).asked, []);
  const { asked, said } = drafted("rate", { ...LIMIT, route: "closed/open" });
  assert.deepEqual(asked, []);
  assert.match(said["route"] ?? "", /The gateway closed has a policy rateLimit, which no longer/);
});
