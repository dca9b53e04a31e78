import type { DirectResponse, DirectResponseAnswer } from "@edge-gateway/generated/types/index.ts";
import type { CompiledExpression } from "@edge-gateway/cel";
import type { Exchange } from "../../../pipeline/exchange.ts";
import {
  CONTINUE,
  type CompileContext,
  type Outcome,
  type PolicyDefinition,
  type Refusal,
} from "../../../pipeline/policy.ts";

type Answer = (exchange: Exchange) => Refusal;
type Choice = { readonly when: CompiledExpression | undefined; readonly answer: Answer };

const TEXT = ["content-type", "text/plain; charset=utf-8"] as const;
const JSON_TYPE = ["content-type", "application/json"] as const;
const encoder = new TextEncoder();

/** Answers without an upstream, with a fixed text or one made by an expression. */
export const directResponse: PolicyDefinition<DirectResponse> = {
  compile(config, context) {
    if (config.conditional === undefined) {
      const answer = compileAnswer(config, context);
      return { request: answer };
    }
    const choices = config.conditional.map((entry): Choice => ({
      when: entry.condition === undefined ? undefined : context.cel(entry.condition),
      answer: compileAnswer(entry.policy, context),
    }));
    return { request: (exchange): Outcome => choose(choices, exchange) };
  },
};

function choose(choices: readonly Choice[], exchange: Exchange): Outcome {
  for (const { when, answer } of choices) {
    if (when === undefined || when.test(exchange.bindings)) return answer(exchange);
  }
  return CONTINUE;
}

function compileAnswer(config: DirectResponseAnswer, context: CompileContext): Answer {
  const body = compileBody(config, context);
  const fields = (config.headers ?? []).map(({ name, value }) => ({
    name: name.toLowerCase(),
    value: context.cel(value),
  }));
  return (exchange) => {
    const { content, type } = body(exchange);
    const headers = fields.flatMap((field) => fieldOf(field, exchange));
    const typed = headers.some(([name]) => name === "content-type") || content.length === 0;
    return {
      code: "direct_response",
      status: config.status,
      body: content,
      headers: typed ? headers : [type, ...headers],
    };
  };
}

type Content = { readonly content: Uint8Array; readonly type: readonly [string, string] };

function compileBody(
  config: DirectResponseAnswer,
  context: CompileContext,
): (exchange: Exchange) => Content {
  if (config.bodyExpression !== undefined) {
    const expression = context.cel(config.bodyExpression);
    return (exchange) => contentOf(expression.evaluate(exchange.bindings));
  }
  const fixed: Content = { content: encoder.encode(config.body ?? ""), type: TEXT };
  return () => fixed;
}

/** Strings and bytes as they are, everything else as JSON. */
function contentOf(value: unknown): Content {
  if (typeof value === "string") return { content: encoder.encode(value), type: TEXT };
  if (value instanceof Uint8Array)
    return { content: value, type: ["content-type", "application/octet-stream"] };
  return { content: encoder.encode(JSON.stringify(value)), type: JSON_TYPE };
}

/** A field whose expression fails, or whose value no field can have, is left out. */
function fieldOf(
  field: { readonly name: string; readonly value: CompiledExpression },
  exchange: Exchange,
): (readonly [string, string])[] {
  try {
    const value = field.value.evaluate(exchange.bindings);
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return isFieldValue(text) ? [[field.name, text]] : [];
  } catch {
    return [];
  }
}

/** RFC 9110 section 5.5: visible characters, spaces, tabs and obs-text. */
function isFieldValue(text: string): boolean {
  return /^[\t\x20-\x7e\x80-\xff]*$/.test(text);
}
