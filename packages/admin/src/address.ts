import { once } from "node:events";
import { chmod, stat, unlink } from "node:fs/promises";
import { SETTING_VARIABLES } from "@edge-gateway/generated/setting-variables/index.ts";
import type { Settings } from "@edge-gateway/generated/types/index.ts";
import { logged } from "@edge-gateway/kernel/process/callbacks";
import { listen } from "@edge-gateway/kernel/process/listen";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { createServer } from "@edge-gateway/kernel/process/node-http";
import { readListenAddress } from "@edge-gateway/translate/shape/formats/listen-address";
import type { ListenAddress } from "@edge-gateway/translate/shape/formats/listen-address";
import type { RequestListener, Server } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, ListenOptions } from "node:net";

/** A server that listens. */
export interface Running {
  /**
   * The addresses as a client would write them: `127.0.0.1:15000`, `[::1]:15000`, `unix:/path`;
   * empty when disabled.
   */
  readonly addresses: readonly string[];
  /** Closes all connections, including open streams. */
  close(): Promise<void>;
}

/** The name of the setting with a server's address. */
export type AddressSetting = Extract<keyof Settings, `${string}Addr`>;

const LOCALHOST = ["127.0.0.1", "::1"] as const;
const OWNER_ONLY = 0o600;

/**
 * Parses a server's address.
 * @throws RangeError when it is invalid, which validation excludes
 */
export function parseAddress(text: string): ListenAddress {
  const address = readListenAddress(text);
  if (address === undefined) throw new RangeError(`'${text}' is not an address`);
  return address;
}

/** The request handler, and the maximum number of clients; further connections are closed. */
export interface Service {
  readonly handler: RequestListener;
  readonly maxConnections: number;
  /** The setting with the address, for messages. */
  readonly setting: AddressSetting;
  readonly log: Logger;
}

/**
 * Serves HTTP on the address; `localhost` means both loopback addresses, if the machine has them.
 * @throws Error that names the address, the reason and the setting
 */
export async function serve(
  address: ListenAddress,
  { handler, maxConnections, setting, log }: Service,
): Promise<Running> {
  const servers: Server[] = [];
  const make = (): Server => Object.assign(createServer(handler), { maxConnections });
  try {
    if (address.kind === "unix") servers.push(await listenUnix(make, address.path));
    if (address.kind === "tcp") await listenTcp(make, address.host, address.port, servers);
  } catch (error) {
    await closeAll(servers);
    const message = `cannot listen on ${nameOf(address)}: ${reasonOf(error)}`;
    throw new Error(`${message} (${cureOf(setting)})`, { cause: error });
  }
  // Without an error listener, a failed accept would end the process.
  for (const server of servers) server.on("error", logged(log, "accepting a connection"));
  return { addresses: servers.map(boundName), close: () => closeAll(servers) };
}

/** What moves a server: its setting, which manifests do not have, or its environment variable. */
function cureOf(setting: AddressSetting): string {
  const variable = SETTING_VARIABLES.StandaloneConfig.find(({ path }) => path[1] === setting);
  return `set config.${setting} or ${variable?.name ?? ""} to move it`;
}

async function listenTcp(
  make: () => Server,
  host: string,
  port: number,
  servers: Server[],
): Promise<void> {
  if (host !== "localhost") {
    servers.push(await listening(make(), { host, port }));
    return;
  }
  for (const loopback of LOCALHOST) {
    // The configured port is 0: the second loopback address uses the port that the first one got.
    const chosen = servers[0] === undefined ? port : addressOf(servers[0]).port;
    try {
      servers.push(await listening(make(), { host: loopback, port: chosen }));
    } catch (error) {
      const absent = hasCode(error, "EADDRNOTAVAIL") || hasCode(error, "EAFNOSUPPORT");
      if (!absent || servers.length === 0) throw error;
    }
  }
}

async function listenUnix(make: () => Server, path: string): Promise<Server> {
  let server: Server;
  try {
    server = await listening(make(), { path });
  } catch (error) {
    // The socket file of a dead process remains. If a server accepts a connection to the file, the address is
    // in use.
    if (!hasCode(error, "EADDRINUSE") || !(await isAbandoned(path))) throw error;
    await unlink(path);
    server = await listening(make(), { path });
  }
  await chmod(path, OWNER_ONLY);
  return server;
}

async function listening(server: Server, options: ListenOptions): Promise<Server> {
  await listen(server, options);
  return server;
}

async function isAbandoned(path: string): Promise<boolean> {
  if (!(await stat(path)).isSocket()) return false;
  const socket = connect(path);
  try {
    await once(socket, "connect");
    return false;
  } catch {
    return true;
  } finally {
    socket.destroy();
  }
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(async (server) => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    }),
  );
}

function addressOf(server: Server): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === "string") throw new TypeError("not a TCP server");
  return address;
}

function boundName(server: Server): string {
  const address = server.address();
  if (typeof address === "string") return `unix:${address}`;
  return nameOf({ kind: "tcp", host: addressOf(server).address, port: addressOf(server).port });
}

function nameOf(address: ListenAddress): string {
  if (address.kind === "off") return "off";
  if (address.kind === "unix") return `unix:${address.path}`;
  const host = address.host.includes(":") ? `[${address.host}]` : address.host;
  return `${host}:${address.port}`;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

function reasonOf(error: unknown): string {
  if (hasCode(error, "EADDRINUSE")) return "address already in use";
  if (hasCode(error, "EACCES")) return "permission denied";
  if (hasCode(error, "EADDRNOTAVAIL")) return "this machine does not have the address";
  return error instanceof Error ? error.message : String(error);
}
