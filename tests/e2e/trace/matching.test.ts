import assert from "node:assert/strict";
import { Agent, get } from "node:http";
import { after, before, test } from "node:test";
import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import { AdminClient, AdminError, fetchTransport } from "@edge-gateway/admin-client";
import type { AdminCall } from "@edge-gateway/admin-client";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { traceWith } from "./gwctl.ts";

/** Traces of requests that match, at a gateway with two workers. */

const CONFIG = `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: all
        policies: { directResponse: { status: 200, body: ok } }
`;
/** Requests of others, of which each is at another connection. */
const OTHERS = 20;

let gateway: Gateway;
let admin: AdminClient;

before(async () => {
  gateway = await Gateway.start({ config: CONFIG, environment: { WORKER_THREADS: "2" } });
  admin = new AdminClient(fetchTransport(`http://127.0.0.1:${gateway.adminPort}`));
});

after(() => gateway?.[Symbol.asyncDispose]());

type Query = NonNullable<AdminCall<"traceRequests">["query"]>;

/** Requests by connections of their own, so that every worker gets some. */
async function visit(path: string, host = "a.test", times = 1): Promise<void> {
  for (let visits = 0; visits < times; visits++) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    get(gateway.url + path, { agent: new Agent(), headers: { host } }, (response) =>
      response.resume().on("end", resolve),
    ).on("error", reject);
    await promise;
  }
}

/** The records of a trace, which begins before `meanwhile` does; `meanwhile` can see whether the trace has ended. */
async function traced(
  query: Query,
  meanwhile: (hasEnded: () => boolean) => Promise<unknown>,
): Promise<TraceRecord[]> {
  const opened = Promise.withResolvers<void>();
  const records = Array.fromAsync(
    admin.stream("traceRequests", { query, opened: () => opened.resolve() }),
  );
  await Promise.race([opened.promise, records]);
  let ended = false;
  void records.finally(() => (ended = true)).catch(() => undefined);
  await meanwhile(() => ended);
  return records;
}

function urisIn(records: readonly TraceRecord[]): readonly unknown[] {
  return records.flatMap(({ message }) =>
    message.type === "requestSnapshot" && message.stage === "initial request"
      ? [message.requestState.request?.uri]
      : [],
  );
}

test("only requests that match are traced, and the stream ends after as many as were wanted", async () => {
  const query = {
    filter: 'request.headers["host"].startsWith("b.") && request.method == "GET"',
    host: "*.test",
    pathPrefix: "/orders",
    count: 3,
  };
  const records = await traced(query, async (hasEnded) => {
    await visit("/orders/x", "a.test", OTHERS);
    while (!hasEnded()) {
      await visit("/orders/x", "a.test");
      await visit("/ordersmore", "b.test");
      await visit("/orders/1", "b.test");
    }
  });
  const uris = urisIn(records);
  assert.equal(uris.length, 3);
  for (const uri of uris) assert.equal(uri, "http://b.test/orders/1");
  assert.equal(records.filter(({ message }) => message.type === "requestFinished").length, 3);
});

test("what waits for a sent request takes no other", async () => {
  const sent = "one-of-mine";
  const records = await traced({ sent, detail: true }, async () => {
    await visit("/others", "a.test", OTHERS);
    const body = { method: "GET", url: `${gateway.url}/mine`, trace: sent };
    for await (const event of admin.stream("sendRequest", { body }))
      assert.notEqual(event.type, "failed");
    await visit("/others", "a.test", OTHERS);
  });
  assert.deepEqual(urisIn(records), [`${gateway.url}/mine`]);
});

test("parameters that choose nothing are refused, with the place in an expression", async () => {
  const refusal = async (query: Query): Promise<AdminError> => {
    const { done } = await admin
      .stream("traceRequests", { query })
      .next()
      .catch((error: unknown) => ({ done: error }));
    assert.ok(done instanceof AdminError);
    return done;
  };
  const { problem } = await refusal({ filter: "true &&\n jwt.sub == 'a'" });
  assert.equal(problem.status, 400);
  const [finding] = problem.findings ?? [];
  assert.deepEqual([finding?.line, finding?.column, finding?.code], [2, 2, "expression"]);
  assert.match(finding?.message ?? "", /jwt/);
  for (const query of [
    { count: 0 },
    { count: 1_001 },
    { host: "a.test:80" },
    { pathPrefix: "api" },
    { sent: "x", host: "a.test" },
  ])
    assert.equal((await refusal(query)).kind, "bad-request", JSON.stringify(query));
});

test("gwctl names the wrong place of a filter", async () => {
  const { status, err } = await traceWith(gateway, "--filter", "request.paht == '/'");
  assert.equal(status, 1);
  assert.match(err, /refused .*'filter' is wrong at character 8: .*paht/);
});
