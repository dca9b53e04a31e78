import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { SENSITIVE_PLACES } from "@edge-gateway/generated/sensitive/places.ts";
import type {
  AuthorizationRuleResult,
  RequestState,
  TraceMessage,
  TraceRecord,
  TraceSeverity,
} from "@edge-gateway/generated/types/index.ts";
import { isError } from "@edge-gateway/kernel/http/http-status";
import { secretPlaces } from "@edge-gateway/kernel/log/redact";
import type { Redaction } from "@edge-gateway/kernel/log/redact";
import { changedWithin } from "./compressed-bodies.ts";
import { redactState } from "./redact-state.ts";
import { SeenSecrets } from "./secrets.ts";

/** A trace record for a watcher. */
export interface RecordedEvent {
  /** The record as JSON without line breaks. */
  readonly json: string;
  readonly eventEnd: number;
  /** Whether only watchers that requested full detail get this record. */
  readonly detail: boolean;
}

export interface RecorderOptions {
  /** The time of `now()` when the first byte of the request arrived. */
  readonly startedAt: number;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
  readonly redaction: Redaction;
  /** Whether the watcher requested full detail. */
  readonly detail: boolean;
  /** Maximum bytes of a body that are shown. */
  readonly maxBodyBytes: number;
  readonly emit: (event: RecordedEvent) => void;
  /** Called once, after the last record. */
  readonly finished?: () => void;
}

export type PolicyResult = "apply" | "skip";

export type Phase = "gateway" | "route" | "backend";

const REQUEST_STAGES: ReadonlySet<string> = new Set([
  "initial request",
  "gateway policies",
  "route policies",
  "final request",
]);
const RESPONSE_STAGES: ReadonlySet<string> = new Set([
  "raw response",
  "backend response ready",
  "final response",
]);
/** The places in the configuration of policies that contain secrets. */
const POLICY_SECRETS = secretPlaces([
  ...SENSITIVE_PLACES.TrafficPolicies,
  ...SENSITIVE_PLACES.BackendPolicies,
]);
const MICROSECONDS = 1000;
const SERVER_ERROR = 500;

/** Writes the records of one traced request. Secrets in a record are redacted when the record is made. */
export class TraceRecorder {
  /** Whether policies should also call {@link policy}, {@link cel} and {@link authorizationResult}. */
  readonly detail: boolean;
  /** Maximum bytes of a body that are shown. */
  readonly maxBodyBytes: number;
  readonly #options: RecorderOptions;
  readonly #secrets = new SeenSecrets();
  readonly #redaction: Redaction;
  #note: { readonly result: PolicyResult; readonly details: string } | undefined;
  #last = -1;
  /** Whether an upstream call is running, so that its result must still be recorded. */
  #calling = false;
  #over = false;

  constructor(options: RecorderOptions) {
    this.#options = options;
    this.detail = options.detail;
    this.maxBodyBytes = options.maxBodyBytes;
    this.#redaction = options.redaction.learning(this.#secrets.add);
  }

  /** Registers a credential of the request: no later record contains it. */
  learn(secret: string): void {
    this.#secrets.add(secret);
  }

  requestStarted(): void {
    this.#emit("info", { type: "requestStarted" });
  }

  /** A stage that is named after a policy is shown only with full detail. */
  requestSnapshot(stage: string, state: RequestState): void {
    const requestState = redactState(state, this.#redaction, this.#secrets);
    this.#emit(
      "info",
      { type: "requestSnapshot", stage, requestState },
      !REQUEST_STAGES.has(stage),
    );
  }

  responseSnapshot(stage: string, state: RequestState): void {
    const requestState = redactState(state, this.#redaction, this.#secrets);
    this.#emit(
      "info",
      { type: "responseSnapshot", stage, requestState },
      !RESPONSE_STAGES.has(stage),
    );
  }

  /** @param effective the merged policies of the phase, as configured */
  policySelection(phase: Phase, effective: object): void {
    const shown = this.#secrets.object(this.#redaction.document(effective, POLICY_SECRETS) ?? {});
    this.#emit("info", { type: "policySelection", phase, effectivePolicy: shown });
  }

  /** @param evaluated the keys of all routes that match the host */
  routeSelection(selected: string | null, evaluated: readonly string[]): void {
    const message = {
      type: "routeSelection",
      selectedRoute: selected,
      evaluatedRoutes: evaluated.toSorted(),
    } as const;
    this.#emit(selected === null ? "error" : "info", message);
  }

  /**
   * Records the start of a call of a backend.
   * @param target `<host>:<port>` or `unix:/path`
   */
  backendCallStart(target: string): void {
    this.#calling = true;
    this.#emit("info", { type: "backendCallStart", target });
  }

