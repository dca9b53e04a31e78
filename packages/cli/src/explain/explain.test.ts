import assert from "node:assert/strict";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { explainProperty } from "./explain-property.ts";
import { explainRoute } from "./explain-route.ts";

let folder = "";
let file = "";

before(() => {
  folder = mkdtempSync(join(tmpdir(), "explain-"));
  file = join(folder, "gw.yaml");
  writeFileSync(
    file,
    `gateways:
  web:
    port: 80
    policies:
      authorization: { policy: { matchExpressions: ["request.method == 'GET'"] } }
    routes:
      - name: api
        policies:
          timeouts: { request: 10s }
        backends: [{ backend: app, policies: { tls: {} } }]
backends:
  app: { static: { host: app, port: 1 }, policies: { tls: { sni: app.example } } }
`,
  );
});

after(() => {
  rmSync(folder, { recursive: true });
});

function run(command: (terminal: Parameters<typeof explainRoute>[1]) => number) {
  let out = "";
  let err = "";
  const terminal = {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    colours: false,
  };
  return { status: command(terminal), out, err };
}

function property(path: string, json = false) {
  return run((terminal) => explainProperty({ path, json }, terminal));
}

function route(name: string | undefined, json = false) {
  return run((terminal) => explainRoute({ file, route: name, json, environment: {} }, terminal));
}

test("a property is explained with type, default, limits, meaning and source", () => {
  const { status, out } = property("httpRouteMatch.path.value");
  assert.equal(status, 0);
  for (const line of [
    "  Type: string",
    "  Default: /",
    "  Limits: 1 to 1024 characters",
    "  Source: ",
  ])
    assert.ok(out.includes(`${line}`), `${line} in ${out}`);
});

test("the form of a text is among the limits, in words, for the property and for its block", () => {
  const limits = "20 to 2048 characters, form: the ARN of a role such as arn:aws:iam::";
  const own = property("awsAssumeRole.roleArn").out;
  assert.ok(own.includes(`  Limits: ${limits}`), own);
  const block = property("awsAssumeRole").out;
  assert.match(block, new RegExp(`roleArn \\(.*${limits}`, "u"));
});

test("an expression is explained with its variables and result type", () => {
  const { out } = property("authorizationPolicy.matchExpressions");
  assert.match(
    out,
    /CEL expression of the scope request, with the variables request, source, .*; returns bool\./,
  );
});

test("--json writes JSON", () => {
  const explained = JSON.parse(property("trafficPolicies.timeouts", true).out);
  assert.equal(explained.path, "trafficPolicies.timeouts");
  assert.equal(explained.required, false);
  assert.ok(explained.properties.some(({ name }: { name: string }) => name === "request"));
});

test("an unknown name gets a suggestion", () => {
  for (const [path, meant] of [
    ["trafficPolicies.timeout", "trafficPolicies.timeouts"],
    ["gateways.web.routes[0].policies.jwtAuth", "routes[0].policies.jwtAuthentication"],
    ["traficPolicies", "trafficPolicies"],
    ["matchExpressions", "authorizationPolicy.matchExpressions"],
    ["jwtAuthentication.issuer", "jwtAuthentication.providers.issuer"],
    ["jwtAuthentication.isuer", "jwtAuthentication.providers.issuer"],
    ["gateways.web.policies.jwtAuthentication.isuer", "jwtAuthentication.providers.issuer"],
  ] as const) {
    const { status, err } = property(path);
    assert.equal(status, 2);
    assert.ok(err.includes(`did you mean ${meant}`) || err.includes(`${meant}?`), err);
  }
});

test("a route is explained with its effective policies, each with the place that sets it", () => {
  const { status, out } = route("api");
  assert.equal(status, 0);
  assert.match(out, /^web\/api\n {2}at web\n/);
  assert.match(
    out,
    /before the route is selected:\n {6}authorization: .*\n {8}from gateways\.web\.policies\.authorization\n/,
  );
  assert.match(out, /timeouts: .*\n {8}from gateways\.web\.routes\[0\]\.policies\.timeouts\n/);
  assert.match(
    out,
    /tls: .*\n {8}from backends\.app\.policies\.tls\n {8}instead of gateways\.web\.routes\[0\]\.backends\[0\]\.policies\.tls: the other policy is more specific\n/,
  );
});

test("every route is explained when none is named, also in JSON", () => {
  assert.equal(JSON.parse(route(undefined, true).out)[0].key, "web/api");
});

test("an unknown route gets a suggestion", () => {
  const { status, err } = route("apo");
  assert.equal(status, 2);
  assert.equal(err, "error: there is no route `apo`; did you mean api?\n");
});

test("a group's route is explained once per delegating route", () => {
  const grouped = join(folder, "groups.yaml");
  const to = (path: string) =>
    `{name: ${path}, matches: [{path: {value: /${path}}}], backends: [{routeGroup: team}]}`;
  writeFileSync(
    grouped,
    `gateways: {web: {port: 80, routes: [${to("a")}, ${to("b")}]}}
routeGroups: {team: {routes: [{name: one, policies: {timeouts: {request: 1s}}, backends: [{host: "h:1"}]}]}}
`,
  );
  const { out } = run((terminal) =>
    explainRoute({ file: grouped, route: "one", json: false, environment: {} }, terminal),
  );
  const titles = out.split("\n").filter((line) => line.startsWith("team/"));
  assert.deepEqual(titles, [
    "team/one, for requests delegated by web/a",
    "team/one, for requests delegated by web/b",
  ]);
});

test("an unknown name without a similar one gets a list of the sections, not of all types", () => {
  const { status, err } = property("nosuch");
  assert.equal(status, 2);
  assert.match(err, /^error: there is no `nosuch`; known are config, gateways, routes/);
  assert.ok(err.length < 250, err);
});

test("policies of the targets of a backend are explained", () => {
  const targets = join(folder, "targets.yaml");
  writeFileSync(
    targets,
    `gateways: { web: { port: 80, routes: [{ name: tools, backends: [{ backend: tools }] }] } }
backends:
  tools:
    mcp: { targets: [{ name: one, static: { host: a, port: 1 } }, { name: two, static: { host: b, port: 1 } }] }
policies:
  - targetRefs: [{ kind: Backend, name: tools, sectionName: two }]
    backend: { tcp: { connectTimeout: 3s } }
`,
  );
  const { out } = run((terminal) =>
    explainRoute({ file: targets, route: "tools", json: false, environment: {} }, terminal),
  );
  assert.equal(
    out,
    `web/tools
  at web
    for two of the backend tools:
      tcp: {"connectTimeout":"3s"}
        from policies[0].backend.tcp
`,
  );
});

test("a path that begins below the document is explained where it is, if it has one meaning", () => {
  const { status, out } = property("frontend.metrics");
  assert.equal(status, 0);
  assert.match(out, /^\S+\.frontend\.metrics\n/);
  assert.match(property("frontend.metricz").err, /there is no `frontend`; did you mean /);
});
