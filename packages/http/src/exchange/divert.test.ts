import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { TestContext } from "node:test";
import { listenHttp2, openSession, responseOf, startBeforeHttp2 } from "../h2/testing/harness.ts";
import { onHead, start, turns, until } from "../testing/harness.ts";
import type { Harness } from "../testing/harness.ts";
import type { BodyReceiver, BodySender } from "./body/body-handlers.ts";

/** Sends received data in capital letters one turn later, with an additional trailer. */
function capitals(divert: (receiver: BodyReceiver) => BodySender): void {
  const jobs: Promise<void>[] = [];
  const later = (work: () => void): void => {
    const last = jobs.at(-1) ?? Promise.resolve();
    jobs.push(last.then(() => turns()).then(work));
  };
  const sender = divert({
    received: (chunk) => {
      const text = Buffer.from(chunk).toString("latin1").toUpperCase();
      later(() => sender.write(Buffer.from(text)));
    },
    finished: (trailers) => later(() => sender.end([...trailers, "x-made", "1"])),
    pause: () => sender.pause(),
    resume: () => sender.resume(),
  });
  sender.resume();
}

/** Diverts the bodies of the request and the response. */
function capitalize(harness: Harness): void {
  const { request } = harness.handler;
  harness.handler.request = (stream) => {
    if (stream.hasRequestBody) capitals((receiver) => stream.divertRequest(receiver));
    request(stream);
  };
  harness.handler.response = (stream) => {
    capitals((receiver) => stream.divertResponse(receiver));
    stream.respond();
  };
}

const CHUNKED = "transfer-encoding: chunked\r\n\r\n";
const FRAMINGS = {
  "with a length": { head: "content-length: 6\r\n\r\n", pieces: ["a", "bb", "ccc"], end: "" },
  "in chunks": {
    head: CHUNKED,
    pieces: ["1\r\na\r\n", "2\r\nbb\r\n3\r\nc", "cc\r\n"],
    end: "0\r\nx-came: 1\r\n\r\n",
  },
};

/** Data and trailers of a chunked body. */
function dataOf(message: string): { readonly data: string; readonly trailers: string } {
  let rest = message.slice(message.indexOf("\r\n\r\n") + 4);
  let data = "";
  for (;;) {
    const [size = "", ...lines] = rest.split("\r\n");
    const length = Number.parseInt(size, 16);
    rest = lines.join("\r\n");
    if (length === 0) return { data, trailers: rest.trim() };
    data += rest.slice(0, length);
    rest = rest.slice(length + 2);
  }
}

describe("diverted bodies", () => {
  for (const [name, { head, pieces, end }] of Object.entries(FRAMINGS)) {
    test(`HTTP/1.1, ${name}: the sender's data is forwarded in both directions`, async (context) => {
      let seen = "";
      const harness = await start(context, (socket) => {
        socket.setEncoding("latin1").on("data", (text: string) => {
          seen += text;
          if (!seen.includes("\r\n0\r\n") || !seen.endsWith("\r\n\r\n")) return;
          void (async () => {
            for (const piece of [`HTTP/1.1 200 OK\r\ndate: now\r\n${head}`, ...pieces, end]) {
              socket.write(piece);
              await turns();
            }
          })();
        });
      });
      capitalize(harness);
      const client = harness.client().send(`POST / HTTP/1.1\r\nhost: a\r\n${head}`);
      for (const piece of [...pieces, end]) {
        await turns();
        client.send(piece);
      }
      const received = await client.until(
        (text) => text.includes("\r\n0\r\n") && text.endsWith("\r\n\r\n"),
      );
      const trailers = end === "" ? "x-made: 1" : "x-came: 1\r\nx-made: 1";
      for (const message of [seen, received]) {
        assert.doesNotMatch(message, /content-length/);
        assert.deepEqual(dataOf(message), { data: "ABBCCC", trailers });
      }
      assert.deepEqual(harness.ends, ["complete"]);
    });
  }

  test("a body that arrived with the headers, and the next request on the same connection", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) =>
        socket.write("HTTP/1.1 200 OK\r\ndate: now\r\ncontent-length: 2\r\n\r\nab"),
      ),
    );
    capitalize(harness);
    const client = harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await client.contains("2\r\nAB\r\n0\r\nx-made: 1\r\n\r\n");
    client.send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await client.contains("x-made: 1\r\n\r\nHTTP/1.1 200 OK");
    await until(() => harness.ends.length === 2);
  });

  test("HTTP/2: with trailers, both ways", async (context) => {
    const upstream = await listenHttp2(context, (stream) => {
      let text = "";
      let trailers: readonly string[] = [];
      stream.on("trailers", (_headers, _flags, fields) => (trailers = fields));
      stream.setEncoding("utf8").on("data", (part: string) => (text += part));
      stream.on("end", () => {
        stream.respond({ ":status": 200 }, { waitForTrailers: true });
        stream.on("wantTrailers", () => stream.sendTrailers({ "x-came": "2" }));
        stream.end(`got ${text} and ${trailers.join(" ")}`);
      });
    });
    const harness = await startBeforeHttp2(context, upstream);
    capitalize(harness);
    const stream = openSession(context, harness.port).request(
      { ":method": "POST" },
      { waitForTrailers: true },
    );
    stream.on("wantTrailers", () => stream.sendTrailers({ "x-came": "1" }));
    stream.end("hi");
    const { body, trailers } = await responseOf(stream);
    assert.equal(body, "GOT HI AND X-CAME 1 X-MADE 1");
    assert.deepEqual(trailers, ["x-came", "2", "x-made", "1"]);
  });

  test("reading stops while the other side is full", async (context) => {
    const harness = await start(context, () => {});
    const counts = { received: 0, pauses: 0 };
    harness.handler.request = (stream) => {
      const sender = stream.divertRequest({
        received: (chunk) => {
          counts.received += chunk.length;
          sender.write(Buffer.from(chunk));
        },
        finished: () => {},
        pause: () => {
          counts.pauses += 1;
          sender.pause();
        },
        resume: () => sender.resume(),
      });
      sender.resume();
    };
    const client = harness.client().send(`POST / HTTP/1.1\r\nhost: a\r\n${CHUNKED}`);
    const chunk = `10000\r\n${"x".repeat(0x10000)}\r\n`;
    for (let count = 0; count < 100; count += 1) client.send(chunk);
    await until(() => counts.pauses > 0);
    await turns();
    assert.ok(counts.received < 2 ** 20, String(counts.received));
  });
});

