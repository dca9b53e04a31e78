import { isObject, parsed } from "@edge-gateway/llm";
import type { AskServer, GuardedText, Phase } from "@edge-gateway/llm/guards";
import { OutboundError } from "../../../outbound/outbound-error.ts";
import type { OutboundTarget } from "../../../outbound/outbound-target.ts";
import { POLICY_SERVERS } from "../../../outbound/policy-servers.ts";
import type { PolicyServers } from "../../../outbound/policy-servers.ts";
import type { Exchange } from "../../../pipeline/exchange.ts";
import type { CompileContext } from "../../../pipeline/policy.ts";
import { ServerLog } from "../../server-log.ts";
import type { GuardAnswer } from "./guard-kind.ts";

export interface ServerGuardOptions {
  /** Undefined: the reference leads nowhere, which has been reported. */
  readonly target: OutboundTarget | undefined;
  readonly ask: AskServer;
  /** Headers of the call, for the credentials and for what the server is told. @throws Error where they cannot be made */
  readonly headers: (exchange: Exchange) => Readonly<Record<string, string | string[]>>;
  /** Milliseconds of the whole call; that of other policies when unset. */
  readonly timeout?: number | undefined;
}

const HTTP_OK = 200;
const FIRST_FAILURE = 300;

/** A guard whose server is asked. */
export class ServerGuard {
  readonly #options: ServerGuardOptions;
  readonly #servers: PolicyServers;
  readonly #log: ServerLog;

  constructor(options: ServerGuardOptions, context: CompileContext) {
    this.#options = options;
    this.#servers = context.use(POLICY_SERVERS);
    this.#log = new ServerLog(context.log, "guard of prompts");
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
    if (target === undefined) throw new OutboundError("the guard", "its reference leads nowhere");
    const question = ask(phase, texts);
    const { status, body } = await this.#servers.http.send(target, {
      method: "POST",
      path: question.path,
      headers: {
        ...headers(exchange),
        "content-type": "application/json",
        accept: "application/json",
      },
      body: Buffer.from(JSON.stringify(question.body)),
      isRepeatable: true,
      timeout,
    });
    const { host } = new URL(target.url);
    if (status < HTTP_OK || status >= FIRST_FAILURE)
      throw new OutboundError(host, `it responds with status ${status}`);
    const answer = parsed(body.toString("utf8"));
    const verdict = isObject(answer) ? question.read(answer) : undefined;
    if (verdict === undefined) throw new OutboundError(host, "its response is none of a guard");
    return verdict;
  }
}
