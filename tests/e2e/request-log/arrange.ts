import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "../admin/admin-client.ts";
import { fillPlain, startSdkServer, type SdkServer } from "../mcp/arrange.ts";

/** The key of the provider, which the gateway adds. */
export const PROVIDER_KEY = "planted-provider-key-5d20";
/** The key of clients, by the name of the key. */
export const CLIENT_KEYS = { ann: "planted-client-key-ann-81", bob: "planted-client-key-bob-82" };

/** The kinds of databases that a log can have. */
export const LOG_DATABASES = ["sqlite", "postgres"] as const;

/** A gateway with a log of requests, and the servers that it calls. */
export interface LoggedGateway extends AsyncDisposable {
  gateway: Gateway;
  client: CheckedClient;
  readonly models: ModelServer;
  readonly tools: SdkServer;
  /** The server of the database; undefined for a file. */
  readonly server: Postgres | undefined;
  /** The lines of a query of the database, each with one column. */
  query(statement: string): readonly string[];
  /** Ends the gateway as if it had crashed, and starts it again. */
  crash(): Promise<void>;
}

/** The response of the model server. */
export function said(text: string, usage = { prompt_tokens: 100, completion_tokens: 10 }) {
  const message = { role: "assistant", content: text };
  return {
    json: {
      id: "c",
      object: "chat.completion",
      created: 1,
      model: "gpt-5-2026",
      choices: [{ index: 0, message, finish_reason: "stop" }],
      usage: { ...usage, total_tokens: usage.prompt_tokens + usage.completion_tokens },
    },
  };
}

/** Starts everything; `requestLog` is the text of the settings of the log. */
export async function startLogged(
  database: (typeof LOG_DATABASES)[number],
  requestLog: string,
): Promise<LoggedGateway> {
  const folder = await mkdtemp(join(tmpdir(), "request-log-"));
  const file = join(folder, "requests.db");
  const models = await ModelServer.start();
  models.answer = () => said("Hello");
  const tools = await startSdkServer(fillPlain("sdk"));
  const server = database === "postgres" ? await Postgres.start() : undefined;
  const url = server === undefined ? "" : `\n  database: { url: "${server.url()}" }`;
  const start = () =>
    Gateway.start({
      config: configOf(`${url}\n  requestLog: ${requestLog}`, { models, tools }),
      environment: { LOG_FILE: file },
    });
  const close = async (): Promise<void> => {
    await Promise.all([models.close(), tools.close(), server?.[Symbol.asyncDispose]()]);
    await rm(folder, { recursive: true, force: true });
  };
  const gateway = await start().catch(async (error: unknown) => {
    await close();
    throw error;
  });
  const logged: LoggedGateway = {
    ...{ gateway, client: new CheckedClient(gateway), models, tools, server },
    query(statement) {
      const text = server?.query(statement) ?? linesIn(file, statement);
      return text === "" ? [] : text.split("\n");
    },
    async crash() {
      process.kill(logged.gateway.pid, "SIGKILL");
      await waitFor("end of the gateway", () => logged.gateway.hasEnded);
      await logged.gateway[Symbol.asyncDispose]();
      logged.gateway = await start();
      logged.client = new CheckedClient(logged.gateway);
    },
    async [Symbol.asyncDispose]() {
      await logged.gateway[Symbol.asyncDispose]();
      await close();
    },
  };
  return logged;
}

function linesIn(file: string, statement: string): string {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const rows = database.prepare(statement).all();
    return rows.map((row) => Object.values(row).join("|")).join("\n");
  } finally {
    database.close();
  }
}

function configOf(settings: string, { models, tools }: Pick<LoggedGateway, "models" | "tools">) {
  return `config:
  workerThreads: 2
  modelCatalog: [{ inline: { providers: { openai: { models: { gpt-5: { rates: { input: "2.00", output: "8.00" } } } } } } }]${settings}
gateways:
  web:
    port: \${PORT}
    frontend: { tracing: { url: "http://127.0.0.1:9", protocol: HTTP, randomSampling: "true" } }
    routes:
      - name: chat
        matches: [{ path: { value: /v1 } }]
        policies: { apiKeyAuthentication: { secretRef: { name: keys } } }
        backends: [{ backend: openai }]
      - name: tools
        matches: [{ path: { value: /tools } }]
        backends: [{ backend: tools }]
      - name: plain
        matches: [{ path: { value: /plain } }]
        policies: { directResponse: { status: 200, body: plain } }
backends:
  openai:
    ai: { provider: { openai: {}, host: 127.0.0.1, port: ${models.port} } }
    policies: { auth: { key: ${PROVIDER_KEY} } }
  tools: { mcp: { targets: [{ name: sdk, static: { host: 127.0.0.1, port: ${tools.port} } }] } }
secrets:
  keys:
    data:
      ann: '{"key":"${CLIENT_KEYS.ann}","metadata":{"name":"ann","team":"tools","user":"ann@example.test"}}'
      bob: '{"key":"${CLIENT_KEYS.bob}","metadata":{"name":"bob","team":"web"}}'
`;
}

/** Calls the model with the key of a client. */
export async function ask(
  { gateway }: Pick<LoggedGateway, "gateway">,
  text = "Hi",
  {
    key = CLIENT_KEYS.ann,
    stream = false,
  }: { readonly key?: string; readonly stream?: boolean } = {},
): Promise<number> {
  const response = await fetch(`${gateway.url}/v1/chat/completions`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${key}` },
    body: JSON.stringify({ model: "gpt-5", stream, messages: [{ role: "user", content: text }] }),
  });
  await response.text();
  return response.status;
}

/** Calls a tool by way of the gateway. */
export async function callTool({ gateway }: Pick<LoggedGateway, "gateway">): Promise<void> {
  const agent = new Client({ name: "agent", version: "1" });
  await agent.connect(new StreamableHTTPClientTransport(new URL(`${gateway.url}/tools`)));
  await agent.callTool({ name: "who" });
  await agent.close();
}

/** Waits until the log has a number of records. */
export async function written(logged: LoggedGateway, records: number): Promise<void> {
  await waitFor(
    `${records} records`,
    async () => (await logged.client.call("getRequestLog")).value.written >= records,
  );
}
