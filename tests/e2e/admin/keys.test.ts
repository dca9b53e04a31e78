import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { CheckedClient } from "./admin-client.ts";

/** What the admin API does with the keys of clients of models, and with their budgets. */

let gateway: Gateway;
let client: CheckedClient;

before(async () => {
  gateway = await Gateway.start({
    config: `
config: { workerThreads: 2 }
gateways:
  web:
    port: \${PORT}
models: { gpt-5: { provider: OpenAI, policies: { auth: { key: planted-key-19e4 } } } }
`,
  });
  client = new CheckedClient(gateway);
});

after(() => gateway?.[Symbol.asyncDispose]());

/** The version of a reply, for the next change. */
function versionOf({ version }: { readonly version: string | undefined }) {
  return version === undefined ? {} : { version };
}

test("a key is shown once, is listed with its budget, and is deleted", async () => {
  const body = { name: "ci", team: "tools", dollars: "5" };
  const { id, key } = (await client.call("createKey", { body })).value;
  const { keys } = (await client.call("getKeys")).value;
  assert.ok(!JSON.stringify(keys).includes(key));
  const [made] = keys;
  assert.equal(made?.id, id);
  assert.equal(made?.team, "tools");
  const { budgets } = (await client.call("getBudgets")).value;
  assert.deepEqual(
    budgets.map(({ name, dollars, spent }) => [name, dollars, spent]),
    [[made?.budgets[0], "5", "0"]],
  );
  await client.call("deleteKey", { query: { id } });
  assert.deepEqual((await client.call("getKeys")).value.keys, []);
  assert.equal((await client.refusal("deleteKey", { query: { id } })).status, 404);
});

test("a budget of a team is set, replaced and deleted, and a wrong one is refused", async () => {
  const body = { name: "spring", scope: "Team" as const, subject: "tools", dollars: "5" };
  const { newVersion } = (await client.call("getBudgets")).value;
  assert.equal((await client.refusal("setBudget", { body })).status, 428);
  const made = await client.call("setBudget", { body, version: newVersion });
  assert.deepEqual(made.value, { name: "spring" });
  const month = { ...body, dollars: "7", calendar: "Month" as const };
  await client.call("setBudget", { body: month, ...versionOf(made) });
  const { budgets } = (await client.call("getBudgets")).value;
  assert.deepEqual(
    budgets.map(({ name, subject, dollars, calendar }) => [name, subject, dollars, calendar]),
    [["spring", "tools", "7", "Month"]],
  );
  assert.equal(
    (await client.refusal("setBudget", { body: { ...body, dollars: "five" }, version: "a" }))
      .status,
    400,
  );
  const { version = "" } = budgets[0] ?? {};
  const ofNobody = { ...body, scope: "Key" as const, subject: "none" };
  assert.equal((await client.refusal("setBudget", { body: ofNobody, version })).status, 404);
  const query = { name: "spring" };
  assert.deepEqual((await client.call("deleteBudget", { query, version })).value, query);
  assert.deepEqual((await client.call("getBudgets")).value.budgets, []);
  assert.equal((await client.refusal("deleteBudget", { query, version })).status, 404);
});

test("of two who set one budget, the later one gets the budget of the other", async () => {
  const body = { name: "autumn", scope: "Team" as const, subject: "tools", dollars: "5" };
  const { newVersion } = (await client.call("getBudgets")).value;
  await client.call("setBudget", { body, version: newVersion });
  const refused = await client.refusal("setBudget", {
    body: { ...body, dollars: "9" },
    version: newVersion,
  });
  assert.equal(refused.status, 412);
  const { value } = await client.call("getBudgets");
  assert.deepEqual(refused.current, value.budgets[0]);
  const [{ version } = { version: "" }] = value.budgets;
  assert.equal(refused.version, version);
  const query = { name: "autumn" };
  const late = await client.refusal("deleteBudget", { query, version: newVersion });
  assert.equal(late.status, 412);
  await client.call("deleteBudget", { query, version });
  const gone = await client.refusal("setBudget", { body, version });
  assert.deepEqual([gone.status, gone.current, gone.version], [412, null, newVersion]);
});
