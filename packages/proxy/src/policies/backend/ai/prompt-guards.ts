import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type {
  PromptGuard as PromptGuardConfig,
  RejectionResponse,
  RequestGuard,
  ResponseGuard,
} from "@edge-gateway/generated/types/index.ts";
import type { BodyTransform } from "@edge-gateway/http";
import type { ChatFormat, FormatName, JsonObject } from "@edge-gateway/llm";
import { StreamGuard, editPrompt, editResponse, textOfStream } from "@edge-gateway/llm/guards";
import type { GuardedText, Phase, Scope, Verdict } from "@edge-gateway/llm/guards";
import type { Exchange } from "../../../pipeline/exchange.ts";
import type { CompileContext } from "../../../pipeline/policy.ts";
import { PromptRejected } from "../../../pipeline/prompt-guards.ts";
import type { GuardCheck, PromptGuards } from "../../../pipeline/prompt-guards.ts";
import { compileGuard } from "./guard-kinds.ts";
import type { GuardKind } from "./guard-kind.ts";

/** One guard of the list, ready to judge. */
interface Guard extends GuardKind {
  readonly scopes: ReadonlySet<Scope>;
  readonly rejection: RejectionResponse;
}

const DEFAULT_SCOPES: readonly Scope[] = ["SystemPrompt", "Messages"];
/** What a model says; what it hands to tools is for programs. */
const RESPONSE_SCOPES: readonly Scope[] = ["Messages"];
const HTTP_SERVICE_UNAVAILABLE = 503;

/** Compiles the guards of prompts and of responses. */
export function compilePromptGuards(
  config: PromptGuardConfig,
  context: CompileContext,
): PromptGuards<Exchange> {
  const { request = [], response = [] } = config;
  const prompts = request.map((guard, index) =>
    compileOne(guard, context.at(`request[${index}]`), guard.scope ?? DEFAULT_SCOPES),
  );
  const responses = response.map((guard, index) =>
    compileOne(guard, context.at(`response[${index}]`), RESPONSE_SCOPES),
  );
  return new Guards(prompts, responses, {
    looksAtStreams: config.streaming === "Enabled",
    context,
  });
}

function compileOne(
  guard: RequestGuard | ResponseGuard,
  context: CompileContext,
  scopes: readonly Scope[],
): Guard {
  const { message, statusCode } = guard.response ?? DEFAULTS.rejectionResponse;
  return {
    ...compileGuard(guard, context),
    scopes: new Set(scopes),
    rejection: { message, statusCode },
  };
}

/** Where a body belongs, and how it is written. */
interface Place {
  readonly exchange: Exchange;
  readonly format: FormatName;
}

interface GuardOptions {
  readonly looksAtStreams: boolean;
  readonly context: CompileContext;
}

class Guards implements PromptGuards<Exchange> {
  readonly streams: PromptGuards<Exchange>["streams"];
  readonly #prompts: readonly Guard[];
  readonly #responses: readonly Guard[];
  readonly #context: CompileContext;

  constructor(prompts: readonly Guard[], responses: readonly Guard[], options: GuardOptions) {
    this.#prompts = prompts;
    this.#responses = responses;
    this.#context = options.context;
    const needsWhole = responses.some(({ search }) => search === undefined);
    const how = needsWhole ? "whole" : "on the way";
    this.streams = options.looksAtStreams && responses.length > 0 ? how : "unseen";
  }

  get hasResponseGuards(): boolean {
    return this.#responses.length > 0;
  }

