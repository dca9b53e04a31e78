import type { Socket } from "node:net";
import { EngineUpstream } from "../engine/halves.ts";
import type { HttpStream } from "../engine/http-stream.ts";
import type { EngineLimits } from "../engine/stream.ts";
import type { TimerWheel } from "../engine/timer-wheel.ts";
import { UpstreamSession, USUAL_STREAMS } from "./upstream-session.ts";
import type { SessionOwner } from "./upstream-session.ts";
import { UpstreamStream } from "./upstream-stream.ts";

/** How a pool gets connections. */
export interface SessionPoolOptions {
  /** `host:port`, or `unix:/path`. */
  readonly name: string;
  readonly limits: EngineLimits;
  readonly wheel: TimerWheel;
  /** Begins to connect. */
  readonly connect: () => Socket;
}

/** An endpoint that speaks HTTP/2, and the connections to it; another one when the peer's limit is reached. */
export class SessionPool extends EngineUpstream implements SessionOwner {
  readonly name: string;
  readonly limits: EngineLimits;
  readonly wheel: TimerWheel;
  closed = false;
  expectedStreams = USUAL_STREAMS;
  readonly #connect: () => Socket;
  readonly #sessions = new Set<UpstreamSession>();

  constructor({ name, limits, wheel, connect }: SessionPoolOptions) {
    super();
    this.name = name;
    this.limits = limits;
    this.wheel = wheel;
    this.#connect = connect;
  }

  take(_stream: HttpStream, fresh: boolean): UpstreamStream {
    return new UpstreamStream((fresh ? undefined : this.#free()) ?? this.#another());
  }

  removed(session: UpstreamSession): void {
    this.#sessions.delete(session);
  }

  close(): void {
    this.closed = true;
    for (const session of [...this.#sessions]) session.drain();
  }

  #free(): UpstreamSession | undefined {
    for (const session of this.#sessions) if (session.free) return session;
    return undefined;
  }

  #another(): UpstreamSession {
    const session = new UpstreamSession(this, this.#connect());
    this.#sessions.add(session);
    return session;
  }
}
