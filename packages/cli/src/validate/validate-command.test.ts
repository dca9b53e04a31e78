import assert from "node:assert/strict";
import { issueAuthority } from "@edge-gateway/x509/certificates";
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { folder, validate } from "./validate.suite.ts";

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
