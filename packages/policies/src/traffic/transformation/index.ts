import type {
  Transformation,
  TransformRequest,
  TransformResponse,
} from "@edge-gateway/generated/types/index.ts";
import { CelError, type CompiledExpression } from "@edge-gateway/cel";
import { isBare } from "@edge-gateway/http";
import { isError } from "@edge-gateway/kernel/http/http-status";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE } from "@edge-gateway/gateway/exchange/policy";
import {
  askForWhole,
  becomeWhole,
  forgetAbsent,
  forgetRepresentation,
} from "@edge-gateway/gateway/exchange/representation";
import { withResponseBody } from "@edge-gateway/gateway/exchange/response-body";
import type {
  CompileContext,
  Outcome,
  PolicyDefinition,
  Refusal,
  ResponseStep,
  Step,
} from "@edge-gateway/gateway/exchange/policy";
import { setPseudo, statusOf } from "../../header-mutations.ts";
import { compileTransform } from "./edits.ts";
import type { CompiledTransform, SetPseudo } from "./edits.ts";

/** Edits headers and bodies of requests and responses with expressions. */
export const transformation: PolicyDefinition<Transformation> = {
  compile({ request, response, conditional }, context) {
    if (conditional === undefined) return compileOne({ request, response }, context);
    const entries = conditional.map(({ condition, policy }) => ({
      condition: condition === undefined ? undefined : context.cel(condition),
      steps: compileOne(policy, context),
    }));
    /** The entry whose condition the request has met in its last attempt; the response uses the same entry. */
    const chosen = new ExchangeMemo<Steps | undefined>();
    return {
      request(exchange) {
        const steps = entries.find(({ condition }) => holds(condition, exchange))?.steps;
        chosen.set(exchange, steps);
        return steps?.request?.(exchange);
      },
      response: (exchange) => chosen.get(exchange)?.response?.(exchange),
    };
  },
};

interface Steps {
  readonly request?: Step;
  readonly response?: ResponseStep;
}

function holds(condition: CompiledExpression | undefined, { bindings }: Exchange): boolean {
  return condition === undefined || condition.test(bindings);
}

function compileOne(
  {
    request,
    response,
  }: {
    readonly request?: TransformRequest | undefined;
    readonly response?: TransformResponse | undefined;
  },
  context: CompileContext,
): Steps {
  const edit = request && requestStep(request, context);
  const back = response && responseStep(response, context);
  const ask = back?.needsWhole === true ? askingForWhole(edit) : edit;
  return { ...(ask && { request: ask }), ...(back && { response: back.step }) };
}

function askingForWhole(then: Step = () => CONTINUE): Step {
  return (exchange) => {
    askForWhole(exchange.request);
    return then(exchange);
  };
}

const setRequestPseudo: SetPseudo = (name, value, { request }) =>
  setPseudo(request, name, name === ":path" && !value.startsWith("/") ? `/${value}` : value);

function requestStep(config: TransformRequest, context: CompileContext): Step {
  const transform = compileTransform(config, "request", context, setRequestPseudo);
  const { body } = transform;
  return (exchange) => {
    transform.note(exchange);
    transform.edit(exchange.request, exchange);
    exchange.trace?.note("apply", described(config));
    if (body === undefined) return CONTINUE;
    const bytes = body(exchange);
    forgetRepresentation(exchange.request, transform.names);
    if (!transform.names.has(CONTENT_ENCODING)) exchange.request.remove(CONTENT_ENCODING);
    return collected(exchange, context.maxBufferBytes, () =>
      exchange.stream.replaceRequestBody(bytes),
    );
  };
}

/** The rest of the client's body must be read before it can be replaced. */
function collected(
  { stream }: Exchange,
  limit: number,
  then: () => void,
): Outcome | Promise<Outcome> {
  if (!stream.hasRequestBody) {
    then();
    return CONTINUE;
  }
  return new Promise((resolve) => {
    stream.bufferRequest(limit, (body) => {
      if (body === undefined) return resolve({ code: "body_too_large" });
      then();
      resolve(CONTINUE);
    });
  });
}

const setStatus: SetPseudo = (name, value, { response }) => {
  if (name !== ":status") return undefined;
  const status = statusOf(Number(value));
  if (response === undefined || status === undefined) return false;
  response.status = status;
  return true;
};

/** The step, and whether the new body is made of the upstream's, which must be whole. */
function responseStep(config: TransformResponse, context: CompileContext) {
  const transform = compileTransform(config, "response", context, setStatus);
  const { body } = transform;
  const run = (exchange: Exchange): Outcome => {
    const { response } = exchange;
    if (response === undefined) return CONTINUE;
    transform.note(exchange);
    const bytes = body === undefined ? undefined : madeOf(body, exchange, transform);
    if (bytes !== undefined && "code" in bytes) return bytes;
    if (bytes !== undefined) {
      becomeWhole(response);
      response.remove(CONTENT_ENCODING);
      exchange.replaceResponseBody(bytes);
    }
    transform.edit(response, exchange);
    exchange.trace?.note("apply", described(config));
    return CONTINUE;
  };
  const step: ResponseStep = (exchange) => {
    if (!exchange.isUpstreamResponse) return run(exchange);
    // Whoever observes the upstream's body, for example to count tokens, must see all of it.
    const isObserved = body !== undefined && exchange.stream.isResponseObserved;
    if (!transform.readsResponseBody && !isObserved) return run(exchange);
    return withResponseBody(exchange, context.maxBufferBytes).then(() => run(exchange));
  };
  return { step, needsWhole: body !== undefined && transform.readsResponseBody };
}

/**
 * Computes the new body of a response, or why there is none. A response without a body has no other one, and an
 * error of the gateway itself keeps its text if the expression fails.
 */
function madeOf(
  body: (exchange: Exchange) => Uint8Array,
  exchange: Exchange,
  { readsResponseBody }: CompiledTransform,
): Uint8Array | Refusal | undefined {
  const { request, response, isUpstreamResponse } = exchange;
  const status = response?.status ?? 0;
  // A gRPC response that ends with its headers has its status there, and no messages.
  if (response?.has("grpc-status") === true) return undefined;
  // The gateway's own response to HEAD has the body that one to GET would have.
  const method = isUpstreamResponse || request.method !== "HEAD" ? request.method : "GET";
  if (readsResponseBody && (isBare(method, status) || method === "CONNECT")) {
    forgetAbsent(exchange);
    return undefined;
  }
  try {
    return body(exchange);
  } catch (error) {
    if (!(error instanceof CelError)) throw error;
    if (!isUpstreamResponse && isError(status)) return undefined;
    const { message: detail } = error;
    return exchange.responseBody === "too large"
      ? { code: "response_too_large", detail }
      : { code: "internal", status: BAD_GATEWAY, detail };
  }
}

const CONTENT_ENCODING = "content-encoding";
const BAD_GATEWAY = 502;

/** Describes the edits by their names, without values. */
function described({
  metadata,
  add,
  set,
  remove,
  body,
}: TransformRequest | TransformResponse): string {
  return [
    ...Object.keys(metadata ?? {}).map((name) => `metadata ${name}`),
    ...(add ?? []).map(({ name }) => `add ${name}`),
    ...(set ?? []).map(({ name }) => `set ${name}`),
    ...(remove ?? []).map((name) => `remove ${name}`),
    ...(body === undefined ? [] : ["body"]),
  ].join(", ");
}
