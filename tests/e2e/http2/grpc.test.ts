import assert from "node:assert/strict";
import { on, once } from "node:events";
import { after, before, test } from "node:test";
import {
  Client,
  credentials,
  Metadata,
  Server,
  ServerCredentials,
  status as codes,
  type ChannelCredentials,
  type handleBidiStreamingCall,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type ServiceDefinition,
  type ServiceError,
} from "@grpc/grpc-js";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** gRPC through the gateway, over plain HTTP/2 and over TLS: a server and a client of grpc-js. */

let authority: CertificateAuthority;
let server: Server;
let gateway: Gateway;
let plain: Client;
let secure: Client;
const serverEvents: string[] = [];

const text = (message: Buffer): string => message.toString();
const bytes = (message: string): Buffer => Buffer.from(message);
const method = (name: string, requestStream: boolean, responseStream: boolean) => ({
  path: `/test.Echo/${name}`,
  requestStream,
  responseStream,
  requestSerialize: bytes,
  requestDeserialize: text,
  responseSerialize: bytes,
  responseDeserialize: text,
});
const SERVICE: ServiceDefinition = {
  Unary: method("Unary", false, false),
  Down: method("Down", false, true),
  Up: method("Up", true, false),
  Both: method("Both", true, true),
};

const unary: handleUnaryCall<string, string> = (call, callback) => {
  const metadata = new Metadata();
  metadata.set("x-answer", String(call.metadata.get("x-ask")[0]));
  call.sendMetadata(metadata);
  const trailer = new Metadata();
  trailer.set("x-trailer", "t");
  if (call.request === "never") {
    call.on("cancelled", () => serverEvents.push("unary cancelled"));
  } else if (call.request === "wrong") {
    callback({ code: codes.ALREADY_EXISTS, details: "it is there: é", metadata: trailer });
  } else {
    callback(null, `echo ${call.request}`, trailer);
  }
};
const down: handleServerStreamingCall<string, string> = (call) => {
  call.on("cancelled", () => serverEvents.push("down cancelled"));
  call.write("1");
  if (call.request === "endless") return;
  call.write("2");
  call.end();
};
const up: handleClientStreamingCall<string, string> = (call, callback) => {
  const parts: string[] = [];
  call.on("data", (part: string) => parts.push(part));
  call.on("end", () => callback(null, parts.join("+")));
};
const both: handleBidiStreamingCall<string, string> = (call) => {
  call.on("data", (part: string) => call.write(`echo ${part}`));
  call.on("end", () => call.end());
};

function configOf(grpcPort: number, refusedPort: number): string {
  const route = (name: string, port: number): string => `
- name: ${name.toLowerCase()}
  gateways: [plain, secure]
  matches: [{path: {type: PathPrefix, value: /${name}}}]
  backends: [{host: "127.0.0.1:${port}"}]`;
  return `
gateways:
  plain:
    port: \${PORT}
  secure:
    port: \${SECURE_PORT}
    protocol: HTTPS
    tls: {cert: s.crt, key: s.key}
routes:${route("test.Echo", grpcPort)}${route("test.Refused", refusedPort)}
- name: denied
  gateways: [plain, secure]
  matches: [{path: {type: PathPrefix, value: /test.Denied}}]
  policies: {authorization: {action: Deny, policy: {matchExpressions: ["true"]}}}
  backends: [{host: "127.0.0.1:${grpcPort}"}]
`;
}

before(async () => {
  server = new Server();
  server.addService(SERVICE, { Unary: unary, Down: down, Up: up, Both: both });
  const grpcPort = await new Promise<number>((resolve, reject) => {
    server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, port) =>
      error === null ? resolve(port) : reject(error),
    );
  });
  authority = await CertificateAuthority.create();
  const { certificate, key } = await authority.issue({ name: "localhost" });
  const securePort = await freePort();
  gateway = await Gateway.start({
    config: configOf(grpcPort, await freePort()),
    environment: { SECURE_PORT: String(securePort) },
    files: { "s.crt": certificate, "s.key": key },
  });
  plain = clientOf(gateway.port, credentials.createInsecure());
  secure = clientOf(securePort, credentials.createSsl(Buffer.from(authority.certificate)));
});

