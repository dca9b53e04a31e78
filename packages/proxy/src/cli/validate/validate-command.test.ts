import assert from "node:assert/strict";
import { issueAuthority } from "@edge-gateway/x509/certificates";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import type { FormatName } from "./formats/index.ts";
import { validateCommand } from "./validate-command.ts";

let folder = "";

const WARNED = "gateways: {web: {port: 80, routes: [{name: r}]}}\n";
const MANIFEST = "kind: Service\napiVersion: v1\nmetadata: {name: a}\nspec: {ports: [{port: 0}]}\n";

before(() => {
  folder = mkdtempSync(join(tmpdir(), "validate-"));
  writeFileSync(join(folder, "a.yaml"), "gateways: {web: {port: 80}}\n");
  writeFileSync(join(folder, "b.yml"), "gateways: {web: {port: eighty}}\n");
  writeFileSync(join(folder, "notes.txt"), "not a configuration");
  for (const inner of ["deep/er", "deep/.hidden", "deep/node_modules"])
    mkdirSync(join(folder, inner), { recursive: true });
  writeFileSync(join(folder, "deep/er/c.yaml"), `${WARNED}---\n# nothing\n---\n${MANIFEST}`);
  writeFileSync(join(folder, "warned"), WARNED);
  writeFileSync(join(folder, "second"), `${WARNED}---\n${WARNED}`);
  writeFileSync(join(folder, "deep/.hidden/d.yaml"), "no: configuration\n");
  writeFileSync(join(folder, "deep/node_modules/e.yaml"), "no: configuration\n");
});

after(() => {
  rmSync(folder, { recursive: true });
});

function validate(
  paths: readonly string[],
  format: FormatName = "text",
  { strict = false, isRun = false, now = 0 } = {},
) {
  let out = "";
  let err = "";
  const terminal = {
    out: (text: string) => (out += text),
    err: (text: string) => (err += text),
    colours: false,
  };
  const status = validateCommand({
    ...{ paths, format, strict, isRun, environment: {}, terminal },
    ...(now === 0 ? {} : { now }),
  });
  return { status, out, err };
}

test("a valid file is named on standard output", () => {
  const file = join(folder, "a.yaml");
  assert.deepEqual(validate([file]), { status: 0, out: `${file}: valid\n`, err: "" });
});

test("an invalid file is explained on standard error, with its line", () => {
  const file = join(folder, "b.yml");
  const { status, out, err } = validate([file]);
  assert.deepEqual({ status, out }, { status: 2, out: "" });
  assert.equal(
    err,
    [
      `${file}:1:24: error: gateways.web.port: must be an integer`,
      "  gateways: {web: {port: eighty}}",
      "                         ^",
      `${file}: 1 error`,
      "",
    ].join("\n"),
  );
});

test("for a folder, the YAML files in it are validated", () => {
  const { status, out, err } = validate([folder]);
  assert.equal(status, 2);
  assert.match(out, /a\.yaml: valid/);
  assert.match(err, /b\.yml: 1 error/);
});

test("findings and statuses are written as JSON", () => {
  const { status, out, err } = validate([join(folder, "a.yaml")], "json");
  assert.deepEqual({ status, err }, { status: 0, err: "" });
  assert.deepEqual(JSON.parse(out), { findings: [], omitted: 0, statuses: [] });
  const {
    findings: [finding],
  } = JSON.parse(validate([folder], "json").out);
  assert.deepEqual(finding, {
    file: join(folder, "b.yml"),
    line: 1,
    column: 24,
    path: "gateways.web.port",
    severity: "error",
    code: "wrong-type",
    message: "must be an integer",
    suggestion: null,
  });
});

test("an unreadable file is an error", () => {
  const { status, err } = validate([join(folder, "absent.yaml")]);
  assert.equal(status, 2);
  assert.match(err, /absent\.yaml:1:1: error: the file cannot be read: no such file/);
});

test("folders are searched recursively, without folders of tools", () => {
  const { err } = validate([join(folder, "deep")]);
  assert.ok(err.endsWith(`${join(folder, "deep/er/c.yaml")}: 1 error, 1 warning\n`), err);
});

test("each document of a file is validated separately, with its own lines", () => {
  const { err } = validate([join(folder, "deep")]);
  assert.match(err, /c\.yaml:1:[0-9]+: warning/);
  assert.match(err, /c\.yaml:8:23: error: spec\.ports\[0\]\.port: .*\n {2}spec: /);
});

test("warnings count with --strict, and errors always", () => {
  const warned = join(folder, "warned");
  assert.equal(validate([warned]).status, 0);
  assert.equal(validate([warned], "text", { strict: true }).status, 1);
  assert.equal(validate([warned, join(folder, "b.yml")], "text", { strict: true }).status, 2);
  assert.equal(validate([join(folder, "a.yaml")], "text", { strict: true }).status, 0);
});

test("a file that is named twice is validated once", () => {
  const file = join(folder, "b.yml");
  assert.equal(JSON.parse(validate([file, file], "json").out).findings.length, 1);
});

test("a second standalone configuration in a file is refused, because it would never run", () => {
  const { err } = validate([join(folder, "second")]);
  assert.match(err, /second:2:1: error: a file may contain only one standalone configuration/);
});

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

