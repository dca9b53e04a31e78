import { isSuccess } from "@edge-gateway/kernel/http/http-status";
import { isObject, parsed } from "@edge-gateway/llm";
import { askLanes } from "@edge-gateway/llm/guards";
import type { AskServer, GuardedText, Phase } from "@edge-gateway/llm/guards";
import { CALLS } from "@edge-gateway/http";
import type { Calls } from "@edge-gateway/http";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import type { PolicyServers } from "@edge-gateway/outbound/policy-servers";
import { postHead } from "@edge-gateway/outbound/post";
import type { Post } from "@edge-gateway/outbound/post";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { showCredentials } from "@edge-gateway/gateway/exchange/own-request";
import type { CalledServer, CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { ServerLog } from "../../server-log.ts";
import type { GuardAnswer } from "./guard-kind.ts";
import { MAX_GUARD_TRIES } from "../../bounds.ts";

export interface ServerGuardOptions {
  /**
   * The server of the guard; undefined if the reference is broken; the compiler has already reported that.
   */
  readonly target: CalledServer | undefined;
  readonly ask: AskServer;
  /** Returns additional headers for a request to the guard's server. */
  readonly headers: (exchange: Exchange) => Post["headers"];
  /** Milliseconds for the whole call; unset: the default of policy calls. */
  readonly timeout?: number | undefined;
}

const OWN_HEADERS: Post["headers"] = [
  ["content-type", "application/json"],
  ["accept", "application/json"],
];

/** A guard that asks a server for its verdict. */
export class ServerGuard {
  readonly #options: ServerGuardOptions;
  readonly #servers: PolicyServers;
  readonly #calls: Calls;
  readonly #now: () => number;
  readonly #log: ServerLog;

  constructor(options: ServerGuardOptions, context: CompileContext) {
    this.#options = options;
    this.#servers = context.use(POLICY_SERVERS);
    this.#calls = context.use(CALLS);
    this.#now = context.now;
    this.#log = new ServerLog(context.log, "prompt guard");
  }

  readonly judge = async (
    phase: Phase,
    texts: readonly GuardedText[],
    exchange: Exchange,
  ): Promise<GuardAnswer> => {
    try {
      const verdict = await this.#ask(phase, texts, exchange);
      this.#log.responded();
      return verdict;
    } catch (error) {
      if (!(error instanceof OutboundError)) throw error;
      this.#log.failed(error.message);
      return { kind: "failed", detail: error.message };
    }
  };

  async #ask(
    phase: Phase,
    texts: readonly GuardedText[],
    exchange: Exchange,
  ): Promise<GuardAnswer> {
    const { target, ask, headers, timeout = this.#servers.authorizationTimeout } = this.#options;
    if (target === undefined)
      throw new OutboundError("the guard", "the reference to the guard's server is broken");
    const question = askLanes(ask)(phase, texts);
    const call = {
      path: question.path,
      headers: [...OWN_HEADERS, ...headers(exchange)],
      body: Buffer.from(JSON.stringify(question.body)),
      timeout,
    };
    const { status, body } = await this.#send(target, call, exchange);
    const { authority } = target;
    if (!isSuccess(status))
      throw new OutboundError(authority, `the server responded with status ${status}`);
    const answer = parsed(Buffer.from(body).toString("utf8"));
    const verdict = isObject(answer) ? question.read(answer) : undefined;
    if (verdict === undefined)
      throw new OutboundError(authority, "the response has the wrong format");
    return verdict;
  }

  /** Calls the server, once more if no response arrived: the server may have closed an idle connection. */
  async #send(
    target: CalledServer,
    call: Post,
    exchange: Exchange,
  ): Promise<{ readonly status: number; readonly body: Uint8Array }> {
    const deadline = this.#now() + call.timeout;
    let failure = "no response in time";
    for (let tries = 0; tries < MAX_GUARD_TRIES && this.#now() < deadline; tries++) {
      const head = postHead(target, call);
      const refusal = await showCredentials(target.credentials, exchange, {
        head,
        body: call.body,
      });
      if (refusal !== undefined)
        throw new OutboundError(
          target.authority,
          refusal.detail ?? "there is no credential for the guard's server",
        );
      const place = { upstream: target.upstream, timeout: deadline - this.#now() };
      const limit = this.#servers.maxResponseBytes;
      const result = await this.#calls.whole(head, call.body, place, limit);
      const { response, body } = result;
      if (response !== undefined && result.failure === undefined) {
        if (body === undefined)
          throw new OutboundError(target.authority, "the response is too large");
        return { status: response.status, body };
      }
      failure = result.failure ?? failure;
    }
    throw new OutboundError(target.authority, failure);
  }
}
