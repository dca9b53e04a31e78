import { once } from "node:events";
import { createServer } from "node:net";
import { bindUdp } from "@edge-gateway/gateway/udp/bind-udp";
import { listeningPorts, type ListeningPorts } from "./listening-ports.ts";
import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import type { Bind, Ir, SourcePlace } from "@edge-gateway/translate/ir";

/** A port, and the place of its setting. */
export type GatewayPort = Pick<Bind, "port" | "transport" | "place">;

/** A port that cannot be used. */
interface BusyPort {
  readonly place: SourcePlace;
  /** Which port it is, and why it cannot be used. */
  readonly message: string;
}

/** Ports on which workers may listen although a socket of this process does; unset: none. */
export interface HeldPorts {
  readonly heldPorts?: { has(port: number): boolean };
}

/** Why these ports cannot be used, and how to move them, one line each. */
export async function busyPorts(ports: readonly GatewayPort[]): Promise<string[]> {
  return (await busyAmong(ports)).map(({ place, message }) => `${message} (${cureFor(place)})`);
}

/**
 * Those of these ports that cannot be used. Workers share a port with `SO_REUSEPORT`, which would let
 * another process share it unnoticed; so each port is looked for among those that are listened on, or, where
 * the system does not tell, opened exclusively.
 */
export async function busyAmong(ports: readonly GatewayPort[]): Promise<readonly BusyPort[]> {
  if (ports.length === 0) return [];
  const listening = await listeningPorts();
  const problems = await Promise.all(ports.map((port) => busy(port, listening)));
  return problems.filter((problem) => problem !== undefined);
}

/**
 * The binds whose ports this process needs from the system.
 * @param current the running configuration, whose ports are open; unset: there is none
 */
export function newBinds(
  next: Pick<Ir, "binds">,
  { heldPorts }: HeldPorts,
  current?: Pick<Ir, "binds">,
): readonly Bind[] {
  const open = new Set(current?.binds.map(({ key }) => key));
  return next.binds.filter(({ key, port }) => !open.has(key) && heldPorts?.has(port) !== true);
}

async function busy(
  { port, transport, place }: GatewayPort,
  listening: ListeningPorts | undefined,
): Promise<BusyPort | undefined> {
  try {
    if (transport === "UDP") await tryUdp(port);
    else if (listening?.mayOpen(port) !== true) await tryTcp(port);
    return undefined;
  } catch (error) {
    const name = transport === "UDP" ? "UDP port" : "port";
    return { place, message: `${name} ${port}: ${reasonOf(error)}` };
  }
}

async function tryTcp(port: number): Promise<void> {
  const server = createServer();
  try {
    server.listen({ port });
    await once(server, "listening");
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

async function tryUdp(port: number): Promise<void> {
  const socket = await bindUdp(port, { isShared: false });
  await new Promise<void>((resolve) => socket.close(() => resolve()));
}

function cureFor({ document, pointer }: SourcePlace): string {
  const where = document === undefined ? "" : ` of ${document}`;
  return `set ${readablePath(pointer)}${where} to move it`;
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "address already in use by another process",
  EACCES: "permission denied",
};
