import type {
  AccessLogOtlp,
  TracedEnvironment,
  Tracing,
} from "@edge-gateway/generated/types/index.ts";
import type { Fields } from "@edge-gateway/kernel/log/logger";
import type { Exporter } from "@edge-gateway/outbound/otlp/exporter";
import { EXPORTERS } from "@edge-gateway/outbound/otlp/exporters";
import { resource } from "@edge-gateway/outbound/otlp/messages";
import type { Signal } from "@edge-gateway/outbound/otlp/receiver";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";

type Receiver = Pick<AccessLogOtlp | Tracing, "backendRef" | "url" | "protocol" | "path">;

export interface Export {
  readonly signal: Signal;
  /** The name of the OpenTelemetry instrumentation scope. */
  readonly scope: string;
  /** The resource attributes of the exported telemetry. */
  readonly resource: Fields;
}

const DEFAULT_PATHS: Readonly<Record<Signal, string>> = {
  logs: "/v1/logs",
  traces: "/v1/traces",
};

/** The exporter for a policy's receiver; undefined if the reference is broken. */
export function acquireExporter(
  config: Receiver,
  { signal, scope, resource: attributes }: Export,
  context: CompileContext,
): Exporter | undefined {
  const { protocol } = config;
  const target = context.server(
    `${context.path}.backendRef`,
    config,
    protocol === "GRPC" ? "HTTP2" : undefined,
  );
  if (target === undefined) return undefined;
  const named = target.path === "/" ? undefined : target.path;
  return context.use(EXPORTERS).acquire(target, {
    signal,
    protocol: { name: protocol, path: config.path ?? named ?? DEFAULT_PATHS[signal] },
    origin: { resource: resource(attributes), scope },
  });
}

const SERVICE = "edge-gateway";

/** The resource attributes of all telemetry (OpenTelemetry, semantic conventions for services). */
export function resourceOf({ gateway, podName, namespace }: TracedEnvironment): Fields {
  return {
    "service.name": gateway ?? SERVICE,
    "service.instance.id": podName,
    "k8s.namespace.name": namespace,
    "k8s.pod.name": namespace === undefined ? undefined : podName,
  };
}
