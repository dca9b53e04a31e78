import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import type { Bind, Ir } from "@edge-gateway/translate/ir";
import { TraceRecorder } from "@edge-gateway/trace/recorder";
import { readRequest } from "./written-request.ts";
import { Observer } from "@edge-gateway/gateway/observe/observer";
import type { ExchangeState } from "@edge-gateway/gateway/pipeline/exchange-state";
import { Gateway } from "@edge-gateway/gateway/pipeline/gateway";
import type { Ambient } from "@edge-gateway/gateway/exchange/policy";
import { responseOf } from "@edge-gateway/gateway/exchange/refusal-response";
import type { Outcome } from "@edge-gateway/kernel/http/refusal";
import type { Phase } from "@edge-gateway/gateway/pipeline/phase";
import { redactionOf } from "@edge-gateway/gateway/observe/redaction-of";
import { decidedBy } from "./recorded.ts";
import type { Decided, RecordedRequest } from "./recorded.ts";
import { RehearsedBinds } from "./rehearsed-binds.ts";
import { RehearsedStream } from "./rehearsed-stream.ts";

/** A decision, and what could not be decided. */
export interface Rehearsed {
  readonly decided: Decided;
  /** The policy that responded instead of the backend; undefined: none did. */
  readonly refusal: RehearsedRefusal | undefined;
  readonly undecided: readonly string[];
}

interface RehearsedRefusal {
  readonly policy: string;
  readonly status: number;
  readonly why: string;
}

const noTime = (): number => 0;
const nothing = (): void => {};
const NO_LOG: Logger = {
  enabled: () => false,
  module: () => NO_LOG,
  ...{ trace: nothing, debug: nothing, info: nothing, warn: nothing, error: nothing },
};
/** Each decision is the same at any time. */
const AMBIENT: Ambient = { log: NO_LOG, random: noTime, now: noTime, wallClock: noTime };

/**
 * Decides recorded requests by another configuration, with the pipeline of the data plane: listener, route, the
 * policies in their order, and the backend. Nothing is sent.
 */
export class Rehearsal {
  readonly #ir: Ir;
  readonly #binds: RehearsedBinds;
  readonly #gateways = new Map<string, Gateway>();
  readonly #observer: RehearsalObserver;

  constructor(ir: Ir) {
    this.#ir = ir;
    this.#binds = new RehearsedBinds(ir, AMBIENT);
    this.#observer = new RehearsalObserver(redactionOf(ir, ir.settings));
  }

  /** Decides a request; one line says why that is impossible. */
  decide(recorded: RecordedRequest): Rehearsed | string {
    const { method, url, headers } = recorded;
    const fields = Object.entries(headers).flatMap(([name, value]) =>
      [value].flat().map((each) => `${name}: ${String(each)}`),
    );
    const written = readRequest(`${method} ${url}`, fields);
    if (typeof written === "string") return `${method} ${url} is no request`;
    const bind = this.#bindOf(recorded);
    if (bind === undefined)
      return {
        decided: { policies: {}, route: null, response: null },
        ...{ refusal: undefined, undecided: ["the port"] },
      };
    const gateway = this.#gateway(bind);
    const stream = new RehearsedStream(recorded, written.request, bind.port, gateway);
    const records = this.#observer.watch(recorded, () => gateway.request(stream.asStream));
    const decided = decidedBy(records);
    if (this.#observer.hasFailed) stream.undecided.add("a policy that reads the body");
    if (decided.response === undefined) stream.undecided.add("a policy that waits");
    const undecided = [...stream.undecided];
    const { refusal } = this.#observer;
    if (!this.#isOpen(recorded, decided, stream)) return { decided, refusal, undecided };
    const { response: _, ...others } = decided;
    return { decided: others, refusal, undecided };
  }

  /** Whether what was not decided may change the response. */
  #isOpen(
    { decided: before }: RecordedRequest,
    { response }: Decided,
    { isUnknownClient, undecided }: RehearsedStream,
  ): boolean {
    if (this.#observer.hasFailed || isUnknownClient) return true;
    return undecided.size > 0 && response === null && before.response !== null;
  }

  /** The bind with the recorded port, or else of the recorded gateway, or the only one. */
  #bindOf({ port, gateway }: RecordedRequest): Bind | undefined {
    const binds = this.#ir.binds.filter(({ transport }) => transport !== "UDP");
    const [only, second] = binds;
    return (
      binds.find((bind) => bind.port === port) ??
      binds.find((bind) => bind.gateway === gateway) ??
      (second === undefined ? only : undefined)
    );
  }

  #gateway(bind: Bind): Gateway {
    const known = this.#gateways.get(bind.key);
    if (known !== undefined) return known;
    const parts = { observer: this.#observer, random: () => this.#observer.point };
    const gateway = new Gateway(this.#binds.bind(bind), parts);
    this.#gateways.set(bind.key, gateway);
    return gateway;
  }
}

/** Writes the trace of each decision, and lets the recorded backend be chosen again where it is one of several. */
class RehearsalObserver extends Observer {
  /** The next random number. */
  point = 0;
  /** Whether a policy of the last request needed what was not recorded. */
  hasFailed = false;
  /** The policy that responded to the last request. */
  refusal: RehearsedRefusal | undefined;
  readonly #redaction: Redaction;
  #decided: Decided = { policies: {} };
  #records: TraceRecord[] = [];

  constructor(redaction: Redaction) {
    super({
      claimTrace: () => undefined,
      metrics: { finished() {}, refused() {} },
      accessLog: { finished() {}, refused() {} },
      redaction: () => redaction,
      log: NO_LOG,
    });
    this.#redaction = redaction;
  }

  /** Runs a request, and returns the records of its trace. */
  watch({ decided }: RecordedRequest, run: () => void): readonly TraceRecord[] {
    this.hasFailed = false;
    this.refusal = undefined;
    this.#records = [];
    this.#decided = decided;
    this.point = 0;
    run();
    return this.#records;
  }

  override stepFailed(): void {
    this.hasFailed = true;
  }

  override requestStepDone(
    _exchange: ExchangeState,
    { names }: Phase,
    index: number,
    outcome: Outcome,
  ): void {
    if (outcome === undefined) return;
    const { code, detail, text } = outcome;
    const why = detail ?? text ?? code;
    this.refusal = { policy: names[index] ?? "", status: responseOf(outcome).status, why };
  }

  override started(exchange: ExchangeState): void {
    exchange.trace = this.#recorder();
  }

  /** What is compared needs no snapshot before the last one. */
  override gatewayPhaseDone(): void {}

  override responding(): void {}

  override routePhaseDone(exchange: ExchangeState): void {
    const { backends = [], weight = 1 } = exchange.route ?? {};
    const { backend, endpoint } = this.#decided;
    let before = 0;
    for (const reference of backends) {
      const { name, upstream } = reference.backend;
      if (backend === undefined ? upstream.name === endpoint : name === backend)
        this.point = before / weight;
      before += reference.weight;
    }
  }

  #recorder(): TraceRecorder {
    const records = this.#records;
    return new TraceRecorder({
      startedAt: 0,
      now: noTime,
      redaction: this.#redaction,
      detail: false,
      maxBodyBytes: 0,
      // The recorder writes what it has made of a record.
      emit: ({ json }) => records.push(JSON.parse(json) as TraceRecord),
    });
  }
}
