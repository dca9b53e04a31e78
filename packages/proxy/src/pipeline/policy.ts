import type { Bindings, CompiledExpression } from "@edge-gateway/cel";
import type { BackendHttp } from "@edge-gateway/generated/types/index.ts";
import type { Logger } from "@edge-gateway/kernel/logger";
import type { ServiceKey } from "@edge-gateway/kernel/services";
import type { Backend, KeyedValues } from "@edge-gateway/translate/ir";
import type { FindEndpoint } from "../outbound/outbound-target.ts";
import type { ServerReference, ServerTarget } from "../outbound/server-target.ts";
import type { Exchange } from "./exchange.ts";
import type { Refusal } from "./refusal.ts";

/** The request continues. */
export const CONTINUE = undefined;

export type Outcome = Refusal | typeof CONTINUE;

/** A step returns its result at once where it can; it returns a promise only when it must wait. */
export type Step = (exchange: Exchange) => Outcome | Promise<Outcome>;

/** Edits `exchange.response`, or puts a refusal in its place; also runs for responses that the gateway makes. */
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
  /** Of a backend: after all that changes the request of a try. */
  readonly last?: Step;
  /** Once, after the last try; runs in the reverse order of the table. */
  readonly response?: ResponseStep;
  /** When the configuration that made it is replaced. */
  readonly close?: () => void;
}

/** A server that a policy calls. */
export interface CalledServer extends ServerTarget {
  /** What shows it credentials, where policies name some. */
  readonly credentials: readonly Step[];
}

/**
 * The server that a policy names.
 * @param path of the policy, for problems
 * @param version that is spoken, whatever the policies of the server say
 * @returns undefined, with a problem reported, when the reference leads nowhere
 */
export type FindServer = (
  path: string,
  reference: ServerReference,
  version?: BackendHttp["version"],
) => CalledServer | undefined;

/** Where a policy's configuration stands and what it may use. Problems are reported, never thrown. */
export interface CompileContext extends Ambient {
  /** e.g. `gateways.web.routes[0].policies.jwtAuthentication`: stable name of this place across reloads. */
  readonly path: string;
  /** The context of a place below this one. */
  at(name: string): CompileContext;
  /** Whether an expression that was compiled here reads the body of the request. */
  readonly readsRequestBody: boolean;
  /** Compiles an expression; a problem makes the returned expression fail at every evaluation. */
  cel(
    expression: string,
    scope?: "connection" | "request" | "backend" | "response" | "mcp" | "llm",
  ): CompiledExpression;
  problem(path: string, message: string): void;
  readonly endpoint: FindEndpoint;
  /** The values of a Secret that a policy refers to, by key; none where there is no such Secret. */
  secret(name: string): KeyedValues;
  /** The text of a file that a policy names; empty where there is no such file. */
  file(path: string): string;
  readonly server: FindServer;
  /** Of policies of a backend: that one. */
  readonly backend: Backend | undefined;
  /** Bytes of a body that are buffered where a policy names no limit. */
  readonly maxBufferBytes: number;
  /** What is shared beyond one configuration, by the key that its provider exports. */
  use<Service extends object>(key: ServiceKey<Service>): Service;
}

/** Log, time and chance of the thread. */
export interface Ambient {
  readonly log: Logger;
  /** From 0, included, to 1. */
  random(): number;
  /** Milliseconds; monotonic, and the same for all workers. */
  now(): number;
  /** Milliseconds since 1970. */
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
