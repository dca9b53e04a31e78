import assert from "node:assert/strict";
import { test } from "node:test";
import { addressOfPlace, addressOfText } from "./address-of-place.ts";

test("a place leads to the address of its object, in a file and in a database", () => {
  const file = "gateway.yaml";
  for (const [place, address] of [
    [{ file, path: "gateways.web.routes[0].policies" }, "gateways/web/routes/0/policies"],
    [{ file, path: 'models["a/b.c"].match' }, "models/a~1b.c/match"],
    [{ object: "<database> routes/shop", path: "matches[1]" }, "routes/shop/matches/1"],
    [{ object: "<database> models/a/b", path: "" }, "models/a~1b"],
    [{ object: "EdgePolicy apps/login", path: "spec" }, undefined],
    [{ path: "spec" }, undefined],
  ] as const)
    assert.equal(addressOfPlace(place), address);
});

test("a place in words leads there, too", () => {
  assert.equal(addressOfText("gateways.web.policies.cors"), "gateways/web/policies/cors");
  assert.equal(addressOfText("policies.cors of <database> routes/a"), "routes/a/policies/cors");
  const named = "policies.cors of <database> routes/king of X hearts";
  assert.equal(addressOfText(named), "routes/king of X hearts/policies/cors");
  assert.equal(addressOfText('models["a of b"].match'), "models/a of b/match");
  assert.equal(addressOfText("spec.traffic.cors of EdgePolicy apps/a"), undefined);
});