  async request(exchange: Exchange, format: FormatName, body: JsonObject): Promise<JsonObject> {
    let guarded = body;
    const place = { exchange, format };
    for (const guard of this.#prompts)
      guarded = await this.#apply("request", guard, guarded, place);
    return guarded;
  }

  async response(exchange: Exchange, format: FormatName, body: JsonObject): Promise<JsonObject> {
    let guarded = body;
    const place = { exchange, format };
    for (const guard of this.#responses)
      guarded = await this.#apply("response", guard, guarded, place);
    return guarded;
  }

  onTheWay(exchange: Exchange, format: ChatFormat): BodyTransform {
    const guards = this.#responses.filter(({ action }) => action === "Reject");
    const rejection = guards[0]?.rejection ?? DEFAULTS.rejectionResponse;
    const { message, statusCode: status } = rejection;
    const stream = new StreamGuard({
      format,
      searches: guards.flatMap(({ search }) => search ?? []),
      error: { kind: "permission", status, message, code: "guardrail_intervention" },
      judged: (found) => {
        note(exchange, "response", found === undefined ? "Allow" : "Reject");
        if (found !== undefined) this.#log("response", "stream", found, exchange);
      },
    });
    return { add: (bytes) => stream.add(bytes), end: () => stream.end() };
  }

  async wholeStream(exchange: Exchange, format: ChatFormat, bytes: Uint8Array): Promise<void> {
    const text = textOfStream(format, bytes);
    const texts = [{ text, scope: "Messages", role: "assistant" } as const];
    for (const guard of this.#responses) {
      const verdict = await this.#judge("response", guard, texts, exchange);
      if (verdict.kind === "reject") this.#reject("response", guard, verdict, exchange);
    }
  }

  async #apply(
    phase: Phase,
    guard: Guard,
    body: JsonObject,
    { exchange, format }: Place,
  ): Promise<JsonObject> {
    const edit = phase === "request" ? editPrompt : editResponse;
    const texts: GuardedText[] = [];
    edit(format, body, (text, place) => {
      if (guard.scopes.has(place.scope)) texts.push({ ...place, text });
      return text;
    });
    if (texts.length === 0) return body;
    const verdict = await this.#judge(phase, guard, texts, exchange);
    if (verdict.kind === "reject") this.#reject(phase, guard, verdict, exchange);
    if (verdict.kind !== "mask") return body;
    let index = 0;
    const masked = edit(format, body, (text, place) =>
      guard.scopes.has(place.scope) ? (verdict.texts[index++] ?? text) : text,
    );
    return masked ?? body;
  }

  /** What is enforced of a verdict; that of a guard that only audits is recorded, and nothing else. */
  async #judge(
    phase: Phase,
    guard: Guard,
    texts: readonly GuardedText[],
    exchange: Exchange,
  ): Promise<Verdict> {
    const verdict = await this.#asked(phase, guard, texts, exchange);
    if (verdict === undefined) {
      note(exchange, phase, "FailOpen");
      return { kind: "pass" };
    }
    if (verdict.kind === "pass") {
      note(exchange, phase, "Allow");
      return verdict;
    }
    if (guard.action !== "Audit") {
      note(exchange, phase, verdict.kind === "mask" ? "Mask" : "Reject");
      return verdict;
    }
    note(exchange, phase, "Audit");
    this.#log(phase, guard.kind, verdict.found, exchange);
    return { kind: "pass" };
  }

  /** @returns undefined where the guard cannot be asked, and that is passed over */
  async #asked(
    phase: Phase,
    guard: Guard,
    texts: readonly GuardedText[],
    exchange: Exchange,
  ): Promise<Verdict | undefined> {
    const verdict = await guard.judge(phase, texts, exchange);
    if (verdict.kind !== "failed") return verdict;
    exchange.trace?.note(guard.failsOpen ? "skip" : "apply", `the guard failed: ${verdict.detail}`);
    if (guard.failsOpen || guard.action === "Audit") return undefined;
    const message = "the guard of prompts cannot be asked";
    throw new PromptRejected(message, HTTP_SERVICE_UNAVAILABLE, "prompt_guard_unavailable");
  }

  #reject(
    phase: Phase,
    { kind, rejection }: Guard,
    verdict: Extract<Verdict, { kind: "reject" }>,
    exchange: Exchange,
  ): never {
    this.#log(phase, kind, verdict.found, exchange);
    const { message, statusCode } = rejection;
    throw new PromptRejected(verdict.message ?? message, verdict.status ?? statusCode);
  }

  /** Says what was found, never the text. */
  #log(phase: Phase, kind: string, found: readonly string[], { trace }: Exchange): void {
    const what = found.length === 0 ? "" : `: ${found.join(", ")}`;
    this.#context.log.info(`guard ${kind} would not let a ${phase} pass${what}`);
    trace?.note("apply", `${kind} found something in the ${phase}${what}`);
  }
}

function note(exchange: Exchange, phase: Phase, action: GuardCheck["action"]): void {
  (exchange.guardChecks ??= []).push({ phase, action });
}
