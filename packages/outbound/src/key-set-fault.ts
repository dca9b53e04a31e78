import type { LookupFunction } from "node:net";
import { parseKeySet } from "@edge-gateway/jose";
import { JsonClient } from "./json-client.ts";
import type { OutboundLimits } from "./json-client.ts";

/**
 * Why the key set at a URL cannot be used; undefined if it can. It is fetched once, as policies fetch it, and not kept.
 * @param lookup resolves the host names of servers
 */
export async function keySetFault(
  url: string,
  limits: OutboundLimits,
  lookup: LookupFunction,
): Promise<string | undefined> {
  const client = new JsonClient(limits, lookup);
  try {
    parseKeySet(await client.fetchJson({ url }));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await client.close();
  }
}
