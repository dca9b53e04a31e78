import { once } from "node:events";
import { request } from "node:http";
import type { IncomingMessage, RequestOptions } from "node:http";
import type { TestContext } from "node:test";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import { TraceArm } from "@edge-gateway/gateway/observe/traces/trace-arm";
import { TraceHub } from "@edge-gateway/gateway/observe/traces/trace-hub";
import { Logins } from "../logins.ts";
import { createAdminServer } from "../server.ts";
import type { AdminDependencies } from "../server.ts";
import type { RuntimeStatus } from "../status.ts";

export const LIMITS = {
  maxTraceWatchers: 3,
  maxTraceWatchersPerClient: 2,
  maxQueuedTraceRecords: 8,
  maxTracedBodyBytes: 64,
  traceKeepaliveMilliseconds: 60_000,
  maxMetricSeries: 8,
  maxAdminConnections: 16,
};

export const SILENT: Logger = {
  enabled: () => false,
  trace() {},
  debug() {},
  info() {},
  warn() {},
  error() {},
  module: () => SILENT,
};

export const STATUS: RuntimeStatus = {
  version: "1.2.3",
  uptimeSeconds: 90061,
  workers: 2,
  certificates: [],
  config: {
    generation: 3,
    since: "2026-01-02T03:04:05.000Z",
    source: "gateway.yaml",
    synchronized: false,
    restartNeeded: ["config.adminAddr"],
    lastAttempt: {
      problems: ["port 80: permission denied"],
      at: "2026-01-02T04:04:05.000Z",
      ok: false,
      omitted: 0,
      diagnostics: [
        {
          file: "gateway.yaml",
          line: 3,
          column: 5,
          path: "gateways.web",
          severity: "error",
          code: "unknown-key",
          message: "unknown <key>",
          suggestion: null,
        },
      ],
    },
  },
};

/** An admin server, and the calls that it has made. */
export interface Admin {
  readonly port: number;
  readonly hub: TraceHub;
  readonly levels: { current: string };
  readonly shutdowns: () => number;
  call(options: RequestOptions): Promise<{ response: IncomingMessage; text: string }>;
  open(options: RequestOptions): Promise<IncomingMessage>;
}

/** Starts an admin server that is closed at the end of the test. */
export async function startAdmin(
  context: TestContext,
  changes: Partial<AdminDependencies> = {},
): Promise<Admin> {
  const hub = new TraceHub(LIMITS);
  const levels = { current: "info" };
  let shutdowns = 0;
  const running = await createAdminServer({
    address: "127.0.0.1:0",
    hosts: [],
    limits: LIMITS,
    trace: hub,
    status: () => STATUS,
    endpoints: () => Promise.resolve([]),
    mcpSessions: () => Promise.resolve([]),
    dump: () => ({ routes: [{ set: [{ name: "Authorization", value: "Bearer secret" }] }] }),
    redaction: () => new Redaction(new SensitiveNames()),
    access: () => undefined,
    logins: new Logins(),
    keys: () => undefined,
    api: {},
    ui: () => ({ state: "preparing" }),
    logging: {
      current: () => levels.current,
      change: (text) => {
        if (text === "loud") throw new RangeError("'loud' is not a log level");
        levels.current = text;
      },
      reset: () => (levels.current = "info"),
    },
    shutdown: () => shutdowns++,
    log: SILENT,
    ...changes,
  });
  context.after(() => running.close());
  const port = Number(running.addresses[0]?.split(":").at(-1));
  const open = async (options: RequestOptions): Promise<IncomingMessage> => {
    const sent = request({ port, host: "127.0.0.1", agent: false, ...options }).end();
    context.after(() => sent.destroy());
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    return response;
  };
  return {
    port,
    hub,
    levels,
    shutdowns: () => shutdowns,
    open,
    call: async (options) => {
      const response = await open(options);
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      return { response, text: Buffer.concat(chunks).toString() };
    },
  };
}

/** Reads from the stream until this text has arrived. */
export async function until(response: IncomingMessage, wanted: string): Promise<string> {
  let text = "";
  for await (const chunk of response.iterator({ destroyOnReturn: false })) {
    text += String(chunk);
    if (text.includes(wanted)) break;
  }
  return text;
}

/** Registers the next request for a trace. */
export function claim(hub: TraceHub) {
  const port = hub.attach();
  const arm = new TraceArm({
    memory: hub.memory,
    post: (report) => port.receive(report),
    now: () => 0,
    maxTracedBodyBytes: 64,
  });
  return arm.claim(0, new Redaction(new SensitiveNames()));
}
