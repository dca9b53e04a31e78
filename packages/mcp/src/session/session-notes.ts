import { LruCache } from "@edge-gateway/kernel/lru-cache";
import type { WorkerChannel } from "@edge-gateway/kernel/process/worker-channel";
import type { Membership } from "../federation/session.ts";
import {
  CACHED_MCP_SESSIONS,
  CANCELLED_MCP_REQUESTS,
  EARLY_CANCELLATION,
  MAX_MCP_SUBSCRIPTION_CHARACTERS,
  MAX_MCP_SUBSCRIPTIONS,
} from "../bounds.ts";

/** A setting that a client makes or removes in its session, or another change of the session. */
export type SessionChange =
  | { readonly kind: "level"; readonly level: string }
  | {
      readonly kind: "subscription";
      readonly target: string;
      /** The URI of the resource as the target writes it. */
      readonly uri: string;
      readonly isWanted: boolean;
    }
  /** A target began a new session, in place of the session `replaced`. */
  | {
      readonly kind: "joined";
      readonly member: Membership;
      readonly replaced: string | undefined;
    }
  /** The id of a cancelled request, normalized so that equal ids are equal texts. */
  | { readonly kind: "cancelled"; readonly id: string }
  /** The session has ended: the client ended it, or it was unused for too long. */
  | { readonly kind: "ended" };

/** The settings that a client has made in its session. */
export class SessionSettings {
  logLevel: string | undefined;
  readonly #subscriptions = new Map<string, Set<string>>();
  readonly #members = new Map<string, Membership>();

  /** The sessions at targets that began after the client's session. */
  get members(): readonly Membership[] {
    return [...this.#members.values()];
  }

  /** The resources of a target to which the client has subscribed, with the names that the target uses. */
  subscriptions(target: string): readonly string[] {
    return [...(this.#subscriptions.get(target) ?? [])];
  }

  /** Whether the session may be subscribed to a resource of a target, or is already. */
  maySubscribe(target: string, uri: string): boolean {
    if (this.#subscriptions.get(target)?.has(uri) === true) return true;
    const all = [...this.#subscriptions.values()].flatMap((uris) => [...uris]);
    const characters = all.reduce((sum, { length }) => sum + length, uri.length);
    return all.length < MAX_MCP_SUBSCRIPTIONS && characters <= MAX_MCP_SUBSCRIPTION_CHARACTERS;
  }

  apply(change: SessionChange): void {
    if (change.kind === "level") this.logLevel = change.level;
    if (change.kind === "joined") this.#members.set(change.member.target, change.member);
    if (change.kind !== "subscription") return;
    const uris = this.#subscriptions.get(change.target) ?? new Set();
    this.#subscriptions.set(change.target, uris);
    if (!change.isWanted) uris.delete(change.uri);
    else if (this.maySubscribe(change.target, change.uri)) uris.add(change.uri);
  }
}

/** Called with each change of a session that any worker reports. @param isOwn whether it is this worker */
export type ChangeListener = (session: string, change: SessionChange, isOwn: boolean) => void;

interface Told {
  readonly session: string;
  readonly change: SessionChange;
}

const CHANGED = "mcp session changed";

/**
 * Cancellations whose requests have not arrived: another worker may still be reading the request, or passing it on to
 * the worker of a stream.
 */
export class EarlyCancellations {
  /** When requests were cancelled lately, by session and request. */
  readonly #times = new LruCache<string, number>(CANCELLED_MCP_REQUESTS);
  /** When a request was cancelled last; undefined: never. */
  #last: number | undefined;
  readonly #now: () => number;

  /** @param now a monotonic clock in milliseconds */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether any request that arrives now may have been cancelled a moment ago. */
  get mayHaveSome(): boolean {
    return this.#last !== undefined && this.#now() - this.#last < EARLY_CANCELLATION;
  }

  add(session: string, id: string): void {
    this.#last = this.#now();
    this.#times.set(placeOf(session, id), this.#last);
  }

  /** Whether a request that arrives now was cancelled a moment ago; a cancellation counts for one request. */
  take(session: string, id: string): boolean {
    const place = placeOf(session, id);
    const at = this.#times.get(place);
    this.#times.delete(place);
    return at !== undefined && this.#now() - at < EARLY_CANCELLATION;
  }
}

/**
 * The settings that clients have made in their sessions. All workers of a process know them, because each
 * worker may get the next request of a session.
 */
export class SessionNotes {
  readonly #channel: WorkerChannel;
  readonly #settings = new LruCache<string, SessionSettings>(CACHED_MCP_SESSIONS);
  readonly early: EarlyCancellations;
  readonly #listeners = new Set<ChangeListener>();

  /** @param now a monotonic clock in milliseconds */
  constructor(channel: WorkerChannel, now: () => number) {
    this.#channel = channel;
    this.early = new EarlyCancellations(now);
    channel.hear(CHANGED, (text) => {
      const { session, change }: Told = JSON.parse(text);
      this.#apply(session, change, false);
    });
  }

  /** Returns the settings of a session; undefined if the client has set none. */
  settings(session: string): SessionSettings | undefined {
    return this.#settings.get(session);
  }

  change(session: string, change: SessionChange): void {
    this.#apply(session, change, true);
    this.#channel.sendToAll(CHANGED, JSON.stringify({ session, change } satisfies Told));
  }

  /** Resolves when the other workers have heard of all changes so far; undefined if there are no others. */
  heard(): Promise<void> | undefined {
    return this.#channel.reached();
  }

  /** Calls a listener with each change; the returned function stops that. */
  hear(listener: ChangeListener): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #apply(session: string, change: SessionChange, isOwn: boolean): void {
    if (change.kind === "ended") this.#settings.delete(session);
    else if (change.kind === "cancelled") this.early.add(session, change.id);
    else {
      const settings = this.#settings.get(session) ?? new SessionSettings();
      settings.apply(change);
      this.#settings.set(session, settings);
    }
    for (const listener of this.#listeners) listener(session, change, isOwn);
  }
}

function placeOf(session: string, id: string): string {
  return `${session} ${id}`;
}
