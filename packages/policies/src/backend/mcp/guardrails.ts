import type {
  HeaderValue,
  McpGuardRequest,
  McpGuardResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import { MCP_GUARD_CHECK } from "@edge-gateway/generated/proto/methods.ts";
import type { McpGuardrailProcessor, McpGuardrails } from "@edge-gateway/generated/types/index.ts";
import type { MessagePolicy, Verdict } from "@edge-gateway/mcp/federation/message-policy";
import type { Call } from "@edge-gateway/mcp/federation/plan";
import { CODES } from "@edge-gateway/mcp/json/error";
import type { RawObject } from "@edge-gateway/mcp/json/raw-json";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import type { OutboundTarget } from "@edge-gateway/outbound/outbound-target";
import { POLICY_SERVERS, type PolicyServers } from "@edge-gateway/outbound/policy-servers";
import { structOf } from "@edge-gateway/outbound/grpc/struct";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { ambiguousMembers } from "./ambiguous-members.ts";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { compileEntries } from "../../computed-entries.ts";
import { compileEndpoint } from "../../outbound-endpoint.ts";
import { ServerLog } from "../../server-log.ts";
import { compileHeaders } from "./guardrail-headers.ts";
import { compileMethods, type GuardedPhase } from "./guardrail-methods.ts";
import {
  GuardVerdictError,
  readVerdict,
  replaceParams,
  replaceResult,
} from "./guardrail-verdict.ts";
import { withMessage } from "./message-bindings.ts";

/** The content of a request to a guardrail server in a phase, besides the common fields. */
type Question = Pick<McpGuardRequest, "phase" | "params" | "result">;

const UNAVAILABLE = { code: CODES.internal, message: "A guardrail cannot be asked" };

/**
 * Compiles the servers that check the messages of requests. The returned function reads the request's headers
 * when it is called, before backend credentials are added.
 */
export function compileGuardrails(
  { processors }: McpGuardrails,
  context: CompileContext,
): (exchange: Exchange) => readonly MessagePolicy<Exchange>[] {
  const guardrails = processors.flatMap((processor, index) => {
    const place = context.at(`processors[${index}]`);
    const target = compileEndpoint(processor.remote, place.at("remote"));
    // The broken reference was already reported, so this configuration never runs.
    return target === undefined ? [] : [new Guardrail(processor, target, place)];
  });
  return (exchange) => guardrails.map((guardrail) => guardrail.policyOf(exchange));
}

class Guardrail {
  readonly #servers: PolicyServers;
  readonly #target: OutboundTarget;
  readonly #phaseOf: (method: string) => GuardedPhase;
  readonly #headers: (exchange: Exchange) => readonly HeaderValue[];
  readonly #metadata: ReturnType<typeof compileEntries>;
  readonly #failsOpen: boolean;
  readonly #log: ServerLog;

  constructor(
    { remote, methods }: McpGuardrailProcessor,
    target: OutboundTarget,
    context: CompileContext,
  ) {
    this.#servers = context.use(POLICY_SERVERS);
    this.#servers.grpc.prepare();
    this.#target = target;
    this.#phaseOf = compileMethods(methods);
    this.#headers = compileHeaders(remote);
    this.#metadata = compileEntries(remote.metadata ?? {}, context.at("remote"), "mcp");
    this.#failsOpen = remote.failureMode === "FailOpen";
    this.#log = new ServerLog(context.log, "MCP guardrail");
  }

  policyOf(requested: Exchange): MessagePolicy<Exchange> {
    const headers = this.#headers(requested);
    return {
      request: (call, exchange) => this.#request(call, exchange, headers),
      response: (call, result, exchange) => this.#response({ call, result }, exchange, headers),
    };
  }

  async #request(call: Call, exchange: Exchange, headers: readonly HeaderValue[]) {
    const seen = this.#phaseOf(call.method);
    if (seen !== "Request" && seen !== "Full") return undefined;
    const params = paramsOf(call);
    const ambiguous = params === "" ? undefined : ambiguousMembers(params, "params");
    if (ambiguous !== undefined) return ambiguous;
    const question = { phase: "MCP_GUARD_REQUEST", params } as const;
    return this.#judge(this.#requestOf(call, question, exchange, headers), exchange, (changed) =>
      replaceParams(call, changed),
    );
  }

  async #response(
    { call, result }: { readonly call: Call; readonly result: RawObject },
    exchange: Exchange,
    headers: readonly HeaderValue[],
  ) {
    const seen = this.#phaseOf(call.method);
    if (seen !== "Response" && seen !== "Full") return undefined;
    const question = {
      phase: "MCP_GUARD_RESPONSE",
      params: paramsOf(call),
      result: result.toString(),
    } as const;
    return this.#judge(this.#requestOf(call, question, exchange, headers), exchange, (changed) =>
      replaceResult(call.method, result, changed),
    );
  }

  #requestOf(
    { method, item, params }: Call,
    question: Question,
    exchange: Exchange,
    headers: readonly HeaderValue[],
  ): McpGuardRequest {
    const text = item?.kind === "tool" ? params?.raw("arguments") : undefined;
    const bindings = withMessage(exchange.bindings, { method, item, arguments: text });
    const metadata = structOf(this.#metadata({ bindings }));
    return { ...question, method, headers, metadata, ...(item === undefined ? {} : { item }) };
  }

  async #judge(
    request: McpGuardRequest,
    { trace }: Exchange,
    replace: (replacement: RawObject) => void,
  ): Promise<Verdict> {
    try {
      const { error, replacement } = readVerdict(await this.#ask(request));
      if (replacement !== undefined) replace(replacement);
      this.#log.responded();
      trace?.note("apply", error === undefined ? "allowed" : "denied");
      return error;
    } catch (error) {
      if (!(error instanceof OutboundError || error instanceof GuardVerdictError)) throw error;
      this.#log.failed(error.message);
      trace?.note(this.#failsOpen ? "skip" : "apply", `no decision: ${error.message}`);
      return this.#failsOpen ? undefined : UNAVAILABLE;
    }
  }

  #ask(request: McpGuardRequest): Promise<McpGuardResponse> {
    const { grpc, authorizationTimeout } = this.#servers;
    return grpc.call(this.#target, MCP_GUARD_CHECK, request, { timeout: authorizationTimeout });
  }
}

/** The parameters of a call as JSON, including the changes of earlier policies. */
function paramsOf({ params, message }: Call): string {
  return params?.toString() ?? message.raw("params") ?? "";
}
