import type { RemoteKeySet } from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/duration";
import { once } from "@edge-gateway/kernel/once";
import type { Backend, Ir, ServiceEndpoint } from "./index.ts";

/** How a key set is fetched. */
export interface KeySetPlace {
  /** Equivalent; empty: its backend has no endpoint now. */
  readonly urls: readonly string[];
  /** Milliseconds; the shortest of all its users. */
  readonly cacheDuration: number;
}

/** What references name a key set by. */
type KeySetReference = Pick<RemoteKeySet, "url" | "jwksPath" | "backendRef">;

/** The URL of a key set: a path replaces the path and query of `url`. */
export function keySetUrl(url: string, path: string | undefined): string {
  const origin = URL.parse(url)?.origin;
  return path === undefined || origin === undefined ? url : `${origin}${path}`;
}

/** The name by which a controller and its data planes know a key set. */
export function keySetName({ url, jwksPath, backendRef }: KeySetReference): string {
  if (url !== undefined) return keySetUrl(url, jwksPath);
  return `backend:${backendRef?.name ?? ""}${jwksPath ?? "/"}`;
}

/**
 * The key sets that a controller can fetch, by name. It cannot where only data planes know how to
 * connect: to backends with policies or mesh identities of their own, and to Unix sockets.
 */
export function keySetsOf(ir: Ir): ReadonlyMap<string, KeySetPlace> {
  const found = new Map<string, KeySetPlace>();
  const references: (KeySetReference & { readonly cacheDuration: string })[] = [];
  for (const { policies } of ir.attachments) collect(policies, references);
  const plain = once(() => plainBackends(ir));
  for (const reference of references) {
    const urls = urlsOf(reference, plain);
    if (urls === undefined) continue;
    const name = keySetName(reference);
    const duration = parseDuration(reference.cacheDuration);
    const known = found.get(name)?.cacheDuration ?? Infinity;
    found.set(name, { urls, cacheDuration: Math.min(known, duration) });
  }
  return found;
}

/** The deprecated authentication of MCP backends has no `remote` around its remote key set. */
function collect(value: unknown, references: object[]): void {
  if (typeof value !== "object" || value === null) return;
  for (const [property, inner] of Object.entries(value)) {
    if (property !== "jwks") collect(inner, references);
    else {
      const remote = Object(Object(inner).remote ?? inner);
      if (typeof remote.cacheDuration === "string") references.push(remote);
    }
  }
}

function urlsOf(
  { url, jwksPath, backendRef }: KeySetReference,
  plain: () => ReadonlyMap<string, Backend>,
): readonly string[] | undefined {
  if (url !== undefined) return [keySetUrl(url, jwksPath)];
  const backend = plain().get(backendRef?.name ?? "");
  const servers = backend && serversOf(backend);
  const urls = servers?.map((server) => plainUrl(server, jwksPath ?? "/"));
  return urls?.every((each) => each !== undefined) === true ? urls : undefined;
}

/** The backends without policies of their own, by key. */
function plainBackends({ backends, attachments }: Ir): ReadonlyMap<string, Backend> {
  const found = new Map(backends.map((backend) => [backend.key, backend]));
  for (const { target } of attachments)
    if (target.kind === "backend" || target.kind === "section") found.delete(target.backend);
  return found;
}

function serversOf(backend: Backend): readonly ServiceEndpoint[] | undefined {
  if (backend.kind === "static") return [backend.static];
  if (backend.kind !== "service" || backend.service.picker !== undefined) return undefined;
  return backend.service.endpoints;
}

function plainUrl(server: ServiceEndpoint, path: string): string | undefined {
  if (server.host === undefined || server.workload !== undefined) return undefined;
  const host = server.host.includes(":") ? `[${server.host}]` : server.host;
  return `http://${host}:${server.port}${path}`;
}
