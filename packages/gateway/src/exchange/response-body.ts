import { decodeForm } from "./body-content.ts";
import type { Exchange } from "./exchange.ts";

/** Buffers the body of the upstream's response up to the limit, so that expressions can read it. */
export async function withResponseBody(exchange: Exchange, limit: number): Promise<void> {
  const { stream, response } = exchange;
  const form = await new Promise<Uint8Array | undefined>((resolve) => {
    stream.bufferResponse(limit, resolve);
  });
  if (form === undefined || response === undefined) return;
  const before = exchange.decodedResponse;
  exchange.decodedResponse = await decodeForm(form, response, { before, limit });
}
