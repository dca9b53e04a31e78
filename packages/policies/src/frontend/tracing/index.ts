import type { TracedEnvironment, Tracing } from "@edge-gateway/generated/types/index.ts";
import type { Fields } from "@edge-gateway/kernel/log/logger";
import { EXPORTERS } from "@edge-gateway/outbound/otlp/exporters";
import { spanRecord } from "@edge-gateway/outbound/otlp/messages";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import type { TracingPolicy } from "@edge-gateway/gateway/exchange/telemetry";
import { AttributeRules, compileFilter, flatten } from "../attribute-rules.ts";
import { acquireExporter, resourceOf } from "../receiver.ts";
import { RequestTrace } from "./request-trace.ts";
import { compileSampling } from "./sampling.ts";
import { TRACEPARENT } from "@edge-gateway/trace/target-span";
import { isSampled, parentOf, traceparentOf, TRACESTATE } from "./trace-context.ts";

/**
 * Compiles which requests are traced, and where their spans are sent; undefined if the reference to the
 * receiver is broken.
 */
export function compileTracing(
  config: Tracing,
  environment: TracedEnvironment,
  context: CompileContext,
): TracingPolicy | undefined {
  const ofClients = compileSampling(config.clientSampling, true, context);
  const ofOthers = compileSampling(config.randomSampling, false, context);
  const resource = { ...resourceOf(environment), ...computed(config, environment, context) };
  const exporter = acquireExporter(
    config,
    { signal: "traces", scope: "edge-gateway", resource },
    context,
  );
  if (exporter === undefined) return undefined;
  const exporters = context.use(EXPORTERS);
  const place = {
    rules: new AttributeRules(config.attributes ?? {}, context),
    filter: compileFilter(config.filter, context),
    wallClock: () => context.wallClock(),
    now: () => context.now(),
    send: (span: Parameters<typeof spanRecord>[0]) => exporter.add(spanRecord(span)),
  };
  return {
    begin(exchange) {
      const { request } = exchange;
      const parent = parentOf(request);
      const wanted =
        parent === undefined ? ofOthers(exchange) : isSampled(parent) && ofClients(exchange);
      if (!wanted) return undefined;
      // The client's `tracestate` belongs to its own span, which is the parent here (W3C Trace Context,
      // section 3.3).
      if (parent === undefined) request.remove(TRACESTATE);
      const trace = new RequestTrace({ parent, traceState: request.get(TRACESTATE) }, place);
      request.set(TRACEPARENT, traceparentOf(trace.context));
      return trace;
    },
    close: () => exporters.release(exporter),
  };
}

/** The computed resource attributes; their expressions can read only the variable `env`. */
function computed(
  { resources = [] }: Tracing,
  environment: TracedEnvironment,
  context: CompileContext,
): Fields {
  const bindings = { lookup: (name: string) => (name === "env" ? environment : undefined) };
  const values: Record<string, string | number | boolean> = {};
  for (const { name, expression } of resources) {
    const compiled = context.cel(expression, "connection");
    try {
      flatten(name, compiled.evaluate(bindings), values);
    } catch {
      // An attribute whose expression fails is left out.
    }
  }
  return values;
}
