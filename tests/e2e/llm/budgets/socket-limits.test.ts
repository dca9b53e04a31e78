import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { WebSocket, WebSocketServer } from "ws";

/** Reservations of rate limits and budgets of keys hold for each call of a WebSocket. */

type Event = Readonly<Record<string, unknown>>;

/**
 * The calls to which the provider has not responded yet, and a function that responds to the first
 * of them.
 */
const waiting: { readonly event: Event; readonly send: (event: Event) => void }[] = [];
let provider: WebSocketServer;
let gateway: Gateway;

function eventIn(data: unknown): Event {
  return JSON.parse(String(data));
}

before(async () => {
  provider = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(provider, "listening");
  provider.on("connection", (socket) =>
    socket.on("message", (data) => {
      const send = (event: Event): void => socket.send(JSON.stringify(event));
      waiting.push({ event: eventIn(data), send });
    }),
  );
  const address = provider.address();
  assert.ok(typeof address === "object" && address !== null);
  const rates = '{ input: "2.50", output: "10" }';
  gateway = await Gateway.start({
    config: `
config:
  llmKeys: { outputTokens: 50 }
  modelCatalog: [{ inline: { providers: { openai: { models: { gpt-5: { rates: ${rates} } } } } } }]
gateways:
  web:
    port: \${PORT}
    routes:
      - name: reserved
        matches: [{ headers: [{ name: x-kind, value: reserved }] }]
        policies:
          rateLimit: { local: [{ tokens: 200, unit: Hours, reservation: { outputTokens: 100 } }] }
        backends: [{ backend: openai }]
      - name: keys
        policies: { apiKeyAuthentication: { runtimeKeys: {} } }
        backends: [{ backend: openai }]
backends:
  openai: { ai: { provider: { openai: {}, host: 127.0.0.1, port: ${address.port} } } }
`,
  });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  for (const socket of provider.clients) socket.terminate();
  provider.close();
});

interface Talk {
  readonly events: Event[];
  ask(lane: string, more?: object): void;
  /** Waits for the events of a type in a lane. */
  got(type: string, lane: string): Promise<Event>;
  close(): Promise<void>;
}

async function talk(headers: Readonly<Record<string, string>>): Promise<Talk> {
  const socket = new WebSocket(`${gateway.url.replace("http", "ws")}/v1/responses`, { headers });
  const events: Event[] = [];
  socket.on("message", (data) => events.push(eventIn(data)));
  await once(socket, "open");
  return {
    events,
    ask(lane, more = {}) {
      const event = { type: "response.create", stream_id: lane, model: "gpt-5", input: "Hi" };
      socket.send(JSON.stringify({ ...event, ...more }));
    },
    async got(type, lane) {
      const found = (): Event | undefined =>
        events.find((event) => event["type"] === type && event["stream_id"] === lane);
      return waitFor(`${type} in ${lane}`, found);
    },
    async close() {
      const closed = once(socket, "close");
      socket.close();
      await closed;
    },
  };
}

/** Responds to the call of a lane with this usage. */
async function answer(lane: string, input: number, output: number): Promise<void> {
  const isOfLane = ({ event }: { readonly event: Event }): boolean => event["stream_id"] === lane;
  await waitFor(`call in ${lane}`, () => waiting.some(isOfLane));
  const [call] = waiting.splice(waiting.findIndex(isOfLane), 1);
  const usage = { input_tokens: input, output_tokens: output, total_tokens: input + output };
  call?.send({
    type: "response.completed",
    stream_id: lane,
    response: { id: `r-${lane}`, model: "gpt-5", status: "completed", output: [], usage },
  });
}

async function admin<Value>(path: string, order?: object): Promise<Value> {
  const body = order === undefined ? {} : { method: "POST", body: JSON.stringify(order) };
  const response = await fetch(`http://127.0.0.1:${gateway.adminPort}${path}`, body);
  const value: Value = JSON.parse(await response.text());
  return value;
}

async function spent(): Promise<readonly number[]> {
  const { budgets } = await admin<{ budgets: { spent: number }[] }>("/llm/budgets");
  return budgets.map((each) => each.spent);
}

test("calls in lanes reserve tokens one by one, and release those that they did not use", async () => {
  const own = await talk({ "x-kind": "reserved" });
  own.ask("a");
  own.ask("b");
  const refusal = await own.got("error", "b");
  assert.equal(refusal["status"], 429);
  assert.ok(waiting.every(({ event }) => event["stream_id"] === "a"));
  await answer("a", 10, 5);
  await own.got("response.completed", "a");
  own.ask("c");
  await answer("c", 10, 160);
  await own.got("response.completed", "c");
  own.ask("d", { max_output_tokens: 1 });
  assert.equal((await own.got("error", "d"))["status"], 429);
  await own.close();
});

