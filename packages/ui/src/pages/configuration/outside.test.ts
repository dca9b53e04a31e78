import assert from "node:assert/strict";
import { test } from "node:test";
import { outsideFindings } from "./outside.ts";

test("what is missing outside is said at the place that needs it, also of a row of a database", () => {
  const message = "port 80: address already in use by another process";
  const found = outsideFindings([
    { place: { path: "gateways.web.port", file: "gw.yaml" }, message },
    { place: { path: "port", object: "<database> gateways/web" }, message },
    { place: { path: "", object: "<database> gateways/web" }, message },
  ]);
  assert.deepEqual(
    found.map(({ path }) => path),
    ["gateways.web.port", "gateways/web.port", "gateways/web"],
  );
  assert.deepEqual(outsideFindings(undefined), []);
  assert.deepEqual(outsideFindings("too many candidates are judged now: try again"), []);
});