  /**
   * Records a body when it has ended; an empty body is not recorded.
   * @param bytes the beginning of the body, at least as many bytes as are shown
   * @param isCut whether the body is longer
   * @param coding the Content-Encoding of the body, inside which its secrets are hidden
   */
  bodySnapshot(
    stage: "final request" | "response",
    bytes: Uint8Array,
    isCut = false,
    coding = "",
  ): void {
    if (bytes.length === 0) return;
    const inside = (body: Uint8Array): Uint8Array => this.#secrets.body(body, Infinity, isCut);
    const clean = changedWithin(bytes, coding, inside);
    const shown = this.#secrets.body(clean, this.#options.maxBodyBytes);
    this.#emit("info", {
      type: "bodySnapshot",
      stage,
      body: Buffer.from(shown).toString("base64"),
      ...(isCut ? { truncated: true } : {}),
    });
  }

  /**
   * Records the result of the call that {@link backendCallStart} started; ignored if no call is running.
   * @param status the status of the response, if there is one
   * @param error why there is no response
   * @param startedAt `now()` when the call started
   */
  backendCallResult(status: number | null, error: string | null, startedAt: number): void {
    if (!this.#calling) return;
    this.#calling = false;
    const message = {
      type: "backendCallResult",
      status,
      error: error === null ? null : this.#reason(error, LIMITS.backendCallResultMessage.error),
    } as const;
    this.#emit(severityOf(status, error), message, false, { startedAt });
  }

  /**
   * Records the start of a call to one of several servers for the same request, and returns the function that
   * records its result. A call that has no HTTP response has no status.
   * @param scope the name of the call
   */
  scopedCall(scope: string, target: string): (status: number | null, error: string | null) => void {
    const startedAt = this.#options.now();
    const place = { scope: [scope] };
    this.#emit("info", { type: "backendCallStart", target }, false, place);
    return (status, error) => {
      const message = {
        type: "backendCallResult",
        status,
        error: error === null ? null : this.#reason(error, LIMITS.backendCallResultMessage.error),
      } as const;
      const severity = status === null && error === null ? "info" : severityOf(status, error);
      this.#emit(severity, message, false, { ...place, startedAt });
    };
  }

  /**
   * Records the end of the exchange; later records are ignored.
   * @param status the status of the response to the client, if there is one
   * @param error why the exchange failed
   */
  requestFinished(status: number | null, error: string | null): void {
    if (this.#over) return;
    const shown = error === null ? null : this.#reason(error, LIMITS.requestFinishedMessage.error);
    this.#emit(severityOf(status, error), { type: "requestFinished", status, error: shown });
    this.#over = true;
    this.#options.finished?.();
  }

  /** Adds a note about the policy that is running; the record that {@link policyDone} writes contains it. */
  note(result: PolicyResult, details: string): void {
    this.#note = { result, details };
  }

  /**
   * Records that a policy has finished.
   * @param outcome the response with which the policy ended the request, if it did
   */
  policyDone(kind: string, outcome?: string): PolicyResult {
    const note = this.#note;
    this.#note = undefined;
    const details = [note?.details, outcome].filter((text) => text !== undefined).join("; ");
    const result = outcome === undefined ? (note?.result ?? "apply") : "apply";
    this.policy(kind, result, details === "" ? undefined : details);
    return result;
  }

  /** Records the effect of a policy. `details` says what the policy did, or why it had no effect. */
  policy(kind: string, result: PolicyResult, details?: string): void {
    const shown =
      details === undefined ? {} : { details: this.#reason(details, LIMITS.policyMessage.details) };
    this.#emit("info", { type: "policy", kind, result, ...shown }, true);
  }

  authorizationResult(rules: readonly AuthorizationRuleResult[], result: "allow" | "deny"): void {
    const severity = result === "allow" ? "success" : "error";
    const shown = rules.map((rule) => ({ ...rule, name: this.#expression(rule.name) }));
    this.#emit(severity, { type: "authorizationResult", rules: shown, result }, true);
  }

  /** Records an expression with its `value`; for an expression that failed, see {@link celFailure}. */
  cel(expression: string, value: unknown): void {
    const shown = this.#secrets.json(this.#redaction.document(value));
    this.#emit(
      "info",
      { type: "cel", expression: this.#expression(expression), value: shown },
      true,
    );
  }

  celFailure(expression: string, error: string): void {
    const message = {
      type: "cel",
      expression: this.#expression(expression),
      error: this.#reason(error, LIMITS.celMessage.error),
    } as const;
    this.#emit("warn", message, true);
  }

  #expression(expression: string): string {
    return this.#secrets.text(this.#redaction.expression(expression));
  }

  /** Shortens a text to the maximum length in records. */
  #reason(text: string, { maxLength }: { readonly maxLength: number }): string {
    return this.#secrets.text(this.#redaction.text(text)).slice(0, maxLength);
  }

  #emit(
    severity: TraceSeverity,
    message: TraceMessage,
    detail = false,
    { startedAt, scope }: RecordPlace = {},
  ): void {
    if (this.#over || (detail && !this.detail)) return;
    // Each record gets a later time than the one before, even if the clock has not advanced.
    const eventEnd = Math.max(this.#microseconds(this.#options.now()), this.#last + 1);
    this.#last = eventEnd;
    const eventStart =
      startedAt === undefined ? null : Math.min(this.#microseconds(startedAt), eventEnd);
    const record: TraceRecord = {
      eventStart,
      eventEnd,
      severity,
      ...(scope === undefined ? {} : { scope }),
      message,
    };
    this.#options.emit({ json: JSON.stringify(record), eventEnd, detail });
  }

  #microseconds(instant: number): number {
    return Math.max(0, Math.round((instant - this.#options.startedAt) * MICROSECONDS));
  }
}

/** Where and since when something happened. */
interface RecordPlace {
  readonly startedAt?: number;
  /** The operations inside which it happened. */
  readonly scope?: string[];
}

function severityOf(status: number | null, error: string | null): TraceSeverity {
  if (error !== null || status === null || status >= SERVER_ERROR) return "error";
  return isError(status) ? "warn" : "info";
}
