import { createServer } from "node:https";
import { connect } from "node:net";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { listen } from "@edge-gateway/testkit/listen";
import { WebSocketServer } from "ws";
import type { WebSocket } from "ws";
import type { KubeClient } from "../../tools/kube/client.ts";

/**
 * A node whose pods are processes of this machine: the part of a kubelet that forwards ports for
 * the API server.
 */
export interface Kubelet extends AsyncDisposable {
  readonly node: string;
  /** Paths that the API server requested. */
  readonly asked: readonly string[];
}

/**
 * The data stream and the error stream of a port both begin with the port number (channel.k8s.io).
 */
const CHANNELS = { data: 0, errors: 1 } as const;

/**
 * Registers a node with the API server, and forwards ports of its pods to the same ports of
 * 127.0.0.1.
 */
export async function startKubelet(client: KubeClient, node: string): Promise<Kubelet> {
  await using stack = new AsyncDisposableStack();
  const authority = stack.use(await CertificateAuthority.create());
  const { key, certificate: cert } = await authority.issue({ name: node });
  const asked: string[] = [];
  const server = createServer({ key, cert });
  const sockets = new WebSocketServer({
    server,
    handleProtocols: (offered) => [...offered].find((one) => one === "v4.channel.k8s.io") ?? false,
  });
  sockets.on("connection", (socket, request) => {
    asked.push(request.url ?? "");
    const port = Number(new URL(request.url ?? "", "http://pod").searchParams.get("port"));
    forward(socket, port);
  });
  const { port } = stack.use(await listen(server));
  await registerNode(client, node, port);
  const owned = stack.move();
  return { node, asked, [Symbol.asyncDispose]: () => owned.disposeAsync() };
}

function forward(socket: WebSocket, port: number): void {
  const number = Buffer.alloc(2);
  number.writeUInt16LE(port);
  const send = (channel: number, data: Buffer): void =>
    socket.send(Buffer.concat([Buffer.of(channel), data]));
  send(CHANNELS.data, number);
  send(CHANNELS.errors, number);
  const pod = connect(port, "127.0.0.1");
  pod.on("data", (data) => send(CHANNELS.data, data));
  pod.on("error", (error) => send(CHANNELS.errors, Buffer.from(error.message)));
  pod.on("close", () => socket.close());
  socket.on("message", (message: Buffer) => pod.write(message.subarray(1)));
  socket.on("close", () => pod.destroy());
}

async function registerNode(client: KubeClient, name: string, port: number): Promise<void> {
  await client.request("POST", "/api/v1/nodes", { metadata: { name } });
  const status = {
    addresses: [{ type: "InternalIP", address: "127.0.0.1" }],
    daemonEndpoints: { kubeletEndpoint: { Port: port } },
  };
  await client.request("PATCH", `/api/v1/nodes/${name}/status`, {
    type: "application/merge-patch+json",
    text: JSON.stringify({ status }),
  });
}
