import type { StandaloneConfig, StandaloneGateway } from "@edge-gateway/generated/types/index.ts";
import type { Attachment, Ir, Listener, NamedValues } from "../../ir/index.ts";
import { bindKey, bindTransport, transportOf } from "../../ir/bind-key.ts";
import { pointerTo } from "../../diagnostics/pointer.ts";
import { BackendTranslator } from "../../ir/backends/translate-backends.ts";
import { translatePolicies } from "../../ir/policies/translate-policies.ts";
import { translateModels } from "./translate-models.ts";
import { translateTcpRoutes, translateUdpRoutes } from "./translate-stream-routes.ts";
import { tlsOf, type NamedContents } from "./translate-tls.ts";
import { translateRoutes, type KeptRoutes } from "./translate-routes.ts";
import { translateUi } from "./translate-ui.ts";
import { normalTraffic } from "../../ir/policies/translate-traffic.ts";

/** Translates a validated configuration to the internal form. A pure function. */
export function translateStandalone(
  config: StandaloneConfig,
  contents: NamedContents,
  kept?: KeptRoutes,
): Ir {
  const gateways = Object.entries(config.gateways);
  const listeners = gateways.flatMap(([name, gateway]) => listenersOf(name, gateway, contents));
  const backends = new BackendTranslator(config.backends, contents.named.files, kept?.backends);
  const routes = translateRoutes(config, listeners, backends, kept);
  const tcp = translateTcpRoutes(config, listeners, backends);
  const models = translateModels(config, listeners, routes.routes);
  const udpRoutes = translateUdpRoutes(config, listeners, backends);
  const ui = translateUi(config, listeners);
  return {
    settings: config.config,
    binds: gateways.map(([gateway, { port, protocol }]) => ({
      key: bindKey(port, transportOf(protocol)),
      gateway,
      port,
      ...bindTransport(transportOf(protocol)),
      place: { pointer: `${pointerTo("/gateways", gateway)}/port` },
    })),
    listeners,
    routes: [...models.routes, ...ui.routes],
    ...(tcp.tcpRoutes.length === 0 ? {} : { tcpRoutes: tcp.tcpRoutes }),
    ...(udpRoutes.length === 0 ? {} : { udpRoutes }),
    backends: [...backends.backends, ...models.backends, ...ui.backends],
    attachments: [
      ...gateways.flatMap(([name, gateway]) => gatewayAttachments(name, gateway)),
      ...routes.attachments,
      ...tcp.attachments,
      ...backends.attachments,
      ...models.attachments,
      ...ui.attachments,
      ...translatePolicies(config, routes.written),
    ],
    ...(holdsAnything(contents.named) ? { named: contents.named } : {}),
    ...ui.adminAccess,
  };
}

function holdsAnything({ secrets, configMaps, files = {} }: NamedValues): boolean {
  return [secrets, configMaps, files].some((values) => Object.keys(values).length > 0);
}

function listenersOf(
  gateway: string,
  { port, protocol, tls, listeners }: StandaloneGateway,
  contents: NamedContents,
): readonly Listener[] {
  const bind = bindKey(port, transportOf(protocol));
  const only = { name: undefined, hostname: undefined, protocol, tls };
  const pointer = pointerTo("/gateways", gateway);
  return (listeners ?? [only]).map(({ name, hostname, protocol: own, tls: secure }, index) => ({
    key: name === undefined ? gateway : `${gateway}/${name}`,
    bind,
    gateway,
    ...(name === undefined ? {} : { name }),
    ...(hostname === undefined ? {} : { hostname }),
    protocol: own,
    ...(secure === undefined ? {} : { tls: tlsOf(secure, contents) }),
    place: { pointer: listeners === undefined ? pointer : `${pointer}/listeners/${index}` },
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
