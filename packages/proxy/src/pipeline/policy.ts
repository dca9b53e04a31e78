import type { Bindings, CompiledExpression } from "@edge-gateway/cel";
import type { ErrorCode } from "@edge-gateway/generated/errors/catalogue.ts";
import type { BackendObjectRef, IdentityLimits } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/logger";
import type { SessionSeal } from "../backends/mcp/session-seal.ts";
import type { AuthorizationServers } from "../discovery/authorization-servers.ts";
import type { OutboundTarget } from "../outbound/json-client.ts";
import type { Mirrors } from "../outbound/mirrors.ts";
import type { KeySets } from "../outbound/key-sets.ts";
import type { Exchange } from "./exchange.ts";

/** The request goes on. */
export const CONTINUE = undefined;

/** The request ends here with an answer of the gateway. */
export interface Refusal {
  /** Row of the error catalogue: status and default text. */
  readonly code: ErrorCode;
  /** Instead of the catalogue's text; must not tell an attacker anything. */
  readonly text?: string;
  readonly status?: number;
  readonly headers?: readonly (readonly [name: string, value: string])[];
  readonly body?: Uint8Array;
  /** For log and trace only. */
  readonly detail?: string;
}

export type Outcome = Refusal | typeof CONTINUE;

/** A step answers at once where it can; only what really waits returns a promise. */
export type Step = (exchange: Exchange) => Outcome | Promise<Outcome>;

/** Edits `exchange.response`, or puts a refusal in its place; also runs for answers that the gateway makes. */
export type ResponseStep = (exchange: Exchange) => Outcome | Promise<Outcome>;

/** A step and what traces call it. */
export interface NamedStep<Kind> {
  readonly name: string;
  readonly step: Kind;
}

export interface CompiledPolicy {
  /** Answers the paths that the policy serves itself, right before `request`. */
  readonly endpoint?: NamedStep<Step>;
  /** Once per request. */
  readonly request?: Step;
  /** Once per try of an upstream. */
  readonly attempt?: Step;
  /** Once, after the last try; runs in the reverse order of the table. */
  readonly response?: ResponseStep;
  /** When the configuration that made it is replaced. */
  readonly close?: () => void;
}

/** Where a policy's configuration stands and what it may use. Problems are reported, never thrown. */
export interface CompileContext {
  /** e.g. `gateways.web.routes[0].policies.jwtAuthentication`: stable name of this place across reloads. */
  readonly path: string;
  /** The context of a place below this one. */
  at(name: string): CompileContext;
  /** Whether an expression that was compiled here reads the body of the request. */
  readonly readsRequestBody: boolean;
  /** Compiles an expression; a problem makes the returned expression fail at every evaluation. */
  cel(expression: string, scope?: "connection" | "request" | "response"): CompiledExpression;
  problem(path: string, message: string): void;
  /**
   * Where a call of the gateway itself to a backend goes.
   * @param path of the reference, for problems
   * @param requestPath of the call, with its leading slash
   * @returns undefined, with a problem reported, when the reference leads nowhere
   */
  endpoint(
    path: string,
    reference: BackendObjectRef,
    requestPath: string,
  ): OutboundTarget | undefined;
  /** Bytes of a body that are buffered where a policy names no limit. */
  readonly maxBufferBytes: number;
  /** Places of credentials, beside the configured header names: their values are never shown. */
  readonly sensitive: SensitivePlaces;
  readonly services: Services;
}

/** Collects names whose values are redacted in every trace, log and dump. */
export interface SensitivePlaces {
  header(name: string): void;
  queryParameter(name: string): void;
  cookie(name: string): void;
}

/** What policies share beyond one configuration; each has one owner and a bound. */
export interface Services {
  readonly shared: SharedState;
  readonly keySets: KeySets;
  readonly authorizationServers: AuthorizationServers;
  readonly identityLimits: IdentityLimits;
  /** Makes session ids of upstreams unreadable, and useless to other clients. */
  readonly sessionSeal: SessionSeal;
  readonly mirrors: Mirrors;
  readonly log: Logger;
  /** From 0, included, to 1. */
  random(): number;
  /** Milliseconds; monotonic, and the same for all workers. */
  now(): number;
  /** Milliseconds since 1970. */
  wallClock(): number;
}

/** State that all workers of one process share. */
export interface SharedState {
  /**
   * A few 64-bit integers under a name, zero at first, the same ones for every worker and for every
   * configuration that holds them; the last `release` frees them.
   * @throws RangeError when all cells are taken
   */
  acquire(name: string): SharedCells;
}

export interface SharedCells {
  readonly values: BigInt64Array;
  release(): void;
}

/** One policy of a block; a schema property without one is a compile error of the table. */
export interface PolicyDefinition<Config> {
  compile(config: Config, context: CompileContext): CompiledPolicy;
}

export type PolicyTable<Block> = {
  readonly [Name in keyof Block]-?: PolicyDefinition<NonNullable<Block[Name]>>;
};

export type { Bindings };