test("an error of the provider instead of a response releases the reservation", async () => {
  const { key } = await admin<{ key: string }>("/llm/keys", { name: "erring", tokens: 150 });
  const own = await talk({ authorization: `Bearer ${key}` });
  own.ask("a", { max_output_tokens: 100 });
  await waitFor("call", () => waiting.length === 1);
  const [call] = waiting.splice(0);
  call?.send({ type: "error", stream_id: "a", status: 400, error: { message: "no" } });
  await own.got("error", "a");
  own.ask("b", { max_output_tokens: 100 });
  await answer("b", 10, 5);
  await own.got("response.completed", "b");
  await own.close();
});

for (const [bound, most, costs] of [
  [{ tokens: 150 }, "tokens", [15, 30]],
  [{ dollars: "0.0013" }, "dollars", [0.000075, 0.00015]],
] as const)
  test(`a budget in ${most} bounds the calls of an open WebSocket, and the refusal names it`, async () => {
    const before = (await spent()).length;
    const { key } = await admin<{ key: string }>("/llm/keys", { name: `own ${most}`, ...bound });
    const own = await talk({ authorization: `Bearer ${key}` });
    own.ask("a");
    own.ask("b");
    own.ask("c");
    const refusal = await own.got("error", "c");
    assert.match(JSON.stringify(refusal), /the budget \\"key own .*too little left/);
    await answer("a", 10, 5);
    await answer("b", 10, 5);
    await own.got("response.completed", "b");
    assert.equal((await spent())[before], costs[1]);
    own.ask("d", { max_output_tokens: 10 });
    await waitFor("call", () => waiting.length === 1);
    waiting.splice(0)[0]?.send({ type: "response.output_text.delta", stream_id: "d", delta: "x" });
    await own.got("response.output_text.delta", "d");
    await own.close();
    await waitFor("estimate", async () => ((await spent())[before] ?? 0) > costs[1]);
    assert.ok(((await spent())[before] ?? 0) < costs[1] * 3);
  });

test("a WebSocket makes no call with a key that was removed, and a later budget applies to it", async () => {
  const { id, key } = await admin<{ id: string; key: string }>("/llm/keys", { name: "removed" });
  const own = await talk({ authorization: `Bearer ${key}` });
  own.ask("a");
  await answer("a", 10, 5);
  await own.got("response.completed", "a");
  await admin("/llm/budgets", { name: "late", scope: "Key", subject: id, tokens: 20 });
  own.ask("b");
  await answer("b", 10, 15);
  await own.got("response.completed", "b");
  own.ask("c");
  assert.match(JSON.stringify(await own.got("error", "c")), /the budget \\"late\\" has too little/);
  await admin(`/llm/keys/remove?id=${id}`, {});
  own.ask("d");
  const refusal = await own.got("error", "d");
  assert.equal(refusal["status"], 401);
  assert.match(JSON.stringify(refusal), /was removed or disabled, or has expired/);
  assert.equal(waiting.length, 0);
  await own.close();
});

test("each call of a WebSocket is only for a model that its key allows by then", async () => {
  const order = { name: "few", models: ["gpt-5"] };
  const { id, key } = await admin<{ id: string; key: string }>("/llm/keys", order);
  const own = await talk({ authorization: `Bearer ${key}` });
  own.ask("a");
  await answer("a", 10, 5);
  await own.got("response.completed", "a");
  own.ask("b", { model: "gpt-4" });
  const refusal = await own.got("error", "b");
  assert.equal(refusal["status"], 403);
  assert.match(JSON.stringify(refusal), /may not use the model `gpt-4`/);
  const { keys } = await admin<{ keys: { id: string; version: string }[] }>("/api/keys");
  const version = keys.find((each) => each.id === id)?.version;
  const changed = await fetch(`http://127.0.0.1:${gateway.adminPort}/api/keys/change?id=${id}`, {
    method: "POST",
    headers: { "content-type": "application/json", "if-match": `"${version}"` },
    body: JSON.stringify({ name: "few", models: ["gpt-4"] }),
  });
  assert.equal(changed.status, 200);
  own.ask("c");
  assert.equal((await own.got("error", "c"))["status"], 403);
  assert.equal(waiting.length, 0);
  await own.close();
});
