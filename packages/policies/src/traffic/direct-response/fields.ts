import type { CompiledExpression } from "@edge-gateway/cel";
import type { DirectResponseAnswer } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";

type Field = readonly [name: string, value: string];

/**
 * Compiles the headers of a direct response. A header whose expression fails, or whose value is
 * invalid, is left out: this is logged once, and appears in each trace with full detail.
 */
export function compileFields(
  headers: DirectResponseAnswer["headers"] & {},
  context: CompileContext,
): (exchange: Exchange) => Field[] {
  const fields = headers.map(({ name, value }) => ({
    name: name.toLowerCase(),
    expression: context.cel(value),
  }));
  const warn = onceFor(context);
  return (exchange) =>
    fields.flatMap(({ name, expression }) => {
      try {
        return [[name, fieldValue(expression.evaluate(exchange.bindings))]];
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        exchange.trace?.celFailure(expression.source, `header ${name} is left out: ${reason}`);
        warn(name, expression);
        return [];
      }
    });
}

/**
 * Logs once that a header is left out. The log does not contain the reason, because the reason may contain
 * the client's input.
 */
function onceFor({ log, path }: CompileContext) {
  let warned = false;
  return (header: string, { source }: CompiledExpression): void => {
    if (warned) return;
    warned = true;
    log.warn(
      "a header of a direct response is left out: its expression fails or returns an invalid value; a trace with full detail shows the reason",
      { policy: path, header, expression: source },
    );
  };
}

/** @throws RangeError when the value is not allowed in a header */
function fieldValue(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (isFieldValue(text)) return text;
  throw new RangeError("the value contains characters that are not allowed in a header");
}

/**
 * The characters of a header's value: visible characters, spaces, tabs and obs-text (RFC 9110 section 5.5).
 */
function isFieldValue(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}
