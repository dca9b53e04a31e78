import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer as createHttpServer } from "node:http";
import { connect, createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { WebSocket, WebSocketServer } from "ws";

/** Connections that leave HTTP: WebSocket and other upgrades (RFC 9110 section 7.8), and CONNECT (section 9.3.6). */

const SWITCH = "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: echo/1\r\n";
const ASK = "GET /raw HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: echo/1\r\n\r\n";

let gateway: Gateway;
let web: Listening;
let sockets: WebSocketServer;
let raw: Listening;
/** The behaviour of the raw upstream once a head has arrived. */
let behaviour: (socket: Socket, head: string) => void;

before(async () => {
  const server = createHttpServer((_request, response) => response.writeHead(426).end("upgrade"));
  sockets = new WebSocketServer({ server });
  sockets.on("connection", (socket, request) => {
    socket.send(JSON.stringify(request.headers));
    socket.on("message", (data, binary) => socket.send(data, { binary }));
  });
  web = await listen(server);
  raw = await listen(
    createServer({ allowHalfOpen: true }, (socket) => {
      socket.on("error", () => {});
      socket.once("data", (head) => behaviour(socket, String(head)));
    }),
  );
  gateway = await Gateway.start({ config: configOf() });
});

after(async () => {
  for (const client of sockets.clients) client.terminate();
  await gateway[Symbol.asyncDispose]();
  await web.close();
  await raw.close();
});

function configOf(): string {
  return `
gateways:
  web:
    port: \${PORT}
    frontend:
      connect: {mode: Route}
      http: {tunnelIdleTimeout: 3s}
    routes:
      - name: tunnel
        hostnames: [tunnel.test]
        backends: [{host: "127.0.0.1:${raw.port}"}]
      - name: down
        hostnames: [down.test]
        backends: [{host: "127.0.0.1:1"}]
      - name: raw
        hostnames: [a]
        matches: [{path: {value: /raw}}]
        policies:
          buffer: {response: {}}
          headerModifiers: {response: {set: [{name: x-seen, value: "1"}]}}
        backends: [{host: "127.0.0.1:${raw.port}"}]
      - name: made
        hostnames: [a]
        matches: [{path: {value: /made}}]
        policies: {transformation: {request: {body: "'made'"}}}
        backends: [{host: "127.0.0.1:${raw.port}"}]
      - name: guarded
        hostnames: [127.0.0.1]
        matches: [{path: {value: /guarded}}]
        policies:
          authorization: {policy: {matchExpressions: ['request.headers["x-key"] == "right"']}}
        backends: [{host: "127.0.0.1:${web.port}"}]
      - name: socket
        hostnames: [127.0.0.1]
        backends: [{host: "127.0.0.1:${web.port}"}]
`;
}

function openSocket(path = "/", headers: Record<string, string> = {}): WebSocket {
  return new WebSocket(`ws://127.0.0.1:${gateway.port}${path}`, { headers });
}

/** A raw client; `until` resolves with all received bytes once they contain the text. */
function client(send: string) {
  const socket = connect({ port: gateway.port, host: "127.0.0.1", allowHalfOpen: true });
  let received = "";
  socket.setEncoding("latin1").on("data", (part: string) => (received += part));
  socket.on("error", () => {});
  socket.write(send);
  return {
    socket,
    until: (part: string) => waitFor(part, () => (received.includes(part) ? received : undefined)),
    closed: () =>
      waitFor("the end", () => (socket.closed || socket.readableEnded ? received : undefined)),
  };
}

test("a WebSocket carries text, binary messages and pings both ways, and ends with its code", async () => {
  const socket = openSocket("/chat?room=1");
  const [hello] = await once(socket, "message");
  assert.equal(JSON.parse(String(hello)).upgrade, "websocket");
  for (const message of ["hello", "x".repeat(200_000), Buffer.alloc(70_000, 7)]) {
    socket.send(message);
    const [echo, binary] = await once(socket, "message");
    assert.equal(binary, typeof message !== "string");
    assert.ok(Buffer.from(message).equals(echo));
  }
  socket.ping();
  await once(socket, "pong");
  socket.close(4001, "done");
  const [code] = await once(socket, "close");
  assert.equal(code, 4001);
  await waitFor("a line of the log", () =>
    /http\.path=\/chat .*http\.status=101.*bytes\.received=2\d{5} bytes\.sent=2\d{5}/.test(
      gateway.output,
    ),
  );
});

test("policies run before the switch", async () => {
  const refused = openSocket("/guarded");
  const [error] = await once(refused, "error");
  assert.match(String(error), /403/);
  const socket = openSocket("/guarded", { "x-key": "right" });
  await once(socket, "message");
  socket.terminate();
});

test("a hundred sockets at the same time, each with its own messages", async () => {
  const all = Array.from({ length: 100 }, () => openSocket());
  await Promise.all(
    all.map(async (socket, index) => {
      await once(socket, "message");
      socket.send(`message ${index}`);
      const [echo] = await once(socket, "message");
      assert.equal(String(echo), `message ${index}`);
      socket.close();
      await once(socket, "close");
    }),
  );
});

test("an upstream that does not switch responds normally, and its connection is reused", async () => {
  let heads = 0;
  behaviour = (socket) => {
    heads += 1;
    socket.write("HTTP/1.1 426 Upgrade Required\r\ncontent-length: 2\r\n\r\nno");
    socket.once("data", () =>
      socket.write("HTTP/1.1 200 OK\r\nconnection: close\r\ncontent-length: 5\r\n\r\nagain"),
    );
  };
  const { socket, until } = client(ASK);
  assert.match(await until("no"), /^HTTP\/1\.1 426 /);
  socket.write("GET /raw HTTP/1.1\r\nhost: a\r\n\r\n");
  await until("again");
  assert.equal(heads, 1);
  socket.destroy();
});

test("bytes pass unchanged, from the first one after the head, and each direction ends separately", async () => {
  behaviour = (socket, head) => {
    assert.match(head, /upgrade: echo\/1\r\nconnection: upgrade\r\n/);
    socket.write(`${SWITCH}\r\nfirst `);
    void text(socket).then((all) => socket.end(`you said ${all}`));
  };
  const { socket, until, closed } = client(`${ASK}early `);
  assert.match(
    await until("first "),
    /^HTTP\/1\.1 101 .*x-seen: 1\r\nupgrade: echo\/1\r\nconnection: upgrade\r\n\r\nfirst $/s,
  );
  socket.end("and late");
  assert.match(await closed(), /first you said early and late$/);
});

test("a request for a switch gets no body, because the server would read it as the other protocol", async () => {
  const heads: string[] = [];
  behaviour = (socket, head) => {
    heads.push(head);
    socket.end(`${SWITCH}\r\n`);
  };
  await client(ASK.replace("/raw", "/made")).closed();
  assert.match(heads[0] ?? "", /connection: upgrade\r\n\r\n$/);
  assert.doesNotMatch(heads[0] ?? "", /content-length/);
});

test("a switch that was not requested becomes 502", async () => {
  behaviour = (socket) => void socket.write(`${SWITCH.replace("echo/1", "evil")}\r\n`);
  const { until } = client(ASK);
  assert.match(await until("mismatch"), /^HTTP\/1\.1 502 /);
  behaviour = (socket) => void socket.write(`${SWITCH}\r\n`);
  const plain = client("GET /raw HTTP/1.1\r\nhost: a\r\n\r\n");
  assert.match(await plain.until("mismatch"), /^HTTP\/1\.1 502 /);
});

test("h2c, an upgrade that Connection does not name, and one of a request with content are not passed on", async () => {
  const heads: string[] = [];
  behaviour = (socket, head) => {
    heads.push(head);
    socket.end("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok");
  };
  const fields = [
    "connection: upgrade, http2-settings\r\nupgrade: h2c\r\nhttp2-settings: AA",
    "upgrade: echo/1",
    "connection: upgrade\r\nupgrade: echo/1\r\ncontent-length: 1",
  ];
  for (const field of fields) {
    const { until, socket } = client(`POST /raw HTTP/1.1\r\nhost: a\r\n${field}\r\n\r\n1`);
    await until("ok");
    socket.destroy();
  }
  for (const head of heads) assert.doesNotMatch(head, /upgrade|http2/i);
});

test("a peer that does not read stops the other one", async () => {
  let sent = 0;
  behaviour = (socket) => {
    socket.write(`${SWITCH}\r\n`);
    const pump = (): void => {
      while (sent < 400_000_000) {
        sent += 100_000;
        if (!socket.write(Buffer.alloc(100_000))) return void socket.once("drain", pump);
      }
    };
    pump();
  };
  const { socket, until } = client(ASK);
  await until("101");
  socket.pause();
  let before = -1;
  await waitFor("an upstream that waits", () => {
    const waits = sent === before;
    before = sent;
    return waits;
  });
  assert.ok(sent < 100_000_000, `${sent} bytes are under way`);
  socket.destroy();
});

test("a reset of one side resets the other one", async () => {
  let upstream: Socket | undefined;
  behaviour = (socket) => {
    upstream = socket;
    socket.write(`${SWITCH}\r\n`);
  };
  const first = client(ASK);
  await first.until("101");
  first.socket.resetAndDestroy();
  await waitFor("the end of the upstream's connection", () => upstream?.closed);
  const second = client(ASK);
  await second.until("101");
  upstream?.resetAndDestroy();
  await waitFor("the end of the client's connection", () => second.socket.closed);
});

test("a tunnel without a byte ends after its time", async () => {
  behaviour = (socket) => void socket.write(`${SWITCH}\r\n`);
  const { until, socket } = client(ASK);
  await until("101");
  await waitFor("the end of the connection", () => socket.closed);
});

test("CONNECT is routed by its host, and the following bytes pass unchanged", async () => {
  behaviour = (socket, first) => {
    void text(socket).then((rest) => socket.end(`took ${first}${rest}`));
  };
  const target = "tunnel.test:443";
  const { until, socket, closed } = client(`CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n\r\n`);
  const head = await until("\r\n\r\n");
  assert.match(head, /^HTTP\/1\.1 200 OK\r\n/);
  assert.doesNotMatch(head, /content-length|transfer-encoding/);
  socket.write("hello ");
  socket.end("and the rest");
  assert.match(await closed(), /took hello and the rest$/);
});

test("CONNECT to a host that no route has is 404, and one that cannot be reached 503", async () => {
  const connectTo = (target: string) =>
    client(`CONNECT ${target} HTTP/1.1\r\nhost: ${target}\r\n\r\n`).closed();
  assert.match(await connectTo("down.test:1"), /^HTTP\/1\.1 503 /);
  assert.match(await connectTo("none.test:443"), /^HTTP\/1\.1 404 /);
});
