import assert from "node:assert/strict";
import { createServer, request as sendRequest, type IncomingMessage } from "node:http";
import { after, test } from "node:test";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { connect, fillPlain, startGateway, startSdkServer, textOf } from "../arrange.ts";
import { postSessionless, SESSIONLESS, VERSION } from "../raw.ts";

/**
 * FailOpen: what befalls one call or one client does not hide a server from the others. Only a
 * server that cannot be reached, or is silent to lists and initializations, is left out.
 */

const alpha = await startSdkServer(fillPlain("alpha"));
after(() => alpha.close());
const BOTH = ["alpha_who", "beta_who"];

type Connected = Awaited<ReturnType<typeof connect>>;

async function whoOf(client: Connected): Promise<readonly string[]> {
  const { tools } = await client.listTools();
  return tools.map(({ name }) => name).filter((name) => name.endsWith("who"));
}

const slow = fillPlain("beta", (mcp) => {
  mcp.registerTool("slow", {}, () => new Promise<never>(() => {}));
});

test("a call that takes too long fails alone: its server stays in all lists", async () => {
  await using beta = await startFront(slow, () => "pass");
  const target = (name: string, port: number) => ({
    name,
    static: { host: "127.0.0.1", port, policies: { http: { requestTimeout: "2s" } } },
  });
  const targets = [target("alpha", alpha.port), target("beta", beta.port)];
  await using gateway = await startGateway({}, { failureMode: "FailOpen", targets });
  await using client = await connect(gateway);
  await using other = await connect(gateway);
  await assert.rejects(client.callTool({ name: "beta_slow" }), /MCP server not available: beta/);
  assert.deepEqual(await whoOf(client), BOTH);
  assert.deepEqual(await whoOf(other), BOTH);
  await using newer = await connect(gateway);
  assert.deepEqual(await whoOf(newer), BOTH);
});

test("a client that leaves in the middle of a call takes no server from the others", async () => {
  await using beta = await startSdkServer(slow);
  await using gateway = await startGateway({ alpha, beta }, { failureMode: "FailOpen" });
  await using other = await connect(gateway);
  const leaver = await connect(gateway);
  const call = leaver.callTool({ name: "beta_slow" });
  call.catch(() => {});
  await waitFor("the call", () => beta.seen.includes("tools/call"));
  await leaver.close();
  for (let round = 0; round < 20; round++) assert.deepEqual(await whoOf(other), BOTH);
  assert.doesNotMatch(gateway.output, /an MCP target is unavailable/);
});

test("a server that refuses one client is there for the others", async () => {
  await using beta = await startFront(fillPlain("beta"), ({ headers }) =>
    headers["x-user"] === "bad" ? "refuse" : "pass",
  );
  await using gateway = await startGateway({ alpha, beta }, { failureMode: "FailOpen" });
  await using good = await connect(gateway);
  assert.deepEqual(await whoOf(good), BOTH);
  await using bad = await connect(gateway, undefined, {}, { "x-user": "bad" });
  assert.deepEqual(await whoOf(bad), ["alpha_who"]);
  assert.deepEqual(await whoOf(good), BOTH);
  await using another = await connect(gateway);
  assert.deepEqual(await whoOf(another), BOTH);
  await waitFor("the log", () =>
    /an MCP target failed a request.*target=beta/.test(gateway.output),
  );
});

test("a broken result of one call leaves its server in the lists", async () => {
  await using beta = await startSdkServer(
    fillPlain("beta", (mcp) => {
      mcp.registerTool("large", {}, () => ({
        content: [{ type: "text", text: "x".repeat(40_000_000) }],
      }));
    }),
  );
  await using gateway = await startGateway({ alpha, beta }, { failureMode: "FailOpen" });
  await using client = await connect(gateway);
  await assert.rejects(client.callTool({ name: "beta_large" }), /MCP server not available: beta/);
  assert.deepEqual(await whoOf(client), BOTH);
  assert.equal(textOf(await client.callTool({ name: "beta_who" })), "beta");
});

for (const [name, mcp, version, params] of [
  ["a client of version 2026-07-28", {}, VERSION, { _meta: SESSIONLESS }],
  ["a client of a stateless backend", { sessionRouting: "Stateless" }, "2025-06-18", {}],
] as const)
  test(`a silent server does not delay each request of ${name}`, async () => {
    let tries = 0;
    await using silent = await listen(
      createServer((request) => {
        tries++;
        request.resume();
      }),
    );
    const policies = { http: { requestTimeout: "500ms" } };
    const targets = [
      { name: "alpha", static: { host: "127.0.0.1", port: alpha.port } },
      { name: "silent", static: { host: "127.0.0.1", port: silent.port, policies } },
    ];
    await using gateway = await startGateway({}, { failureMode: "FailOpen", targets, ...mcp });
    const list = async () => {
      const { result } = await postSessionless(gateway, "tools/list", params, {
        "mcp-protocol-version": version,
      });
      return result.tools.map(({ name: each }: { name: string }) => each);
    };
    // After some failures in a row it rests for longer than a slow machine needs for a few requests.
    let last = 0;
    await waitFor("some failures", async () => {
      last = tries;
      assert.deepEqual(await list(), ["alpha_who"]);
      return tries > last && tries >= 4;
    });
    last = tries;
    for (let count = 0; count < 3; count++) assert.deepEqual(await list(), ["alpha_who"]);
    assert.equal(tries, last);
  });

test("a request without a session begins none at servers that it does not need", async () => {
  await using beta = await startSdkServer(fillPlain("beta"));
  const mcp = { failureMode: "FailOpen", sessionRouting: "Stateless" };
  await using gateway = await startGateway({ alpha, beta }, mcp);
  const call = () =>
    postSessionless(
      gateway,
      "tools/call",
      { name: "alpha_who", arguments: {} },
      { "mcp-protocol-version": "2025-06-18" },
    );
  for (let count = 0; count < 5; count++) assert.equal(textOf((await call()).result), "alpha");
  assert.deepEqual(beta.seen, []);
});

/** A server behind a proxy that sends the head of a response when the response is complete. */
async function startFront(
  fill: Parameters<typeof startSdkServer>[0],
  judge: (request: IncomingMessage) => "pass" | "refuse",
): Promise<Listening> {
  const real = await startSdkServer(fill);
  const http = createServer((request, response) => {
    if (judge(request) === "refuse") return void response.writeHead(401).end();
    const { method, headers } = request;
    const forwarded = sendRequest({ port: real.port, path: "/mcp", method, headers }, (found) => {
      if (method === "GET")
        return void found.pipe(response.writeHead(found.statusCode ?? 0, found.headers));
      const parts: Buffer[] = [];
      found.on("data", (part: Buffer) => parts.push(part));
      found.on("end", () => {
        response.writeHead(found.statusCode ?? 0, found.headers).end(Buffer.concat(parts));
      });
      found.on("error", () => response.destroy());
    });
    forwarded.on("error", () => response.destroy());
    response.on("close", () => forwarded.destroy());
    request.pipe(forwarded);
  });
  const front = await listen(http);
  const close = async (): Promise<void> => {
    await front.close();
    await real.close();
  };
  return { ...front, close, [Symbol.asyncDispose]: close };
}