test("a folder without configurations is a warning, and other files in folders are ignored", () => {
  const empty = join(folder, "empty");
  mkdirSync(join(empty, "folder.yaml"), { recursive: true });
  symlinkSync(join(empty, "folder.yaml"), join(empty, "link.yaml"));
  symlinkSync("/dev/zero", join(empty, "device.yaml"));
  const { status, out, err } = validate([empty]);
  assert.equal(
    err,
    `${empty}:1:1: warning: nothing was judged: no file whose name ends in .yaml or .yml\n`,
  );
  assert.deepEqual(
    { status, out },
    { status: 0, out: `${empty}: nothing to validate, 1 warning\n` },
  );
  assert.equal(validate([empty], "text", { strict: true }).status, 1);
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

test("YAML of other programs in a folder is ignored, unless it is named explicitly or resembles a configuration", () => {
  const mixed = join(folder, "mixed");
  const file = (name: string) => join(mixed, name);
  mkdirSync(mixed);
  writeFileSync(file("ours.yaml"), "gateways: {web: {port: 80}}\n");
  writeFileSync(file("compose.yaml"), "services: {web: {image: nginx}}\n");
  writeFileSync(file("playbook.yml"), "- hosts: all\n");
  const { status, out, err } = validate([mixed], "text", { strict: true });
  assert.deepEqual({ status, err }, { status: 0, err: "" });
  assert.match(out, /compose\.yaml: nothing to validate\n/);
  assert.match(out, /ours\.yaml: valid\n.*playbook\.yml: nothing to validate\n/);
  assert.match(validate([file("compose.yaml")]).err, /services: unknown field/);
  assert.match(validate([file("playbook.yml")]).err, /must be a map/);
  for (const text of ["gatways: {}\n", "services: {}\nbackends: {}\n"]) {
    writeFileSync(file("like.yaml"), text);
    assert.match(validate([mixed]).err, /like\.yaml:1:1: error: /, text);
  }
  rmSync(mixed, { recursive: true });
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

test("circular symbolic links are reported", () => {
  const inner = join(folder, "deep/circle");
  mkdirSync(inner);
  symlinkSync("circle.yaml", join(inner, "circle.yaml"));
  for (const path of [inner, join(inner, "circle.yaml")]) {
    const { status, err } = validate([path]);
    assert.equal(status, 2);
    assert.match(err, /circle\.yaml:1:1: error: the file cannot be read: its symbolic links/);
  }
  rmSync(inner, { recursive: true });
});

test("a file name cannot contain terminal control characters", () => {
  const file = join(folder, "deep/\u001b[31m.yaml");
  writeFileSync(file, "gateways: {}\n");
  const { err } = validate([file]);
  assert.doesNotMatch(err, /\u001b/);
  rmSync(file);
});

test("a certificate that has expired, or expires soon, is a warning at its place", () => {
  const day = 86_400_000;
  const now = Date.UTC(2026, 0, 1);
  const period = { notBefore: new Date(now - 90 * day), notAfter: new Date(now + 5 * day) };
  const { certificate, privateKey } = issueAuthority("a", period);
  writeFileSync(join(folder, "own.crt"), certificate);
  writeFileSync(join(folder, "own.key"), privateKey);
  const file = join(folder, "certificates");
  const data = JSON.stringify({ "ca.crt": certificate });
  const tls = "protocol: HTTPS, tls: {cert: own.crt, key: own.key}";
  const backend = "{host: 'b:1', policies: {tls: {caCertificateRefs: [{name: roots}]}}}";
  writeFileSync(
    file,
    `gateways: {web: {port: 443, ${tls}, routes: [{backends: [${backend}]}]}}\nconfigMaps:\n  roots:\n    data: ${data}\n`,
  );
  const manifests = join(folder, "certificate-manifests");
  writeFileSync(
    manifests,
    `apiVersion: v1\nkind: ConfigMap\nmetadata: {name: roots}\ndata: ${data}\n---\napiVersion: v1\nkind: Secret\nmetadata: {name: pair}\nstringData: ${data}\n`,
  );
  const said = (at: number) =>
    [file, manifests].map((path) => {
      const { findings } = JSON.parse(validate([path], "json", { now: at }).out);
      return findings.flatMap(({ code, severity, path: place, message }: Record<string, string>) =>
        code === "certificate-expired" ? [`${severity} ${place}: ${message}`] : [],
      );
    });
  assert.deepEqual(said(now - 60 * day), [[], []]);
  assert.deepEqual(said(now), [
    [
      "warning gateways.web.tls.cert: certificate expires on 2026-01-06T00:00:00.000Z (CN=a)",
      'warning configMaps.roots.data["ca.crt"]: `ca.crt`: certificate expires on 2026-01-06T00:00:00.000Z (CN=a)',
    ],
    [
      'warning data["ca.crt"]: `ca.crt`: certificate expires on 2026-01-06T00:00:00.000Z (CN=a)',
      'warning stringData["ca.crt"]: `ca.crt`: certificate expires on 2026-01-06T00:00:00.000Z (CN=a)',
    ],
  ]);
  assert.match(said(now + 10 * day).join(), /certificate expired on 2026-01-06/);
  assert.doesNotMatch(validate([manifests], "text", { now }).err, /stringData: .*CERTIFICATE/);
});
