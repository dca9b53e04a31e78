import { request } from "node:http";
import type { IncomingMessage } from "node:http";
import { CommandError } from "./terminal.ts";

const HOST = "localhost";

/**
 * Asks the admin server of a gateway on this machine.
 * @returns the response of status 200, whose body is still to be read
 * @throws CommandError that says what to do
 */
export async function openAdmin(
  port: number,
  path: string,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const response = await get(port, path, signal).catch((error: unknown) => {
    throw new CommandError(unreachable(port, error), { cause: error });
  });
  if (response.statusCode === 200) return response;
  const reason = await reasonOf(response);
  throw new CommandError(`the admin server at ${HOST}:${port} refused ${path}: ${reason}`);
}

/** The whole body as text. */
export async function readText(response: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of response.setEncoding("utf8")) text += String(chunk);
  return text;
}

function get(port: number, path: string, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ host: HOST, port, path, signal, agent: false }, resolve).on("error", reject).end();
  });
}

function unreachable(port: number, error: unknown): string {
  const code = error instanceof Error && "code" in error ? error.code : undefined;
  if (code === "ECONNREFUSED") {
    return `nothing listens on ${HOST}:${port}: start the gateway with 'gw -f FILE', or name its admin port with --proxy-admin-port`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  return `what listens on ${HOST}:${port} is not the admin server of a gateway (${reason}): name its port with --proxy-admin-port`;
}

async function reasonOf(response: IncomingMessage): Promise<string> {
  const text = await readText(response);
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && "message" in body) return String(body.message);
  } catch {
    // Not the JSON of an admin server: the status says enough.
  }
  return `status ${response.statusCode}; is it the admin server of a gateway?`;
}
