import { CelError, type Bindings, type CompiledExpression } from "@edge-gateway/cel";
import type { ExtAuthCache } from "@edge-gateway/generated/types/index.ts";
import { isDuration, parseDuration } from "@edge-gateway/kernel/text/duration";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { SingleFlight } from "@edge-gateway/kernel/process/single-flight";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import type { Decision, RefusalResponse } from "./decision.ts";
import { withResponse } from "./http-check.ts";

interface Remembered {
  readonly decision: Decision;
  /** When the decision expires, by the monotonic clock in milliseconds. */
  readonly until: number;
}

/** The server's decision, with the request for which the server was asked. */
interface Made {
  readonly decision: Decision;
  readonly isKept: boolean;
  readonly by: Bindings;
}

/** A duration in the JSON format of Protocol Buffers, as expressions return it. */
const SECONDS = /^(-?[0-9]+(?:\.[0-9]+)?)s$/;
const MILLISECONDS_PER_SECOND = 1_000;

/** Caches a server's decisions, each for the time that an expression over the response returns. */
export class DecisionCache {
  readonly #entries: LruCache<string, Remembered>;
  readonly #flights = new SingleFlight<string, Made>();
  readonly #key: readonly CompiledExpression[];
  readonly #lifetime: (bindings: Bindings) => number;
  readonly #now: () => number;

  constructor({ key, ttl, maxEntries }: ExtAuthCache, context: CompileContext) {
    this.#entries = new LruCache(maxEntries);
    this.#key = key.map((part) => context.cel(part));
    this.#lifetime = compileLifetime(ttl, context);
    this.#now = () => context.now();
  }

  /** The cache key: everything that the decision depends on; undefined if one of its expressions fails. */
  keyOf(bindings: Bindings): string | undefined {
    try {
      return JSON.stringify(
        this.#key.map((part) => part.evaluate(bindings)),
        writeBytes,
      );
    } catch (error) {
      if (error instanceof CelError) return undefined;
      throw error;
    }
  }

  recall(key: string): Decision | undefined {
    const known = this.#entries.get(key);
    return known !== undefined && known.until > this.#now() ? known.decision : undefined;
  }

  /**
   * Asks the server once for all concurrent requests with this key: they share a decision that is cached, and
   * a failure. If the decision is not cached, each request asks the server itself.
   */
  async decide(
    key: string,
    bindings: Bindings,
    ask: () => Promise<RefusalResponse>,
  ): Promise<Decision> {
    const make = (): Promise<Made> => this.#make(key, bindings, ask);
    const { by, isKept, decision } = await this.#flights.run(key, make);
    return isKept || by === bindings ? decision : (await make()).decision;
  }

  async #make(key: string, bindings: Bindings, ask: () => Promise<RefusalResponse>): Promise<Made> {
    const { decision, response, isLasting } = await ask();
    const lifetime = isLasting ? this.#lifetime(withResponse(bindings, response)) : 0;
    const isKept = lifetime > 0;
    if (isKept) this.#entries.set(key, { decision, until: this.#now() + lifetime });
    return { decision, isKept, by: bindings };
  }
}

function writeBytes(_name: string, value: unknown): unknown {
  return value instanceof Uint8Array ? Buffer.from(value).toString("base64") : value;
}

/** The lifetime in milliseconds; 0 if the expression fails, or returns neither a duration nor a timestamp. */
function compileLifetime(text: string, context: CompileContext): (bindings: Bindings) => number {
  if (isDuration(text)) {
    const fixed = parseDuration(text);
    return () => fixed;
  }
  const expression = context.cel(text, "response");
  return (bindings) => {
    try {
      return millisecondsOf(expression.evaluate(bindings), context.wallClock());
    } catch (error) {
      if (error instanceof CelError) return 0;
      throw error;
    }
  };
}

function millisecondsOf(value: unknown, wallClock: number): number {
  if (typeof value !== "string") return 0;
  const seconds = SECONDS.exec(value)?.[1];
  if (seconds !== undefined) return Number(seconds) * MILLISECONDS_PER_SECOND;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? 0 : moment - wallClock;
}
