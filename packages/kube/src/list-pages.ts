import type { Client } from "./client.ts";
import { isJson, isKubeObject } from "./objects.ts";
import type { KubeObject } from "./objects.ts";

/**
 * Reads a list in pages, as Kubernetes recommends for large lists.
 * @param path of the list, without a query
 * @throws {ApiError} if the server refuses a request; Error if there is no response
 */
export async function* listPages(
  client: Client,
  path: string,
  selection: Readonly<Record<string, string>>,
  signal: AbortSignal,
): AsyncGenerator<readonly KubeObject[]> {
  const query = new URLSearchParams({ limit: String(client.bounds.pageSize), ...selection });
  for (;;) {
    const page = await client.request("GET", `${path}?${query.toString()}`, { signal });
    const { items, metadata }: { items?: unknown; metadata?: unknown } = isJson(page) ? page : {};
    yield Array.isArray(items) ? items.filter(isKubeObject) : [];
    const rest = isJson(metadata) ? metadata["continue"] : undefined;
    if (typeof rest !== "string" || rest === "") return;
    query.set("continue", rest);
  }
}
