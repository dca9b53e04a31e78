import assert from "node:assert/strict";
import { test } from "node:test";
import { yamlPlaceAt } from "./yaml-path.ts";

const TEXT = `# a gateway
gateways:
  web:
    port: 80
    routes:
      - name: api

        matches:
        - path: { type: PathPrefix, value: /a }
        policies:
          timeouts: { request: 1s }
`;

function placeIn(more: string): string {
  const { path, isKey, word } = yamlPlaceAt((TEXT + more).split("\n").toReversed());
  return `${path.join(".")} ${isKey ? "key" : "value"} ${word}`.trimEnd();
}

test("the indentation of a line says where its key belongs", () => {
  assert.equal(placeIn("back"), " key back");
  assert.equal(placeIn("  web2"), "gateways key web2");
  assert.equal(placeIn("    pro"), "gateways.web key pro");
  assert.equal(placeIn("        back"), "gateways.web.routes.* key back");
  assert.equal(placeIn("          co"), "gateways.web.routes.*.policies key co");
  assert.equal(placeIn("      - na"), "gateways.web.routes.* key na");
});

test("after a key the place is its value, also in brackets", () => {
  assert.equal(placeIn("    protocol: H"), "gateways.web.protocol value H");
  assert.equal(placeIn('    "protocol": H'), "gateways.web.protocol value H");
  const route = "gateways.web.routes.*";
  assert.equal(placeIn("        backends: [{ ho"), `${route}.backends.* key ho`);
  assert.equal(
    placeIn("        matches: [{ path: { value: /x, type: P"),
    `${route}.matches.*.path.type value P`,
  );
  assert.equal(
    placeIn('        matches: [{ path: { value: "a: {" }, me'),
    `${route}.matches.* key me`,
  );
  assert.equal(placeIn("        hostnames: [a, b"), `${route}.hostnames.* value b`);
});

test("a list may be as far to the left as its key", () => {
  const lines = TEXT.split("\n").slice(0, 9);
  const { path } = yamlPlaceAt(lines.toReversed());
  assert.deepEqual(path, ["gateways", "web", "routes", "*", "matches", "*", "path"]);
});

test("a text that is not YAML has a place, too", () => {
  for (const text of ["", "\n", "]", "{", "- ", "a: }", "a: [}", "\t", ": : :", "'", '"a'])
    assert.equal(typeof yamlPlaceAt(text.split("\n").toReversed()).word, "string");
});
