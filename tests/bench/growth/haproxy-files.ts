import type { Files, GrowthCandidate, GrowthPlace, KeyPairOf } from "./configuration.ts";
import { type DescribedRoute, type Description, POLICY_FIELDS } from "./description.ts";
import { join } from "node:path";

const FILE = "haproxy.cfg";
/** Connections beside those that are measured. */
const SPARE_CONNECTIONS = 500;
const MAPS = {
  prefix: "prefixes.map",
  exact: "paths.map",
  regex: "expressions.map",
  field: "fields.map",
  backend: "backends.map",
  policy: "policies.map",
} as const;
/** Follows host and path where a prefix is looked for, so that it ends at the end of a segment. */
const END = "/";
const BETWEEN = ":";

/** haproxy with maps from host and path to the route, and from there to backend and policy. */
export const HAPROXY: GrowthCandidate = {
  name: "haproxy",
  files: filesOf,
  command: ({ directory }) => ({
    program: "haproxy",
    args: ["-W", "-db", "-f", join(directory, FILE)],
  }),
  reloadSignal: "SIGUSR2",
  takesSignal,
};

function filesOf(description: Description, place: GrowthPlace, keyPairOf: KeyPairOf): Files {
  const { routes, backends, secrets } = description;
  const text = [
    ...globals(place),
    ...frontend(description, place),
    ...backends.flatMap(({ name, addresses }) => [
      `backend ${name}`,
      ...addresses.map((address, at) => `  server s${at} ${address}:${place.upstream}`),
    ]),
  ];
  return new Map([
    [FILE, `${text.join("\n")}\n`],
    ...mapsOf(routes),
    ...secrets.map((host): [string, string] => {
      const { certificate, key } = keyPairOf(host);
      return [`certificates/${host}.pem`, certificate + key];
    }),
  ]);
}

function globals({ workers, connections }: GrowthPlace): string[] {
  return [
    "global",
    `  nbthread ${workers}`,
    `  maxconn ${connections + SPARE_CONNECTIONS}`,
    // It counts two descriptors for each connection, and would not start where a process may have fewer.
    "  no strict-limits",
    "  hard-stop-after 1s",
    "defaults",
    "  mode http",
    "  option http-no-delay",
    "  timeout connect 10s",
    "  timeout client 600s",
    "  timeout server 10s",
    "  http-reuse always",
  ];
}

function frontend(
  { secrets }: Description,
  { directory, port, securePort }: GrowthPlace,
): string[] {
  const map = (name: keyof typeof MAPS) => join(directory, MAPS[name]);
  const unless = "unless { var(txn.route) -m found }";
  const field = "var(txn.fielded)";
  return [
    "frontend bench",
    `  bind 127.0.0.1:${port}`,
    ...(secrets.length === 0
      ? []
      : [
          `  bind 127.0.0.1:${securePort} ssl crt ${join(directory, "certificates")} alpn h2,http/1.1`,
        ]),
    `  http-request set-var(txn.route) base,map_str(${map("exact")})`,
    `  http-request set-var(txn.base) base,concat(${END})`,
    `  http-request set-var(txn.route) var(txn.base),map_beg(${map("prefix")}) ${unless}`,
    `  http-request set-var(txn.route) base,map_reg(${map("regex")}) ${unless}`,
    `  http-request return status 404 ${unless}`,
    `  http-request set-var(txn.tenant) req.hdr(x-bench-tenant)`,
    `  http-request set-var(txn.fielded) var(txn.route),concat(${BETWEEN},txn.tenant)`,
    `  http-request set-var(txn.route) ${field},map_str(${map("field")}) if { ${field},map_str(${map("field")}) -m found }`,
    `  http-request set-var(txn.policy) var(txn.route),map_str(${map("policy")})`,
    `  http-request set-header ${POLICY_FIELDS.request} %[var(txn.policy)] if { var(txn.policy) -m found }`,
    `  http-response set-header ${POLICY_FIELDS.response} %[var(txn.policy)] if { var(txn.policy) -m found }`,
    `  use_backend %[var(txn.route),map_str(${map("backend")})]`,
  ];
}

function mapsOf(routes: readonly DescribedRoute[]): [string, string][] {
  const usual = new Map<string, string>();
  for (const route of routes) if (route.field === undefined) usual.set(placeOf(route), route.name);
  const lines: Record<keyof typeof MAPS, string[]> = {
    ...{ prefix: [], exact: [], regex: [], field: [], backend: [], policy: [] },
  };
  for (const route of routes) {
    const { name, kind, field, backend, policy } = route;
    if (field === undefined) lines[kind].push(`${keyOf(route)} ${name}`);
    else lines.field.push(`${usual.get(placeOf(route)) ?? ""}${BETWEEN}${field.value} ${name}`);
    lines.backend.push(`${name} ${backend}`);
    if (policy !== undefined) lines.policy.push(`${name} ${policy}`);
  }
  return Object.entries(MAPS).map(([name, file]) => [
    file,
    `${lines[name as keyof typeof MAPS].join("\n")}\n`,
  ]);
}

function placeOf({ host, path }: DescribedRoute): string {
  return `${host}${path}`;
}

function keyOf(route: DescribedRoute): string {
  switch (route.kind) {
    case "prefix":
      return `${placeOf(route)}${END}`;
    case "exact":
      return placeOf(route);
    case "regex":
      return `^${route.host.replaceAll(".", "\\.")}${route.path}$`;
  }
}

/** The master executes itself anew, and forgets a signal that comes before the worker that it replaces has ended. */
function takesSignal(output: string): boolean {
  const [reload, stop, end] = ["Reloading", " stopped (", "Former worker"].map((text) =>
    output.lastIndexOf(text),
  );
  const last = Math.max(reload ?? 0, stop ?? 0);
  return last < 0 ? output.includes("Loading success") : (end ?? 0) > last;
}
