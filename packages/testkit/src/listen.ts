import type { Server } from "node:net";

/** A server on the loopback address. */
export interface Listening extends AsyncDisposable {
  readonly port: number;
  /** The URL of the server, `http://127.0.0.1:<port>`, without a trailing slash. */
  readonly url: string;
  close(): Promise<void>;
}

/** Starts a server on a port of 127.0.0.1; 0 selects a free port. */
export async function listen(server: Server, port = 0): Promise<Listening> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once("error", reject);
  server.listen(port, "127.0.0.1", resolve);
  await promise;
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("not a TCP server");
  const close = () => closeServer(server);
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    close,
    [Symbol.asyncDispose]: close,
  };
}

function closeServer(server: Server): Promise<void> {
  if ("closeAllConnections" in server && typeof server.closeAllConnections === "function") {
    server.closeAllConnections();
  }
  return new Promise((resolve) => server.close(() => resolve()));
}
