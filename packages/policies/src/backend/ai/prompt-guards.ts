import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type {
  ParsedPromptGuard as PromptGuardConfig,
  ParsedRequestGuard,
  ParsedResponseGuard,
} from "@edge-gateway/generated/types/index.ts";
import type { FormatName, JsonObject } from "@edge-gateway/llm";
import {
  SocketGuard,
  StreamGuard,
  WholeSocket,
  WholeStream,
  editPrompt,
  editResponse,
  mediaIn,
  PASS,
} from "@edge-gateway/llm/guards";
import type {
  GuardedFormat,
  GuardedSocket,
  GuardedText,
  Phase,
  Scope,
  StreamStage,
} from "@edge-gateway/llm/guards";
import { isError } from "@edge-gateway/kernel/http/http-status";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { PromptRejected } from "@edge-gateway/gateway/models/prompt-guards";
import type {
  CheckedPrompt,
  GuardedStream,
  PromptGuards,
} from "@edge-gateway/gateway/models/prompt-guards";
import { compileGuard } from "./guard-kinds.ts";
import { hasOtherTexts, searchConverted, type Searched } from "./converted-prompt.ts";
import { enforced, type Enforced, type Guard, logMatches, note } from "./enforcement.ts";
import { FoundTexts } from "./found-texts.ts";

const UNREAD = (name: string): string =>
  `the prompt guards cannot read \`${name}\`: send its content as text`;

const UNREAD_RESPONSE = (name: string): string =>
  `the prompt guards cannot read \`${name}\` of the response`;

const DEFAULT_SCOPES: readonly Scope[] = ["SystemPrompt", "Messages"];
/**
 * The texts of a response that guards check: only the model's own texts, because tool calls are for programs.
 */
const RESPONSE_SCOPES: readonly Scope[] = ["Messages"];
const HTTP_SERVICE_UNAVAILABLE = 503;
const HTTP_BAD_REQUEST = 400;
const HTTP_BAD_GATEWAY = 502;
/** The code of the error with which a guard ends a stream. */
const REJECTED = "guardrail_intervention";

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
    streaming: config.streaming,
    context,
  });
}

function compileOne(
  guard: ParsedRequestGuard | ParsedResponseGuard,
  context: CompileContext,
  scopes: readonly Scope[],
): Guard {
  const { message, statusCode } = guard.response ?? DEFAULTS.rejectionResponse;
  return {
    ...compileGuard(guard, context),
    scopes: new Set(scopes),
    rejection: { message, statusCode },
    allowsUnread: guard.unreadable === "Allow",
  };
}

/** The exchange that a body belongs to, and the format of the body. */
interface Place {
  readonly exchange: Exchange;
  readonly format: FormatName;
  /** Collects what the searches of guards have found; unset: nobody asks for it. */
  readonly searched?: ReadonlyMap<Guard, Searched>;
}

interface GuardOptions {
  readonly streaming: PromptGuardConfig["streaming"];
  readonly context: CompileContext;
}

class Guards implements PromptGuards<Exchange> {
  readonly streams: PromptGuards<Exchange>["streams"];
  readonly #prompts: readonly Guard[];
  readonly #responses: readonly Guard[];
  /** The guards that check streams. Patterns are masked in streams only if the configuration requests it. */
  readonly #ofStreams: readonly Guard[];
  readonly #context: CompileContext;

