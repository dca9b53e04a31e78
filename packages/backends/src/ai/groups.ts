import type {
  ParsedNamedLlmProvider,
  ParsedPriorityGroup,
} from "@edge-gateway/generated/types/index.ts";
import type { Upstream } from "@edge-gateway/http";
import { checked } from "@edge-gateway/gateway/endpoints/compile-endpoints";
import { keptEndpoint } from "@edge-gateway/gateway/endpoints/sessions/session-persistence";
import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";
import type { BackendContext } from "@edge-gateway/gateway/exchange/backend";
import type { Exchange, RetryPlan } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE, type Outcome } from "@edge-gateway/gateway/exchange/policy";
import type { AiCalls } from "./ai-calls.ts";
import { AiCall } from "./call.ts";
import { chooseServer, seeResponse } from "./service-server.ts";
import { type ProviderServer, providerServer } from "./provider-server.ts";
import { isFailed, JudgedProvider } from "../judged-provider.ts";
import { betterOfTwo } from "../provider-score.ts";

/** A provider of a group, with its backend and health. */
class Member extends JudgedProvider {
  readonly server: ProviderServer;
  readonly calls: AiCalls;
  readonly #endChecks: () => void;

  constructor(
    { policies, name }: ParsedNamedLlmProvider,
    server: ProviderServer,
    shared: Omit<AiCalls, "provider">,
    { key, context }: GroupsPlace,
  ) {
    const health = policies?.health ?? context.connection.balancing.health;
    super({ key, name }, health, context);
    this.server = server;
    this.calls = { ...shared, provider: server.provider };
    const place = { ...context, connection: server.connection };
    this.#endChecks =
      health?.check === undefined || server.server === undefined
        ? () => {}
        : checked(health.check, this.state, server.server, place);
  }

  /** Whether the session of a request is at this provider, or at a healthy server of its Service. */
  holdsSession(exchange: Exchange): boolean {
    const { service } = this.server;
    if (service === undefined) return keptEndpoint(exchange) === this.state.name;
    return service.backend.holdsSession?.(exchange) === true;
  }

  override close(): void {
    this.#endChecks();
    for (const { close } of this.server.policies) close?.();
    this.server.close();
    super.close();
  }
}

/** The backend that the groups belong to. */
export interface GroupsPlace {
  readonly key: string;
  readonly context: BackendContext;
}

/**
 * Groups of providers in order of priority. A request goes to the better of two random providers in a group.
 * If that provider fails before it sends a response, the next provider gets the request.
 */
export class ProviderGroups {
  readonly #members: readonly Member[];
  readonly #groups: readonly (readonly Member[])[];
  /** The providers that were used for a request. */
  readonly #tried = new ExchangeMemo<Set<Member>>();
  readonly #current = new ExchangeMemo<Member>();
  readonly #failover: RetryPlan;
  readonly #context: BackendContext;

  constructor(
    groups: readonly ParsedPriorityGroup[],
    shared: Omit<AiCalls, "provider">,
    place: GroupsPlace,
  ) {
    const { context } = place;
    this.#context = context;
    this.#groups = groups.map(({ providers }, group) =>
      providers.map((config, index) => {
        const at = `groups[${group}].providers[${index}]`;
        const server = providerServer(config, config.policies, { at }, context);
        return new Member(config, server, shared, place);
      }),
    );
    const members = this.#groups.flat();
    this.#members = members;
    this.#failover = {
      attempts: members.length - 1,
      backoff: 0,
      wants: isFailed,
      wantsAfter: () => true,
      isAllowed: () => true,
    };
  }

  async prepare(exchange: Exchange): Promise<Outcome> {
    const tried = this.#triedFor(exchange);
    const same = exchange.changesEndpoint ? this.#current.get(exchange) : undefined;
    const member = same ?? this.#choose(tried, exchange);
    if (member === undefined) return NO_PROVIDER;
    tried.add(member);
    this.#current.set(exchange, member);
    // Every provider is tried once, unless a policy of the route sets `retry`.
    exchange.retry ??= this.#failover;
    return this.#use(member, exchange);
  }

  async respond(exchange: Exchange): Promise<Outcome> {
    const member = this.#current.get(exchange);
    if (member === undefined) return CONTINUE;
    const outcome = await AiCall.of(exchange, member.calls).respond();
    if (outcome !== undefined) return outcome;
    const { policies, service } = member.server;
    const seen = service === undefined ? CONTINUE : await seeResponse(service, exchange);
    if (seen !== undefined) return seen;
    for (const { response } of policies.toReversed()) {
      const refusal = await response?.(exchange);
      if (refusal !== undefined) return refusal;
    }
    return CONTINUE;
  }

  /** Whether a request may be sent again, and so must be kept as it was before the policies of the backend. */
  get hasSeveralEndpoints(): boolean {
    const isSeveral = ({ server }: Member): boolean =>
      server.service?.backend.hasSeveralEndpoints === true;
    return this.#members.length > 1 || this.#members.some(isSeveral);
  }

  get upstreams(): readonly Upstream[] {
    return this.#members.map(({ server }) => server.upstream);
  }

  close(): void {
    for (const member of this.#members) member.close();
  }

  #triedFor(exchange: Exchange): Set<Member> {
    const known = this.#tried.get(exchange);
    if (known !== undefined) return known;
    const tried = new Set<Member>();
    this.#tried.set(exchange, tried);
    return tried;
  }

  /**
   * Chooses from the first group that has a healthy provider without a failure in this request. If there is
   * none, chooses from the first group that has any provider without such a failure, or else from all
   * providers. A session stays at its provider while the choice is from its group.
   */
  #choose(tried: Set<Member>, exchange: Exchange): Member | undefined {
    const { random } = this.#context;
    const left = this.#groups.map((group) => group.filter((member) => !tried.has(member)));
    const healthy = left.map((group) => group.filter(({ isDegraded }) => !isDegraded));
    for (const group of [...healthy, ...left]) {
      if (group.length === 0) continue;
      const known = group.find((member) => member.holdsSession(exchange));
      if (known !== undefined) return known;
      const grown = group.filter(({ share }) => share === 1 || random() < share);
      return betterOfTwo(grown.length > 0 ? grown : group, random);
    }
    tried.clear();
    return betterOfTwo(this.#groups[0] ?? [], random);
  }

  async #use(member: Member, exchange: Exchange): Promise<Outcome> {
    const { authority, upstream, service, policies } = member.server;
    if (authority !== undefined) exchange.request.authority = authority;
    exchange.endpoint = member.begin();
    if (service === undefined) exchange.server = upstream;
    for (const { request, attempt } of policies) {
      const refusal = await (request ?? attempt)?.(exchange);
      if (refusal !== undefined) return refusal;
    }
    const outcome = await AiCall.of(exchange, member.calls).prepare();
    if (outcome !== undefined) return outcome;
    const unavailable = service && (await chooseServer(service, exchange));
    if (unavailable !== undefined) return unavailable;
    for (const { last } of policies) {
      const refusal = await last?.(exchange);
      if (refusal !== undefined) return refusal;
    }
    return CONTINUE;
  }
}

const NO_PROVIDER = { code: "no_valid_backends", detail: "no provider is left" } as const;