describe("a response that ends before a diverted request body does", () => {
  const diverted = (context: TestContext) =>
    start(
      context,
      onHead((_head, socket) =>
        socket.write("HTTP/1.1 200 OK\r\ndate: now\r\ncontent-length: 4\r\n\r\nab"),
      ),
    );
  const SILENT = { received() {}, finished() {}, pause() {}, resume() {} };

  test("a sender that fails before the response is a separate failure", async (context) => {
    const harness = await diverted(context);
    harness.handler.response = (stream) => stream.divertResponse(SILENT).fail("no more");
    const client = harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    await client.contains("503");
    assert.deepEqual(
      harness.failures.map(({ failure }) => failure),
      [{ kind: "processing", detail: "no more", onIdleConnection: false, isUnprocessed: false }],
    );
  });

  test("a sender that fails later cuts the response", async (context) => {
    const harness = await diverted(context);
    harness.handler.response = (stream) => {
      const sender = stream.divertResponse(SILENT);
      stream.respond();
      sender.write(Buffer.from("ab"));
      sender.fail("no more");
      sender.write(Buffer.from("cd"));
      sender.end([]);
    };
    const client = harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    const text = await client.end();
    assert.doesNotMatch(text, /\r\n0\r\n/);
    assert.deepEqual(harness.ends, ["upstream-aborted"]);
  });

  test("a sender whose source is broken ends the response as a disconnect does", async (context) => {
    const harness = await diverted(context);
    let responds = true;
    harness.handler.response = (stream) => {
      const sender = stream.divertResponse(SILENT);
      stream.transformResponseBody({
        add: (chunk) => chunk,
        end: () => Buffer.from("end"),
        cut: () => Buffer.from("cut"),
      });
      if (responds) stream.respond();
      if (responds) sender.write(Buffer.from("ab"));
      sender.fail("broken", "protocol");
      sender.end([]);
    };
    const client = harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n");
    assert.match(await client.contains("cut"), /ab\r\n3\r\ncut/);
    assert.deepEqual(harness.ends, ["upstream-aborted"]);
    responds = false;
    await harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n").contains("503");
    assert.deepEqual(
      harness.failures.map(({ failure }) => failure.kind),
      ["protocol"],
    );
  });

  test("an upstream that disconnects cuts the response, or fails before it", async (context) => {
    const harness = await start(
      context,
      onHead((_head, socket) =>
        socket.write("HTTP/1.1 200 OK\r\ndate: now\r\ncontent-length: 4\r\n\r\nab", () =>
          setImmediate(() => socket.destroy()),
        ),
      ),
    );
    let responds = true;
    harness.handler.response = (stream) => {
      stream.divertResponse(SILENT).resume();
      if (responds) stream.respond();
    };
    await harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n").end();
    assert.deepEqual(harness.ends, ["upstream-aborted"]);
    responds = false;
    await harness.client().send("GET / HTTP/1.1\r\nhost: a\r\n\r\n").contains("503");
  });
});
