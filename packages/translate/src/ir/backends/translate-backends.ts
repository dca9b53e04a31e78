import { DEFAULTS, withDefaultsMcpEndpointPaths } from "@edge-gateway/generated/defaults/index.ts";
import type {
  BackendPolicies,
  McpBackend,
  McpOpenApi,
  McpTarget,
  StandaloneBackend,
  StandaloneRouteBackend,
  StaticBackend,
} from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Backend, ServiceEndpoint } from "../index.ts";
import type { KeptBackends } from "./kept-backends.ts";
import { staticBackend } from "./static-backend.ts";
import { plainBackend, plainName } from "./plain-backends.ts";
import { pointerTo } from "../../diagnostics/pointer.ts";
import { readOpenApi } from "../openapi/read-openapi.ts";
import { parseServer } from "../../shape/formats/server.ts";

/** Collects the backends of a configuration; named ones come first. */
export class BackendTranslator {
  readonly backends: Backend[] = [];
  readonly attachments: Attachment[] = [];
  readonly #documents: Readonly<Record<string, string>>;
  readonly #named: Readonly<Record<string, StandaloneBackend>>;

  /**
   * @param documents the OpenAPI documents of files, as JSON
   * @param kept the named backends of the last translation; unset: there was none
   */
  constructor(
    named: Readonly<Record<string, StandaloneBackend>>,
    documents: Readonly<Record<string, string>> = {},
    kept?: KeptBackends,
  ) {
    this.#named = named;
    this.#documents = documents;
    for (const [key, backend] of Object.entries(named)) {
      this.#add({ key, name: key, place: { pointer: pointerTo("/backends", key) } }, backend);
      if (backend.policies !== undefined) {
        const target = { kind: "backend", backend: key } as const;
        this.attachments.push({
          target,
          pointer: `${pointerTo("/backends", key)}/policies`,
          block: "backend",
          policies: backend.policies,
        });
      }
    }
    if (kept !== undefined) this.backends = kept.unchanged(this.backends);
  }

  /**
   * The key and the policies of a backend that a route refers to, or defines inline at `place`
   * under `key`.
   */
  ofRoute(
    reference: StandaloneRouteBackend,
    { key, place }: Pick<Backend, "key" | "place">,
  ): { readonly key: string; readonly policies?: BackendPolicies } {
    const { policies } = reference;
    const own = policies === undefined ? {} : { policies };
    if (reference.backend !== undefined) return { key: reference.backend, ...own };
    if (reference.host === undefined) {
      this.#add({ key, place }, reference);
      return { key, ...own };
    }
    const parsed = parseServer(reference.host);
    if (parsed === undefined) throw new TypeError("a host that the checks should have refused");
    this.#add({ key, place }, { static: parsed.server });
    return parsed.tls
      ? { key, policies: { tls: DEFAULTS.backendTls, ...policies } }
      : { key, ...own };
  }

  #add(
    { key, place, name }: Pick<Backend, "key" | "place"> & { readonly name?: string },
    backend: Omit<StandaloneBackend, "policies">,
  ): void {
    if (backend.static !== undefined) {
      const shown = name ?? nameOf(backend.static);
      this.backends.push(staticBackend(backend.static, { key, name: shown, place }));
    } else if (backend.mcp !== undefined) {
      const mcp = this.#resolved(backend.mcp);
      this.backends.push({
        key,
        name: name ?? mcp.targets.map((target) => target.name).join(","),
        place,
        kind: "mcp",
        mcp,
      });
    } else {
      const shown = name ?? plainName(backend, key);
      const plain = plainBackend(backend, { key, name: shown, place });
      if (plain !== undefined) this.backends.push(plain);
    }
  }

  #resolved(mcp: McpBackend): McpBackend {
    return { ...mcp, targets: mcp.targets.map((target) => this.#resolvedTarget(target)) };
  }

  /**
   * Converts a target of an MCP backend: its reference becomes a host, its path is filled in, and
   * its OpenAPI document becomes JSON.
   */
  #resolvedTarget(target: McpTarget): McpTarget {
    const server = target.static;
    if (server === undefined) return target;
    const api = server.openapi === undefined ? undefined : this.#apiOf(server.openapi);
    const openapi = api === undefined ? {} : { openapi: api.document };
    const path = server.path ?? api?.path ?? DEFAULT_PATHS[server.protocol];
    if (server.backendRef === undefined)
      return { ...target, static: { ...server, path, ...openapi } };
    const named = this.#named[server.backendRef.name];
    const { port, protocol } = server;
    const host = named?.static?.host ?? server.backendRef.name;
    const policies = named?.policies === undefined ? {} : { policies: simple(named.policies) };
    return { name: target.name, static: { host, port, protocol, path, ...openapi, ...policies } };
  }

  /** The OpenAPI document as JSON, and the path of its server. */
  #apiOf({ file, inline }: McpOpenApi): { readonly document: McpOpenApi; readonly path: string } {
    const text = file === undefined ? inline : (this.#documents[file] ?? "{}");
    const { found, json = "{}" } = readOpenApi(text);
    return { document: { inline: json }, path: `${found?.server?.path ?? ""}/` };
  }
}

/** The default path of a target, by protocol. */
export const DEFAULT_PATHS = withDefaultsMcpEndpointPaths({});

function simple({
  tcp,
  tls,
  http,
}: BackendPolicies): Pick<BackendPolicies, "tcp" | "tls" | "http"> {
  return {
    ...(tcp === undefined ? {} : { tcp }),
    ...(tls === undefined ? {} : { tls }),
    ...(http === undefined ? {} : { http }),
  };
}

function nameOf(backend: StaticBackend): string {
  if (backend.endpoints === undefined) return serverName(backend);
  const [first = { unixPath: "" }, ...more] = backend.endpoints;
  return more.length === 0 ? serverName(first) : `${serverName(first)} and ${more.length} more`;
}

function serverName(server: ServiceEndpoint): string {
  if (server.unixPath !== undefined) return `unix:${server.unixPath}`;
  return server.host.includes(":")
    ? `[${server.host}]:${server.port}`
    : `${server.host}:${server.port}`;
}
