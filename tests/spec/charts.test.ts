import assert from "node:assert/strict";
import { readdir, readFile } from "node:fs/promises";
import { test } from "node:test";
import { Ajv } from "ajv";
import type { ValidateFunction } from "ajv";
import { parse } from "yaml";
import {
  withDefaultsControlPlaneValues,
  withDefaultsCrdsValues,
  withDefaultsStandaloneValues,
} from "@edge-gateway/generated/defaults/index.ts";
import { get, put } from "./values.ts";

const CHARTS = new URL("../../charts/", import.meta.url);
const ROWS = new URL("charts/", import.meta.url);
const DEFAULTS: Readonly<Record<string, unknown>> = {
  "control-plane": withDefaultsControlPlaneValues({}),
  crds: withDefaultsCrdsValues({}),
  standalone: withDefaultsStandaloneValues({}),
};

async function read(name: string, file: string): Promise<string> {
  return readFile(new URL(`${name}/${file}`, CHARTS), "utf8");
}

async function values(name: string): Promise<unknown> {
  // A file without values is parsed as null.
  return parse(await read(name, "values.yaml"), { version: "1.1" }) ?? {};
}

async function validator(name: string): Promise<ValidateFunction> {
  const ajv = new Ajv({ strict: true, strictTypes: false, strictRequired: false });
  return ajv.compile(JSON.parse(await read(name, "values.schema.json")));
}

/** The names of a path, whose last one may contain dots. */
function pathOf(row: string): readonly string[] {
  return row.split(".");
}

const names = (await readdir(CHARTS)).toSorted();

test("there are three charts, each with its table", async () => {
  assert.deepEqual(names, Object.keys(DEFAULTS).toSorted());
  assert.deepEqual(
    (await readdir(ROWS)).toSorted(),
    names.map((name) => `${name}.yaml`),
  );
});

for (const name of names) {
  test(`${name}: every row of the specification's table has its default`, async () => {
    const rows: unknown = parse(await readFile(new URL(`${name}.yaml`, ROWS), "utf8"));
    const written = await values(name);
    for (const [row, expected] of Object.entries(Object(rows)))
      assert.deepEqual(get(written, pathOf(row)), expected, row);
  });

  test(`${name}: values.yaml holds the defaults of the schemas, and Helm's schema takes it`, async () => {
    const written = await values(name);
    assert.deepEqual(written, DEFAULTS[name]);
    const validate = await validator(name);
    assert.ok(validate(written), JSON.stringify(validate.errors));
  });

  test(`${name}: every value has a comment`, async () => {
    const lines = (await read(name, "values.yaml")).split("\n");
    const keys = lines.filter((line) => /^[a-z][A-Za-z]*:/u.test(line));
    for (const key of keys) assert.match(lines[lines.indexOf(key) - 1] ?? "", /^# \S/u, key);
  });

  test(`${name}: keys of parent charts, and null in place of a default, are valid`, async () => {
    const validate = await validator(name);
    assert.ok(validate({ ...Object(await values(name)), global: { any: 1 } }));
    for (const key of Object.keys(Object(await values(name))))
      assert.ok(validate({ [key]: null }), `${key}: ${JSON.stringify(validate.errors)}`);
  });
}

const ACCEPTED: readonly (readonly [chart: string, path: string, value: unknown])[] = [
  ["control-plane", "controller.service.ports.agwGrpc", "9978"],
  ["control-plane", "controller.replicaCount", "2"],
  ["control-plane", "controller.extraEnv", { A: "a", B: 1, C: { value: "c" } }],
  ["control-plane", "controller.image.pullPolicy", null],
  ["control-plane", "discoveryNamespaceSelectors", [{ matchLabels: { a: "b" } }]],
  ["standalone", "gateway.service.ports", [{ name: "a", port: "80", targetPort: 4000 }]],
  ["standalone", "gateway.service.healthCheckNodePort", 30_000],
];

for (const [name, path, value] of ACCEPTED) {
  test(`${name}: ${path} may be ${JSON.stringify(value)}`, async () => {
    const validate = await validator(name);
    assert.ok(validate(put({}, path.split("."), value)), JSON.stringify(validate.errors));
  });
}

const REFUSED: readonly (readonly [chart: string, path: string, value: unknown])[] = [
  ["control-plane", "controller.replicaCounts", 2],
  ["control-plane", "controller.service.ports.agwGrpc", 0],
  ["control-plane", "controller.service.ports.agwGrpc", "http"],
  ["control-plane", "controller.xds.mode", "mtls"],
  ["control-plane", "gatewayClassParametersRefs.a", { name: "a" }],
  ["control-plane", "controller.extraEnv", { A: { value: "a", valueFrom: {} } }],
  ["standalone", "mode", "database"],
  ["standalone", "database.postgres.url", "postgres://a"],
  ["standalone", "gateway.service.port", 80],
  ["standalone", "gateway.service.ports", [{ name: "a" }]],
];

for (const [name, path, value] of REFUSED) {
  test(`${name}: ${path} must not be ${JSON.stringify(value)}`, async () => {
    const validate = await validator(name);
    assert.equal(validate(put({}, path.split("."), value)), false);
  });
}

test("standalone: mode database needs the URL of a PostgreSQL database", async () => {
  const validate = await validator("standalone");
  assert.ok(validate({ mode: "database", database: { postgres: { url: "postgres://a" } } }));
  assert.equal(validate({ mode: "database", database: { postgres: { url: "mysql://a" } } }), false);
});
