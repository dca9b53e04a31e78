import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import {
  Metadata,
  Server,
  ServerCredentials,
  status as codes,
  type handleBidiStreamingCall,
  type handleClientStreamingCall,
  type handleServerStreamingCall,
  type handleUnaryCall,
  type ServiceDefinition,
} from "@grpc/grpc-js";
import { loadSync } from "@grpc/proto-loader";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { programsOf } from "../../../tools/kube/programs.ts";

/** gRPC through the gateway with grpcurl, the client in Go, over plain HTTP/2 and over TLS. */

interface Message {
  readonly text: string;
  readonly bulk?: Buffer;
}

const PROTO = fileURLToPath(new URL("testdata/echo.proto", import.meta.url));
const BULK = 300_000;

const unary: handleUnaryCall<Message, Message> = (call, callback) => {
  const trailer = new Metadata();
  trailer.set("x-trailer", String(call.metadata.get("x-ask")[0] ?? "none"));
  if (call.request.text === "wrong")
    callback({ code: codes.ALREADY_EXISTS, details: "it is there: é", metadata: trailer });
  else callback(null, call.request, trailer);
};
const down: handleServerStreamingCall<Message, Message> = (call) => {
  call.on("cancelled", () => (cancelled += 1));
  for (const text of ["one", "two"]) call.write({ text });
  if (call.request.text !== "endless") call.end();
};
const up: handleClientStreamingCall<Message, Message> = (call, callback) => {
  const texts: string[] = [];
  call.on("data", ({ text }: Message) => texts.push(text));
  call.on("end", () => callback(null, { text: texts.join("+") }));
};
const both: handleBidiStreamingCall<Message, Message> = (call) => {
  call.on("data", (message: Message) => call.write(message));
  call.on("end", () => call.end());
};

let cancelled = 0;
let program: string;
let authority: CertificateAuthority;
let server: Server;
let gateway: Gateway;
let ways: readonly (readonly string[])[];

before(async () => {
  program = (await programsOf("grpc")).grpcurl;
  server = new Server();
  const definition = loadSync(PROTO)["test.Echo"];
  assert.ok(definition !== undefined && !("format" in definition));
  const service: ServiceDefinition = definition;
  server.addService(service, { Unary: unary, Down: down, Up: up, Both: both });
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, port) =>
    error === null ? resolve(port) : reject(error),
  );
  const backend = await promise;
  authority = await CertificateAuthority.create();
  const { certificate, key } = await authority.issue({ name: "localhost" });
  const secure = await freePort();
  gateway = await Gateway.start({
    config: `
gateways:
  plain: {port: $PORT}
  secure: {port: $SECURE, protocol: HTTPS, tls: {cert: s.crt, key: s.key}}
routes:
- gateways: [plain, secure]
  matches: [{path: {type: PathPrefix, value: /test.Echo/}, headers: [{name: x-denied, value: "1"}]}]
  policies: {authorization: {action: Deny, policy: {matchExpressions: ["true"]}}}
  backends: [{host: "127.0.0.1:${backend}"}]
- gateways: [plain, secure]
  matches: [{path: {type: PathPrefix, value: /test.Echo/}, headers: [{name: x-refused, value: "1"}]}]
  backends: [{host: "127.0.0.1:${await freePort()}"}]
- gateways: [plain, secure]
  matches: [{path: {type: PathPrefix, value: /test.Echo/}}]
  backends: [{host: "127.0.0.1:${backend}"}]
`,
    environment: { SECURE: String(secure) },
    files: { "s.crt": certificate, "s.key": key },
  });
  ways = [
    ["-plaintext", `127.0.0.1:${gateway.port}`],
    ["-cacert", authority.certificatePath, "-servername", "localhost", `127.0.0.1:${secure}`],
  ];
});

after(async () => {
  server.forceShutdown();
  await gateway[Symbol.asyncDispose]();
  await authority[Symbol.asyncDispose]();
});

/**
 * Calls a method with these messages; returns the output, and the exit status, which is 64 plus the
 * gRPC code.
 */
function start(
  way: readonly string[],
  method: string,
  messages: string,
  options: readonly string[],
) {
  const schema = [
    "-proto",
    PROTO.replace(/^.*\//, ""),
    "-import-path",
    PROTO.replace(/[^/]*$/, ""),
  ];
  const target = [...way.slice(0, -1), ...schema, ...options, "-d", "@", ...way.slice(-1)];
  const child = spawn(program, [...target, `test.Echo/${method}`]);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stdin.end(messages);
  return { child, output: () => output };
}

interface Called {
  readonly output: string;
  readonly status: number;
}

async function call(
  way: readonly string[],
  method: string,
  messages: string,
  ...options: readonly string[]
): Promise<Called> {
  const { child, output } = start(way, method, messages, options);
  const [status] = await once(child, "close");
  return { output: output(), status };
}

/** The offset that grpcurl adds to the gRPC code. */
const OFFSET = 64;
const texts = ({ output }: Called): readonly (string | undefined)[] =>
  Array.from(output.matchAll(/"text": "(\w+(?:\+\w+)*)"/g), ([, text]) => text);

test("a unary call, with metadata both ways, and a message of many frames", async () => {
  for (const way of ways) {
    const one = await call(way, "Unary", '{"text": "hello"}', "-v", "-H", "x-ask: 7");
    assert.deepEqual([one.status, texts(one)], [0, ["hello"]], one.output);
    assert.match(one.output, /Response trailers received:\nx-trailer: 7/);
    const bulk = Buffer.alloc(BULK, "a").toString("base64");
    const large = await call(way, "Unary", JSON.stringify({ text: "large", bulk }));
    assert.ok(large.output.includes(bulk));
  }
});

test("streams from the server, from the client, and both ways", async () => {
  const three = '{"text": "a"} {"text": "b"} {"text": "c"}';
  for (const way of ways) {
    assert.deepEqual(texts(await call(way, "Down", '{"text": "x"}')), ["one", "two"]);
    assert.deepEqual(texts(await call(way, "Up", three)), ["a+b+c"]);
    assert.deepEqual(texts(await call(way, "Both", three)), ["a", "b", "c"]);
  }
});

test("errors of the server and of the gateway have their code and message", async () => {
  for (const way of ways) {
    const wrong = await call(way, "Unary", '{"text": "wrong"}');
    assert.equal(wrong.status, OFFSET + codes.ALREADY_EXISTS);
    assert.match(wrong.output, /Message: it is there: é/);
    const denied = await call(way, "Unary", "{}", "-H", "x-denied: 1");
    assert.equal(denied.status, OFFSET + codes.PERMISSION_DENIED, denied.output);
    const refused = await call(way, "Down", "{}", "-H", "x-refused: 1");
    assert.equal(refused.status, OFFSET + codes.UNAVAILABLE, refused.output);
  }
});

test("a client that is killed, or whose deadline expires, cancels the call at the server", async () => {
  for (const way of ways) {
    cancelled = 0;
    const { child, output } = start(way, "Down", '{"text": "endless"}', []);
    await waitFor("the stream", () => output().includes("two"));
    child.kill("SIGKILL");
    await waitFor("the cancelled call", () => cancelled === 1);
    const late = await call(way, "Down", '{"text": "endless"}', "-max-time", "0.3");
    assert.equal(late.status, OFFSET + codes.DEADLINE_EXCEEDED, late.output);
    await waitFor("the cancelled call", () => cancelled === 2);
  }
});
