import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { onHead, start, turns } from "../testing/harness.ts";
import type { Harness } from "../testing/harness.ts";
import type { BodyTransform } from "../index.ts";

const GET = "GET / HTTP/1.1\r\nhost: a\r\n\r\n";
const HEAD = "HTTP/1.1 200 OK\r\ndate: now\r\n";

/** Converts to capital letters, removes x, and appends an exclamation mark. */
function capitals(): BodyTransform {
  return {
    add: (chunk) =>
      Buffer.from(Buffer.from(chunk).toString("latin1").replaceAll("x", "").toUpperCase()),
    end: () => Buffer.from("!"),
  };
}

function transforming(harness: Harness, transform: () => BodyTransform): void {
  harness.handler.response = (stream) => {
    stream.transformResponseBody(transform());
    stream.respond();
  };
}

describe("transformResponseBody", () => {
  const framings = {
    "with a length": [`${HEAD}content-length: 6\r\n\r\n`, "a", "xx", "bcd"],
    "in chunks": [
      `${HEAD}transfer-encoding: chunked\r\n\r\n`,
      "1\r\na\r\n",
      "2\r\nxx\r\n3\r\nbcd\r\n",
      "0\r\n\r\n",
    ],
  };
  for (const [name, pieces] of Object.entries(framings)) {
    test(`a body ${name} is sent as it is transformed, in new chunks`, async (context) => {
      const harness = await start(
        context,
        onHead((_head, socket) => {
          void (async () => {
            for (const piece of pieces) {
              socket.write(piece);
              for (let turn = 0; turn < 5; turn++) await turns();
            }
          })();
        }),
      );
      transforming(harness, capitals);
      const client = harness.client().send(GET);
      const text = await client.contains("0\r\n\r\n");
      const [head = "", body = ""] = text
        .split("\r\n\r\n", 1)
        .concat(text.slice(text.indexOf("\r\n\r\n") + 4));
      assert.doesNotMatch(head, /content-length/);
      assert.match(head, /transfer-encoding: chunked/);
      const data = body.replaceAll(/[0-9a-f]+\r\n/g, "").replaceAll("\r\n", "");
      assert.equal(data, "ABCD!");
    });
  }

  test("a body that is complete with the headers is transformed, too, and the connection is kept", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) => socket.write(`${HEAD}content-length: 2\r\n\r\nab`)),
    );
    transforming(harness, capitals);
    const client = harness.client().send(GET);
    await client.contains("2\r\nAB\r\n1\r\n!\r\n0\r\n\r\n");
    client.send(GET);
    await client.contains("0\r\n\r\nHTTP/1.1 200 OK");
  });

  test("the transform ends a body that the upstream does not end", async (context) => {
    const ends: string[] = [];
    const harness = await start(
      context,
      onHead((_head, socket) => {
        socket.write(`${HEAD}content-length: 9\r\n\r\nab`, () => socket.destroy());
      }),
    );
    transforming(harness, () => ({ ...capitals(), cut: () => Buffer.from("?") }));
    harness.handler.finished = (_stream, end) => ends.push(end);
    const client = harness.client().send(GET);
    await client.contains("2\r\nAB\r\n1\r\n?\r\n0\r\n\r\n");
    assert.deepEqual(ends, ["upstream-aborted"]);
  });
});
