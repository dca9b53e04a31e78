import assert from "node:assert/strict";
import { test } from "node:test";
import * as fc from "fast-check";
import { stringify } from "yaml";
import { changeValue, linesAt, removeValue } from "./change-yaml.ts";
import { valuesIn } from "./insert-yaml.ts";

const TEXT = `# The head of the file.
gateways:
  web:
    port: \${PORT} # the port
    routes:
      # The shop.
      - name: shop # named
        policies:
          # Enough for all.
          rateLimit: { local: [{ requests: 5, unit: Minutes }] }
          cors: { allowOrigins: [a, b] }
      # Everything else.
      - name: rest

        backends:
          - host: 127.0.0.1:1 # one
          - host: 127.0.0.1:2 # two

# Who may use the UI.
ui:
  access: { adminAddr: Login }
`;
const ROUTES = ["gateways", "web", "routes"];

test("a value is changed where it is, and every other character stays", () => {
  const limit = [...ROUTES, 0, "policies", "rateLimit"];
  const value = { local: [{ requests: 7, unit: "Minutes" }] };
  assert.equal(changeValue(TEXT, limit, value), TEXT.replace("requests: 5", "requests: 7"));
  assert.equal(changeValue(TEXT, ["gateways", "web", "port"], 80), TEXT.replace("${PORT}", "80"));
  const shop = Object(valuesIn(TEXT)).gateways.web.routes[0];
  assert.equal(
    changeValue(TEXT, [...ROUTES, 0], { ...shop, name: "store", hostnames: ["a.test"] }),
    TEXT.replace("name: shop", "name: store").replace(
      "      # Everything",
      "        hostnames: [a.test]\n      # Everything",
    ),
  );
});

test("items of a list are added, removed and moved with their comments", () => {
  const backends = [...ROUTES, 1, "backends"];
  const [one, two] = [{ host: "127.0.0.1:1" }, { host: "127.0.0.1:2" }];
  const lines = ["          - host: 127.0.0.1:1 # one\n", "          - host: 127.0.0.1:2 # two\n"];
  const all = lines.join("");
  const changed = (value: unknown) => changeValue(TEXT, backends, value);
  assert.equal(changed([two, one]), TEXT.replace(all, lines.toReversed().join("")));
  assert.equal(changed([two]), TEXT.replace(all, lines[1] ?? ""));
  const three = "          - host: 127.0.0.1:3\n";
  assert.equal(changed([one, two, { host: "127.0.0.1:3" }]), TEXT.replace(all, all + three));
  assert.equal(changed([]), TEXT.replace(`\n${all}`, " []\n"));
  const origins = [...ROUTES, 0, "policies", "cors", "allowOrigins"];
  assert.equal(changeValue(TEXT, origins, ["b", "a"]), TEXT.replace("[a, b]", "[b, a]"));
});

test("a changed item keeps its lines beside a new one above it", () => {
  const text = "routes:\n  # The shop.\n  - name: shop # named\n    port: 1\n  - name: rest\n";
  const shop = { name: "shop", port: 2 };
  assert.equal(
    changeValue(text, ["routes"], [{ name: "new" }, shop, { name: "rest" }]),
    text.replace("routes:\n", "routes:\n  - name: new\n").replace("port: 1", "port: 2"),
  );
});

test("a removed value goes with the comment above it, and with what has nothing else", () => {
  const limit = [...ROUTES, 0, "policies", "rateLimit"];
  const policy =
    "          # Enough for all.\n          rateLimit: { local: [{ requests: 5, unit: Minutes }] }\n";
  const without = removeValue(TEXT, limit);
  assert.equal(without, TEXT.replace(policy, ""));
  assert.equal(
    removeValue(without, [...ROUTES, 0, "policies", "cors"]),
    without.replace("        policies:\n          cors: { allowOrigins: [a, b] }\n", ""),
  );
  const rest = TEXT.slice(TEXT.indexOf("      # Everything"), TEXT.indexOf("\n# Who"));
  assert.equal(removeValue(TEXT, [...ROUTES, 1]), TEXT.replace(rest, ""));
  const shop = TEXT.slice(TEXT.indexOf("      # The shop"), TEXT.indexOf("      # Everything"));
  assert.equal(removeValue(TEXT, [...ROUTES, 0]), TEXT.replace(shop, ""));
  assert.equal(removeValue("a: { b: 1, c: 2 }\n", ["a", "b"]), "a: { c: 2 }\n");
  assert.equal(removeValue("a: { b: 1, c: 2 }\n", ["a", "c"]), "a: { b: 1 }\n");
  assert.equal(removeValue("a:\n  - b: 1\n    c: 2\n", ["a", 0, "b"]), "a:\n  - c: 2\n");
});

test("names that are numbers are changed and removed as others are", () => {
  const text = "gateways:\n  8080:\n    port: 1\n    routes: [{ name: a }]\n  9: { port: 2 }\n";
  const port = ["gateways", "8080", "port"];
  assert.equal(changeValue(text, port, 3), text.replace("port: 1", "port: 3"));
  assert.equal(
    changeValue(text, ["gateways", "9"], { port: 2, protocol: "TLS" }),
    text.replace("port: 2 }", "port: 2, protocol: TLS }"),
  );
  assert.equal(removeValue(text, port), text.replace("    port: 1\n", ""));
});

