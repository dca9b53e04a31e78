import assert from "node:assert/strict";
import { randomBytes } from "node:crypto";
import { createServer, request as sendRequest } from "node:http";
import { after, test } from "node:test";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import {
  StreamableHTTPClientTransport,
  StreamableHTTPError,
} from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen } from "@edge-gateway/testkit/listen";
import { configuration } from "../../mcp-oauth/configuration.ts";
import { fillPlain, startSdkServer, textOf } from "../arrange.ts";

/**
 * Two replicas with two workers each, whose key is replaced one replica after the other, while
 * clients keep calling: each request goes to another replica than the one before.
 */

const servers = await Promise.all(
  ["alpha", "beta", "gamma"].map((name) => startSdkServer(fillPlain(name))),
);
after(() => Promise.all(servers.map((server) => server.close())));

const [OLD, NEW] = [randomBytes(32).toString("hex"), randomBytes(32).toString("hex")];
const ROUTES = {
  "/one": { targets: ["alpha"], who: "who", is: "alpha" },
  "/three": { targets: ["alpha", "beta", "gamma"], who: "gamma_who", is: "gamma" },
} as const;
type Path = keyof typeof ROUTES;
const PATHS: readonly Path[] = ["/one", "/three"];

function startReplica(environment: Readonly<Record<string, string>>): Promise<Gateway> {
  const names = ["alpha", "beta", "gamma"];
  const backends = Object.fromEntries(
    Object.entries(ROUTES).map(([path, { targets }]) => [
      path.slice(1),
      {
        mcp: {
          targets: targets.map((name) => ({
            name,
            static: { host: "127.0.0.1", port: servers[names.indexOf(name)]?.port },
          })),
        },
      },
    ]),
  );
  const routes = PATHS.map((path) => ({
    name: path.slice(1),
    matches: [{ path: { type: "PathPrefix", value: path } }],
    backends: [{ backend: path.slice(1) }],
  }));
  const config = configuration(routes, { backends });
  return Gateway.start({ config, environment: { WORKER_THREADS: "2", ...environment } });
}

/** Forwards each request to the replica after that of the request before. */
async function startBalancer(replicas: readonly Gateway[]) {
  let turn = 0;
  const http = createServer((request, response) => {
    const replica = replicas[turn++ % replicas.length];
    const { method, url: path, headers } = request;
    const forwarded = sendRequest(
      { port: replica?.port, path, method, headers, agent: false },
      (found) => {
        response.writeHead(found.statusCode ?? 0, found.headers);
        response.flushHeaders();
        found.pipe(response);
        found.on("error", () => response.destroy());
      },
    );
    forwarded.on("error", () => response.destroy());
    response.on("close", () => forwarded.destroy());
    request.pipe(forwarded);
  });
  return listen(http);
}

test("a key is replaced in three steps, and no session ends before its own key is removed", async () => {
  const replicas = await Promise.all([
    startReplica({ SESSION_KEY: OLD }),
    startReplica({ SESSION_KEY: OLD }),
  ]);
  await using balancer = await startBalancer(replicas);
  const connect = async (path: Path) => {
    const client = new Client({ name: "test", version: "1" });
    await client.connect(new StreamableHTTPClientTransport(new URL(balancer.url + path)));
    return { client, path };
  };
  type Connected = Awaited<ReturnType<typeof connect>>;
  const use = async ({ client, path }: Connected) => {
    const { who, is, targets } = ROUTES[path];
    for (let call = 0; call < 4; call++)
      assert.equal(textOf(await client.callTool({ name: who })), is);
    assert.equal((await client.listTools()).tools.length, targets.length);
  };
  const first = await Promise.all(PATHS.map(connect));
  const clients = [...first];
  const roll = async (
    environment: Readonly<Record<string, string>>,
    check: () => Promise<void>,
  ) => {
    for (const index of replicas.keys()) {
      const next = await startReplica(environment);
      const [before] = replicas.splice(index, 1, next);
      await before?.[Symbol.asyncDispose]();
      await check();
    }
  };
  const useAll = async () => {
    clients.push(...(await Promise.all(PATHS.map(connect))));
    await Promise.all(clients.map(use));
  };
  try {
    await useAll();
    await roll({ SESSION_KEY: OLD, SESSION_PREVIOUS_KEY: NEW }, useAll);
    await roll({ SESSION_KEY: NEW, SESSION_PREVIOUS_KEY: OLD }, useAll);
    clients.length = 0;
    await useAll();
    await roll({ SESSION_KEY: NEW }, useAll);
    for (const connected of first)
      await assert.rejects(use(connected), (error) => {
        assert.ok(error instanceof StreamableHTTPError, String(error));
        return error.code === 404;
      });
  } finally {
    await Promise.all([...clients, ...first].map(({ client }) => client.close()));
    for (const replica of replicas) await replica[Symbol.asyncDispose]();
  }
});
