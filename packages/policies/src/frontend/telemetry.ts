import type { TracedEnvironment } from "@edge-gateway/generated/types/index.ts";
import type { TelemetryPolicies } from "@edge-gateway/translate/attach/merge/merge";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { NO_TELEMETRY, type Telemetry } from "@edge-gateway/gateway/exchange/telemetry";
import { compileMetricLabels } from "./metrics/index.ts";
import { compileTracing } from "./tracing/index.ts";
import { compileAccessLog } from "./access-log/index.ts";

/** Compiles the frontend policies for the logs, spans and metrics of one listener or gateway. */
export function compileTelemetry(
  { accessLog, tracing, metrics }: TelemetryPolicies,
  environment: TracedEnvironment,
  context: CompileContext,
): Telemetry {
  if ([accessLog, tracing, metrics].every((policy) => policy === undefined)) return NO_TELEMETRY;
  const policy = tracing && compileTracing(tracing, environment, context.at("tracing"));
  return {
    ...(accessLog === undefined
      ? {}
      : { accessLog: compileAccessLog(accessLog, environment, context.at("accessLog")) }),
    ...(policy === undefined ? {} : { tracing: policy }),
    ...(metrics === undefined
      ? {}
      : { metrics: compileMetricLabels(metrics, context.at("metrics")) }),
  };
}
