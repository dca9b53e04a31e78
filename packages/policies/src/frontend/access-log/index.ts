import type { AccessLog, TracedEnvironment } from "@edge-gateway/generated/types/index.ts";
import { fieldsOf } from "@edge-gateway/gateway/observe/access-log";
import { otelFieldsOf } from "@edge-gateway/gateway/observe/otel-names";
import { severityOf } from "@edge-gateway/gateway/observe/fields/severity";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import type { AccessLogPolicy } from "@edge-gateway/gateway/exchange/telemetry";
import { AttributeRules, compileFilter } from "../attribute-rules.ts";
import { compileLogExport } from "./log-export.ts";

/** Compiles which requests are logged, the fields of a line, and the receivers of log records. */
export function compileAccessLog(
  config: AccessLog,
  environment: TracedEnvironment,
  context: CompileContext,
): AccessLogPolicy {
  const filter = compileFilter(config.filter, context);
  const rules = new AttributeRules(config.attributes ?? {}, context);
  const namesOf = config.preset === "Otel" ? otelFieldsOf : fieldsOf;
  const exported =
    config.otlp &&
    compileLogExport(config.otlp, { filter, rules, environment }, context.at("otlp"));
  return {
    finished(request, log) {
      const { exchange, end, redaction } = request;
      const level = severityOf(exchange, end);
      exported?.send(request, level);
      if (!log.enabled(level)) return;
      if (filter !== undefined && !filter(exchange)) return;
      log[level]("", rules.apply(namesOf(request), exchange, redaction));
    },
    close: () => exported?.close(),
  };
}
