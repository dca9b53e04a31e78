import type { DirectResponse, DirectResponseAnswer } from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { compileConditional } from "../../conditional.ts";
import { type Content, contentOf } from "../../content.ts";
import { compileFields } from "./fields.ts";
import {
  type CompileContext,
  type Outcome,
  type PolicyDefinition,
  type Refusal,
} from "@edge-gateway/gateway/exchange/policy";

type Respond = (exchange: Exchange) => Refusal;

const CONTENT_TYPE = "content-type";
/** Statuses whose responses have neither body nor content type (RFC 9110 sections 15.3.5 and 15.4.5). */
const BARE: ReadonlySet<number> = new Set([204, 304]);

/** Responds without an upstream, with a fixed body or a body that an expression computes. */
export const directResponse: PolicyDefinition<DirectResponse> = {
  compile(config, context) {
    const choose = compileConditional(config, context, (each: DirectResponseAnswer) =>
      compileResponse(each, context),
    );
    return { request: (exchange): Outcome => choose(exchange)?.(exchange) };
  },
};

function compileResponse(config: DirectResponseAnswer, context: CompileContext): Respond {
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

const NOTHING = contentOf({ text: "", isJson: false });

function compileBody(
  config: DirectResponseAnswer,
  context: CompileContext,
): (exchange: Exchange) => Content {
  if (config.bodyExpression !== undefined) {
    const expression = context.cel(config.bodyExpression);
    return (exchange) => contentOf(expression.content(exchange.bindings));
  }
  const fixed = contentOf({ text: config.body ?? "", isJson: false });
  return () => fixed;
}
