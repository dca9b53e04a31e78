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

test("a change says its fields with their values, and the rules of an MCP server", () => {
  const route = { target: "route", targetName: "shop" } as const;
  const said = (...changes: Parameters<typeof changesText>[0]["changes"]): string =>
    changesText({ changes, omitted: 0 });
  const limit = { kind: "policy", name: "rateLimit", change: "changed", ...route } as const;
  const requests = { path: "local[0].requests", before: "5", after: "9" };
  assert.equal(
    said({ ...limit, fields: [{ ...requests, change: "changed" }] }),
    "route shop: rateLimit changed (local[0].requests from 5 to 9)",
  );
  assert.equal(
    said({ ...limit, fields: [{ path: "local[1]", change: "removed" }] }),
    "route shop: rateLimit changed (local[1] removed)",
  );
  assert.equal(
    said({ ...limit, change: "added", fields: [{ ...requests, change: "added" }] }),
    "route shop: rateLimit added",
  );
  const rule = { path: "policy.matchExpressions[0]", change: "removed", before: "a == b" } as const;
  assert.equal(
    said({
      ...{ kind: "policy", name: "mcp.authorization", change: "removed", fields: [rule] },
      ...{ target: "backend", targetName: "calc" },
    }),
    "backend calc: rules of the MCP server removed (rule a == b removed)",
  );
  assert.equal(
    said({ kind: "backend", name: "calc", change: "unused" }),
    "backend calc: no route leads to it any more",
  );
});