after(async () => {
  plain.close();
  secure.close();
  server.forceShutdown();
  await gateway[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});

function clientOf(port: number, trust: ChannelCredentials): Client {
  return new Client(`127.0.0.1:${port}`, trust, {
    "grpc.ssl_target_name_override": "localhost",
    "grpc.default_authority": "localhost",
  });
}

interface Outcome {
  readonly value: string | undefined;
  readonly error: ServiceError | null;
  readonly initial: Metadata;
  readonly trailing: Metadata;
}

/** Runs one unary call to its end. */
async function ask(
  client: Client,
  path: string,
  request: string,
  deadline?: Date,
): Promise<Outcome> {
  const metadata = new Metadata();
  metadata.set("x-ask", "7");
  let initial = new Metadata();
  let trailing = new Metadata();
  const { promise, resolve } = Promise.withResolvers<[ServiceError | null, string | undefined]>();
  const options = deadline === undefined ? {} : { deadline };
  const call = client.makeUnaryRequest(path, bytes, text, request, metadata, options, (...result) =>
    resolve([result[0], result[1]]),
  );
  call.on("metadata", (received: Metadata) => (initial = received));
  const ended = once(call, "status");
  const [error, value] = await promise;
  const [{ metadata: last }] = await ended;
  trailing = last;
  return { value, error, initial, trailing };
}

const clients = (): readonly Client[] => [plain, secure];

test("unary calls, with metadata in headers and trailers", async () => {
  for (const client of clients()) {
    const { value, initial, trailing } = await ask(client, "/test.Echo/Unary", "hello");
    assert.equal(value, "echo hello");
    assert.deepEqual(initial.get("x-answer"), ["7"]);
    assert.deepEqual(trailing.get("x-trailer"), ["t"]);
  }
});

test("errors of the server, with code, message and metadata", async () => {
  for (const client of clients()) {
    const { error } = await ask(client, "/test.Echo/Unary", "wrong");
    assert.equal(error?.code, codes.ALREADY_EXISTS);
    assert.equal(error.details, "it is there: é");
    assert.deepEqual(error.metadata.get("x-trailer"), ["t"]);
  }
  const { error } = await ask(plain, "/test.Echo/None", "x");
  assert.equal(error?.code, codes.UNIMPLEMENTED);
});

test("errors of the gateway are errors of gRPC", async () => {
  for (const [path, code, details] of [
    ["/test.Nowhere/Unary", codes.UNIMPLEMENTED, /route not found/],
    ["/test.Denied/Unary", codes.PERMISSION_DENIED, /authorization failed/],
    ["/test.Refused/Unary", codes.UNAVAILABLE, /upstream/],
  ] as const) {
    const { error } = await ask(plain, path, "x");
    assert.equal(error?.code, code, path);
    assert.match(error.details, details);
  }
});

test("a stream from the server: each message comes before the next is sent", async () => {
  for (const client of clients()) {
    const path = "/test.Echo/Down";
    const call = client.makeServerStreamRequest(path, bytes, text, "two", new Metadata());
    const received: string[] = [];
    for await (const message of call) received.push(message);
    assert.deepEqual(received, ["1", "2"]);
  }
});

test("a stream from the client", async () => {
  for (const client of clients()) {
    const { promise, resolve } = Promise.withResolvers<string | undefined>();
    const call = client.makeClientStreamRequest(
      "/test.Echo/Up",
      bytes,
      text,
      new Metadata(),
      (_, value) => resolve(value),
    );
    call.write("a");
    call.write("b");
    call.end();
    assert.equal(await promise, "a+b");
  }
});

test("streams both ways, one message for the other", async () => {
  for (const client of clients()) {
    const call = client.makeBidiStreamRequest("/test.Echo/Both", bytes, text, new Metadata());
    const answers = on(call, "data");
    for (const message of ["a", "b", "c"]) {
      call.write(message);
      assert.deepEqual((await answers.next()).value, [`echo ${message}`]);
    }
    const ended = once(call, "status");
    call.end();
    const [{ code }] = await ended;
    assert.equal(code, codes.OK);
  }
});

test("a client that cancels, or whose deadline passes, cancels the call of the server", async () => {
  serverEvents.length = 0;
  const call = plain.makeServerStreamRequest(
    "/test.Echo/Down",
    bytes,
    text,
    "endless",
    new Metadata(),
  );
  call.on("error", () => {});
  await once(call, "data");
  call.cancel();
  await waitFor("cancelled stream", () => serverEvents.includes("down cancelled"));
  const late = await ask(plain, "/test.Echo/Unary", "never", new Date(Date.now() + 300));
  assert.equal(late.error?.code, codes.DEADLINE_EXCEEDED);
  await waitFor("cancelled call", () => serverEvents.includes("unary cancelled"));
});

test("the log has the status of gRPC, from the head or from behind the body", async () => {
  await ask(plain, "/test.Echo/Unary", "logged");
  await waitFor("status 0", () => /grpc\.status=0/.test(gateway.output));
  await waitFor("status 12", () => /grpc\.status=12/.test(gateway.output));
});
