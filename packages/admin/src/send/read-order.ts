import type { AdminSentRequest } from "@edge-gateway/generated/types/index.ts";
import type { Ir } from "@edge-gateway/translate/ir";
import { AdminRefusal } from "../problem.ts";

/** A request to a port of this machine. */
export interface SentRequest {
  readonly secure: boolean;
  readonly port: number;
  /** The name of the server in the TLS handshake; undefined for an address. */
  readonly serverName: string | undefined;
  readonly method: string;
  readonly path: string;
  /** Names and values, in turn. */
  readonly fields: readonly string[];
  readonly body: string | undefined;
}

const DEFAULT_PORTS: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };
/** What belongs to the connection, which is not the person's (RFC 9110 section 7.6.1), and the host of the URL. */
const OWN = new Set([
  "connection",
  "content-length",
  "expect",
  "host",
  "keep-alive",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
]);
const ADDRESS = /^\[|^[\d.]+$/;
const FIELD = /^([!#$%&'*+\-.^_`|~\w]+):[ \t]*(.*?)[ \t]*$/;
const METHOD = /^[A-Z][A-Z-]*$/;

/**
 * Reads what a person wants to send. It can only go to a listener of the gateway.
 * @throws AdminRefusal that says what is wrong
 */
export function readOrder(
  { method, url, headers = [], body }: AdminSentRequest,
  ir: Ir,
): SentRequest {
  const target = URL.parse(url);
  const known = target === null ? undefined : DEFAULT_PORTS[target.protocol];
  if (target === null || known === undefined)
    throw refusal(`'${url}' is not a URL of HTTP: write http://HOST:PORT/PATH`);
  if (!METHOD.test(method) || method === "CONNECT")
    throw refusal(`'${method}' is not a method that can be sent, such as GET or POST`);
  const port = target.port === "" ? known : Number(target.port);
  const ports = ir.binds
    .filter(({ transport }) => transport === undefined)
    .map((bind) => bind.port);
  if (!ports.includes(port))
    throw refusal(
      `the gateway does not listen on port ${port}; write one of its ports into the URL: ${ports.join(", ")}`,
    );
  return {
    secure: target.protocol === "https:",
    port,
    serverName: ADDRESS.test(target.hostname) ? undefined : target.hostname,
    method,
    path: target.pathname + target.search,
    fields: ["host", target.host, ...headers.flatMap(fieldOf), ...lengthOf(method, body)],
    body,
  };
}

function fieldOf(line: string): readonly string[] {
  const [, name = "", value = ""] = FIELD.exec(line) ?? [];
  if (name === "") throw refusal("a header field is not written as 'name: value'");
  if (OWN.has(name.toLowerCase()))
    throw refusal(`the header field ${name} belongs to the connection: leave it out`);
  return [name, value];
}

function lengthOf(method: string, body: string | undefined): readonly string[] {
  if (body !== undefined) return ["content-length", String(Buffer.byteLength(body))];
  return method === "POST" || method === "PUT" ? ["content-length", "0"] : [];
}

function refusal(detail: string): AdminRefusal {
  return new AdminRefusal("bad-request", detail);
}
