import type { Logger } from "@edge-gateway/kernel/log/logger";
import { parseLevels, ProductLog } from "@edge-gateway/kernel/log/product-log";
import type { IrResource } from "@edge-gateway/generated/types/index.ts";
import { DiscoveryClient } from "./client/discovery-client.ts";
import type { Candidate, InsteadOf, KnownResources } from "./client/assembly.ts";
import { DiscoveryPort } from "./server/discovery-port.ts";
import type { DiscoveryMode, ServerCertificate } from "./server/discovery-port.ts";
import { DiscoveryServer } from "./server/discovery-server.ts";
import type { DataPlanes } from "./server/discovery-server.ts";
import type { Refusal } from "./wire/messages.ts";

const LOG: Logger = new ProductLog(
  { format: "text", write() {}, wallClock: Date.now },
  parseLevels("error"),
).logger("test");
export const KEY = "default/web";
const NODE = { id: "pod", namespace: "default", gateway: "web" };

/** A bind at a port, by its name. */
export function bind(port: number): readonly [string, IrResource] {
  const key = `bind/${port}`;
  return [`bind/${key}`, { bind: { key, gateway: KEY, port, place: { pointer: "" } } }];
}

/** Starts a discovery server for data planes. */
export async function startServer(
  mode: DiscoveryMode = "plaintext",
  certificate?: ServerCertificate,
) {
  let heard: DataPlanes = { connected: 0, synchronized: 0, refusals: [] };
  const tokens: (string | undefined)[] = [];
  const server = new DiscoveryServer({
    refused: (_gateway, token) => {
      tokens.push(token);
      return Promise.resolve(token === "wrong" ? "the token is wrong" : undefined);
    },
    heard: (gateway, dataPlanes) => {
      if (gateway === KEY) heard = dataPlanes;
    },
    log: LOG,
  });
  const port = new DiscoveryPort(server, mode);
  if (certificate !== undefined) port.use(certificate);
  const number = await port.listen({ port: 0, host: "127.0.0.1" });
  return {
    server,
    port: number,
    tokens,
    heard: () => heard,
    [Symbol.asyncDispose]: async () => {
      await port.close();
      server.close();
    },
  };
}

interface ClientOptions {
  readonly initial?: KnownResources;
  readonly apply?: (candidate: Candidate) => Promise<readonly Refusal[]>;
  readonly instead?: InsteadOf;
  readonly token?: string;
  readonly authorities?: string;
}

/** Starts a data plane that gets its configuration from a discovery server. */
export function startClient(port: () => number, options: ClientOptions = {}) {
  const applied: Candidate[] = [];
  let running: KnownResources | undefined;
  const client = new DiscoveryClient({
    access: () =>
      Promise.resolve({
        target: `localhost:${port()}`,
        tls: options.authorities === undefined ? undefined : { authorities: options.authorities },
        token: options.token,
      }),
    node: NODE,
    initial: options.initial ?? new Map(),
    ...(options.instead === undefined ? {} : { instead: options.instead }),
    apply: async (candidate) => {
      applied.push(candidate);
      return (await options.apply?.(candidate)) ?? [];
    },
    synchronized: (known) => (running = known),
    log: LOG,
  });
  client.start();
  return {
    applied,
    names: () => [...(running?.keys() ?? [])].toSorted().join(),
    running: () => running,
    [Symbol.dispose]: () => client.close(),
  };
}
