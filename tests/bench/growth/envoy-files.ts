import { join } from "node:path";
import { envoyProgram } from "../tools.ts";
import type { KeyPair } from "./certificates.ts";
import type { Files, GrowthCandidate, GrowthPlace, KeyPairOf } from "./configuration.ts";
import { type DescribedRoute, type Description, POLICY_FIELDS } from "./description.ts";

const FILE = "envoy.json";
const TYPES = "type.googleapis.com/envoy";
const MANAGER = `${TYPES}.extensions.filters.network.http_connection_manager.v3.HttpConnectionManager`;
const ROUTER = `${TYPES}.extensions.filters.http.router.v3.Router`;
const DOWNSTREAM_TLS = `${TYPES}.extensions.transport_sockets.tls.v3.DownstreamTlsContext`;
const TIMEOUT = "10s";

/**
 * Envoy with files that it watches: one for listeners with their certificates, one for routes, one for clusters. A file for
 * each certificate would need more watches than a user may have.
 */
export const ENVOY: GrowthCandidate = {
  name: "envoy",
  files: filesOf,
  async command({ directory, workers }) {
    const options = ["--concurrency", String(workers), "--disable-hot-restart"];
    const file = join(directory, FILE);
    return {
      program: await envoyProgram(),
      args: ["-c", file, ...options, "--log-level", "error"],
    };
  },
};

function filesOf(description: Description, place: GrowthPlace, keyPairOf: KeyPairOf): Files {
  const { backends, secrets } = description;
  const watched = (file: string) => ({
    resource_api_version: "V3",
    path_config_source: { path: join(place.directory, file) },
  });
  const boot = {
    node: { id: "bench", cluster: "bench" },
    dynamic_resources: {
      lds_config: watched("listeners.json"),
      cds_config: watched("clusters.json"),
    },
  };
  const files: [string, unknown][] = [
    [FILE, boot],
    ["listeners.json", resources(listeners(place, watched("routes.json"), secrets.map(keyPairOf)))],
    ["routes.json", resources([routesOf(description)])],
    [
      "clusters.json",
      resources(backends.map(({ name, addresses }) => clusterOf(name, addresses, place.upstream))),
    ],
  ];
  return new Map(files.map(([name, value]) => [name, `${JSON.stringify(value)}\n`]));
}

function resources(all: readonly object[]): object {
  return { resources: all };
}

function listeners(
  { port, securePort }: GrowthPlace,
  routes: object,
  certificates: readonly KeyPair[],
): object[] {
  const manager = {
    "@type": MANAGER,
    stat_prefix: "bench",
    generate_request_id: false,
    rds: { route_config_name: "all", config_source: routes },
    http_filters: [
      {
        name: "envoy.filters.http.router",
        typed_config: { "@type": ROUTER, suppress_envoy_headers: true },
      },
    ],
  };
  const filters = [
    { name: "envoy.filters.network.http_connection_manager", typed_config: manager },
  ];
  const context = {
    "@type": DOWNSTREAM_TLS,
    common_tls_context: {
      alpn_protocols: ["h2", "http/1.1"],
      tls_certificates: certificates.map(({ certificate, key }) => ({
        certificate_chain: { inline_string: certificate },
        private_key: { inline_string: key },
      })),
    },
  };
  const secured = { name: "envoy.transport_sockets.tls", typed_config: context };
  const listener = (name: string, at: number, chain: object) => ({
    "@type": `${TYPES}.config.listener.v3.Listener`,
    name,
    address: { socket_address: { address: "127.0.0.1", port_value: at } },
    filter_chains: [chain],
  });
  return [
    listener("bench", port, { filters }),
    listener("secure", securePort, { filters, transport_socket: secured }),
  ];
}

function routesOf({ hosts, routes }: Description): object {
  const byHost = Map.groupBy(routes, ({ host }) => host);
  return {
    "@type": `${TYPES}.config.route.v3.RouteConfiguration`,
    name: "all",
    virtual_hosts: hosts.map((host) => ({
      name: host,
      domains: [host],
      routes: inOrder(byHost.get(host) ?? []).map(routeOf),
    })),
  };
}

/** Envoy takes the first route that fits: one with a field stands before the others. */
function inOrder(routes: readonly DescribedRoute[]): DescribedRoute[] {
  const special = routes.filter(({ field }) => field !== undefined);
  return [...special, ...routes.filter(({ field }) => field === undefined)];
}

function routeOf({ kind, path, field, policy, backend }: DescribedRoute): object {
  const edit = (name: string, value: string) => [
    { header: { key: name, value }, append_action: "OVERWRITE_IF_EXISTS_OR_ADD" },
  ];
  return {
    match: {
      ...matchOf(kind, path),
      ...(field !== undefined && {
        headers: [{ name: field.name, string_match: { exact: field.value } }],
      }),
    },
    route: { cluster: backend, timeout: TIMEOUT },
    ...(policy !== undefined && {
      request_headers_to_add: edit(POLICY_FIELDS.request, policy),
      response_headers_to_add: edit(POLICY_FIELDS.response, policy),
    }),
  };
}

function matchOf(kind: DescribedRoute["kind"], path: string): object {
  switch (kind) {
    case "prefix":
      return { path_separated_prefix: path };
    case "exact":
      return { path };
    case "regex":
      return { safe_regex: { regex: path } };
  }
}

function clusterOf(name: string, addresses: readonly string[], port: number): object {
  return {
    "@type": `${TYPES}.config.cluster.v3.Cluster`,
    name,
    type: "STATIC",
    connect_timeout: TIMEOUT,
    load_assignment: {
      cluster_name: name,
      endpoints: [
        {
          lb_endpoints: addresses.map((address) => ({
            endpoint: { address: { socket_address: { address, port_value: port } } },
          })),
        },
      ],
    },
  };
}
