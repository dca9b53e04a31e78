import type { Bindings, CompiledExpression } from "@edge-gateway/cel";
import type { ParsedBackendHttp } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import type { ServiceKey } from "@edge-gateway/kernel/process/services";
import type { Backend, KeyedValues } from "@edge-gateway/translate/ir";
import type { FindEndpoint } from "@edge-gateway/outbound/outbound-target";
import type { ServerReference, ServerTarget } from "@edge-gateway/outbound/server-target";
import type { Exchange } from "./exchange.ts";
import { CONTINUE, type Outcome, type Refusal } from "@edge-gateway/kernel/http/refusal";

/** A step of a policy. It returns its result synchronously if it can, and a promise only if it must wait. */
export type Step = (exchange: Exchange) => Outcome | Promise<Outcome>;

/**
 * A step that edits `exchange.response`, or replaces the response by a refusal. It also runs for the
 * gateway's own responses.
 */
export type ResponseStep = (exchange: Exchange) => Outcome | Promise<Outcome>;

/** A step and its name in traces. */
export interface NamedStep<Kind> {
  readonly name: string;
  readonly step: Kind;
}

export interface CompiledPolicy {
  /** Serves the paths of the policy itself; runs just before `request`. */
  readonly endpoint?: NamedStep<Step>;
  /** The step that runs once per request. */
  readonly request?: Step;
  /** The step that runs once per attempt. */
  readonly attempt?: Step;
  /** A step that only backend policies have: it runs after all other changes to the request of an attempt. */
  readonly last?: Step;
  /** Runs once, after the last attempt, in the reverse order of the table. */
  readonly response?: ResponseStep;
  /** Called when the configuration of this policy is replaced. */
  readonly close?: () => void;
}

/** A server that a policy calls, with its connection and credentials. */
export interface CalledServer extends ServerTarget {
  /** Adds credentials for the server, if its policies configure any. */
  readonly credentials: readonly Step[];
}

/**
 * Resolves a server that a policy names.
 * @param path of the policy, for problems
 * @param version HTTP version to use, whatever the policies of the server say
 * @returns undefined, with a reported problem, if the reference is broken
 */
export type FindServer = (
  path: string,
  reference: ServerReference,
  version?: ParsedBackendHttp["version"],
) => CalledServer | undefined;

/**
 * A policy's place in the configuration, and what the policy may use there. Problems are reported, never
 * thrown.
 */
export interface CompileContext extends Ambient {
  /**
   * The path of the policy, for example `gateways.web.routes[0].policies.jwtAuthentication`; the same path
   * stays valid across reloads.
   */
  readonly path: string;
  /** Returns the context of a place below this one. */
  at(name: string): CompileContext;
  /** What the expressions read that were compiled until now. */
  readonly reads: ExpressionReads;
  /**
   * Compiles an expression. If that fails, the problem is reported, and the returned expression fails at
   * every evaluation.
   */
  cel(
    expression: string,
    scope?: "connection" | "request" | "backend" | "response" | "mcp" | "llm",
  ): CompiledExpression;
  problem(path: string, message: string): void;
  /**
   * Delays the configuration: it is applied when `loading` has resolved, and refused if `loading` rejects.
   */
  loads(loading: Promise<unknown>): void;
  readonly endpoint: FindEndpoint;
  /** The values of a referenced Secret by key; empty if there is no such Secret. */
  secret(name: string): KeyedValues;
  /** The text of a referenced file; empty if there is no such file. */
  file(path: string): string;
  readonly server: FindServer;
  /** The backend to which a backend policy is attached. */
  readonly backend: Backend | undefined;
  /** Default limit for buffered bodies, in bytes. */
  readonly maxBufferBytes: number;
  /** Returns a service that outlives configurations, by its exported key. */
  use<Service extends object>(key: ServiceKey<Service>): Service;
}

/** What the expressions of a place read. */
export interface ExpressionReads {
  /** Whether one of them reads the request body. */
  readonly requestBody: boolean;
  /** Whether one of them that reads the request body reads JSON. */
  readonly requestJson: boolean;
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

/** Defines how a policy is compiled. A schema property without a definition is a type error in the table. */
export interface PolicyDefinition<Config> {
  /**
   * Whether the policy is made of its settings alone, and keeps nothing: places with equal settings share what is
   * compiled. It must not use the context, and has nothing to close.
   */
  readonly isShared?: true;
  compile(config: Config, context: CompileContext): CompiledPolicy;
}

export type PolicyTable<Block> = {
  readonly [Name in keyof Block]-?: PolicyDefinition<NonNullable<Block[Name]>>;
};

export { CONTINUE };
export type { Bindings, Outcome, Refusal };
