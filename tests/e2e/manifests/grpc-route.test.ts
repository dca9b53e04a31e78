import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import {
  credentials,
  loadPackageDefinition,
  Metadata,
  Server,
  ServerCredentials,
  status,
  type handleUnaryCall,
  type ServiceDefinition,
} from "@grpc/grpc-js";
import { loadSync } from "@grpc/proto-loader";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { gatewayWith, routeOf, service, slices, together } from "./objects.ts";

/** GRPCRoutes route gRPC calls by service, method and metadata. */

interface Message {
  readonly text: string;
}

const PROTO = fileURLToPath(new URL("../http2/testdata/echo.proto", import.meta.url));
const definition = loadSync(PROTO);

let servers: readonly Server[];
let gateway: Gateway;

before(async () => {
  const begun = await Promise.all([startServer("one"), startServer("two")]);
  servers = begun.map(({ server }) => server);
  const [one = 0, two = 0] = begun.map(({ port }) => port);
  const to = (name: string) => ({ backendRefs: [{ name, port: 80 }] });
  gateway = await Gateway.start({
    config: (port) => ({
      "set.yaml": together(
        gatewayWith({ name: "calls", port, protocol: "HTTP" }),
        service("one"),
        slices("one", [one]),
        service("two"),
        slices("two", [two]),
        routeOf("GRPCRoute", "calls", {
          rules: [
            { matches: [{ headers: [{ name: "x-to", value: "nowhere" }] }], ...to("gone") },
            {
              matches: [
                {
                  method: { service: "test.Echo", method: "Unary" },
                  headers: [{ name: "x-to", value: "two" }],
                },
              ],
              ...to("two"),
            },
            { matches: [{ method: { service: "test.Echo", method: "Unary" } }], ...to("one") },
            { matches: [{ headers: [{ name: "x-to", value: "method" }] }], ...to("two") },
            {
              matches: [
                { method: { method: "Down" }, headers: [{ name: "x-to", value: "method" }] },
              ],
              ...to("gone"),
            },
          ],
        }),
      ),
    }),
  });
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  for (const server of servers) server.forceShutdown();
});

function startServer(name: string): Promise<{ readonly server: Server; readonly port: number }> {
  const server = new Server();
  const service = definition["test.Echo"];
  assert.ok(service !== undefined && !("format" in service));
  const unary: handleUnaryCall<Message, Message> = (_call, callback) =>
    callback(null, { text: name });
  server.addService(service satisfies ServiceDefinition, { Unary: unary });
  return new Promise((resolve, reject) => {
    server.bindAsync("127.0.0.1:0", ServerCredentials.createInsecure(), (error, port) =>
      error === null ? resolve({ server, port }) : reject(error),
    );
  });
}

/** The response, or the gRPC code. */
function call(method: "Unary" | "Down", to?: string): Promise<string | number> {
  const { test: names } = loadPackageDefinition(definition);
  assert.ok(names !== undefined && !("format" in names) && typeof names !== "function");
  const Echo = names["Echo"];
  assert.ok(typeof Echo === "function");
  const client = new Echo(`127.0.0.1:${gateway.port}`, credentials.createInsecure());
  const metadata = new Metadata();
  if (to !== undefined) metadata.set("x-to", to);
  return new Promise<string | number>((resolve) => {
    const failed = ({ code }: { readonly code: number }) => resolve(code);
    const answered = (error: { readonly code: number } | null, answer?: Message) =>
      error === null ? resolve(answer?.text ?? "") : failed(error);
    const asked = client[method];
    assert.ok(typeof asked === "function");
    if (method === "Unary") asked.call(client, { text: "" }, metadata, answered);
    else asked.call(client, { text: "" }, metadata).on("error", failed).resume();
  }).finally(() => client.close());
}

test("method and metadata choose the server", async () => {
  assert.equal(await call("Unary"), "one");
  assert.equal(await call("Unary", "two"), "two");
  assert.equal(await call("Unary", "nowhere"), "one");
});

test("a call that no rule takes is UNIMPLEMENTED, one without a server is UNAVAILABLE", async () => {
  assert.equal(await call("Down"), status.UNIMPLEMENTED);
  assert.equal(await call("Down", "nowhere"), status.UNAVAILABLE);
});

test("a method without a service comes before a rule for all methods", async () => {
  assert.equal(await call("Down", "method"), status.UNAVAILABLE);
});