  constructor(prompts: readonly Guard[], responses: readonly Guard[], options: GuardOptions) {
    this.#prompts = prompts;
    this.#responses = responses;
    this.#context = options.context;
    const needsWhole = responses.some(({ search }) => search === undefined);
    const how = needsWhole ? "whole" : "on the way";
    const masks = options.streaming === "Mask";
    this.#ofStreams = responses.filter(
      ({ search, action }) => masks || search === undefined || action !== "Mask",
    );
    const looks = options.streaming !== "Disabled" && this.#ofStreams.length > 0;
    this.streams = looks ? how : "unseen";
  }

  get hasResponseGuards(): boolean {
    return this.#responses.length > 0;
  }

  dependsOn(exchange: Exchange): unknown {
    const told = this.#responses.flatMap((guard) => guard.told?.(exchange) ?? []);
    return told.length > 0 ? told : undefined;
  }

  async request(exchange: Exchange, format: FormatName, body: JsonObject): Promise<CheckedPrompt> {
    let guarded = body;
    const searched = new Map<Guard, Searched>(
      this.#prompts.map((guard) => [guard, { clean: [], found: [] }]),
    );
    const place = { exchange, format, searched };
    for (const guard of this.#prompts)
      guarded = await this.#apply("request", guard, guarded, place);
    const { log } = this.#context;
    const servers = this.#prompts.filter(({ search }) => search === undefined);
    const judged = async (to: FormatName, written: JsonObject): Promise<JsonObject> => {
      let sent = written;
      for (const guard of servers)
        if (hasOtherTexts(guard, { format: to, body: sent }, { format, body: guarded }))
          sent = await this.#apply("request", guard, sent, { exchange, format: to, searched });
      return sent;
    };
    return {
      body: guarded,
      converted: (to, written, fresh) =>
        searchConverted(searched, to, written, { exchange, log, fresh }),
      ...(servers.length > 0 && { judged }),
    };
  }

  unread(exchange: Exchange, reason: string, phase: Phase = "request"): void {
    const prompts = phase === "request" ? this.#prompts : [];
    for (const guard of prompts) this.#skip("request", guard, reason, exchange);
    for (const guard of this.#responses) this.#skip("response", guard, reason, exchange);
  }

  /**
   * Refuses a response with a part that guards cannot read.
   * @throws PromptRejected unless the guards let it pass
   */
  #checkMedia(guards: readonly Guard[], name: string | undefined, exchange: Exchange): void {
    if (name === undefined) return;
    const reason = UNREAD_RESPONSE(name);
    for (const guard of guards)
      if (this.#skips("response", guard, reason, exchange))
        throw new PromptRejected(reason, HTTP_BAD_GATEWAY, "model_response_unreadable");
  }

  /**
   * Records that a guard cannot read something.
   * @throws PromptRejected unless the guard lets it pass
   */
  #skip(phase: Phase, guard: Guard, reason: string, exchange: Exchange): void {
    if (this.#skips(phase, guard, reason, exchange))
      throw new PromptRejected(reason, HTTP_BAD_REQUEST, "prompt_unreadable");
  }

  /** Records that a guard cannot read something. @returns whether the guard refuses it */
  #skips(phase: Phase, guard: Guard, reason: string, exchange: Exchange): boolean {
    const { kind, action, allowsUnread } = guard;
    const isAudited = action === "Audit";
    const told = isAudited ? "would refuse" : allowsUnread ? "does not read" : "refuses";
    this.#context.log.info(`guard ${kind} ${told} a ${phase}: ${reason}`);
    exchange.trace?.note(isAudited || allowsUnread ? "skip" : "apply", `${kind}: ${reason}`);
    note(exchange, phase, isAudited ? "Audit" : allowsUnread ? "Unread" : "Reject");
    return !isAudited && !allowsUnread;
  }

  async response(exchange: Exchange, format: FormatName, body: JsonObject): Promise<JsonObject> {
    let guarded = body;
    const place = { exchange, format };
    this.#checkMedia(this.#responses, mediaIn(body), exchange);
    for (const guard of this.#responses)
      guarded = await this.#apply("response", guard, guarded, place);
    return guarded;
  }

  onTheWay(exchange: Exchange, format: GuardedFormat): GuardedStream {
    return new StreamGuard(format, this.#stages(exchange));
  }

  ofSocket(exchange: Exchange, maxBytes: number): GuardedSocket {
    return this.streams === "whole"
      ? new WholeSocket((stream) => this.#judgedStream(exchange, stream), maxBytes)
      : new SocketGuard(() => this.#stages(exchange));
  }

  #stages(exchange: Exchange): readonly StreamStage[] {
    return this.#ofStreams.flatMap((guard) => this.#stageOf(guard, exchange));
  }

  /** Returns nothing for a guard that is a server, because such a guard checks only the whole stream. */
  #stageOf(guard: Guard, exchange: Exchange): readonly StreamStage[] {
    const { search, action, kind } = guard;
    if (search === undefined) return [];
    const { message, statusCode: status } = guard.rejection;
    const error = { kind: "permission", status, message, code: REJECTED } as const;
    const judged = (found: readonly string[] | undefined): void => {
      note(exchange, "response", found === undefined ? "Allow" : action);
      if (found !== undefined && action !== "Mask")
        logMatches("response", kind, found, { exchange, log: this.#context.log });
    };
    const unread = (name: string): boolean =>
      this.#skips("response", guard, UNREAD_RESPONSE(name), exchange);
    return [{ search, action, error, judged, unread }];
  }

  async wholeStream(
    exchange: Exchange,
    format: GuardedFormat,
    bytes: Uint8Array,
  ): Promise<Uint8Array> {
    return this.#judgedStream(exchange, WholeStream.read(format, bytes));
  }

  async #judgedStream(exchange: Exchange, stream: WholeStream): Promise<Uint8Array> {
    let { texts } = stream;
    this.#checkMedia(this.#ofStreams, stream.media, exchange);
    for (const guard of texts.length === 0 ? [] : this.#ofStreams) {
      const said = texts.map((text) => ({ text, scope: "Messages", role: "assistant" }) as const);
      const verdict = await this.#judge("response", guard, said, { exchange });
      if (verdict.kind === "mask") ({ texts } = verdict);
    }
    return stream.with(texts);
  }

  async #apply(phase: Phase, guard: Guard, body: JsonObject, place: Place): Promise<JsonObject> {
    const { exchange, format } = place;
    const isFault = phase === "response" && isError(exchange.response?.status ?? 0);
    const edit: typeof editPrompt = (of, value, visit, unread) =>
      phase === "request"
        ? editPrompt(of, value, visit, unread)
        : editResponse(of, value, visit, isFault);
    const found = new FoundTexts(guard.scopes);
    edit(format, body, found.visit, found.unread);
    for (const name of found.unreadNames) this.#skip(phase, guard, UNREAD(name), exchange);
    const { texts } = found;
    if (texts.length === 0) return body;
    const verdict = await this.#judge(phase, guard, texts, place);
    if (verdict.kind !== "mask") return body;
    return edit(format, body, found.replacing(verdict.texts)) ?? body;
  }

  /**
   * Asks a guard, and applies its verdict.
   * @throws PromptRejected
   */
  async #judge(
    phase: Phase,
    guard: Guard,
    texts: readonly GuardedText[],
    { exchange, searched }: Pick<Place, "exchange" | "searched">,
  ): Promise<Enforced> {
    const own = searched?.get(guard);
    const verdict = await guard.judge(phase, texts, exchange, own?.clean);
    const { found = [] } = own ?? {};
    if (verdict.kind === "failed") {
      this.#failed(guard, verdict.detail, exchange);
      note(exchange, phase, "FailOpen");
      return PASS;
    }
    if (verdict.kind !== "pass") {
      // What is only audited is still there in another form of the prompt.
      const isKnown = found.length > 0 && verdict.found.every((name) => found.includes(name));
      if (guard.action === "Audit" && isKnown) return PASS;
      if (own !== undefined) own.found = verdict.found;
    }
    return enforced(phase, guard, verdict, { exchange, log: this.#context.log });
  }

  /**
   * Handles a failed guard.
   * @throws PromptRejected unless failures of the guard are ignored
   */
  #failed({ failsOpen, action }: Guard, detail: string, { trace }: Exchange): void {
    trace?.note(failsOpen ? "skip" : "apply", `the guard failed: ${detail}`);
    if (failsOpen || action === "Audit") return;
    const message = "a prompt guard failed";
    throw new PromptRejected(message, HTTP_SERVICE_UNAVAILABLE, "prompt_guard_unavailable");
  }
}
