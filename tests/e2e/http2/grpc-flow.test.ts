import assert from "node:assert/strict";
import { once } from "node:events";
import { after, before, test } from "node:test";
import {
  Client,
  credentials,
  type ClientWritableStream,
  Server,
  ServerCredentials,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type ServerReadableStream,
  type ServerWritableStream,
  type ServiceDefinition,
} from "@grpc/grpc-js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** gRPC streams in which one side does not read: the sender is paused, and nothing is lost. */

const MESSAGES = 640;
const MESSAGE = Buffer.alloc(64 * 1024, "m");
/**
 * More bytes than the kernel buffers for two connections, and the gateway and grpc-js for their
 * streams.
 */
const MOST_ON_THE_WAY = 320;
const QUIET_LOOKS = 10;

const same = (message: Buffer): Buffer => message;
const method = (name: string, requestStream: boolean) => ({
  path: `/test.Flow/${name}`,
  requestStream,
  responseStream: !requestStream,
  requestSerialize: same,
  requestDeserialize: same,
  responseSerialize: same,
  responseDeserialize: same,
});
const SERVICE: ServiceDefinition = { Down: method("Down", false), Up: method("Up", true) };

let server: Server;
let gateway: Gateway;
let client: Client;
/** Number of messages that were given to the sender. */
let sent = 0;
let uploaded: (call: ServerReadableStream<Buffer, Buffer>) => void;

type Sender = ServerWritableStream<Buffer, Buffer> | ClientWritableStream<Buffer>;

/** Writes messages as fast as they are accepted. */
async function send(stream: Sender): Promise<void> {
  for (sent = 0; sent < MESSAGES; sent++) if (!stream.write(MESSAGE)) await once(stream, "drain");
  stream.end();
}

async function stopped(): Promise<void> {
  let before = -1;
  let quiet = 0;
  await waitFor("the flow to stop", () => {
    quiet = sent > 0 && sent === before ? quiet + 1 : 0;
    before = sent;
    return quiet >= QUIET_LOOKS;
  });
  assert.ok(sent < MOST_ON_THE_WAY, `${sent} messages were taken that nobody read`);
}

before(async () => {
  const down: handleServerStreamingCall<Buffer, Buffer> = (call) => void send(call);
  const up: handleClientStreamingCall<Buffer, Buffer> = (call, callback) => {
    call.on("end", () => callback(null, Buffer.from("all")));
    uploaded(call);
  };
  server = new Server();
  server.addService(SERVICE, { Down: down, Up: up });
  const port = await new Promise<number>((resolve, reject) =>
    server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, found) =>
      error === null ? resolve(found) : reject(error),
    ),
  );
  gateway = await Gateway.start({
    config: `
gateways: {web: {port: $PORT}}
routes: [{gateways: [web], backends: [{host: "127.0.0.1:${port}"}]}]
`,
  });
  client = new Client(`127.0.0.1:${gateway.port}`, credentials.createInsecure());
});

after(async () => {
  client.close();
  server.forceShutdown();
  await gateway[Symbol.asyncDispose]();
});

test("a client that does not read a stream stops the server", async () => {
  const call = client.makeServerStreamRequest("/test.Flow/Down", same, same, MESSAGE);
  const messages = call[Symbol.asyncIterator]();
  // A client of grpc-js that has not read at all buffers everything that arrives.
  let received = Buffer.from((await messages.next()).value).length;
  await stopped();
  for await (const message of messages) received += Buffer.from(message).length;
  assert.equal(received, MESSAGES * MESSAGE.length);
});

test("a server that does not read a stream stops the client", async () => {
  const arrived = new Promise<ServerReadableStream<Buffer, Buffer>>(
    (resolve) => (uploaded = resolve),
  );
  const { promise: answer, resolve, reject } = Promise.withResolvers<Buffer | undefined>();
  const call = client.makeClientStreamRequest("/test.Flow/Up", same, same, (error, value) =>
    error === null ? resolve(value) : reject(error),
  );
  void send(call);
  const upload = await arrived;
  await stopped();
  let received = 0;
  upload.on("data", (message: Buffer) => (received += message.length));
  assert.equal(String(await answer), "all");
  assert.equal(received, MESSAGES * MESSAGE.length);
});