test("a variable that stands for a number stays without quotes when it is changed", () => {
  const text = "port: ${PORT} # of all\nlist:\n  - ${A}\n  - b\nname: '${NAME}'\n";
  assert.equal(changeValue(text, ["port"], "${OTHER}"), text.replace("PORT", "OTHER"));
  assert.equal(changeValue(text, ["list"], ["${B}", "b"]), text.replace("{A}", "{B}"));
  assert.equal(changeValue(text, ["name"], "${B}"), text.replace("'${NAME}'", '"${B}"'));
});

test("fields without a value are none, also in a text that only the library reads", () => {
  const text = "other: &all 1\nplace:\n  empty:\n  null: ~\n  set: 1\n";
  assert.deepEqual(valuesIn(text), { other: 1, place: { set: 1 } });
  assert.equal(changeValue(text, ["place"], { set: 2 }), text.replace("set: 1", "set: 2"));
});

test("what cannot be removed in its place is refused, and nothing else is changed", () => {
  const refused = { message: /only the editor can change/ };
  assert.throws(() => removeValue("? a\n: b\nc: 1\n", ["a"]), refused);
  const aliased = "a: &all\n  b: 1\n  c: 2\nd: *all\n";
  assert.throws(() => removeValue(aliased, ["a"]), refused);
  assert.throws(() => removeValue(aliased, ["a", "b"]), refused);
  assert.throws(() => removeValue(aliased, ["d", "b"]), refused);
  assert.throws(() => changeValue(aliased, ["a", "b"], 2), refused);
  assert.equal(removeValue(aliased, ["d"]), aliased.replace("d: *all\n", ""));
});

test("a list whose last item is removed stays, because no list may mean no restriction", () => {
  const users = ["policies", "basicAuthentication", "users", 0];
  const flow = "port: 1\npolicies: { basicAuthentication: { users: [a] } }\n";
  assert.equal(removeValue(flow, users), flow.replace("[a]", "[]"));
  const lines = "policies:\n  basicAuthentication:\n    users:\n      - a # one\nport: 1\n";
  assert.equal(removeValue(lines, users), lines.replace("users:\n      - a # one", "users: []"));
  const route = "routes:\n  - name: a\n    hostnames: [b]\n";
  assert.equal(removeValue(route, ["routes", 0]), "routes: []\n");
  assert.equal(removeValue("list:\n  - a: 1\n", ["list", 0, "a"]), "list: []\n");
});

test("the lines of a value are those of its entry", () => {
  assert.equal(linesAt(TEXT, [...ROUTES, 0, "policies", "cors"]), "cors: { allowOrigins: [a, b] }");
  assert.equal(linesAt(TEXT, ["ui"]), "ui:\n  access: { adminAddr: Login }");
  assert.equal(linesAt(TEXT, [...ROUTES, 1, "backends", 0]), "host: 127.0.0.1:1");
  assert.match(linesAt(TEXT, [...ROUTES, 1]), /^name: rest\n\nbackends:\n {2}- host/);
  assert.equal(linesAt(TEXT, ["nothing"]), "");
});

const VALUE = fc.letrec((tie) => ({
  scalar: fc.oneof(
    fc.constantFrom("a", "b: c", "# d", "${E}", "- f", "two\nlines\n", ""),
    fc.integer({ min: 0, max: 3 }),
    fc.boolean(),
  ),
  map: fc.dictionary(fc.constantFrom("a", "b", "c d", "e.f"), tie("any"), {
    maxKeys: 3,
    noNullPrototype: true,
  }),
  list: fc.array(tie("any"), { maxLength: 3 }),
  any: fc.oneof({ maxDepth: 3, depthSize: "small" }, tie("scalar"), tie("map"), tie("list")),
}));

test("any value becomes any other, in lines and in one line, and what is beside it stays", () => {
  fc.assert(
    fc.property(VALUE.any, VALUE.any, fc.boolean(), (before, after, isFlow) => {
      const text = stringify(
        { first: 1, place: before, last: [structuredClone(before)] },
        { collectionStyle: isFlow ? "flow" : "any" },
      );
      assert.deepEqual(valuesIn(changeValue(text, ["place"], after)), {
        ...{ first: 1, place: after, last: [before] },
      });
      assert.deepEqual(valuesIn(removeValue(text, ["place"])), { first: 1, last: [before] });
    }),
  );
});

test("JSON stays JSON, whatever is changed or removed", () => {
  const routes = [{ name: "a" }, { name: "b" }];
  const text = JSON.stringify({ gateways: { web: { port: 80, routes } } });
  const web = { port: 81, protocol: "HTTP", routes: [{ name: "c: d" }] };
  const changed = changeValue(text, ["gateways", "web"], web);
  assert.deepEqual(JSON.parse(changed), { gateways: { web } });
  const removed = removeValue(text, [...ROUTES, 0]);
  assert.equal(removed, JSON.stringify({ gateways: { web: { port: 80, routes: [routes[1]] } } }));
  // Text that only looks like JSON has YAML's variables.
  const variable = changeValue('{ "gateways": { "web": { "port": ${PORT} } } }', ["gateways"], {});
  assert.equal(variable, '{ "gateways": {} }');
});
