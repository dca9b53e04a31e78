import assert from "node:assert/strict";
import { test } from "node:test";
import { onHead, start } from "../testing/harness.ts";

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
        received: (chunk) =>
          upstream.write(Buffer.from(Buffer.from(chunk).toString("latin1").toUpperCase())),
        ended: () => upstream.end(),
      },
      upstream: {
        received(chunk) {
          const text = Buffer.from(chunk).toString("latin1");
          // Bytes that the filter produces later keep their position.
          setImmediate(() => client.write(Buffer.from(`<${text}>`)));
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
