import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { wordsAt, wordsOf } from "./schema-words.ts";
import { yamlPlaceAt } from "./yaml-path.ts";

const SCHEMA: unknown = JSON.parse(
  readFileSync(
    new URL("../../../../../generated/schema/standalone-config.schema.json", import.meta.url),
    "utf8",
  ),
);

function offered(text: string): readonly string[] {
  return wordsAt(SCHEMA, yamlPlaceAt(text.split("\n").toReversed())).map(({ word }) => word);
}

test("fields and values are offered as the schema has them, at every depth", () => {
  assert.ok(offered("").includes("gateways"));
  assert.ok(offered("gateways:\n  web:\n    ").includes("routes"));
  const route = "gateways:\n  web:\n    routes:\n      - name: a\n        ";
  assert.ok(offered(route).includes("backends"));
  assert.ok(offered(`${route}policies: { jw`).includes("jwtAuthentication"));
  assert.deepEqual(offered(`${route}matches: [{ path: { type: `), [
    "Exact",
    "PathPrefix",
    "RegularExpression",
  ]);
  assert.deepEqual(offered("nothing:\n  known: "), []);
});

test("each offered field has a text", () => {
  for (const place of ["", "config:\n  ", "gateways:\n  web:\n    ", "models:\n  m:\n    "])
    for (const { word, help } of wordsAt(SCHEMA, yamlPlaceAt(place.split("\n").toReversed())))
      assert.notEqual(help, "", `${place}${word}`);
  assert.match(wordsOf(SCHEMA, ["gateways", "web", "port"]), /integer/);
  assert.match(wordsOf(SCHEMA, ["gateways", "web", "routes", "*", "hostnames"]), /Hosts whose/);
  assert.equal(wordsOf(SCHEMA, ["nothing", "known"]), "");
});
