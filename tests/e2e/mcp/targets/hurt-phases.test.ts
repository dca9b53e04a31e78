import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { createServer as createTcpServer, type Socket } from "node:net";
import { after, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { connect, fillPlain, startSdkServer, textOf } from "../arrange.ts";

/**
 * A server that is cut off or falls silent in each phase of a session: clients get a clear error in
 * time or continue with the other server, and nothing stays open.
 */

const LIMIT = 3000;
/** Milliseconds that a busy machine may add to a time limit. */
const SLACK = 30_000;

const PHASES = ["initialize", "initialized", "list", "call", "events", "stream", "end"] as const;
type Phase = "connect" | (typeof PHASES)[number];
const HOWS = ["cut", "silent"] as const;

const RESULTS: Readonly<Record<string, object>> = {
  initialize: {
    protocolVersion: "2025-11-25",
    capabilities: { tools: {} },
    serverInfo: { name: "hurt", version: "1" },
  },
  "tools/list": { tools: [{ name: "any", inputSchema: { type: "object" } }] },
  "tools/call": { content: [{ type: "text", text: "hurt" }] },
};

const PHASE_OF: Readonly<Record<string, readonly Phase[]>> = {
  initialize: ["initialize"],
  "notifications/initialized": ["initialized"],
  "tools/list": ["list"],
  "tools/call": ["call", "events"],
  GET: ["stream"],
  DELETE: ["end"],
};

/** The requests that the server has not responded to. */
const open = new Set<ServerResponse>();
/** The phases, as paths, in which the server has failed. */
const failed = new Set<string>();

const hurt = await listen(
  createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      open.add(response);
      response.on("close", () => open.delete(response));
      respond(request, response, Buffer.concat(chunks).toString());
    });
  }),
);

function respond(
  { url = "", method = "" }: IncomingMessage,
  response: ServerResponse,
  text: string,
) {
  const message = text === "" ? { method } : JSON.parse(text);
  const [phase = "", how = ""] = url.slice(1).split("-");
  if (PHASE_OF[message.method]?.some((each) => each === phase) === true) {
    failed.add(url);
    if (phase === "events" || phase === "stream") {
      response.writeHead(200, { "content-type": "text/event-stream" });
      const note = { jsonrpc: "2.0", method: "notifications/message", params: { level: "info" } };
      response.write(`data: ${JSON.stringify(note)}\n\ndata: {"jsonr`, () => {
        if (how === "cut") response.destroy();
      });
    } else if (how === "cut") response.destroy();
    return;
  }
  if (message.id === undefined) {
    response.writeHead({ GET: 405, DELETE: 200 }[method] ?? 202).end();
    return;
  }
  const fields = { "content-type": "application/json", "mcp-session-id": url.slice(1) };
  response.writeHead(200, fields);
  const result = RESULTS[message.method] ?? {};
  response.end(JSON.stringify({ jsonrpc: "2.0", id: message.id, result }));
}

/** A server that accepts connections and closes them, or keeps them without a word. */
const unread = new Set<Socket>();
const deaf = (how: string) =>
  listen(
    createTcpServer((socket) => {
      for (const round of ROUNDS) failed.add(`/connect-${how}-${round}`);
      socket.on("error", () => {});
      if (how === "cut") socket.destroy();
      unread.add(socket);
      socket.on("close", () => unread.delete(socket)).resume();
    }),
  );
const cutting = await deaf("cut");
const silent = await deaf("silent");
const ports = { cut: cutting.port, silent: silent.port };

const alpha = await startSdkServer(fillPlain("alpha"));
after(() => Promise.all([alpha, hurt, cutting, silent].map((each) => each.close())));

/**
 * Each round has its own backends, because a server that has failed is not asked again for a
 * second.
 */
const ROUNDS = [1, 2];
const CASES = ROUNDS.flatMap((round) =>
  (["connect", ...PHASES] as const).flatMap((phase) =>
    HOWS.map((how) => ({ round, phase, how, path: `/${phase}-${how}-${round}` })),
  ),
);

function startGateway(failureMode: string): Promise<Gateway> {
  const policies = { http: { requestTimeout: `${LIMIT}ms` } };
  const routes = CASES.map(({ path }) => ({
    name: path.slice(1),
    matches: [{ path: { type: "PathPrefix", value: path } }],
    backends: [{ backend: path.slice(1) }],
  }));
  const backends = Object.fromEntries(
    CASES.map(({ phase, how, path }) => {
      const port = phase === "connect" ? ports[how] : hurt.port;
      const targets = [
        { name: "alpha", static: { host: "127.0.0.1", port: alpha.port } },
        { name: "hurt", static: { host: "127.0.0.1", port, path, policies } },
      ];
      return [path.slice(1), { mcp: { targets, failureMode } }];
    }),
  );
  const config = { backend: { bodyIdleTimeout: `${LIMIT}ms` } };
  return Gateway.start({ config: configuration(routes, { backends, config }) });
}

/** One session in which the server fails in one phase. */
async function suffer(gateway: Gateway, failsOpen: boolean, { phase, path }: (typeof CASES)[0]) {
  const began = performance.now();
  const UNAVAILABLE = /MCP server not available: hurt/;
  failed.delete(path);
  const isBeginning = phase === "connect" || phase === "initialize";
  const connecting = connect({ url: `${gateway.url}${path}` });
  if (isBeginning && !failsOpen) await assert.rejects(connecting, UNAVAILABLE, path);
  else {
    await using client = await connecting;
    assert.equal(textOf(await client.callTool({ name: "alpha_who" })), "alpha", path);
    const listed = client
      .listTools()
      .then(({ tools }) => tools.map(({ name }) => name).join(), String);
    const isWhole = /^alpha_who,hurt_any$/;
    if (isBeginning || phase === "list")
      assert.match(await listed, failsOpen ? /^alpha_who$/ : UNAVAILABLE, path);
    else if (phase !== "initialized") assert.match(await listed, isWhole, path);
    const called = client.callTool({ name: "hurt_any" }).then(textOf, String);
    if (phase === "stream" || phase === "end") assert.equal(await called, "hurt", path);
    else if (phase !== "initialized" && phase !== "list")
      assert.match(await called, UNAVAILABLE, path);
    await Promise.all([listed, called]);
    await waitFor(`the failure ${path}`, () => phase === "end" || failed.has(path));
    assert.equal(textOf(await client.callTool({ name: "alpha_who" })), "alpha", path);
  }
  await waitFor(`the failure ${path}`, () => failed.has(path));
  assert.ok(performance.now() - began < 4 * LIMIT + SLACK, path);
}

const descriptors = (gateway: Gateway) => readdirSync(`/proc/${gateway.pid}/fd`).length;
/** Connections that the gateway may keep for the next request. */
const KEPT = 2 * CASES.length;

for (const failureMode of ["FailOpen", "FailClosed"])
  test(`${failureMode}: in whatever phase a server is cut off or stops responding, clients get an error in time, and nothing stays open`, async () => {
    await using gateway = await startGateway(failureMode);
    alpha.forget();
    const before = descriptors(gateway);
    for (const round of ROUNDS) {
      const cases = CASES.filter((each) => each.round === round);
      await Promise.all(cases.map((each) => suffer(gateway, failureMode === "FailOpen", each)));
    }
    await waitFor("the end of all requests", () => open.size === 0);
    await waitFor("the end of all connections", () => unread.size === 0);
    await waitFor("the end of the other server's sessions", () => alpha.sessions.size === 0);
    await waitFor("few descriptors", () => descriptors(gateway) <= before + KEPT);
  });
