import type { IncomingMessage } from "node:http";
import { singleCall } from "@edge-gateway/kernel/http/single-call";
import { CommandError } from "./exit.ts";
import { sessionIn } from "./sessions.ts";
import type { Terminal } from "./ui/terminal.ts";

const HOST = "localhost";
const UNAUTHORIZED = 401;
const FORBIDDEN = 403;
/** Refusals that a login may change. */
const REFUSED: ReadonlySet<number> = new Set([UNAUTHORIZED, FORBIDDEN]);
const SUCCESS: ReadonlySet<number> = new Set([200, 201]);

/** A request to an admin server. */
export interface AdminQuestion {
  readonly path: string;
  /** The expected media type of the response; a server that sends another type is not a gateway. */
  readonly type: "application/json" | "text/event-stream" | "application/jsonl" | "text/csv";
  /** The request body; a request without a body changes nothing. */
  readonly body?: object;
  /** The version that a change is based on (`If-Match`). */
  readonly version?: string;
}

/** What a request needs of the process. */
type Caller = Pick<Terminal, "environment" | "interrupted">;

/**
 * Sends a request to the admin server of a gateway on this machine. If it is refused without a login, it is sent again
 * with the session of an earlier one at the same gateway: no other server on that port gets the session.
 * @returns the successful response, whose body is not yet read
 * @throws CommandError that says what to do
 */
export async function openAdmin(
  port: number,
  question: AdminQuestion,
  { environment, interrupted }: Caller,
): Promise<IncomingMessage> {
  const { path, type } = question;
  const ask = (headers: SentQuestion["headers"]): Promise<IncomingMessage> =>
    send(port, { ...question, headers }, interrupted).catch((error: unknown) => {
      throw new CommandError(unreachable(port, error), { cause: error });
    });
  let response = await ask({});
  const realm = REFUSED.has(response.statusCode ?? 0) ? realmOf(response) : undefined;
  const session = realm === undefined ? undefined : await sessionIn(environment, realm);
  if (session !== undefined) {
    response.resume();
    response = await ask({ authorization: `Bearer ${session}` });
  }
  if (!SUCCESS.has(response.statusCode ?? 0)) throw await refusalOf(response, port, path);
  if (response.headers["content-type"]?.startsWith(type) === true) return response;
  response.destroy();
  throw noGateway(port);
}

/** Where a login at the gateway that responds is good; undefined if it wants none. */
export function realmOf({ headers }: IncomingMessage): string | undefined {
  return /^Bearer realm="([\w-]+)"$/.exec(headers["www-authenticate"] ?? "")?.[1];
}

/** The server on that port is not an admin server. */
export function noGateway(port: number, cause?: unknown): CommandError {
  const message = `what listens on ${HOST}:${port} is not a gateway's admin server: name its port with --proxy-admin-port`;
  return new CommandError(message, { cause });
}

/** The whole body as text, and as a JSON object if it is one. */
export async function readObject(
  response: IncomingMessage,
): Promise<{ readonly text: string; readonly object: object }> {
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += String(chunk);
  return { text, object: parseObject(text) ?? {} };
}

function parseObject(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

interface SentQuestion extends AdminQuestion {
  readonly headers: { readonly authorization?: string };
}

function send(
  port: number,
  { path, body, version, ...question }: SentQuestion,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const method = body === undefined ? "GET" : "POST";
  const headers = {
    ...question.headers,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
    ...(version === undefined ? {} : { "if-match": `"${version}"` }),
  };
  const sent = body === undefined ? {} : { body: JSON.stringify(body) };
  const url = new URL(`http://${HOST}:${port}`);
  return singleCall(url, { path, method, headers, signal, ...sent });
}

function unreachable(port: number, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ECONNREFUSED") {
    return `nothing listens on ${HOST}:${port}: start the gateway with 'gw -f FILE', or name its admin port with --proxy-admin-port`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `${noGateway(port).message} (${reason})`;
}

/** The error text of an admin server; the text of another server is not shown. */
async function refusalOf(
  response: IncomingMessage,
  port: number,
  path: string,
): Promise<CommandError> {
  const { object } = await readObject(response);
  const reason = reasonIn(object);
  if (reason === undefined) return noGateway(port);
  const cure = response.statusCode === UNAUTHORIZED ? `; then run 'gwctl login'` : "";
  return new CommandError(`the admin server at ${HOST}:${port} refused ${path}: ${reason}${cure}`);
}

/** The words of the paths of the admin server, or of its API (RFC 9457). */
function reasonIn(object: object): string | undefined {
  if ("error" in object && "message" in object) return String(object.message);
  return "type" in object && "detail" in object ? String(object.detail) : undefined;
}
