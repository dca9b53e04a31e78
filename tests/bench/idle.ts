import { once } from "node:events";
import { type Socket, connect } from "node:net";
import type { Case } from "./cases.ts";
import { usage } from "./cpu.ts";

/**
 * Number of connections opened at the same time; more would overflow the queues of some candidates.
 */
const AT_ONCE = 100;
/** Connections that warm up the process and are not counted. */
const FIRST = 500;

/**
 * Opens connections, sends a request on each, and returns the growth of resident memory per
 * connection, in bytes.
 */
export async function idleBytes(
  pid: number,
  port: number,
  { path }: Pick<Case, "path">,
  connections: number,
): Promise<number> {
  const sockets: Socket[] = [];
  const openUntil = async (count: number): Promise<number> => {
    while (sockets.length < count) {
      const opened = Array.from({ length: AT_ONCE }, () => connect(port, "127.0.0.1"));
      sockets.push(...opened);
      await Promise.all(opened.map((socket) => answered(socket, path)));
    }
    return usage(pid).residentBytes;
  };
  try {
    const before = await openUntil(FIRST);
    const after = await openUntil(FIRST + connections);
    return (after - before) / connections;
  } finally {
    for (const socket of sockets) socket.destroy();
  }
}

async function answered(socket: Socket, path: string): Promise<void> {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: bench\r\n\r\n`);
  await once(socket, "data");
}
