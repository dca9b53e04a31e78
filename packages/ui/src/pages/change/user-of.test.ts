import assert from "node:assert/strict";
import { test } from "node:test";
import { userOf } from "./user-of.ts";

test("the place of a reference leads to the object that has it", () => {
  for (const [path, place, address] of [
    [
      "gateways.web.routes[0].backends[1].backend",
      "gateways.web.routes[0]",
      "gateways/web/routes/0",
    ],
    ["routes[2].backends[0].backend", "routes[2]", "routes/2"],
    ["models.fast.parentRefs[0].name", "models.fast", "models/fast"],
    ['models["a.b"].parentRefs[0].name', 'models["a.b"]', "models/a.b"],
    ["policies[1].targetRefs[0].name", "policies[1]", "policies/1"],
    ["routes/shop.backends[0].backend", "routes/shop", "routes/shop"],
  ] as const)
    assert.deepEqual(userOf(path), { place, address });
});
