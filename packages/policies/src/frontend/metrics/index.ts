import type { FrontendMetrics } from "@edge-gateway/generated/types/index.ts";
import { UNKNOWN } from "@edge-gateway/kernel/metrics/definition";
import { MAX_LABEL_CHARACTERS } from "../../bounds.ts";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import type { MetricLabels } from "@edge-gateway/gateway/exchange/telemetry";
import { shownValues } from "../attribute-rules.ts";

/** Compiles the additional labels of request metrics. */
export function compileMetricLabels(
  { attributes }: FrontendMetrics,
  context: CompileContext,
): MetricLabels {
  const expressions = attributes.add.map(({ expression }) => context.cel(expression, "response"));
  return {
    names: attributes.add.map(({ name }) => labelName(name)),
    values: (exchange, redaction) => shownValues(expressions, exchange, redaction).map(labelValue),
  };
}

const NOT_ALLOWED = /[^a-zA-Z0-9_]/g;
/**
 * The beginning of a name that needs a prefix: names must not begin with a digit, and Prometheus reserves two
 * underscores, and `le` for histograms.
 */
const RESERVED = /^(?:\d|__|le$)/;

/** Converts a name to a valid Prometheus label name. */
function labelName(name: string): string {
  const allowed = name.replaceAll(NOT_ALLOWED, "_");
  return RESERVED.test(allowed) ? `label_${allowed}` : allowed;
}

function labelValue(value: unknown): string {
  if (value === null || value === undefined) return UNKNOWN;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  // A NUL character separates the label values in the key of a series.
  return text.slice(0, MAX_LABEL_CHARACTERS).replaceAll("\0", "");
}
