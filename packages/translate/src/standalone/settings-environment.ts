/** An environment variable that wins over a field of the `config` section. */
interface SettingVariable {
  readonly name: string;
  readonly path: readonly [string, ...string[]];
  readonly isNumber?: true;
}

const VARIABLES: readonly SettingVariable[] = [
  { name: "ADMIN_ADDR", path: ["config", "adminAddr"] },
  { name: "STATS_ADDR", path: ["config", "statsAddr"] },
  { name: "READINESS_ADDR", path: ["config", "readinessAddr"] },
  { name: "WORKER_THREADS", path: ["config", "workerThreads"], isNumber: true },
  { name: "SOCKET_ADAPTER", path: ["config", "socketAdapter"] },
  { name: "CONNECTION_TERMINATION_DEADLINE", path: ["config", "connectionTerminationDeadline"] },
  {
    name: "CONNECTION_MIN_TERMINATION_DEADLINE",
    path: ["config", "connectionMinTerminationDeadline"],
  },
  { name: "DYNAMIC_CA_CERT_CACHE_TTL", path: ["config", "dynamicCa", "cacheTtl"] },
  {
    name: "DYNAMIC_CA_CERT_CACHE_CAPACITY",
    path: ["config", "dynamicCa", "maxCertificates"],
    isNumber: true,
  },
  { name: "SESSION_KEY", path: ["config", "session", "key"] },
];

/** A document with the settings of the environment, and which pointer came from which variable. */
export interface OverriddenDocument {
  readonly value: unknown;
  readonly origins: ReadonlyMap<string, string>;
}

/** Lays the environment over the `config` section; empty variables count as unset. */
export function overrideSettings(
  document: unknown,
  environment: Readonly<Record<string, string | undefined>>,
): OverriddenDocument {
  const origins = new Map<string, string>();
  let value = document;
  for (const { name, path, isNumber } of VARIABLES) {
    const text = environment[name];
    if (text === undefined || text === "") continue;
    const setting = isNumber === true && /^[0-9]+$/.test(text) ? Number(text) : text;
    value = withValueAt(value, path, setting);
    origins.set(`/${path.join("/")}`, name);
  }
  return { value, origins };
}

/** A copy with the value at the path; what is no map on the way stays as it is, to be refused later. */
function withValueAt(
  document: unknown,
  [name, ...rest]: readonly string[],
  value: unknown,
): unknown {
  if (name === undefined) return value;
  const base = document ?? {};
  if (typeof base !== "object" || Array.isArray(base)) return document;
  const inner: unknown = Object.hasOwn(base, name) ? Reflect.get(base, name) : undefined;
  return { ...base, [name]: withValueAt(inner, rest, value) };
}
