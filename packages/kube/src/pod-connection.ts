import { PassThrough } from "node:stream";
import type { Duplex } from "node:stream";
import { PortForward } from "@kubernetes/client-node";
import type { KubeConfig } from "@kubernetes/client-node";

/** A port of a pod. */
export interface PodPort {
  readonly namespace: string;
  readonly pod: string;
  readonly port: number;
}

/** The close code of a WebSocket after a regular end. */
const NORMAL_CLOSURE = 1000;

/** Connects a socket to a port of a pod. @see `Access.connect` */
export async function connectToPod(
  config: KubeConfig,
  { namespace, pod, port }: PodPort,
  connection: Duplex,
): Promise<void> {
  const output = new PassThrough();
  const errors = new PassThrough().setEncoding("utf8");
  const path: [string, string, number[]] = [
    encodeURIComponent(namespace),
    encodeURIComponent(pod),
    [port],
  ];
  const opening = new PortForward(config).portForward(...path, output, errors, connection);
  const tunnel = await opening.catch((cause: unknown) => {
    const name = `port ${port} of pod ${namespace}/${pod}`;
    throw new Error(`the API server does not connect to ${name}: ${reasonOf(cause)}`, { cause });
  });
  // The library would return a function only if retries were enabled.
  if (typeof tunnel === "function") throw new Error("the library gave no connection");
  output.pipe(connection);
  const broken = new Promise<never>((_, reject) => {
    errors.on("data", (text: string) =>
      reject(new Error(`pod ${namespace}/${pod}: ${text.trim()}`)),
    );
  });
  const over = new Promise<void>((resolve) => {
    tunnel.addEventListener("close", () => resolve());
    connection.on("close", () => resolve());
  });
  try {
    await Promise.race([broken, over]);
  } finally {
    output.end();
    tunnel.close(NORMAL_CLOSURE);
  }
}

/** Returns the reason from the WebSocket event with which the library rejects. */
function reasonOf(cause: unknown): string {
  const holds = typeof cause === "object" && cause !== null && "message" in cause;
  return holds ? String(cause.message) : String(cause);
}
