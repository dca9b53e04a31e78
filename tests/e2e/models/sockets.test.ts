import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { WebSocket, WebSocketServer } from "ws";

/** Responses by WebSocket from a model that was chosen when the connection was opened. */

let provider: WebSocketServer;
let gateway: Gateway;

before(async () => {
  provider = new WebSocketServer({ port: 0, host: "127.0.0.1" });
  await once(provider, "listening");
  const address = provider.address();
  assert.ok(typeof address === "object" && address !== null);
  provider.on("connection", (socket) => {
    socket.on("message", (data: Buffer) => {
      const { model } = JSON.parse(data.toString());
      socket.send(JSON.stringify({ type: "seen", model }));
    });
  });
  const own = `provider: OpenAI, baseURL: "http://127.0.0.1:${address.port}/v1"`;
  gateway = await Gateway.start({
    config: `
gateways:
  web:
    port: \${PORT}
models:
  free: { ${own} }
  paid:
    ${own.replace(", ", "\n    ")}
    policies: { authorization: { policy: { matchExpressions: ["false"] } } }
  either:
    virtualModel:
      failover: { targets: [{ modelRef: { name: paid }, priority: 0 }, { modelRef: { name: free }, priority: 1 }] }
`,
  });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  for (const socket of provider.clients) socket.terminate();
  provider.close();
});

/** The event that the client gets for a message, in a connection that was opened for a model. */
async function answered(opened: string, message: string | Buffer): Promise<unknown> {
  const url = `${gateway.url.replace("http", "ws")}/v1/responses?model=${opened}`;
  const socket = new WebSocket(url);
  await once(socket, "open");
  socket.send(message);
  const [data] = await once(socket, "message");
  socket.close();
  return JSON.parse(String(data));
}

test("events ask for the model that was chosen, whatever they name", async () => {
  for (const opened of ["free", "either"])
    for (const model of ["free", "either", "paid", undefined]) {
      const event = { type: "response.create", model, input: "Hi" };
      const answer = await answered(opened, JSON.stringify(event));
      assert.deepEqual(answer, { type: "seen", model: "free" }, `${model} of ${opened}`);
    }
});

test("messages that could be read in two ways are refused", async () => {
  const event = '{"type":"response.create","model":"paid","input":"Hi"}';
  for (const message of [
    event.replace("}", ',"model":"free"}'),
    `\u{feff}${event}`,
    Buffer.from(event),
  ])
    assert.equal(Object(await answered("free", message)).type, "error");
});
