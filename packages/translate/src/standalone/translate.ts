import type { StandaloneConfig, StandaloneGateway } from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Ir, Listener } from "../ir.ts";
import { pointerTo } from "../pointer.ts";
import { BackendTranslator } from "./translate-backends.ts";
import { translatePolicies } from "./translate-policies.ts";
import { translateRoutes } from "./translate-routes.ts";
import { normalTraffic } from "./translate-traffic.ts";

/** The internal form of a configuration that has passed its validator and its checks. Pure. */
export function translateStandalone(config: StandaloneConfig): Ir {
  const gateways = Object.entries(config.gateways);
  const listeners = gateways.flatMap(([name, gateway]) => listenersOf(name, gateway));
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
  { port, protocol, listeners }: StandaloneGateway,
): readonly Listener[] {
  const bind = bindKey(port);
  if (listeners === undefined) {
    return [{ key: gateway, bind, gateway, name: undefined, hostname: undefined, protocol }];
  }
  return listeners.map(({ name, hostname, protocol: own }) => ({
    key: `${gateway}/${name}`,
    bind,
    gateway,
    name,
    hostname,
    protocol: own,
  }));
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
