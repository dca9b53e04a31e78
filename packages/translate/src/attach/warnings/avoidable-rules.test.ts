import assert from "node:assert/strict";
import { test } from "node:test";
import { loadStandalone } from "../../standalone/load.ts";

interface Config {
  /** The policies of the gateway. */
  readonly gateway?: object;
  /** The policies of the route. */
  readonly route?: object;
  /** Another route. */
  readonly other?: object;
  /** The policies of the backend. */
  readonly backend?: object;
}

/** The warnings about a configuration with these policies. */
function warningsOf({ gateway, route, other, backend }: Config): readonly string[] {
  const routes = [route, ...(other === undefined ? [] : [other])].map((policies, index) => ({
    name: `r${index}`,
    matches: [{ path: { type: "PathPrefix", value: `/${index}` } }],
    ...(policies === undefined ? {} : { policies }),
    backends: [{ backend: "b" }],
  }));
  const server = { mcp: { targets: [{ name: "t", static: { host: "a", port: 1 } }] } };
  const text = JSON.stringify({
    gateways: {
      web: { port: 80, ...(gateway === undefined ? {} : { policies: gateway }), routes },
    },
    backends: { b: { ...server, ...(backend === undefined ? {} : { policies: backend }) } },
  });
  const read = { file: "gw.yaml", text, environment: {}, readFile: () => undefined };
  return loadStandalone(read).diagnostics.map(
    ({ severity, path, message }) => `${severity} ${path}: ${message}`,
  );
}

const rule = (action: string, ...matchExpressions: string[]) => ({
  authorization: { action, policy: { matchExpressions } },
});
const deny = (...expressions: string[]) => rule("Deny", ...expressions);

const USERS = { basicAuthentication: { users: ["ann:{SHA}W6ph5Mm5Pz8GgiULbPgzG37mj9g="] } };
const TOKENS = {
  jwtAuthentication: {
    providers: [
      { issuer: "https://i.example", jwks: { remote: { url: "https://i.example/keys" } } },
    ],
  },
};

for (const [expression, told] of [
  [`request.host == "a.example.com"`, /matches\("\^a\\\\\.example\\\\\.com\(:\[0-9\]\+\)\?\$"\)/],
  [`"a.example.com" == request.host && request.method == "GET"`, /has the port/],
  [`request.host in ["a.example.com:80", "b.example.com"]`, /b\\\\\.example\\\\\.com/],
  [`request.host.endsWith(".example.com")`, /has the port/],
  [`request.headers["host"] == "a.example.com:80"`, /as the client has written it/],
  [`request.headers["Host"].startsWith("a.")`, /as the client has written it/],
  [`request.headers.host.contains("example")`, /as the client has written it/],
] as const)
  test(`a client can avoid a Deny for ${expression}, which is a warning`, () => {
    const [warning = "", ...others] = warningsOf({ route: deny(expression) });
    assert.deepEqual(others, []);
    assert.match(warning, /^warning gateways\.web\.routes\[0\]\.policies\.authorization\./);
    assert.match(warning, told);
  });

for (const policies of [
  deny(`request.host == "a.example.com:8080"`),
  deny(`request.host == "[::1]:80"`),
  deny(`request.host.startsWith("a.example.com")`),
  deny(`request.host.matches("^a\\\\.example\\\\.com(:[0-9]+)?$")`),
  deny(`request.headers["x-host"] == "a"`),
  rule("Allow", `request.host == "a.example.com"`),
])
  test(`${JSON.stringify(policies)} is no warning`, () => {
    assert.deepEqual(warningsOf({ route: policies }), []);
  });

for (const [expression, told] of [
  [`jwt.sub == "eve"`, /`jwt` is never set where this rule applies, .*jwtAuthentication or oidc/],
  [`has(jwt.sub) && request.path == "/a"`, /`jwt` is never set/],
  [`apiKey.team == "red"`, /`apiKey` is never set.*apiKeyAuthentication/],
  [`basicAuth.username in ["eve"]`, /`basicAuth` is never set.*basicAuthentication/],
] as const)
  test(`a Deny for ${expression} without authentication denies nothing, which is a warning`, () => {
    const [warning = "", ...others] = warningsOf({ route: deny(expression) });
    assert.deepEqual(others, []);
    assert.match(warning, told);
    assert.match(warning, /denies nothing/);
  });

const EVE = deny(`basicAuth.username == "eve"`);

test("an authentication counts where the rule applies, and nowhere else", () => {
  assert.deepEqual(warningsOf({ route: { ...EVE, ...USERS } }), []);
  assert.deepEqual(warningsOf({ gateway: USERS, route: EVE }), []);
  assert.equal(warningsOf({ route: EVE, other: USERS }).length, 1);
  assert.equal(warningsOf({ route: { ...EVE, ...TOKENS } }).length, 1);
  // The rules of a gateway run before a route is chosen.
  assert.equal(warningsOf({ gateway: EVE, other: USERS }).length, 1);
});

test("what else sets a variable counts, and rules that are not for identities do not", () => {
  const tools = (authentication: object) => ({
    mcp: { ...deny(`jwt.sub == "eve" && mcp.tool.name == "a"`), ...authentication },
  });
  assert.equal(warningsOf({ backend: tools({}) }).length, 1);
  assert.deepEqual(warningsOf({ route: TOKENS, backend: tools({}) }), []);
  assert.deepEqual(warningsOf({ route: rule("Allow", `jwt.sub == "ann"`) }), []);
  assert.deepEqual(warningsOf({ route: deny(`request.headers["jwt"] == "a"`) }), []);
});
