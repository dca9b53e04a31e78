import type { AccessLog } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/logger";
import { fieldsOf } from "../../../observe/access-log.ts";
import { otelFieldsOf } from "../../../observe/otel-names.ts";
import { severityOf } from "../../../observe/severity.ts";
import type { CompileContext } from "../../../pipeline/policy.ts";
import type { AccessLogPolicy, FinishedExchange } from "../../../pipeline/telemetry.ts";
import { AttributeRules, compileFilter } from "../attribute-rules.ts";

/** Which requests are logged, and what a line says of them. */
export function compileAccessLog(config: AccessLog, context: CompileContext): AccessLogPolicy {
  const filter = compileFilter(config.filter, context);
  const rules = new AttributeRules(config.attributes ?? {}, context);
  const namesOf = config.preset === "Otel" ? otelFieldsOf : fieldsOf;
  return {
    finished(request: FinishedExchange, log: Logger) {
      const { exchange, end, redaction } = request;
      const level = severityOf(exchange, end);
      if (!log.enabled(level)) return;
      if (filter !== undefined && !filter.test(exchange.bindings)) return;
      log[level]("", rules.apply(namesOf(request), exchange, redaction));
    },
  };
}
