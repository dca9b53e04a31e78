import assert from "node:assert/strict";
import { test } from "node:test";
import { dataPlaneAccount } from "./data-plane-account.ts";

test("the objects of a gateway have the gateway's name, if a Service may have that name", () => {
  for (const name of ["web", "w", "web-1", "a".repeat(63)])
    assert.equal(dataPlaneAccount(name), name);
});

test("other names are converted to names that a Service may have, and different gateways get different names", () => {
  const names = [
    "web.example",
    "web-example.",
    "1web",
    "a".repeat(64),
    `${"a".repeat(64)}b`,
    "a.".repeat(40),
  ];
  const accounts = names.map(dataPlaneAccount);
  for (const account of accounts) assert.match(account, /^[a-z](?:[-a-z0-9]{0,61}[a-z0-9])$/);
  assert.equal(new Set(accounts).size, names.length);
  assert.match(dataPlaneAccount("web.example"), /^web-example-[0-9a-f]{12}$/);
  assert.match(dataPlaneAccount("1web"), /^gw-1web-[0-9a-f]{12}$/);
});
