import assert from "node:assert/strict";
import { once } from "node:events";
import { connect as connectHttp2, type ClientHttp2Session, type Settings } from "node:http2";
import { connect, type Socket } from "node:net";

/** The raw bytes that a client receives from a port of the gateway. */

export const GET = "GET / HTTP/1.1\r\nhost: a\r\n";
export const PROXY_V1 = "PROXY TCP4 192.0.2.1 198.51.100.2 4660 80\r\n";

/** Sends bytes, and returns all bytes received until the connection ends. */
export async function exchange(port: number, bytes: string | Buffer): Promise<string> {
  const socket = open(port);
  let received = "";
  socket.setEncoding("latin1").on("data", (text: string) => (received += text));
  socket.write(bytes);
  await closed(socket);
  return received;
}

/** Waits until the socket is closed, in whatever way. */
export async function closed(socket: Socket): Promise<void> {
  await new Promise((resolve) => socket.once("close", resolve));
}

export function open(port: number): Socket {
  return connect({ port, host: "127.0.0.1" }).on("error", () => {});
}

export async function answered(
  port: number,
  bytes: string | Buffer,
  status: number,
): Promise<void> {
  assert.match(await exchange(port, bytes), new RegExp(`^HTTP/1.1 ${status} `));
}

export const closing = (more: string): string => `${GET}${more}connection: close\r\n\r\n`;

export async function session<Result>(
  port: number,
  use: (client: ClientHttp2Session) => Promise<Result>,
): Promise<Result> {
  const client = connectHttp2(`http://127.0.0.1:${port}`).on("error", () => {});
  try {
    return await use(client);
  } finally {
    client.destroy();
  }
}

export async function announced(port: number, name: keyof Settings, value: number): Promise<void> {
  await session(port, async (client) => {
    const [settings] = await once(client, "remoteSettings");
    assert.equal(settings[name], value);
  });
}

/** A connection that was switched to another protocol. */
export async function switched(port: number): Promise<Socket> {
  const socket = open(port);
  socket.write(`${GET}connection: upgrade\r\nupgrade: echo\r\n\r\n`);
  const [head] = await once(socket, "data");
  assert.match(String(head), /^HTTP\/1.1 101 /);
  return socket.resume();
}

/** A PROXY header of version 2 for TCP over IPv4 with this many bytes after its addresses. */
export function binary(extensions: number): Buffer {
  const signature = Buffer.from("0d0a0d0a000d0a515549540a2111", "hex");
  const length = Buffer.alloc(2);
  length.writeUInt16BE(12 + extensions);
  const addresses = Buffer.from("c0000201c633640212340050", "hex");
  // One extension of an unknown type (its header has three bytes).
  const extension = Buffer.alloc(extensions);
  if (extensions > 0) extension.set([0xe0, 0, extensions - 3]);
  return Buffer.concat([signature, length, addresses, extension]);
}

export async function ask(
  client: ClientHttp2Session,
  value = "1",
): Promise<Readonly<Record<string, unknown>>> {
  const stream = client.request({ ":path": "/", ":authority": "a", "x-value": value });
  stream.resume().on("error", () => {});
  const [head] = await once(stream, "response");
  return head;
}
