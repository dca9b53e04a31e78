import type { Files, GrowthCandidate, GrowthPlace, KeyPairOf } from "./configuration.ts";
import { type DescribedRoute, type Description, POLICY_FIELDS } from "./description.ts";
import { join } from "node:path";

const FILE = "nginx.conf";
/** Connections beside those that are measured, each of which may have one to an endpoint. */
const SPARE_CONNECTIONS = 1000;

/** nginx with a server for each host and a location for each path. */
export const NGINX: GrowthCandidate = {
  name: "nginx",
  files: filesOf,
  command: ({ directory }) => ({
    program: "nginx",
    args: ["-p", directory, "-e", "stderr", "-c", join(directory, FILE), "-g", "daemon off;"],
  }),
  reloadSignal: "SIGHUP",
};

function filesOf(description: Description, place: GrowthPlace, keyPairOf: KeyPairOf): Files {
  const { routes, hosts, backends, secrets } = description;
  const byHost = Map.groupBy(routes, ({ host }) => host);
  const secret = new Set(secrets);
  const text = [
    ...head(place),
    ...backends.flatMap(({ name, addresses }) => [
      `  upstream ${name} {`,
      ...addresses.map((address) => `    server ${address}:${place.upstream};`),
      "    keepalive 32;",
      "  }",
    ]),
    ...hosts.flatMap((host) => [
      "  server {",
      `    listen 127.0.0.1:${place.port};`,
      ...(secret.has(host)
        ? [
            `    listen 127.0.0.1:${place.securePort} ssl http2;`,
            `    ssl_certificate ${certificateFile(host)};`,
            `    ssl_certificate_key ${certificateFile(host)};`,
          ]
        : []),
      `    server_name ${host};`,
      ...locations(byHost.get(host) ?? []),
      "  }",
    ]),
    "}",
  ];
  return new Map([
    [FILE, `${text.join("\n")}\n`],
    ...secrets.map((host): [string, string] => {
      const { certificate, key } = keyPairOf(host);
      return [certificateFile(host), certificate + key];
    }),
  ]);
}

function certificateFile(host: string): string {
  return `certificates/${host}.pem`;
}

function head({ directory, port, workers, connections }: GrowthPlace): string[] {
  const folders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  return [
    `worker_processes ${workers};`,
    `pid ${join(directory, "nginx.pid")};`,
    "error_log stderr error;",
    "events {",
    `  worker_connections ${2 * connections + SPARE_CONNECTIONS};`,
    "}",
    "http {",
    "  access_log off;",
    ...folders.map((name) => `  ${name}_temp_path ${join(directory, name)};`),
    "  tcp_nodelay on;",
    "  keepalive_requests 1000000000;",
    "  keepalive_timeout 600s;",
    "  server_names_hash_max_size 262144;",
    "  server_names_hash_bucket_size 128;",
    "  variables_hash_max_size 4096;",
    "  proxy_http_version 1.1;",
    '  proxy_set_header connection "";',
    "  proxy_set_header host $http_host;",
    "  proxy_connect_timeout 10s;",
    "  proxy_send_timeout 10s;",
    "  proxy_read_timeout 10s;",
    "  server {",
    `    listen 127.0.0.1:${port} default_server backlog=4096;`,
    "    return 404;",
    "  }",
  ];
}

/** Routes of one path are one location: the one with a field is taken by a condition in it. */
function locations(routes: readonly DescribedRoute[]): string[] {
  const paths = Map.groupBy(routes, ({ kind, path }) => locationOf(kind, path));
  const lines = [...paths].flatMap(([location, all]) => {
    const usual = all.find(({ field }) => field === undefined);
    const special = all.filter(({ field }) => field !== undefined);
    if (special.length === 0 && usual !== undefined)
      return [`    location ${location} {`, ...plain(usual), "    }"];
    return [`    location ${location} {`, ...chosen(usual, special), "    }"];
  });
  return [...lines, "    location / {", "      return 404;", "    }"];
}

function locationOf(kind: DescribedRoute["kind"], path: string): string {
  switch (kind) {
    case "prefix":
      return `${path}/`;
    case "exact":
      return `= ${path}`;
    case "regex":
      return `~ ^${path}$`;
  }
}

/** Fields that are set in a location replace those of the level above. */
const KEPT_FIELDS = [
  '      proxy_set_header connection "";',
  "      proxy_set_header host $http_host;",
];

function plain({ policy, backend }: DescribedRoute): string[] {
  return [...edits(policy), `      proxy_pass http://${backend};`];
}

function edits(policy: string | undefined): string[] {
  if (policy === undefined) return [];
  return [
    ...KEPT_FIELDS,
    `      proxy_set_header ${POLICY_FIELDS.request} ${policy};`,
    `      add_header ${POLICY_FIELDS.response} ${policy};`,
  ];
}

/** An empty value is not sent, neither to the upstream nor to the client. */
function chosen(
  usual: DescribedRoute | undefined,
  special: readonly DescribedRoute[],
): readonly string[] {
  const set = (backend: string, policy = '""') => `set $backend ${backend}; set $policy ${policy};`;
  return [
    usual === undefined
      ? '      set $backend ""; set $policy "";'
      : `      ${set(usual.backend, usual.policy)}`,
    ...special.map(
      ({ field, backend, policy }) =>
        `      if ($http_${field?.name.replaceAll("-", "_")} = "${field?.value}") { ${set(backend, policy)} }`,
    ),
    ...(usual === undefined ? ['      if ($backend = "") { return 404; }'] : []),
    ...edits("$policy"),
    "      proxy_pass http://$backend;",
  ];
}
