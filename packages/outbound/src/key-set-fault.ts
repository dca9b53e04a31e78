import { parseKeySet } from "@edge-gateway/jose";
import { JsonClient } from "./json-client.ts";
import type { OutboundLimits } from "./json-client.ts";

/**
 * Why the key set at a URL cannot be used; undefined if it can. It is fetched once, as policies fetch it, and not kept.
 */
export async function keySetFault(
  url: string,
  limits: OutboundLimits,
): Promise<string | undefined> {
  const client = new JsonClient(limits);
  try {
    parseKeySet(await client.fetchJson({ url }));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.close();
  }
}
