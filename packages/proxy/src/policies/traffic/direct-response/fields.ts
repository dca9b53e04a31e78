import type { CompiledExpression } from "@edge-gateway/cel";
import type { DirectResponseAnswer } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import type { CompileContext } from "../../../pipeline/policy.ts";

type Field = readonly [name: string, value: string];

/**
 * Compiles the header fields of a direct response. One whose expression fails, or whose value no
 * field can have, is left out: the log says so once, a trace with full detail each time.
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

/** The reason may hold what a client sent, so that the log names only the place. */
function onceFor({ log, path }: CompileContext) {
  let warned = false;
  return (header: string, { source }: CompiledExpression): void => {
    if (warned) return;
    warned = true;
    log.warn(
      "a header of a direct response is left out: its expression fails or gives no field value; a trace with full detail says why",
      { policy: path, header, expression: source },
    );
  };
}

/** @throws RangeError when no field can have this value */
function fieldValue(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (isFieldValue(text)) return text;
  throw new RangeError("its value has characters that no header field can have");
}

/** RFC 9110 section 5.5: visible characters, spaces, tabs and obs-text. */
function isFieldValue(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}
