import { once } from "node:events";
import { createServer } from "node:net";
import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import type { Bind, SourcePlace } from "@edge-gateway/translate/ir";

/** A port, and the place where it is set. */
export type GatewayPort = Pick<Bind, "port" | "place">;

/**
 * Why these ports cannot be listened on, one line each. Workers share a port among themselves, which
 * would let another process share it unnoticed: so it is tried alone first.
 */
export async function busyPorts(ports: readonly GatewayPort[]): Promise<string[]> {
  const problems = await Promise.all(ports.map(busy));
  return problems.filter((problem) => problem !== undefined);
}

async function busy({ port, place }: GatewayPort): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen({ port });
    await once(server, "listening");
    return undefined;
  } catch (error) {
    return `port ${port}: ${reasonOf(error)} (${cureFor(place)})`;
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
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
