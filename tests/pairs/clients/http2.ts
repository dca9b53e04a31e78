import type { ClientHttp2Session, ClientHttp2Stream, IncomingHttpHeaders } from "node:http2";
import type { Fields } from "../model/message.ts";
import { fieldsOf } from "../servers/observed.ts";
import { halves, PATIENCE, type Received, type Sending } from "./client.ts";

const CONTINUE = 100;

/** Sends a request over HTTP/2. */
export function sendHttp2(session: ClientHttp2Session, sending: Sending): Promise<Received> {
  const { exchange, headers } = sending;
  const { method, path, host, headers: own, body, trailers } = exchange.request;
  const hasTrailers = Object.keys(trailers).length > 0;
  const stream = session.request(
    {
      ...{
        ":method": method,
        ":path": path,
        ":authority": host,
        ":scheme": sending.tls ? "https" : "http",
      },
      ...{ ...own, ...headers },
    },
    { endStream: body === undefined, waitForTrailers: hasTrailers },
  );
  stream.on("wantTrailers", () => stream.sendTrailers({ ...trailers }));
  if (body !== undefined) void write(stream, body, sending);
  return receive(stream);
}

async function write(
  stream: ClientHttp2Stream,
  body: string,
  { pause, chunked }: Sending,
): Promise<void> {
  const [first, second] = halves(body);
  if (!chunked && pause === undefined) return void stream.end(Buffer.concat([first, second]));
  stream.write(first);
  await pause;
  stream.end(second);
}

function receive(stream: ClientHttp2Stream): Promise<Received> {
  const { promise, resolve } = Promise.withResolvers<Received>();
  const parts: Buffer[] = [];
  const informational: number[] = [];
  let head: IncomingHttpHeaders = {};
  let trailers: Fields = {};
  stream.on("headers", (fields: IncomingHttpHeaders) => {
    if (fields[":status"] !== undefined && Number(fields[":status"]) !== CONTINUE) {
      informational.push(Number(fields[":status"]));
    }
  });
  stream.on("response", (fields: IncomingHttpHeaders) => (head = fields));
  stream.on("trailers", (fields: IncomingHttpHeaders) => (trailers = fieldsOf(fields)));
  stream.on("data", (part: Buffer) => parts.push(part));
  stream.on("error", (error) => resolve({ failure: error.message }));
  stream.on("end", () => {
    const body = Buffer.concat(parts).toString("latin1");
    const status = Number(head[":status"] ?? 0);
    resolve({ status, headers: fieldsOf(head), body, trailers, informational });
  });
  stream.on("close", () => resolve({ failure: `closed with code ${stream.rstCode}` }));
  stream.setTimeout(PATIENCE, () => {
    resolve({ failure: "no response in time" });
    stream.close();
  });
  return promise;
}
