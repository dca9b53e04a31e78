import { gatewayCommand } from "../candidates.ts";
import { join } from "node:path";
import type { Files, GrowthCandidate, GrowthPlace, KeyPairOf } from "./configuration.ts";
import { type DescribedRoute, type Description, POLICY_FIELDS, zoneOf } from "./description.ts";
import { ROOT } from "../tools.ts";

const FILE = "gw.yaml";
const TYPES = { prefix: "PathPrefix", exact: "Exact", regex: "RegularExpression" } as const;

/** The gateway of this check-out, by a standalone file and a file for each Secret. */
export function gatewayOf(
  name: string,
  socketAdapter: "Net" | "Fast",
  bundle: boolean,
): GrowthCandidate {
  return {
    name,
    files: (description, place, keyPairOf) => filesOf(description, place, keyPairOf, socketAdapter),
    command: ({ directory }) => gatewayCommand(join(directory, FILE), ROOT, bundle),
  };
}

function filesOf(
  description: Description,
  { port, securePort, upstream, workers }: GrowthPlace,
  keyPairOf: KeyPairOf,
  socketAdapter: string,
): Files {
  const { routes, backends, secrets } = description;
  const text = [
    "config:",
    `  workerThreads: ${workers}`,
    `  socketAdapter: ${socketAdapter}`,
    '  adminAddr: "off"',
    '  statsAddr: "off"',
    '  readinessAddr: "off"',
    "  logging: { level: error }",
    "gateways:",
    "  bench:",
    `    port: ${port}`,
    "  secure:",
    `    port: ${securePort}`,
    "    listeners:",
    ...listeners(secrets),
    "routes:",
    ...routes.flatMap(routeLines),
    "backends:",
    ...backends.flatMap(({ name, addresses }) => [
      `  ${name}:`,
      "    static:",
      "      endpoints:",
      ...addresses.map((host) => `        - { host: ${host}, port: ${upstream} }`),
    ]),
    "secrets:",
    ...secrets.map((host) => `  ${host}: { file: ${secretFile(host)} }`),
  ];
  return new Map([
    [FILE, `${text.join("\n")}\n`],
    ...secrets.map((host): [string, string] => {
      const { certificate, key } = keyPairOf(host);
      return [secretFile(host), `${JSON.stringify({ "tls.crt": certificate, "tls.key": key })}\n`];
    }),
  ]);
}

function secretFile(host: string): string {
  return `secrets/${host}.yaml`;
}

function listeners(secrets: readonly string[]): string[] {
  const zones = Map.groupBy(secrets, zoneOf);
  return [...zones].flatMap(([zone, hosts]) => [
    `      - name: ${zone.split(".", 1)[0]}`,
    `        hostname: "*.${zone}"`,
    "        protocol: HTTPS",
    "        tls:",
    "          certificateRefs:",
    ...hosts.map((host) => `            - name: ${host}`),
  ]);
}

function routeLines({ name, host, kind, path, field, policy, backend }: DescribedRoute): string[] {
  const edit = (value: string, to: string) => `{ set: [{ name: ${to}, value: ${value} }] }`;
  return [
    `  - name: ${name}`,
    "    gateways: [bench, secure]",
    `    hostnames: [${host}]`,
    "    matches:",
    `      - path: { type: ${TYPES[kind]}, value: "${path}" }`,
    ...(field === undefined
      ? []
      : [`        headers: [{ name: ${field.name}, value: ${field.value} }]`]),
    "    policies:",
    "      timeouts: { request: 10s }",
    ...(policy === undefined
      ? []
      : [
          "      headerModifiers:",
          `        request: ${edit(policy, POLICY_FIELDS.request)}`,
          `        response: ${edit(policy, POLICY_FIELDS.response)}`,
        ]),
    `    backends: [{ backend: ${backend} }]`,
  ];
}
