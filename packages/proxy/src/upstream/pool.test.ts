import assert from "node:assert/strict";
import { test } from "node:test";
import { ok, onHead, start, until } from "../engine/testing/harness.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";

test("free connections are kept up to the limit, the last one used is taken first", async (context) => {
  const waiting: { number: number; answer: () => void }[] = [];
  let open = 0;
  const harness = await start(
    context,
    (socket, number) => {
      open++;
      socket.on("end", () => open--);
      onHead(() => waiting.push({ number, answer: () => socket.write(ok(`${number}`)) }))(socket);
    },
    { poolMaxIdle: 2 },
  );
  const clients = [
    harness.client().send(GET),
    harness.client().send(GET),
    harness.client().send(GET),
  ];
  await until(() => waiting.length === 3);
  for (const { answer } of waiting.splice(0)) {
    answer();
    await until(() => clients.filter(({ received }) => received !== "").length > 0);
  }
  for (const client of clients) await client.contains("\r\n\r\n");
  await until(() => open === 2);
  clients[0]?.send(GET);
  await until(() => waiting.length === 1);
  assert.equal(harness.requests.length, 4);
  assert.ok((waiting[0]?.number ?? 3) < 3, "a free connection is used again");
});

test("a closed pool ends free connections at once and others after their response", async (context) => {
  let answer = (): void => {};
  let open = 0;
  const harness = await start(context, (socket) => {
    open++;
    socket.on("end", () => open--);
    onHead((_head, _socket, count) => {
      answer = () => socket.write(ok(`answer ${count}`));
      if (count === 0) answer();
    })(socket);
  });
  const client = harness.client().send(GET);
  await client.contains("answer 0");
  client.send(GET);
  await until(() => harness.requests.length === 2);
  harness.upstream.close();
  answer = await new Promise((resolve) => setImmediate(() => resolve(answer)));
  await until(() => harness.requests.length === 2);
  answer();
  await client.contains("answer 1");
  await until(() => open === 0);
});

test("names of endpoints", async (context) => {
  const harness = await start(context, () => {});
  assert.match(harness.upstream.name, /^127\.0\.0\.1:\d+$/);
});
