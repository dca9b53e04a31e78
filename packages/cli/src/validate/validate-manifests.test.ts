import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { folder, validate } from "./validate.suite.ts";

const GATEWAY = `apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: {name: web}
spec: {gatewayClassName: edge-gateway, listeners: [{name: http, port: 80, protocol: HTTP}]}
`;
const ROUTE = `apiVersion: gateway.networking.k8s.io/v1
kind: HTTPRoute
metadata: {name: api}
spec: {parentRefs: [{name: web}], rules: [{backendRefs: [{name: app, port: 80}]}]}
`;

test("the manifests of all paths are one set, whose conditions are shown as a table", () => {
  const [gateway, route] = [join(folder, "gateway"), join(folder, "route")];
  writeFileSync(gateway, GATEWAY);
  writeFileSync(route, ROUTE);
  const { status, out, err } = validate([route, gateway]);
  assert.equal(status, 0);
  assert.match(err, /route:4:58: warning: .*: there is no Service default\/app/);
  assert.match(out, /^Gateway default\/web {2,}Accepted=True {2,}Accepted$/m);
  assert.match(out, /^Gateway default\/web {2,}http {2,}Programmed=True {2,}Programmed$/m);
  assert.match(
    out,
    /^HTTPRoute default\/api {2,}Gateway default\/web {2,}ResolvedRefs=False {2,}BackendNotFound: spec\.rules\[0\]\.backendRefs\[0\]: there is no Service/m,
  );
  const { statuses } = JSON.parse(validate([route, gateway], "json").out);
  assert.equal(statuses[1].parents[0].conditions[1].reason, "BackendNotFound");
  assert.equal(validate([route, gateway], "text", { strict: true }).status, 1);
});

test("values of a Secret are never shown, whatever is wrong", () => {
  const file = join(folder, "secret");
  const metadata = "apiVersion: v1\nkind: Secret\nmetadata: {name: a, b: [}\n";
  for (const text of [
    "apiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringData: {k: hidden-one, l: [hidden-two]}\n",
    "apiVersion: v1\nkind: Secret\nmetadata: {name: a}\ndata: {k: hidden-three}\n",
    "apiVersion: v1\nkind: Secret\nmetadata: {name: a}\nstringdata: {k: hidden-four}\n",
    `${metadata}stringData: {k: hidden-five}\n`,
  ]) {
    writeFileSync(file, text);
    const { status, out, err } = validate([file]);
    assert.equal(status, 2);
    assert.doesNotMatch(out + err, /hidden/);
    assert.doesNotMatch(validate([file], "json").out, /hidden/);
  }
});

test("values of environment variables are never shown, because one may be the session key", () => {
  const file = join(folder, "environment");
  const head = "apiVersion: edgegateway.dev/v1alpha1\nkind: EdgeParameters\nmetadata: {name: p}\n";
  writeFileSync(
    file,
    `${head}spec: {env: [{name: SESSION_KEY, value: hidden-key, valeu: hidden}]}\n`,
  );
  const { status, out, err } = validate([file]);
  assert.equal(status, 2);
  assert.match(err, /env\[0\]\.valeu: unknown field/);
  assert.doesNotMatch(out + err, /hidden/);
});

test("an unknown kind in a known group, and a misspelt group, are errors", () => {
  const file = join(folder, "kind");
  const rest = "metadata: {name: m}\nspec: {static: {host: a, port: 1}}\n";
  writeFileSync(file, `apiVersion: edgegateway.dev/v1alpha1\nkind: EdgeBackened\n${rest}`);
  assert.equal(validate([file]).status, 2);
  writeFileSync(file, `apiVersion: edgegatway.dev/v1alpha1\nkind: EdgeBackend\n${rest}`);
  assert.equal(validate([file]).status, 2);
  assert.match(validate([file]).err, /did you mean: edgegateway\.dev\/v1alpha1/);
});

const DEPLOYMENT = "apiVersion: apps/v1\nkind: Deployment\nmetadata: {name: a}\n";

test("a set with only manifests of other programs gives a warning in every format", () => {
  const others = join(folder, "others");
  mkdirSync(others);
  writeFileSync(join(others, "a.yaml"), DEPLOYMENT);
  writeFileSync(join(others, "b.yaml"), `# nothing\n---\n${DEPLOYMENT}`);
  const { status, err } = validate([others]);
  assert.equal(status, 0);
  assert.match(err, /others:1:1: warning: nothing was judged: .*no manifest of a known kind\n/);
  for (const format of ["json", "sarif", "github", "junit"] as const) {
    const found = validate([others], format, { strict: true });
    assert.equal(found.status, 1);
    assert.match(found.out, /nothing was judged/);
  }
});

test("unknown manifests beside valid ones are named", () => {
  const other = join(folder, "deployment");
  writeFileSync(other, DEPLOYMENT);
  const { status, out, err } = validate([other, join(folder, "a.yaml")], "text", { strict: true });
  assert.deepEqual({ status, err }, { status: 0, err: "" });
  assert.match(out, /deployment: nothing to validate\n.*a\.yaml: valid\n/);
});

test("beside manifests, a file that contains only comments is not a configuration", () => {
  const comment = join(folder, "comment");
  writeFileSync(comment, "---\n# kind: Service\n---\n");
  const manifest = join(folder, "commented");
  writeFileSync(manifest, GATEWAY);
  assert.equal(validate([comment, manifest]).status, 0);
  assert.match(validate([comment]).err, /gateways: is missing, and must not be empty/);
});

test("an unknown field is an error in a manifest", () => {
  const file = join(folder, "later");
  const head = "apiVersion: edgegateway.dev/v1alpha1\nkind: EdgePolicy\nmetadata: {name: p}\n";
  const target = "{group: gateway.networking.k8s.io, kind: HTTPRoute, name: r}";
  writeFileSync(file, `${head}spec: {targetRefs: [${target}], traffic: {oidc: {}}}\n`);
  assert.equal(validate([file]).status, 2);
  const traffic = "{csrf: {origins: []}}";
  writeFileSync(file, `${head}spec: {targetRefs: [${target}], traffic: ${traffic}}\n`);
  assert.match(validate([file]).err, /error: spec\.traffic\.csrf\.origins: unknown field/);
});
