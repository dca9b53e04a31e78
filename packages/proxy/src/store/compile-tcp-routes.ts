import { connect as connectPlain } from "node:net";
import type { IpcNetConnectOpts, Socket, TcpNetConnectOpts } from "node:net";
import { connect as connectTls, createSecureContext, type SecureContext } from "node:tls";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { PolicyIndex } from "@edge-gateway/translate/attach/merge";
import type { Ir, Listener, TcpRoute } from "@edge-gateway/translate/ir";
import type { Endpoint } from "../backends/backend.ts";
import { probe } from "../engine/keepalive.ts";
import type { CompiledTcpRoute, TcpBackend, TcpRoutes } from "../listener/tcp-route.ts";
import { HostTable } from "../route/host-table.ts";
import { nameOf } from "../upstream/endpoint.ts";
import { keepaliveOf } from "../upstream/keepalive-policy.ts";
import { tlsPolicyOf, tlsSocketOptions } from "../upstream/tls-policy.ts";
import type { TlsPolicy } from "../upstream/tls-policy.ts";

/** Reports what is wrong, by route. */
type Problem = (path: string, message: string) => void;

/** The routes of a listener that passes bytes on; of several for a name the first wins. */
export function compileTcpRoutes(
  listener: Listener,
  { ir, policies }: { readonly ir: Ir; readonly policies: PolicyIndex },
  problem: Problem,
): TcpRoutes {
  const table: TcpRoutes = new HostTable();
  for (const route of ir.tcpRoutes ?? []) {
    if (!route.listeners.includes(listener.key)) continue;
    const compiled = compileRoute(route, listener, new Backends(ir, policies, problem));
    const hostnames = route.hostnames.length === 0 ? [undefined] : route.hostnames;
    for (const name of hostnames) if (table.get(name) === undefined) table.set(name, compiled);
  }
  return table;
}

function compileRoute(route: TcpRoute, listener: Listener, backends: Backends): CompiledTcpRoute {
  const found = route.backends.flatMap((_, index) => backends.of(route, index, listener));
  return {
    key: route.key,
    gateway: listener.gateway,
    listener: listener.name,
    idleTimeout: parseDuration(route.idleTimeout),
    backends: found,
    weight: found.reduce((sum, { weight }) => sum + weight, 0),
  };
}

class Backends {
  readonly #ir: Ir;
  readonly #policies: PolicyIndex;
  readonly #problem: Problem;

  constructor(ir: Ir, policies: PolicyIndex, problem: Problem) {
    this.#ir = ir;
    this.#policies = policies;
    this.#problem = problem;
  }

  of(route: TcpRoute, index: number, listener: Listener): readonly TcpBackend[] {
    const { backend: key = "", weight = 0 } = route.backends[index] ?? {};
    const source = this.#ir.backends.find((backend) => backend.key === key);
    if (weight === 0) return [];
    const path = `tcpRoutes.${route.key}`;
    if (source?.kind !== "static") {
      this.#problem(path, `'${key}' is not a static backend`);
      return [];
    }
    const { tcp, tls } = this.#policies.backend(listener, route, index);
    const timeout = tcp?.connectTimeout ?? this.#ir.settings.backend.connectTimeout;
    const problem = (message: string): void => this.#problem(path, message);
    const policy = tlsPolicyOf(tls, { named: this.#ir.named, problem });
    const { static: server } = source;
    const address =
      server.unixPath === undefined
        ? { host: server.host, port: server.port }
        : { socketPath: server.unixPath };
    const endpoint = {
      ...address,
      connectTimeout: parseDuration(timeout),
      keepalive: keepaliveOf(tcp?.keepalive ?? DEFAULTS.tcpKeepalive),
    };
    return [backendOf(policy === undefined ? endpoint : { ...endpoint, tls: policy }, weight)];
  }
}

function backendOf(endpoint: Endpoint, weight: number): TcpBackend {
  const { connectTimeout, keepalive, tls } = endpoint;
  const address =
    "socketPath" in endpoint
      ? { path: endpoint.socketPath }
      : { host: endpoint.host, port: endpoint.port };
  const options = { ...address, allowHalfOpen: true, noDelay: true };
  const common = { name: nameOf(endpoint), weight, connectTimeout };
  const begin = tls === undefined ? connectPlain : secureConnect(endpoint, tls);
  return {
    ...common,
    connect(opened) {
      const socket = begin(options, opened);
      probe(socket, keepalive);
      return socket;
    },
  };
}

type Connect = (options: TcpNetConnectOpts | IpcNetConnectOpts, opened: () => void) => Socket;

function secureConnect(endpoint: Endpoint, tls: TlsPolicy): Connect {
  const secure = tlsSocketOptions(tls, "host" in endpoint ? endpoint.host : undefined);
  let secureContext: SecureContext | undefined;
  return (options, opened) => {
    secureContext ??= createSecureContext(secure);
    return connectTls({ ...secure, secureContext, ...options }, opened);
  };
}
