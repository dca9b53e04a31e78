import { type Agent, type ClientRequest, type IncomingMessage, request } from "node:http";
import { type Agent as SecureAgent, request as secureRequest } from "node:https";
import { bytesOf, fieldsOf } from "../servers/observed.ts";
import { halves, PATIENCE, type Received, type Sending } from "./client.ts";

/** The kept connections to listeners of HTTP and HTTPS. */
interface Agents {
  readonly plain: Agent;
  readonly secure: SecureAgent;
}

const CONTINUE = 100;

/** Sends a request over HTTP/1.1. */
export function sendHttp1(agents: Agents, sending: Sending): Promise<Received> {
  const { exchange, port, headers, chunked, expects } = sending;
  const { method, path, host, headers: own, body, trailers } = exchange.request;
  const names = Object.keys(trailers);
  const framing = framingOf(body, chunked || names.length > 0);
  const { promise, resolve } = Promise.withResolvers<Received>();
  const informational: number[] = [];
  const { tls } = sending;
  const sent = (tls ? secureRequest : request)({
    agent: tls ? agents.secure : agents.plain,
    ...{ host: "127.0.0.1", port, method, path, setHost: false },
    headers: {
      ...{ host, ...own, ...headers, ...framing },
      ...(names.length > 0 ? { trailer: names.join(", ") } : {}),
      ...(expects ? { expect: "100-continue" } : {}),
    },
  });
  sent.on("information", ({ statusCode }) => {
    if (statusCode !== CONTINUE) informational.push(statusCode);
  });
  sent.on("response", (response: IncomingMessage) => {
    receive(response, informational).then(resolve, (error) => resolve(failed(error)));
  });
  sent.on("error", (error) => resolve(failed(error)));
  sent.setTimeout(PATIENCE, () => sent.destroy(new Error("no response in time")));
  if (expects) sent.once("continue", () => void write(sent, sending));
  else void write(sent, sending);
  return promise;
}

function framingOf(body: string | undefined, isChunked: boolean): Record<string, string> {
  if (body === undefined) return {};
  return isChunked
    ? { "transfer-encoding": "chunked" }
    : { "content-length": String(Buffer.byteLength(body, "latin1")) };
}

async function write(sent: ClientRequest, { exchange, pause, chunked }: Sending): Promise<void> {
  const { body, trailers } = exchange.request;
  if (body === undefined) return void sent.end();
  const [first, second] = halves(body);
  if (!chunked && pause === undefined) sent.write(Buffer.concat([first, second]));
  else {
    sent.write(first);
    await pause;
    sent.write(second);
  }
  if (Object.keys(trailers).length > 0) sent.addTrailers({ ...trailers });
  sent.end();
}

async function receive(response: IncomingMessage, informational: readonly number[]) {
  const body = await bytesOf(response);
  return {
    status: response.statusCode ?? 0,
    headers: fieldsOf(response.headers),
    body,
    trailers: fieldsOf(response.trailers),
    informational,
  };
}

function failed(error: unknown): Received {
  return { failure: error instanceof Error ? error.message : String(error) };
}
