import type { MetricDefinition, MetricSnapshot, Series } from "./definition.ts";

/** A text format of metrics. */
export type MetricsFormat = "openmetrics" | "prometheus";

/**
 * The media types of the formats. @see
 * https://github.com/prometheus/OpenMetrics/blob/v1.0.0/specification/OpenMetrics.md
 */
export const CONTENT_TYPES: Readonly<Record<MetricsFormat, string>> = {
  openmetrics: "application/openmetrics-text; version=1.0.0; charset=utf-8",
  prometheus: "text/plain; version=0.0.4; charset=utf-8",
};

/** The format that a scraper requests (RFC 9110 section 12.5.1): OpenMetrics if the scraper accepts it. */
export function metricsFormat(accept: string | undefined): MetricsFormat {
  const wants = (accept ?? "").split(",").some((range) => {
    const [type = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
    return (
      type === "application/openmetrics-text" &&
      !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
    );
  });
  return wants ? "openmetrics" : "prometheus";
}

/** The metrics as text, with help and type for every name; series of the same name are adjacent. */
export function renderMetrics(metrics: readonly MetricSnapshot[], format: MetricsFormat): string {
  const parts = metrics.map((metric, index) => {
    const isNew = metrics[index - 1]?.definition.name !== metric.definition.name;
    return (isNew ? head(metric.definition, format) : "") + samples(metric);
  });
  return parts.join("") + (format === "openmetrics" ? "# EOF\n" : "");
}

function head(definition: MetricDefinition, format: MetricsFormat): string {
  const { name, type, help, unit } = definition;
  if (format === "prometheus") {
    const sample = sampleName(definition);
    return `# HELP ${sample} ${escapeHelp(help)}\n# TYPE ${sample} ${type === "info" ? "gauge" : type}\n`;
  }
  const unitLine = unit === undefined ? "" : `# UNIT ${name} ${unit}\n`;
  return `# TYPE ${name} ${type}\n${unitLine}# HELP ${name} ${escapeValue(help)}\n`;
}

function samples({ definition, labels, series }: MetricSnapshot): string {
  return series.map((one) => seriesText(definition, labels, one)).join("");
}

function seriesText(
  definition: MetricDefinition,
  labels: readonly string[],
  series: Series,
): string {
  const pairs = labels.map(
    (label, index) => `${label}="${escapeValue(series.values[index] ?? "")}"`,
  );
  if (series.buckets === undefined) {
    return `${sampleName(definition)}${braces(pairs)} ${series.value}\n`;
  }
  const bounds = [...(definition.buckets ?? []).map(float), "+Inf"];
  let count = 0;
  const lines = series.buckets.map((observations, index) => {
    count += observations;
    return `${definition.name}_bucket${braces([...pairs, `le="${bounds[index]}"`])} ${count}\n`;
  });
  const set = braces(pairs);
  return `${lines.join("")}${definition.name}_sum${set} ${series.value}\n${definition.name}_count${set} ${count}\n`;
}

function sampleName({ name, type }: MetricDefinition): string {
  if (type === "counter") return `${name}_total`;
  return type === "info" ? `${name}_info` : name;
}

function braces(pairs: readonly string[]): string {
  return pairs.length === 0 ? "" : `{${pairs.join(",")}}`;
}

/** Writes a limit of a bucket; OpenMetrics requires that an integer limit ends in ".0". */
function float(bound: number): string {
  return Number.isInteger(bound) ? `${bound}.0` : String(bound);
}

function escapeHelp(text: string): string {
  return text.replaceAll("\\", "\\\\").replaceAll("\n", "\\n");
}

function escapeValue(text: string): string {
  return escapeHelp(text).replaceAll('"', '\\"');
}
