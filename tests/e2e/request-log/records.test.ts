import assert from "node:assert/strict";
import { test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { CheckedClient } from "../admin/admin-client.ts";
import { ask, callTool, CLIENT_KEYS, LOG_DATABASES, startLogged, written } from "./arrange.ts";
import type { LoggedGateway } from "./arrange.ts";

/** What the log of requests has, and how it is searched. */

const SETTINGS = `{ file: "\${LOG_FILE}", http: 'request.path == "/plain/logged"' }`;

async function search(logged: LoggedGateway, query: object = {}) {
  const { value } = await logged.client.call("searchRequests", { query });
  return value.records;
}

async function rawExport({ gateway }: LoggedGateway, path: string): Promise<string> {
  const response = await fetch(`http://127.0.0.1:${gateway.adminPort}/api/requests/${path}`);
  assert.equal(response.status, 200);
  return response.text();
}

for (const database of LOG_DATABASES)
  test(`${database}: models, tools, refusals and chosen requests are logged, searched, summed and exported`, async () => {
    await using logged = await startLogged(database, SETTINGS);
    const { gateway, client, models } = logged;
    assert.equal(await ask(logged), 200);
    assert.equal(await ask(logged, "Hi", { key: CLIENT_KEYS.bob }), 200);
    models.answer = () => ({ status: 503, json: { error: { message: "overloaded" } } });
    assert.equal(await ask(logged, "Hi", { key: CLIENT_KEYS.bob }), 503);
    assert.equal(await ask(logged, "Hi", { key: "planted-wrong-key-99" }), 401);
    await callTool(logged);
    for (const path of ["/plain/logged", "/plain/other"]) await fetch(gateway.url + path);
    // Three calls, a refusal, two requests of the MCP client, and one request that was chosen.
    await written(logged, 7);

    const [failed, second, first] = await search(logged, { kind: "Model" });
    assert.equal(first?.["http.response.status_code"], 200);
    assert.deepEqual(
      [first.key, first.user, first.team, first.route],
      ["ann", "ann@example.test", "tools", "chat"],
    );
    assert.deepEqual(
      [first["gen_ai.request.model"], first["gen_ai.response.model"]],
      ["gpt-5", "gpt-5-2026"],
    );
    assert.equal(first["gen_ai.provider.name"], "openai");
    assert.equal(first["gen_ai.operation.name"], "chat");
    assert.equal(first["gen_ai.usage.input_tokens"], 100);
    assert.equal(first["gen_ai.usage.output_tokens"], 10);
    assert.equal(first["llm.cost.nanodollars"], 280_000);
    assert.match(first["trace.id"] ?? "", /^[\da-f]{32}$/);
    assert.equal(first["http.request.body.content"], undefined);
    assert.equal(second?.key, "bob");
    assert.equal(failed?.["error.message"], "status 503");

    assert.deepEqual(
      (await search(logged, { error: "STATUS 50" })).map(({ id }) => id),
      [failed?.id],
    );
    assert.equal((await search(logged, { team: "web" })).length, 2);
    assert.equal((await search(logged, { status: "5xx", team: "web" })).length, 1);
    assert.equal((await search(logged, { trace: first["trace.id"] })).length, 1);
    assert.deepEqual((await client.call("getRequest", { query: { id: first.id } })).value, first);
    const [refused] = await search(logged, { kind: "Refusal" });
    assert.equal(refused?.["http.response.status_code"], 401);
    const methods = (await search(logged, { kind: "Mcp" })).map((one) => one["mcp.method.name"]);
    assert.ok(methods.includes("tools/call"));
    const [call] = await search(logged, { kind: "Mcp", limit: 1000 });
    assert.equal(call?.route, "tools");
    const http = await search(logged, { kind: "Http" });
    assert.deepEqual(
      http.map((one) => [one["url.path"], one["http.response.status_code"], one["error.type"]]),
      [["/plain/logged", 200, undefined]],
    );

    const all = await search(logged, { limit: 1000 });
    const pages: string[] = [];
    let after: string | undefined;
    do {
      const query = { limit: 3, ...(after === undefined ? {} : { after }) };
      const { value } = await client.call("searchRequests", { query });
      pages.push(...value.records.map(({ id }) => id));
      after = value.next;
    } while (after !== undefined);
    assert.deepEqual(
      pages,
      all.map(({ id }) => id),
    );
    const lines = (await rawExport(logged, "export.jsonl")).trimEnd().split("\n");
    assert.deepEqual(
      lines.map((line) => JSON.parse(line)),
      all,
    );
    const rows = (await rawExport(logged, "export.csv?kind=Model")).trimEnd().split("\r\n");
    assert.equal(rows.length, 4);
    assert.match(rows[0] ?? "", /^id,timestamp,kind,key,/);

    const { value: spending } = await client.call("getSpending", { query: { by: "team" } });
    assert.deepEqual(
      spending.groups
        .filter(({ name }) => name !== "")
        .map(({ name, calls, failed: bad, nanodollars }) => [name, calls, bad, nanodollars]),
      [
        ["web", 2, 1, 280_000],
        ["tools", 1, 0, 280_000],
      ],
    );
    const [today] = spending.points;
    assert.equal(today?.calls, all.length);
    const byHour = { by: "model", step: "hour", from: "24h", name: "gpt-5" };
    const hours = (await client.call("getSpending", { query: byHour })).value;
    assert.equal(
      hours.points.reduce((sum, { calls }) => sum + calls, 0),
      3,
    );

    const metrics = await (await fetch(`http://127.0.0.1:${gateway.statsPort}/metrics`)).text();
    assert.match(metrics, new RegExp(`request_log_records_total ${all.length}\\b`));
    assert.match(metrics, /request_log_records_dropped_total 0\b/);
    for (const query of [
      { status: "x" },
      { from: "x" },
      { kind: "x" },
      { after: "x" },
      { limit: 0 },
    ])
      assert.equal((await client.refusal("searchRequests", { query })).status, 400);
    assert.equal((await client.refusal("getSpending", { query: { by: "x" } })).status, 400);
    const none = { query: { id: "1-1" } };
    assert.equal((await client.refusal("getRequest", none)).status, 404);
  });

test("the tail has the records as they are written", async () => {
  await using logged = await startLogged("sqlite", SETTINGS);
  const { gateway } = logged;
  const url = `http://127.0.0.1:${gateway.adminPort}/api/requests/tail?team=tools`;
  const { body } = await fetch(url);
  assert.ok(body !== null);
  await ask(logged, "Hi", { key: CLIENT_KEYS.bob });
  await ask(logged);
  let text = "";
  for await (const chunk of body) {
    text += Buffer.from(chunk).toString();
    if (/data: .*\n\n/.test(text)) break;
  }
  assert.match(text, /"key":"ann"/);
  assert.doesNotMatch(text, /"key":"bob"/);
});

test("a gateway without a log says so", async () => {
  await using gateway = await Gateway.start({
    config:
      "gateways: { web: { port: $PORT, routes: [{ name: a, policies: { directResponse: { status: 200 } } }] } }",
  });
  const client = new CheckedClient(gateway);
  assert.deepEqual((await client.call("getRequestLog")).value, {
    ...{ enabled: false, written: 0, dropped: 0, waiting: 0 },
  });
  assert.match((await client.refusal("searchRequests")).detail, /set config.requestLog/);
});
