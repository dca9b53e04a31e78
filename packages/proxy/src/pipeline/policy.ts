import type { Bindings, CompiledExpression } from "@edge-gateway/cel";
import type { BackendHttp } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/logger";
import type { ServiceKey } from "@edge-gateway/kernel/services";
import type { Backend, KeyedValues } from "@edge-gateway/translate/ir";
import type { FindEndpoint } from "../outbound/outbound-target.ts";
import type { ServerReference, ServerTarget } from "../outbound/server-target.ts";
import type { Exchange } from "./exchange.ts";
import type { Refusal } from "./refusal.ts";

/** The outcome of a step after which the request continues. */
export const CONTINUE = undefined;

export type Outcome = Refusal | typeof CONTINUE;

/** A step returns its result synchronously if it can, and a promise only if it must wait. */
export type Step = (exchange: Exchange) => Outcome | Promise<Outcome>;

/**
 * Edits `exchange.response`, or replaces it by a refusal; also runs for the gateway's own
 * responses.
 */
export type ResponseStep = (exchange: Exchange) => Outcome | Promise<Outcome>;

/** A step and its name in traces. */
export interface NamedStep<Kind> {
  readonly name: string;
  readonly step: Kind;
}

export interface CompiledPolicy {
  /** Serves the policy's own paths; runs just before `request`. */
  readonly endpoint?: NamedStep<Step>;
  /** The step that runs once per request. */
  readonly request?: Step;
  /** The step that runs once per attempt. */
  readonly attempt?: Step;
  /** For a backend policy: runs after all other changes of an attempt's request. */
  readonly last?: Step;
  /** Runs once, after the last attempt, in reverse table order. */
  readonly response?: ResponseStep;
  /** Called when the configuration that created it is replaced. */
  readonly close?: () => void;
}

/** A server that a policy calls. */
export interface CalledServer extends ServerTarget {
  /** Adds credentials for the server, if policies configure some. */
  readonly credentials: readonly Step[];
}

/**
 * Resolves a server that a policy names.
 * @param path of the policy, for problems
 * @param version of HTTP to use, whatever the server's policies say
 * @returns undefined, with a reported problem, when the reference is broken
 */
export type FindServer = (
  path: string,
  reference: ServerReference,
  version?: BackendHttp["version"],
) => CalledServer | undefined;

/**
 * A policy's place in the configuration, and what it may use. Problems are reported, never thrown.
 */
export interface CompileContext extends Ambient {
  /**
   * For example `gateways.web.routes[0].policies.jwtAuthentication`: a name that is stable across
   * reloads.
   */
  readonly path: string;
  /** The context of a place below this one. */
  at(name: string): CompileContext;
  /** Whether a compiled expression reads the request body. */
  readonly readsRequestBody: boolean;
  /** Compiles an expression; if that fails, the returned expression fails at every evaluation. */
  cel(
    expression: string,
    scope?: "connection" | "request" | "backend" | "response" | "mcp" | "llm",
  ): CompiledExpression;
  problem(path: string, message: string): void;
  /** The configuration is applied once `loading` has resolved, and refused if it is rejected. */
  loads(loading: Promise<unknown>): void;
  readonly endpoint: FindEndpoint;
  /** The values of a referenced Secret by key; empty if there is none. */
  secret(name: string): KeyedValues;
  /** The text of a referenced file; empty if there is none. */
  file(path: string): string;
  readonly server: FindServer;
  /** The backend of a backend policy. */
  readonly backend: Backend | undefined;
  /** Default limit for buffered bodies, in bytes. */
  readonly maxBufferBytes: number;
  /** A service that outlives configurations, by its exported key. */
  use<Service extends object>(key: ServiceKey<Service>): Service;
}

/** The thread's logger, clocks and random numbers. */
export interface Ambient {
  readonly log: Logger;
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  random(): number;
  /** A monotonic clock in milliseconds, the same for all workers. */
  now(): number;
  /** The current time in milliseconds since 1970. */
  wallClock(): number;
}

/** One policy of a block; a schema property without one is a compile error of the table. */
export interface PolicyDefinition<Config> {
  compile(config: Config, context: CompileContext): CompiledPolicy;
}

export type PolicyTable<Block> = {
  readonly [Name in keyof Block]-?: PolicyDefinition<NonNullable<Block[Name]>>;
};

export type { Bindings, Refusal };
