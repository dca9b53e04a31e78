import assert from "node:assert/strict";
import { test } from "node:test";
import { standIn } from "./gateway.suite.ts";
import { gwctl } from "./gwctl.suite.ts";

test("ui prints the address of a running gateway's page", async (context) => {
  const body = '{"generation":7,"lastAttempt":null}';
  const { adminPort } = await standIn(context, { refuse: { status: 200, body } });
  const { status, out, err } = await gwctl(["ui", "--proxy-admin-port", String(adminPort)]);
  assert.deepEqual([status, out, err], [0, `http://127.0.0.1:${adminPort}/ui\n`, ""]);
});

test("ui prints no address where no gateway is", async (context) => {
  const { adminPort } = await standIn(context, { refuse: { status: 200, body: "{}" } });
  const { status, out, err } = await gwctl(["ui", "--proxy-admin-port", String(adminPort)]);
  assert.deepEqual([status, out], [1, ""]);
  assert.match(err, /^error: /);
});
