import type { PriorityGroup } from "@edge-gateway/generated/types/index.ts";
import type { BackendContext } from "../../pipeline/backend.ts";
import type { ChosenEndpoint, Exchange, RetryPlan } from "../../pipeline/exchange.ts";
import { CONTINUE, type Outcome } from "../../pipeline/policy.ts";
import { AiCall, type AiCalls } from "./call.ts";
import { type ProviderServer, providerServer } from "./provider-server.ts";
import { betterOfTwo, Score } from "../provider-score.ts";

const TOO_MANY_REQUESTS = 429;
const SERVER_ERROR = 500;

/** One provider of a group, and how well it does. */
interface Member {
  readonly name: string;
  readonly server: ProviderServer;
  readonly calls: AiCalls;
  readonly score: Score;
}

/** What has been tried for a request. */
interface Tries {
  readonly tried: Set<Member>;
  /** Brings the request back to what it was before the first try. */
  readonly restore: () => void;
}

/**
 * Groups of providers, the best first: within a group the better one of two takes a request, and one
 * that has failed it makes room for the next, before any of a response has been sent.
 */
export class ProviderGroups {
  readonly servers: readonly ProviderServer[];
  readonly #groups: readonly (readonly Member[])[];
  readonly #tries = new WeakMap<Exchange, Tries>();
  readonly #current = new WeakMap<Exchange, Member>();
  readonly #failover: RetryPlan;
  readonly #context: BackendContext;

  constructor(
    groups: readonly PriorityGroup[],
    shared: Omit<AiCalls, "provider">,
    context: BackendContext,
  ) {
    this.#context = context;
    this.#groups = groups.map(({ providers }, group) =>
      providers.map((config, index) => {
        const { name, policies } = config;
        const at = `groups[${group}].providers[${index}]`;
        const server = providerServer(config, policies, { at }, context);
        return {
          name,
          server,
          calls: { ...shared, provider: server.provider },
          score: new Score(),
        };
      }),
    );
    const members = this.#groups.flat();
    this.servers = members.map(({ server }) => server);
    this.#failover = {
      attempts: members.length - 1,
      backoff: 0,
      wants: ({ response }) => response !== undefined && isFailure(response.status),
      wantsAfter: () => true,
      isAllowed: () => true,
    };
  }

  async prepare(exchange: Exchange): Promise<Outcome> {
    const { tried, restore } = this.#triesOf(exchange);
    restore();
    const member = this.#choose(tried);
    if (member === undefined) return NO_PROVIDER;
    tried.add(member);
    this.#current.set(exchange, member);
    // Unless a policy of the route says otherwise, every provider is tried once.
    exchange.retry ??= this.#failover;
    return this.#use(member, exchange);
  }

  respond(exchange: Exchange): Outcome | Promise<Outcome> {
    const member = this.#current.get(exchange);
    return member === undefined ? CONTINUE : AiCall.of(exchange, member.calls).respond();
  }

  #triesOf(exchange: Exchange): Tries {
    let tries = this.#tries.get(exchange);
    if (tries === undefined) {
      tries = { tried: new Set(), restore: exchange.request.mark() };
      this.#tries.set(exchange, tries);
    }
    return tries;
  }

  /** Of the best group that has one that has not failed the request; all over again when all have. */
  #choose(tried: Set<Member>): Member | undefined {
    const { random } = this.#context;
    for (const group of this.#groups) {
      const left = group.filter((member) => !tried.has(member));
      if (left.length > 0) return betterOfTwo(left, random);
    }
    tried.clear();
    return betterOfTwo(this.#groups[0] ?? [], random);
  }

  async #use({ name, server, calls, score }: Member, exchange: Exchange): Promise<Outcome> {
    if (server.authority !== undefined) exchange.request.authority = server.authority;
    exchange.server = server.upstream;
    exchange.endpoint = this.#endpoint(name, score);
    const refusal = await server.auth?.request?.(exchange);
    if (refusal !== undefined) return refusal;
    const outcome = await AiCall.of(exchange, calls).prepare();
    return outcome ?? server.auth?.last?.(exchange);
  }

  /** Tells the score what becomes of a try. */
  #endpoint(name: string, score: Score): ChosenEndpoint {
    const { now } = this.#context;
    const began = now();
    score.began();
    return {
      name,
      responded: ({ response }) =>
        score.responded(response !== undefined && !isFailure(response.status), now() - began),
      failed: () => score.failed(),
      left: () => score.ended(),
    };
  }
}

/** Of a response that another provider may do better. */
function isFailure(status: number): boolean {
  return status === TOO_MANY_REQUESTS || status >= SERVER_ERROR;
}

const NO_PROVIDER = { code: "no_valid_backends", detail: "no provider is left" } as const;
