import type { AdminSentEvent, AdminSentRequest } from "@edge-gateway/generated/types/index.ts";
import { admin } from "../api/client.ts";

/** The response to a request that the page sent through the gateway. */
export interface GatewayResponse {
  readonly status: number;
  /** The value of a header field; empty if there is none. */
  header(name: string): string;
  /** The parts of the body, as they arrive. */
  readonly texts: AsyncIterable<string>;
}

/**
 * Sends a request through the gateway as a client would.
 * @throws Error if there is no response, or the gateway refuses to send the request
 */
export async function sendThroughGateway(
  body: AdminSentRequest,
  signal: AbortSignal,
): Promise<GatewayResponse> {
  const events = admin.stream("sendRequest", { body, signal });
  const first = await events.next();
  const head: AdminSentEvent | undefined = first.done === true ? undefined : first.value;
  if (head === undefined || head.type !== "head") throw new Error(reasonIn(head));
  return {
    status: head.status ?? 0,
    header: (name) => head.headers?.find((field) => field.name === name)?.value ?? "",
    texts: textsOf(events),
  };
}

async function* textsOf(events: AsyncGenerator<AdminSentEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    if (event.type === "failed") throw new Error(reasonIn(event));
    if (event.text !== undefined) yield event.text;
  }
}

function reasonIn(event: AdminSentEvent | undefined): string {
  return event?.reason ?? "the connection ended without a response";
}

/** All texts as one. */
export async function whole(texts: AsyncIterable<string>): Promise<string> {
  let all = "";
  for await (const text of texts) all += text;
  return all;
}
