import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { test } from "node:test";
import { MAX_INTERIM_RESPONSES } from "../bounds.ts";
import { ok, onHead, start, until } from "../testing/harness.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
const HINT = "HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n";
const PROCESSING = "HTTP/1.1 102 Processing\r\n\r\n";

for (const interim of [HINT, PROCESSING, "HTTP/1.1 100 Continue\r\n\r\n"]) {
  const name = interim.slice(9, 12);

  test(`the allowed number of responses ${name} can precede each response`, async (context) => {
    const most = interim.repeat(MAX_INTERIM_RESPONSES);
    const harness = await start(
      context,
      onHead((_head, socket, count) => socket.write(most + ok(`${count}`))),
    );
    const client = harness.client();
    for (const count of [0, 1]) {
      const received = await client.send(GET).contains(`\r\n\r\n${count}`);
      assert.ok(received.endsWith(most + ok(`${count}`)));
    }
    assert.equal(harness.failures.length, 0);
  });

  test(`one more response ${name} fails the call and its connection, alone or together with others`, async (context) => {
    const sockets: Socket[] = [];
    let closed = 0;
    const harness = await start(context, (socket, number) => {
      sockets.push(socket);
      socket.on("end", () => closed++);
      const flood = interim.repeat(MAX_INTERIM_RESPONSES + (number === 0 ? 1 : 0));
      onHead(() => socket.write(flood))(socket);
    });
    const first = await harness.client().send(GET).contains("protocol");
    assert.ok(first.startsWith(`${interim.repeat(MAX_INTERIM_RESPONSES)}HTTP/1.1 503 `));
    await until(() => closed === 1);
    const second = harness.client().send(GET);
    await second.until((text) => text.length >= interim.length * MAX_INTERIM_RESPONSES);
    sockets[1]?.write(interim + ok("never seen"));
    const received = await second.contains("protocol");
    assert.ok(!received.includes("never seen"));
    assert.match(harness.failures[1]?.failure.detail ?? "", /too many interim responses/);
    await until(() => closed === 2);
  });
}
