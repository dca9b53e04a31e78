import { createHash } from "node:crypto";
import { CelError, type CompiledExpression } from "@edge-gateway/cel";
import type {
  ParsedAiPolicies,
  ParsedResponseCache as Config,
} from "@edge-gateway/generated/types/index.ts";
import { exactLike } from "@edge-gateway/kernel/json/exact-numbers";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import type {
  CachedCall,
  CacheLookup,
  FreshResponse,
  ResponseCache,
} from "@edge-gateway/gateway/models/response-cache";
import { canonical } from "./canonical.ts";
import { wishOf, type ClientWish } from "./client-wish.ts";
import { Callers } from "./callers.ts";
import { KEPT_RESPONSES } from "./create-store.ts";
import type { FoundResponse, KeptResponses } from "./response-store.ts";

/** The version of keys and entries; increase it when their format changes. */
const VERSION = 2;
const MILLISECONDS_PER_SECOND = 1000;

/** Request headers on which responses depend, besides the body. */
const HEADERS = [
  "anthropic-beta",
  "anthropic-version",
  "openai-beta",
  "openai-organization",
  "openai-project",
] as const;

/**
 * Compiles the cache. Other policies influence the cached responses, so each combination of them has its own
 * cache keys.
 */
export function compileResponseCache(
  config: Config,
  all: ParsedAiPolicies,
  context: CompileContext,
): ResponseCachePolicy {
  return new ResponseCachePolicy(config, createHash("sha256").update(canonical(all)), context);
}

/** A cache for responses of language models: a repeated request gets the cached response. */
export class ResponseCachePolicy implements ResponseCache<Exchange> {
  readonly #kept: KeptResponses;
  readonly #ttl: number;
  readonly #policies: string;
  readonly #callers: Callers;
  readonly #key: readonly CompiledExpression[] | undefined;
  readonly #wallClock: () => number;

  constructor(config: Config, policies: { digest(form: "hex"): string }, context: CompileContext) {
    const { ttl, sharedBy, key } = config;
    this.#kept = context.use(KEPT_RESPONSES);
    this.#ttl = ttl;
    this.#policies = policies.digest("hex");
    this.#callers = new Callers(sharedBy?.map((part) => context.cel(part, "llm")));
    this.#key = key?.map((part) => context.cel(part, "llm"));
    this.#wallClock = () => context.wallClock();
  }

  /** Determines the caller before credentials for the provider replace those of the client. */
  begin(exchange: Exchange): void {
    this.#callers.note(exchange);
  }

  find(exchange: Exchange, call: CachedCall): CacheLookup | Promise<CacheLookup> {
    const { maxBodyBytes, store } = this.#kept;
    const key = this.#keyOf(exchange, call);
    if (key === undefined) return { status: "bypass", maxBodyBytes };
    const wish = wishOf(exchange.request.get("cache-control"));
    const keep = wish.mayKeep ? (fresh: FreshResponse) => this.#keep(key, fresh) : undefined;
    if (wish.maxAge === 0) return { status: "bypass", keep, maxBodyBytes };
    const found = store.find(key);
    const judged = (response: FoundResponse): CacheLookup => ({
      ...this.#judged(response, wish),
      keep,
      maxBodyBytes,
    });
    return found instanceof Promise ? found.then(judged) : judged(found);
  }

  #judged(found: FoundResponse, wish: ClientWish): Pick<CacheLookup, "status" | "response"> {
    if (found === "unavailable") return { status: "unavailable" };
    if (found === undefined) return { status: "miss" };
    const { type, body, model, input, output, storedAt } = found;
    const milliseconds = Math.max(0, this.#wallClock() - storedAt);
    const age = Math.floor(milliseconds / MILLISECONDS_PER_SECOND);
    if (milliseconds >= this.#ttl || age > wish.maxAge) return { status: "miss" };
    const usage = input === undefined || output === undefined ? undefined : { input, output };
    return { status: "hit", response: { type, body, model, usage, age } };
  }

  #keep(key: string, { type, body, model, usage }: FreshResponse): void {
    const { store } = this.#kept;
    const storedAt = this.#wallClock();
    store.keep(key, { type, body, model, ...usage, storedAt }, this.#ttl);
  }

  /** The key of a call; undefined if an expression fails, or the caller is unknown. */
  #keyOf(exchange: Exchange, call: CachedCall): string | undefined {
    const caller = this.#callers.of(exchange);
    const what = this.#whatOf(exchange, call);
    if (caller === undefined || what === undefined) return undefined;
    const { format, providerFormat, target, stream, model, wantsUsage } = call.plan;
    const { request, routeName, backendPlace } = exchange;
    const place = [this.#policies, routeName, backendPlace?.backend, call.provider];
    const how = [format, providerFormat, target, stream, model, wantsUsage];
    const headers = HEADERS.map((name) => request.get(name) ?? null);
    const parts = [VERSION, place, how, headers, caller, what, call.guardedBy ?? null];
    return createHash("sha256").update(canonical(parts)).digest("hex");
  }

  #whatOf({ bindings }: Exchange, call: CachedCall): readonly unknown[] | undefined {
    const { asked, sent, source } = call;
    if (this.#key === undefined)
      return (sent === asked ? [asked] : [asked, sent]).map((body) => exactLike(body, source));
    try {
      return this.#key.map((part) => part.evaluate(bindings));
    } catch (error) {
      if (error instanceof CelError) return undefined;
      throw error;
    }
  }
}
