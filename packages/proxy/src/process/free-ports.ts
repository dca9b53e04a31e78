import { once } from "node:events";
import { createServer } from "node:net";
import type { Bind } from "@edge-gateway/translate/ir";

/** A port, and the gateway that it belongs to. */
export type GatewayPort = Pick<Bind, "port" | "gateway">;

/**
 * Why these ports cannot be listened on, one line each. Workers share a port among themselves, which
 * would let another process share it unnoticed: so it is tried alone first.
 */
export async function busyPorts(ports: readonly GatewayPort[]): Promise<string[]> {
  const problems = await Promise.all(ports.map(busy));
  return problems.filter((problem) => problem !== undefined);
}

async function busy({ port, gateway }: GatewayPort): Promise<string | undefined> {
  const server = createServer();
  try {
    server.listen({ port });
    await once(server, "listening");
    return undefined;
  } catch (error) {
    return `port ${port}: ${reasonOf(error)} (${cureFor(gateway)})`;
  } finally {
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
}

/** Only a Gateway of Kubernetes has a slash in its name: after its namespace. */
function cureFor(gateway: string): string {
  return gateway.includes("/")
    ? `set the port of the listener in Gateway ${gateway} to move it`
    : `set gateways.${gateway}.port to move it`;
}

function reasonOf(error: unknown): string {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return REASONS[code] ?? (error instanceof Error ? error.message : String(error));
}

const REASONS: Readonly<Record<string, string>> = {
  EADDRINUSE: "address already in use by another process",
  EACCES: "permission denied",
};
