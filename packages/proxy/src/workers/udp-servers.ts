import type { DrainTimes, Thread } from "@edge-gateway/http";
import type { UdpObserver } from "@edge-gateway/gateway/udp/udp-observer";
import type { CompiledUdpBind } from "@edge-gateway/gateway/udp/udp-route";
import { UdpServer } from "@edge-gateway/gateway/udp/udp-server";

const NOW: DrainTimes = { min: 0, max: 0 };

export interface UdpServersParts {
  readonly thread: Thread;
  /** Maximum number of sessions per port. */
  readonly maxSessions: number;
  /** Returns a random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  readonly observer: (bind: CompiledUdpBind) => UdpObserver;
}

/** The UDP ports of a thread. A port that did not change keeps its sessions. */
export class UdpServers {
  readonly #parts: UdpServersParts;
  readonly #open = new Map<string, UdpServer>();
  readonly #closing = new Set<Promise<void>>();

  constructor(parts: UdpServersParts) {
    this.#parts = parts;
  }

  /** Listens on new binds; returns why some cannot be listened on. */
  async open(binds: ReadonlyMap<string, CompiledUdpBind>): Promise<string[]> {
    const problems: string[] = [];
    for (const bind of binds.values()) {
      if (this.#open.has(bind.key)) continue;
      const server = new UdpServer(bind, {
        ...this.#parts,
        observer: this.#parts.observer(bind),
      });
      try {
        await server.listen();
        this.#open.set(bind.key, server);
      } catch (error) {
        const reason = error instanceof Error ? error.message : String(error);
        problems.push(`UDP port ${bind.port}: ${reason}`);
      }
    }
    return problems;
  }

  /** Closes all other binds at once; resolves when their ports are free. */
  async keep(binds: ReadonlyMap<string, CompiledUdpBind>): Promise<void> {
    const others = [...this.#open.keys()].filter((key) => !binds.has(key));
    await Promise.all(others.map(async (key) => this.#close(key, NOW)));
  }

  /** Forwards datagrams with these binds from now on. Other binds accept no new clients. */
  use(binds: ReadonlyMap<string, CompiledUdpBind>, drain: DrainTimes): void {
    for (const [key, server] of this.#open) {
      const bind = binds.get(key);
      if (bind === undefined) void this.#close(key, drain);
      else server.use(bind);
    }
  }

  /** Resolves when the last session has ended, or was closed at the maximum time. */
  async drain(times: DrainTimes): Promise<void> {
    for (const key of [...this.#open.keys()]) void this.#close(key, times);
    await Promise.all(this.#closing);
  }

  #close(key: string, times: DrainTimes): Promise<void> | undefined {
    const server = this.#open.get(key);
    if (server === undefined) return undefined;
    this.#open.delete(key);
    const closing = server.close(times).finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
    return closing;
  }
}
