import type { IncomingMessage } from "node:http";
import { WebSocket } from "ws";
import { bytesOf, fieldsOf } from "../servers/observed.ts";
import { PATIENCE, type Received, type Sending } from "./client.ts";

/** Opens a WebSocket, sends one message, and returns the head of the response and the echoed message. */
export function sendWebSocket({ exchange, port, tls, headers }: Sending): Promise<Received> {
  const { path, host, headers: own } = exchange.request;
  const { promise, resolve } = Promise.withResolvers<Received>();
  const socket = new WebSocket(`${tls ? "wss" : "ws"}://127.0.0.1:${port}${path}`, {
    headers: { ...own, ...headers, host },
    rejectUnauthorized: false,
    handshakeTimeout: PATIENCE,
  });
  let head: IncomingMessage | undefined;
  const response = (body: string, status: number): Received => {
    const fields = fieldsOf(head?.headers ?? {});
    return { status, headers: fields, body, trailers: {}, informational: [] };
  };
  socket.on("upgrade", (message: IncomingMessage) => (head = message));
  socket.on("unexpected-response", (_request, message: IncomingMessage) => {
    head = message;
    bytesOf(message).then(
      (body) => resolve(response(body, message.statusCode ?? 0)),
      (error: unknown) => resolve({ failure: String(error) }),
    );
  });
  socket.on("open", () => socket.send(exchange.response.body));
  socket.on("message", (data) => {
    resolve(response(data instanceof Buffer ? data.toString("latin1") : "", 101));
    socket.close();
  });
  socket.on("error", (error) => resolve({ failure: error.message }));
  socket.on("close", () => resolve({ failure: "the session was closed" }));
  return promise;
}
