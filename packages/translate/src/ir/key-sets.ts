import type {
  AdminPublicKey,
  Oidc,
  RemoteKeySet,
  SourcePlace,
} from "@edge-gateway/generated/types/index.ts";
import { parseDuration } from "@edge-gateway/kernel/text/duration";
import { once } from "@edge-gateway/kernel/process/once";
import { pointerTo } from "../diagnostics/pointer.ts";
import type { Backend, Ir, ServiceEndpoint } from "./index.ts";
import { NOWHERE } from "./policies/nowhere.ts";

/** How a key set is fetched. */
export interface KeySetPlace {
  /** The URLs of the key set, which are equivalent; empty if the backend has no endpoint now. */
  readonly urls: readonly string[];
  /** How long the key set is cached, in milliseconds: the shortest time of all its users. */
  readonly cacheDuration: number;
}

/** What is known of a key set that policies use. */
export interface KeySetStatus {
  /** See {@link keySetName} and {@link keySetOfIssuer}. */
  readonly name: string;
  readonly url: string;
  /** The usable keys. */
  readonly keys: readonly AdminPublicKey[];
  /** Why it could not be fetched; undefined if the last fetch succeeded, or is the first. */
  readonly fault: string | undefined;
  /** The issuer whose metadata cannot be used; `url` is that of the metadata. Unset: the key set itself is meant. */
  readonly issuer?: string;
}

/**
 * The key sets of all workers: of each, what the worker knows that has the fewest keys, and why one of them could not
 * fetch it.
 */
export function mergeKeySets(
  workers: readonly (readonly KeySetStatus[])[],
): readonly KeySetStatus[] {
  const merged = new Map<string, KeySetStatus>();
  for (const each of workers.flat()) {
    const name = JSON.stringify([each.name, each.url, each.issuer]);
    const { keys = each.keys, fault } = merged.get(name) ?? {};
    const fewest = keys.length < each.keys.length ? keys : each.keys;
    merged.set(name, { ...each, keys: fewest, fault: fault ?? each.fault });
  }
  return [...merged.values()];
}

/** The fields of a reference that identify the key set. */
type KeySetReference = Pick<RemoteKeySet, "url" | "jwksPath" | "backendRef">;

/** How the names of key sets that a backend serves begin. */
export const OF_BACKEND = "backend:";

/** The URL of a key set: a path replaces the path and query of `url`. */
export function keySetUrl(url: string, path: string | undefined): string {
  const origin = URL.parse(url)?.origin;
  return path === undefined || origin === undefined ? url : `${origin}${path}`;
}

/** The name by which a controller and its data planes know a key set. */
export function keySetName({ url, jwksPath, backendRef }: KeySetReference): string {
  if (url !== undefined) return keySetUrl(url, jwksPath);
  return `${OF_BACKEND}${backendRef?.name ?? ""}${jwksPath ?? "/"}`;
}

/** The name of the key set that the metadata of an issuer leads to. */
export function keySetOfIssuer(issuer: string): string {
  return `issuer:${issuer}`;
}

/**
 * The key sets that a controller can fetch, by name. Left out are those that only data planes can
 * reach: at backends with policies or mesh identities of their own, and at Unix sockets.
 */
export function keySetsOf(ir: Ir): ReadonlyMap<string, KeySetPlace> {
  const found = new Map<string, KeySetPlace>();
  const plain = once(() => plainBackends(ir));
  for (const { reference } of referencesOf(ir)) {
    const urls = urlsOf(reference, plain);
    if (urls === undefined) continue;
    const name = keySetName(reference);
    const duration = parseDuration(reference.cacheDuration);
    const known = found.get(name)?.cacheDuration ?? Infinity;
    found.set(name, { urls, cacheDuration: Math.min(known, duration) });
  }
  return found;
}

/** Where policies refer to each remote key set, by its name. */
export function keySetUsers(ir: Ir): ReadonlyMap<string, readonly SourcePlace[]> {
  const found = new Map<string, Map<string, SourcePlace>>();
  const named = referencesOf(ir).map(({ reference, place }) => ({
    name: keySetName(reference),
    place,
  }));
  for (const { name, place } of [...named, ...loginsOf(ir)]) {
    const users = found.get(name) ?? new Map<string, SourcePlace>();
    // An object that attaches policies to several targets counts once.
    found.set(name, users.set(JSON.stringify(place), place));
  }
  return new Map([...found].map(([name, users]) => [name, [...users.values()]]));
}

/** The policies whose key sets are found by the metadata of their issuers. */
function loginsOf({ attachments }: Ir): readonly { name: string; place: SourcePlace }[] {
  return attachments.flatMap(({ policies, pointer, document }) => {
    const login = "oidc" in policies ? policies.oidc : undefined;
    if (login === undefined || hasAllEndpoints(login)) return [];
    const place = { pointer: `${pointer}/oidc`, ...(document === undefined ? {} : { document }) };
    return [{ name: keySetOfIssuer(login.issuer), place }];
  });
}

/** Whether a login needs no metadata of its issuer. */
function hasAllEndpoints({ authorizationEndpoint, tokenEndpoint, jwks }: Oidc): boolean {
  return authorizationEndpoint !== undefined && tokenEndpoint !== undefined && jwks !== undefined;
}

interface PlacedReference {
  readonly reference: KeySetReference & { readonly cacheDuration: string };
  readonly place: SourcePlace;
}

function referencesOf({ attachments }: Ir): readonly PlacedReference[] {
  return attachments.flatMap(({ policies, ...place }) => {
    const found: PlacedReference[] = [];
    collect(policies, place, found);
    return found;
  });
}

/** The deprecated authentication of MCP backends has no `remote` around its remote key set. */
function collect(value: unknown, above: SourcePlace, found: PlacedReference[]): void {
  if (typeof value !== "object" || value === null) return;
  const { document } = above;
  for (const [property, inner] of Object.entries(value)) {
    const pointer = pointerTo(above.pointer, property);
    const place = document === undefined ? { pointer } : { document, pointer };
    if (property === "jwks") {
      const reference = Object(Object(inner).remote ?? inner);
      const isFetched = typeof reference.cacheDuration === "string" && reference.url !== NOWHERE;
      if (isFetched) found.push({ reference, place });
    } else collect(inner, place, found);
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
