import { MCP_DISCOVERY_TIME } from "../bounds.ts";
import type { Membership } from "../federation/session.ts";

/** Whether a target uses sessions. */
export type Era = "sessions" | "sessionless";

/** Whether each target uses sessions, as far as that is known. It is forgotten when a target fails. */
export class TargetEras {
  readonly #now: () => number;
  readonly #eras = new Map<string, Era>();
  readonly #members = new Map<string, { readonly member: Membership; readonly until: number }>();

  constructor(now: () => number) {
    this.#now = now;
  }

  of(target: string): Era | undefined {
    return this.#eras.get(target);
  }

  learn(target: string, era: Era): void {
    this.#eras.set(target, era);
  }

  /** Caches the capabilities of a target without sessions for a while. */
  remember(member: Membership): void {
    this.#members.set(member.target, { member, until: this.#now() + MCP_DISCOVERY_TIME });
  }

  member(target: string): Membership | undefined {
    const known = this.#members.get(target);
    if (known === undefined || this.#now() < known.until) return known?.member;
    this.#members.delete(target);
    return undefined;
  }

  forget(target: string): void {
    this.#eras.delete(target);
    this.#members.delete(target);
  }
}
