import { compile, SCOPES } from "@edge-gateway/cel";
import type { CompiledExpression } from "@edge-gateway/cel";
import { ERRORS, type ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import type { RequestLogSettings } from "@edge-gateway/generated/types/index.ts";
import type { Downstream, StreamEnd } from "@edge-gateway/http";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { addressOf } from "@edge-gateway/gateway/observe/access-log";
import type { ExchangeState } from "@edge-gateway/gateway/pipeline/exchange-state";
import { RECORD_IDS } from "./bounds.ts";
import { isTrue } from "./is-true.ts";
import { LoggedBodies } from "./logged-bodies.ts";
import { kindOf, loggedRequest } from "./logged-request.ts";
import type { LoggedRequest, RequestKind } from "./logged-request.ts";

/** What a recorder works with. */
export interface RecorderParts {
  /** Takes a record as a line of JSON. */
  readonly write: (line: string) => void;
  readonly wallClock: () => number;
  readonly random: () => number;
  /** Called if an expression reads the texts of models. */
  readonly readsModelTexts: () => void;
}

const KINDS = { Models: "Model", Mcp: "Mcp", Refusals: "Refusal" } as const;

/** Chooses the requests of one worker that are logged, and makes their records. */
export class RequestRecorder {
  readonly #parts: RecorderParts;
  readonly #kinds: ReadonlySet<RequestKind>;
  readonly #http: CompiledExpression | undefined;
  readonly #bodies: LoggedBodies | undefined;

  constructor({ calls, http, bodies }: RequestLogSettings, parts: RecorderParts) {
    this.#parts = parts;
    this.#kinds = new Set(calls.map((name) => KINDS[name]));
    this.#http = http === undefined ? undefined : this.#compiled(http);
    this.#bodies = bodies && new LoggedBodies(bodies, this.#compiled(bodies.when));
  }

  /** Called when a request has arrived. */
  started(exchange: ExchangeState, redaction: Redaction): void {
    this.#bodies?.started(exchange, redaction);
  }

  /** Called when a request is sent to a backend. */
  forwarding(exchange: ExchangeState): void {
    this.#bodies?.forwarding(exchange);
  }

  /** Called when a response is sent to the client. */
  responding(exchange: ExchangeState): void {
    this.#bodies?.responding(exchange);
  }

  /** Called when a request has ended. */
  finished(exchange: ExchangeState, end: StreamEnd, redaction: Redaction): void {
    const kind = kindOf(exchange);
    if (!this.#kinds.has(kind) && !(this.#http !== undefined && isTrue(this.#http, exchange)))
      return;
    const secrets = this.#bodies?.secretsOf(exchange);
    const ended = { exchange, end, redaction, secrets, ...this.#named() };
    const record = loggedRequest(kind, ended);
    const bodies = this.#bodies?.fieldsOf(exchange, redaction);
    this.#write(bodies === undefined ? record : { ...record, more: { ...record.more, ...bodies } });
  }

  /** Called when a client has sent what is not a valid request. */
  refused(downstream: Downstream, code: ErrorCode, detail: string): void {
    if (!this.#kinds.has("Refusal")) return;
    const { now: at, id } = this.#named();
    const { status, reason } = ERRORS[code];
    this.#write({
      ...{ at, id, kind: "Refusal", key: "", user: "", team: "", model: "", provider: "" },
      ...{ route: "", status, error: detail, trace: "", milliseconds: 0 },
      ...{ inputTokens: null, outputTokens: null, nanodollars: null },
      more: {
        "client.address": addressOf(downstream),
        "http.request.method": "",
        "url.path": "",
        "error.type": reason,
      },
    });
  }

  #write(record: LoggedRequest): void {
    this.#parts.write(`${JSON.stringify(record)}\n`);
  }

  #named(): { readonly now: number; readonly id: number } {
    const { wallClock, random } = this.#parts;
    return { now: wallClock(), id: Math.floor(random() * RECORD_IDS) };
  }

  /** The expression was checked with the configuration. */
  #compiled(source: string): CompiledExpression {
    const compiled = compile(source, SCOPES.response);
    if (!compiled.ok) throw new Error(compiled.problems.map(({ message }) => message).join("; "));
    if (compiled.expression.readsModelTexts) this.#parts.readsModelTexts();
    return compiled.expression;
  }
}
