import type {
  ParsedBodyBuffer,
  ParsedBodyBufferLimit,
} from "@edge-gateway/generated/types/index.ts";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import {
  CONTINUE,
  type Outcome,
  type PolicyDefinition,
  type Refusal,
} from "@edge-gateway/gateway/exchange/policy";

type Collect = (limit: number, done: (body: Uint8Array | undefined) => void) => void;

/** Buffers a body until it is complete, up to a limit. A longer body is refused (FailClosed) or streamed. */
export const buffer: PolicyDefinition<ParsedBodyBuffer> = {
  compile({ request, response }, { maxBufferBytes }) {
    return {
      ...(request === undefined ? {} : { request: compileRequest(request, maxBufferBytes) }),
      ...(response === undefined ? {} : { response: compileResponse(response, maxBufferBytes) }),
    };
  },
};

function compileRequest(config: ParsedBodyBufferLimit, standard: number) {
  const limit = config.maxBytes ?? standard;
  const tooLarge = refusalOf(config, "body_too_large");
  return (exchange: Exchange) => {
    const { stream } = exchange;
    if (!stream.hasRequestBody) {
      exchange.trace?.note("skip", "no request body");
      return CONTINUE;
    }
    exchange.trace?.note("apply", `request body, up to ${limit} bytes`);
    return collect((max, done) => stream.bufferRequest(max, done), limit, tooLarge);
  };
}

function compileResponse(config: ParsedBodyBufferLimit, standard: number) {
  const limit = config.maxBytes ?? standard;
  const tooLarge = refusalOf(config, "response_too_large");
  return (exchange: Exchange) => {
    const { stream } = exchange;
    if (!exchange.isUpstreamResponse) {
      exchange.trace?.note("skip", "not an upstream response");
      return CONTINUE;
    }
    exchange.trace?.note("apply", `response body, up to ${limit} bytes`);
    return collect((max, done) => stream.bufferResponse(max, done), limit, tooLarge);
  };
}

function refusalOf(config: ParsedBodyBufferLimit, code: Refusal["code"]): Outcome {
  return config.failureMode === "FailClosed" ? { code } : CONTINUE;
}

function collect(start: Collect, limit: number, tooLarge: Outcome): Promise<Outcome> {
  return new Promise((resolve) => {
    start(limit, (body) => resolve(body === undefined ? tooLarge : CONTINUE));
  });
}
