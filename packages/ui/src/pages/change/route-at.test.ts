import assert from "node:assert/strict";
import { test } from "node:test";
import { routeAt } from "./route-at.ts";

test("an address in a route of a gateway says the id of the route", () => {
  assert.equal(routeAt("gateways/web/routes/shop/policies/rateLimit"), "web/shop");
  assert.equal(routeAt("gateways/web/routes/a~1b"), "web/a/b");
  for (const other of ["gateways/web", "gateways/web/routes/0", "routes/shop", "models/fast"])
    assert.equal(routeAt(other), undefined);
});
