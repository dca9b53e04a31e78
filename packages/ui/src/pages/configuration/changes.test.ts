import assert from "node:assert/strict";
import { test } from "node:test";
import { changesText } from "./changes.ts";

test("a message names the first changes, and how many more there are", () => {
  const added = (name: string) => ({ kind: "route", name, change: "added" }) as const;
  assert.equal(
    changesText({ changes: [added("shop"), added("shop")], omitted: 0 }),
    "route shop added",
  );
  const changes = ["a", "b", "c", "d"].map(added);
  assert.equal(
    changesText({ changes, omitted: 2 }),
    "route a added, route b added, route c added, 3 more",
  );
  assert.equal(changesText({ changes: [], omitted: 0 }), "");
});

test("the change of a policy says what the policy is attached to", () => {
  const policy = { kind: "policy", name: "rateLimit", change: "added" } as const;
  const ofRoute = { ...policy, target: "route", targetName: "web/shop" } as const;
  const ofGateway = { ...policy, target: "gateway", targetName: "web" } as const;
  assert.equal(
    changesText({ changes: [ofRoute, ofGateway], omitted: 0 }),
    "route web/shop: rateLimit added, gateway web: rateLimit added",
  );
});
