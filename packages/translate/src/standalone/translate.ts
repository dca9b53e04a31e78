import type {
  StandaloneConfig,
  StandaloneGateway,
  StandaloneTls,
} from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Ir, Listener, ListenerTls } from "../ir.ts";
import { pointerTo } from "../pointer.ts";
import { BackendTranslator } from "./translate-backends.ts";
import { translatePolicies } from "./translate-policies.ts";
import { translateRoutes } from "./translate-routes.ts";
import { normalTraffic } from "./translate-traffic.ts";

/** The text of a file that the configuration names, whose contents have passed the checks too. */
export type TextOf = (path: string) => string;

/** The internal form of a configuration that has passed its validator and its checks. Pure. */
export function translateStandalone(config: StandaloneConfig, textOf: TextOf): Ir {
  const gateways = Object.entries(config.gateways);
  const listeners = gateways.flatMap(([name, gateway]) => listenersOf(name, gateway, textOf));
  const backends = new BackendTranslator(config.backends);
  const routes = translateRoutes(config, listeners, backends);
  return {
    settings: config.config,
    binds: gateways.map(([gateway, { port }]) => ({ key: bindKey(port), gateway, port })),
    listeners,
    routes: routes.routes,
    backends: backends.backends,
    attachments: [
      ...gateways.flatMap(([name, gateway]) => gatewayAttachments(name, gateway)),
      ...routes.attachments,
      ...backends.attachments,
      ...translatePolicies(config, routes.routes),
    ],
  };
}

function bindKey(port: number): string {
  return `bind/${port}`;
}

function listenersOf(
  gateway: string,
  { port, protocol, tls, listeners }: StandaloneGateway,
  textOf: TextOf,
): readonly Listener[] {
  const bind = bindKey(port);
  const only = { name: undefined, hostname: undefined, protocol, tls };
  return (listeners ?? [only]).map(({ name, hostname, protocol: own, tls: secure }) => ({
    key: name === undefined ? gateway : `${gateway}/${name}`,
    bind,
    gateway,
    name,
    hostname,
    protocol: own,
    ...(secure === undefined ? {} : { tls: tlsOf(secure, textOf) }),
  }));
}

function tlsOf(
  { cert, key, frontendValidation: clients }: StandaloneTls,
  textOf: TextOf,
): ListenerTls {
  return {
    certificates: [{ certificate: textOf(cert), privateKey: textOf(key) }],
    ...(clients === undefined
      ? {}
      : {
          clients: {
            authorities: textOf(clients.ca),
            required: clients.mode === "AllowValidOnly",
          },
        }),
  };
}

function gatewayAttachments(
  gateway: string,
  { frontend, policies }: StandaloneGateway,
): readonly Attachment[] {
  const target = { kind: "gateway", gateway } as const;
  const pointer = pointerTo("/gateways", gateway);
  const connections = { target, block: "frontend", policies: frontend } as const;
  const requests = { target, block: "traffic", phase: "PreRouting" } as const;
  return [
    { ...connections, pointer: `${pointer}/frontend` },
    ...(policies === undefined
      ? []
      : [{ ...requests, pointer: `${pointer}/policies`, policies: normalTraffic(policies) }]),
  ];
}
