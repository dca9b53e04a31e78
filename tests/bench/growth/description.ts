/** How much of everything a configuration has. */
export interface Sizes {
  readonly routes: number;
  readonly hosts: number;
  /** Policies of single routes: edits of the heads of requests and responses. */
  readonly policies: number;
  readonly backends: number;
  /** Endpoints of all backends together. */
  readonly endpoints: number;
  /** Hosts that have a certificate of their own, with its key. */
  readonly secrets: number;
}

/** The path that a route takes: a prefix in whole segments, a whole path, or a regular expression. */
export interface PathOf {
  readonly kind: "prefix" | "exact" | "regex";
  readonly path: string;
}

export interface Field {
  readonly name: string;
  readonly value: string;
}

export interface DescribedRoute extends PathOf {
  readonly name: string;
  readonly host: string;
  /** A field that the request must have beside the path; it wins over the same path without it. */
  readonly field?: Field;
  /** The name of the policy of the route, if it has one. */
  readonly policy?: string;
  readonly backend: string;
}

export interface DescribedBackend {
  readonly name: string;
  /** Addresses of 127.0.0.0/8, each with the port of the upstream. */
  readonly addresses: readonly string[];
}

/** What the configurations of all candidates say, each in its own words. */
export interface Description {
  readonly routes: readonly DescribedRoute[];
  readonly hosts: readonly string[];
  readonly backends: readonly DescribedBackend[];
  /** Hosts with a certificate of their own. */
  readonly secrets: readonly string[];
}

/** The field that a policy sets in requests, and that it sets in responses; the value is its name. */
export const POLICY_FIELDS = { request: "x-bench-policy", response: "x-bench-answer" } as const;
/** The field by which some routes are told apart. */
const TENANT = "x-bench-tenant";
/** Of this many routes in a row one takes a regular expression, as files of people have few of them. */
const REGEX_EVERY = 50;
const REGEX_AT = 9;
/** Of ten routes in a row, which share a host, one takes a whole path, one a field beside the path of the first. */
const BLOCK = 10;
const EXACT_AT = 7;
const FIELD_AT = 8;
/** Hosts below one name, as many as certificates fit into one listener of the gateway. */
const HOSTS_PER_ZONE = 64;
const BYTE = 256;

/** The whole configuration of these sizes; the same for the same sizes. */
export function describe(sizes: Sizes): Description {
  const hosts = Array.from({ length: sizes.hosts }, (_, index) => hostOf(index));
  return {
    routes: Array.from({ length: sizes.routes }, (_, index) => routeOf(index, sizes)),
    hosts,
    backends: Array.from({ length: sizes.backends }, (_, index) => backendOf(index, sizes)),
    secrets: hosts.slice(0, sizes.secrets),
  };
}

/** The zone of a host: what is behind its first label. */
export function zoneOf(host: string): string {
  return host.slice(host.indexOf(".") + 1);
}

function hostOf(index: number): string {
  return `h${index}.z${Math.floor(index / HOSTS_PER_ZONE)}.example.com`;
}

function backendName(index: number): string {
  return `b${index}`;
}

/** Spreads `count` of something over `total` places; undefined where a place gets none. */
function spread(index: number, count: number, total: number): number | undefined {
  const at = Math.floor((index * count) / total);
  return Math.floor(((index + 1) * count) / total) > at ? at : undefined;
}

function pathOf(index: number): PathOf {
  if (index % REGEX_EVERY === REGEX_AT)
    return { kind: "regex", path: `/files-${index}/[0-9]+/raw` };
  const at = index % BLOCK;
  if (at === EXACT_AT) return { kind: "exact", path: `/status-${index}` };
  return { kind: "prefix", path: `/api-${at === FIELD_AT ? index - at : index}/v1` };
}

function routeOf(index: number, { routes, hosts, policies, backends }: Sizes): DescribedRoute {
  const policy = spread(index, policies, routes);
  return {
    name: `r${index}`,
    host: hostOf(Math.floor(index / BLOCK) % hosts),
    ...pathOf(index),
    ...(index % BLOCK === FIELD_AT && { field: { name: TENANT, value: "blue" } }),
    ...(policy !== undefined && { policy: `p${policy}` }),
    backend: backendName(index % backends),
  };
}

function backendOf(index: number, { backends, endpoints }: Sizes): DescribedBackend {
  const first = Math.floor((index * endpoints) / backends);
  const end = Math.max(first + 1, Math.floor(((index + 1) * endpoints) / backends));
  const addresses = Array.from({ length: end - first }, (_, at) => addressOf(first + at));
  return { name: backendName(index), addresses };
}

/** An address of 127.0.0.0/8 other than 127.0.0.1, on which the candidates themselves listen. */
function addressOf(index: number): string {
  return `127.${1 + Math.floor(index / BYTE / BYTE)}.${Math.floor(index / BYTE) % BYTE}.${index % BYTE}`;
}

/** A path that the route takes. */
export function pathFor({ kind, path }: PathOf): string {
  switch (kind) {
    case "prefix":
      return `${path}/orders`;
    case "exact":
      return path;
    case "regex":
      return path.replace("[0-9]+", "4711");
  }
}

/** The description with one route more, which only this one has: its first path is `path`. */
export function withRoute(description: Description, path: string): Description {
  const [first] = description.routes;
  if (first === undefined) throw new Error("a description without routes");
  const { host, backend } = first;
  const added: DescribedRoute = { name: "added", host, kind: "exact", path, backend };
  return { ...description, routes: [...description.routes, added] };
}

/** The description whose first backend has this endpoint alone. */
export function withEndpoint(description: Description, address: string): Description {
  const [first, ...others] = description.backends;
  if (first === undefined) throw new Error("a description without backends");
  return { ...description, backends: [{ ...first, addresses: [address] }, ...others] };
}
