import type { AccessLogOtlp, TracedEnvironment } from "@edge-gateway/generated/types/index.ts";
import type { Level } from "@edge-gateway/kernel/log/logger";
import { otelFieldsOf } from "@edge-gateway/gateway/observe/otel-names";
import { EXPORTERS } from "@edge-gateway/outbound/otlp/exporters";
import { logRecord } from "@edge-gateway/outbound/otlp/messages";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import type { FinishedExchange } from "@edge-gateway/gateway/exchange/telemetry";
import { AttributeRules, compileFilter } from "../attribute-rules.ts";
import type { RequestFilter } from "../attribute-rules.ts";
import { acquireExporter, resourceOf } from "../receiver.ts";

/** Exports finished requests as log records. */
export interface LogExport {
  send(request: FinishedExchange, level: Level): void;
  close(): void;
}

/** The settings of the log on standard output; the export uses them as its defaults. */
interface LogPlace {
  readonly filter: RequestFilter | undefined;
  readonly rules: AttributeRules;
  readonly environment: TracedEnvironment;
}

/** Compiles the export of log records; undefined if the reference to the receiver is broken. */
export function compileLogExport(
  config: AccessLogOtlp,
  log: LogPlace,
  context: CompileContext,
): LogExport | undefined {
  const filter = compileFilter(config.filter, context) ?? log.filter;
  const rules =
    config.attributes === undefined ? log.rules : new AttributeRules(config.attributes, context);
  const resource = resourceOf(log.environment);
  const plan = { signal: "logs", scope: "edge-gateway.access", resource } as const;
  const exporter = acquireExporter(config, plan, context);
  if (exporter === undefined) return undefined;
  const exporters = context.use(EXPORTERS);
  return {
    send(request, level) {
      const { exchange, redaction } = request;
      if (filter !== undefined && !filter(exchange)) return;
      const { method } = exchange.request;
      const record = logRecord({
        time: context.wallClock(),
        level,
        body: `${method} ${redaction.path(exchange.original.path)}`,
        attributes: rules.apply(otelFieldsOf(request), exchange, redaction),
        trace: exchange.span?.context,
      });
      exporter.add(record);
    },
    close: () => exporters.release(exporter),
  };
}
