import { after, before, test } from "node:test";
import { z } from "zod";
import type { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { MCP_GUARD_CHECK } from "@edge-gateway/generated/proto/methods.ts";
import { FaultProxy } from "@edge-gateway/testkit/servers/fault-proxy";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { openaiAnswer } from "../llm/vendors.ts";
import { connect, fillPlain, type SdkServer, startSdkServer, textOf } from "../mcp/arrange.ts";
import { hurt, type Service, statusOf, type Use } from "./hurt.ts";
import { Outputs } from "./outputs.ts";

/**
 * Servers that check prompts and MCP messages are killed, slow, half-open or return false data at
 * any moment: the failure mode decides, nothing hangs, and nothing reveals a secret.
 */

const TIMEOUT = 300;
/**
 * The kinds of checks, and the statuses of their outcomes: a result, an error due to the failure
 * mode, and a denial.
 */
const [PASSED, FAILED, DENIED] = [200, 503, 403];
const KEY = "planted-backend-key";
const TOKEN = "planted-client-token";

const outputs = new Outputs();
const servers: AsyncDisposable[] = [];
let gateway: Gateway;
let prompts: FaultProxy;
let messages: FaultProxy;
let clients: readonly (Client & AsyncDisposable)[] = [];

before(async () => {
  const vendor = await ModelServer.start();
  vendor.answer = () => openaiAnswer;
  const judge = await ModelServer.start();
  judge.answer = ({ text }) => ({
    json: { action: text.includes("deny") ? { body: "no", status_code: DENIED } : {} },
  });
  const guard = await GrpcServer.answer(MCP_GUARD_CHECK, ({ params = "" }) =>
    params.includes("deny") ? { denial: { code: -32_050, message: "no" } } : { pass: {} },
  );
  const tools: SdkServer = await startSdkServer(
    fillPlain("tools", (server) => {
      server.registerTool("echo", { inputSchema: { text: z.string() } }, ({ text }) => ({
        content: [{ type: "text", text }],
      }));
    }),
  );
  prompts = await FaultProxy.start(judge.port);
  messages = await FaultProxy.start(guard.port);
  servers.push(vendor, judge, guard, tools, prompts, messages);
  gateway = await Gateway.start({ config: configuration(vendor.port, tools.port) });
  const at = (path: string) => connect({ url: `${gateway.url}${path}` });
  clients = [await at("/mcp-closed"), await at("/mcp-open")];
});

after(async () => {
  await Promise.all(clients.map((client) => client.close()));
  await gateway?.[Symbol.asyncDispose]();
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
});

const MODES = { closed: "FailClosed", open: "FailOpen" } as const;

function configuration(vendor: number, tools: number): string {
  const backends = Object.fromEntries(
    Object.entries(MODES).flatMap(([name, failureMode]) => {
      const webhook = { backendRef: { name: "judge" }, failureMode };
      const remote = { url: messages.url, failureMode };
      const processors = [{ remote, methods: { "tools/call": "Request" } }];
      const targets = [{ name: "tools", static: { host: "127.0.0.1", port: tools } }];
      const provider = { openai: {}, host: "127.0.0.1", port: vendor };
      return [
        [
          `ai-${name}`,
          {
            ai: { provider },
            policies: { auth: { key: KEY }, ai: { promptGuard: { request: [{ webhook }] } } },
          },
        ],
        [
          `mcp-${name}`,
          {
            mcp: { targets },
            policies: { auth: { key: KEY }, mcp: { guardrails: { processors } } },
          },
        ],
      ];
    }),
  );
  const routes = Object.keys(backends).map((name) => ({
    name,
    matches: [{ path: { value: `/${name}` } }],
    backends: [{ backend: name }],
  }));
  const judge = { static: { host: "127.0.0.1", port: prompts.port } };
  return JSON.stringify({
    config: { policyServers: { authorizationTimeout: `${TIMEOUT}ms`, maxReconnectDelay: "50ms" } },
    gateways: { web: { port: "PORT", routes } },
    backends: { ...backends, judge },
  }).replace('"PORT"', "$PORT");
}

/** A use for each failure mode and verdict. */
function usesOf(send: (mode: keyof typeof MODES, word: string) => Promise<number>): readonly Use[] {
  return [
    { mode: "closed", word: "allow", allowed: [PASSED, FAILED] },
    { mode: "closed", word: "deny", allowed: [DENIED, FAILED] },
    { mode: "open", word: "allow", allowed: [PASSED] },
    { mode: "open", word: "deny", allowed: [PASSED, DENIED] },
  ].map(({ mode, word, allowed }) => ({
    name: `${mode} ${word}`,
    send: () => send(mode === "open" ? "open" : "closed", word),
    allowed,
    healthy: word === "deny" ? DENIED : PASSED,
  }));
}

const prompt = (mode: string, word: string): Promise<number> =>
  statusOf(outputs, `${gateway.url}/ai-${mode}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${TOKEN}`, "content-type": "application/json" },
    body: JSON.stringify({ model: "gpt-5", messages: [{ role: "user", content: word }] }),
  });

async function callTool(mode: string, word: string): Promise<number> {
  const client = clients[mode === "open" ? 1 : 0];
  try {
    const result = await client?.callTool({ name: "echo", arguments: { text: word } });
    return result !== undefined && textOf(result) === word ? PASSED : 0;
  } catch (error) {
    outputs.add(String(error));
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    return code === -32_050 ? DENIED : code === -32_603 ? FAILED : 0;
  }
}

test("the failure mode of guards decides in time, whatever their servers do", async () => {
  outputs.watch(gateway);
  const services: Service[] = [
    { name: "prompts", proxy: prompts, timeout: TIMEOUT, uses: usesOf(prompt) },
    { name: "messages", proxy: messages, timeout: TIMEOUT, uses: usesOf(callTool) },
  ];
  await Promise.all(services.map(hurt));
  await outputs.finish(gateway);
  outputs.assertWithout([KEY, TOKEN]);
});
