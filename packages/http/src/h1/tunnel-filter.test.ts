import assert from "node:assert/strict";
import { test } from "node:test";
import { onHead, start, until } from "../testing/harness.ts";

const UPGRADE = "GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: own\r\n\r\n";
const SWITCH = "HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: own\r\n\r\n";

test("what passes a tunnel is what filters make of it, both ways", async (context) => {
  let received = "";
  const harness = await start(
    context,
    onHead((_head, socket) => {
      socket.on("data", (data) => {
        received += data.toString("latin1");
        if (received.endsWith("BYE")) socket.end("last");
      });
      socket.write(`${SWITCH}early`);
    }),
  );
  const ended: string[] = [];
  harness.handler.response = (stream) => {
    stream.filterTunnel(({ client, upstream }) => ({
      client: {
        received(chunk) {
          upstream.write(Buffer.from(Buffer.from(chunk).toString("latin1").toUpperCase()));
          return undefined;
        },
        ended: () => upstream.end(),
      },
      upstream: {
        received(chunk) {
          const text = Buffer.from(chunk).toString("latin1");
          // Bytes that the filter produces later keep their position.
          setImmediate(() => client.write(Buffer.from(`<${text}>`)));
          return undefined;
        },
        ended() {
          ended.push("upstream");
          setImmediate(() => client.end());
        },
      },
    }));
    stream.respond();
  };
  const client = harness.client().send(UPGRADE);
  await client.contains("<early>");
  assert.match(client.received, /^HTTP\/1.1 101 /);
  client.send("bye");
  await client.contains("<last>");
  assert.equal(received, "BYE");
  assert.deepEqual(ended, ["upstream"]);
});

test("a side whose filter has too many bytes is read again when it has room", async (context) => {
  const harness = await start(
    context,
    onHead((_head, socket) => {
      socket.on("data", (data) => socket.write(data));
      socket.write(SWITCH);
    }),
  );
  const chunks: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  harness.handler.response = (stream) => {
    stream.filterTunnel(({ client, upstream }) => ({
      client: {
        received(chunk) {
          chunks.push(Buffer.from(chunk).toString("latin1"));
          if (chunks[0] !== "held") upstream.write(Buffer.from(chunk));
          return chunks[0] === "held" ? promise : undefined;
        },
        ended: () => upstream.end(),
      },
      upstream: {
        received(chunk) {
          client.write(Buffer.from(chunk));
          return undefined;
        },
        ended: () => client.end(),
      },
    }));
    stream.respond();
  };
  const client = harness.client().send(UPGRADE);
  await client.contains("101");
  client.send("held");
  await until(() => chunks.length === 1);
  client.send("more");
  const held = [...chunks];
  // Another connection shows that the thread has read what had arrived.
  const other = harness.client().send(UPGRADE);
  await other.contains("101");
  assert.deepEqual(chunks, held);
  resolve();
  await until(() => chunks.join(",") === "held,more");
});
