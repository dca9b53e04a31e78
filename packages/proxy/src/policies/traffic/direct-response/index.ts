import type { DirectResponse, DirectResponseAnswer } from "@edge-gateway/generated/types/index.ts";
import type { CompiledExpression } from "@edge-gateway/cel";
import type { Exchange } from "../../../pipeline/exchange.ts";
import { compileFields } from "./fields.ts";
import {
  CONTINUE,
  type CompileContext,
  type Outcome,
  type PolicyDefinition,
  type Refusal,
} from "../../../pipeline/policy.ts";

type Answer = (exchange: Exchange) => Refusal;
type Choice = { readonly when: CompiledExpression | undefined; readonly answer: Answer };

const CONTENT_TYPE = "content-type";
const TEXT = [CONTENT_TYPE, "text/plain; charset=utf-8"] as const;
const JSON_TYPE = [CONTENT_TYPE, "application/json"] as const;
/** Statuses whose answers have no body (RFC 9110 sections 15.3.5 and 15.4.5), and so no type of one. */
const BARE: ReadonlySet<number> = new Set([204, 304]);
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
  exchange.trace?.note("skip", "no condition is true");
  return CONTINUE;
}

function compileAnswer(config: DirectResponseAnswer, context: CompileContext): Answer {
  const { status } = config;
  const bare = BARE.has(status);
  const body = bare ? () => NOTHING : compileBody(config, context);
  const configured = config.headers ?? [];
  const shown = bare
    ? configured.filter(({ name }) => name.toLowerCase() !== CONTENT_TYPE)
    : configured;
  const fields = compileFields(shown, context);
  return (exchange) => {
    const { content, type } = body(exchange);
    const headers = fields(exchange);
    const typed = headers.some(([name]) => name === CONTENT_TYPE) || content.length === 0;
    return {
      code: "direct_response",
      status,
      body: content,
      headers: typed ? headers : [type, ...headers],
    };
  };
}

type Content = { readonly content: Uint8Array; readonly type: readonly [string, string] };
const NOTHING: Content = { content: new Uint8Array(0), type: TEXT };

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
    return { content: value, type: [CONTENT_TYPE, "application/octet-stream"] };
  return { content: encoder.encode(JSON.stringify(value)), type: JSON_TYPE };
}
