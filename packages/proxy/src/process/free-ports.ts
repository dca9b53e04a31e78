import { once } from "node:events";
import { createServer } from "node:net";

/**
 * Why these ports cannot be listened on, one line each. Workers share a port among themselves, which
 * would let another process share it unnoticed: so it is tried alone first.
 */
export async function busyPorts(ports: readonly number[]): Promise<string[]> {
  const problems = await Promise.all(ports.map(busy));
  return problems.filter((problem) => problem !== undefined);
}

async function busy(port: number): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen({ port });
    await once(server, "listening");
    return undefined;
  } catch (error) {
    return `port ${port}: ${reasonOf(error)}`;
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "another process listens on it",
  EACCES: "it needs more rights to listen on it",
};
