import type { DrainSignal } from "@edge-gateway/kernel/process/drain-signal";
import { Names } from "../federation/names/names.ts";
import type { Federation } from "../request/federation.ts";
import type { SessionSeal } from "../sealing/session-seal.ts";
import { endOpen } from "../session/end-parts.ts";
import { leave } from "../session/leave.ts";
import { Sessions } from "../session/sessions.ts";
import { Targets, type TargetsParts } from "../session/targets.ts";
import type { ConsentPages } from "../target/consent.ts";
import { isLinked, type Target } from "../target/target.ts";
import { watchEnds } from "../session/session-ends.ts";

/** What the gateway of a backend is made of. */
export interface GatewayParts extends TargetsParts {
  /** Whether names of tools and prompts begin with the name of their target. */
  readonly isPrefixed: boolean;
  /** Whether client requests have no sessions. */
  readonly isStateless: boolean;
  readonly seal: SessionSeal;
  readonly drainSignal: DrainSignal;
  /** The pages on which users consent; unset if no target requires consent. */
  readonly pages: ConsentPages | undefined;
  /** Maximum bytes of a request. */
  readonly maxBodyBytes: number;
}

/** Several MCP servers that act as one for their clients, as one configuration has them. */
export class Gateway implements Federation {
  readonly parts: GatewayParts;
  readonly isStateless: boolean;
  readonly seal: SessionSeal;
  readonly targets: Targets;
  readonly names: Names;
  readonly sessions: Sessions;
  /** Ends of the streams of clients with the 2024-11-05 transport. */
  readonly legacyStreams = new Set<() => void>();
  /** Functions that end the subscriptions that clients have open. */
  readonly #subscriptions = new Set<() => void>();
  readonly #stops: readonly (() => void)[];

  constructor(parts: GatewayParts) {
    const { key, services, seal, drainSignal } = parts;
    const { news } = services;
    const targets = parts.targets.map(({ name }) => name);
    this.parts = parts;
    this.isStateless = parts.isStateless;
    this.seal = seal;
    this.targets = new Targets(parts);
    this.names = new Names({ ...parts, targets, news });
    this.sessions = new Sessions({ backend: key, targets }, parts);
    for (const target of parts.targets) services.uses.hold(this.#useOf(target));
    this.#stops = [
      watchEnds(this.sessions, (open, reason) => endOpen(this.targets, open, reason), services),
      drainSignal.hear(() => this.#endSubscriptions()),
    ];
  }

  /** Ends what depends on this configuration. */
  close(): void {
    const left = this.#left();
    for (const stop of this.#stops) stop();
    this.names.close();
    this.targets.health.close();
    if (left.size > 0) {
      leave(this.sessions, this.targets, left);
      for (const end of [...this.legacyStreams]) end();
    }
    this.#endSubscriptions();
    this.sessions.close(left.size > 0 || this.targets.all.some(isLinked));
  }

  /** The targets that no other configuration has; none if what clients have may go on elsewhere. */
  #left(): ReadonlySet<Target> {
    const { services, drainSignal } = this.parts;
    const left = this.targets.all.filter((target) => services.uses.release(this.#useOf(target)));
    return new Set(drainSignal.hasBegun ? [] : left);
  }

  #useOf(target: Target): string {
    const address = target.protocol === "stdio" ? "" : target.address;
    return JSON.stringify([this.sessions.placeName, target.name, address]);
  }

  /**
   * Registers a function that ends a client's subscription when the backend is closed; the returned function
   * unregisters it.
   */
  holdSubscription(end: () => void): () => void {
    this.#subscriptions.add(end);
    return () => void this.#subscriptions.delete(end);
  }

  #endSubscriptions(): void {
    for (const end of [...this.#subscriptions]) end();
  }
}
