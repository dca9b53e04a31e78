import assert from "node:assert/strict";
import { access, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { parse, stringify } from "yaml";
import { renderChart } from "../../../tools/kube/helm.ts";
import { get } from "../../spec/values.ts";
import { FIRST_CONTAINER } from "./chart-objects.ts";

const STATE = "/var/lib/edge-gateway";
const KEYS = { SESSION_KEY: "5".repeat(64), DATABASE_KEY: "6".repeat(64) };

/** The text at a path; empty if there is none. */
function textAt(value: unknown, path: readonly string[]): string {
  const text = get(value, [...path]);
  return typeof text === "string" ? text : "";
}

/** The value of a variable of a container, where Secrets of the chart and of its user have the values. */
function valueOf(entry: unknown, secrets: Readonly<Record<string, unknown>>): string | undefined {
  const plain = get(entry, ["value"]);
  if (typeof plain === "string") return plain;
  const [name, key] = ["name", "key"].map((each) =>
    textAt(entry, ["valueFrom", "secretKeyRef", each]),
  );
  const value = secrets[`${name}/${key}`];
  return typeof value === "string" ? value : undefined;
}

test("what the chart renders in mode database runs with a PostgreSQL server, and starts again without it", async () => {
  await using database = await Postgres.start();
  const folder = await mkdtemp(join(tmpdir(), "chart-database-"));
  const values = {
    mode: "database",
    database: { postgres: { url: database.url() } },
    config: { routes: [{ name: "a", policies: { directResponse: { status: 200, body: "a" } } }] },
  };
  const objects = await renderChart("standalone", { values });
  const config = objects.map((object) => textAt(object, ["data", "config.yaml"])).join("");
  const deployment = objects.find(({ kind }) => kind === "Deployment");
  const fullname = textAt(deployment, ["metadata", "name"]);
  const secrets: Record<string, unknown> = {
    [`${fullname}-session-key/key`]: KEYS.SESSION_KEY,
    [`${fullname}-database-key/key`]: KEYS.DATABASE_KEY,
  };
  for (const secret of objects.filter(({ kind }) => kind === "Secret"))
    for (const [key, value] of Object.entries(Object(get(secret, ["stringData"]))))
      secrets[`${textAt(secret, ["metadata", "name"])}/${key}`] = value;
  const variables: unknown = get(deployment, [...FIRST_CONTAINER, "env"]);
  assert.ok(Array.isArray(variables));
  const environment = Object.fromEntries(
    variables.flatMap((entry: unknown): [string, string][] => {
      const value = valueOf(entry, secrets);
      return value === undefined ? [] : [[textAt(entry, ["name"]), value]];
    }),
  );
  assert.equal(environment["DATABASE_KEY"], KEYS.DATABASE_KEY);
  // The mounted folder, and a free port.
  const document: unknown = parse(config.replaceAll(STATE, folder));
  const settings = { ...Object(document), gateways: { default: { port: "${PORT}" } } };
  const order = { config: stringify(settings), environment };
  {
    await using gateway = await Gateway.start(order);
    assert.equal(await (await fetch(gateway.url)).text(), "a");
    await waitFor("copy", () => access(join(folder, "configuration")).then(() => true));
  }
  assert.equal(database.query("select count(*) from edge_head"), "1");
  await database.kill();
  {
    await using gateway = await Gateway.start(order);
    assert.equal(await (await fetch(gateway.url)).text(), "a");
  }
  await rm(folder, { recursive: true });
});
