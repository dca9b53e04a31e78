import { createServer } from "node:net";
import type { Access } from "./access.ts";
import type { PodPort } from "./pod-connection.ts";

/** A local port that forwards to a port of a pod. */
export interface ForwardedPort extends AsyncDisposable {
  /** The local port, on 127.0.0.1. */
  readonly port: number;
}

/**
 * Opens a port on 127.0.0.1 that forwards to a port of a pod through the API server.
 * @param failed called with the reason when a connection fails; the client only sees that its connection ends
 */
export async function forwardPort(
  access: Access,
  target: PodPort,
  failed: (error: Error) => void,
): Promise<ForwardedPort> {
  const server = createServer((connection) => {
    connection.on("error", () => {});
    access
      .connect(target, connection)
      .catch((error: unknown) => failed(error instanceof Error ? error : new Error(String(error))))
      .finally(() => connection.destroySoon());
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject).listen(0, "127.0.0.1", resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port was opened");
  return {
    port: address.port,
    [Symbol.asyncDispose]: async () => void server.close(),
  };
}
