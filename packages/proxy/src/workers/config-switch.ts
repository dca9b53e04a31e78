import type { DrainTimes } from "@edge-gateway/http";
import { internalError } from "@edge-gateway/kernel/internal-error";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import {
  compileSnapshot,
  type CompiledSnapshot,
  type CompileParts,
} from "@edge-gateway/snapshot/compile/compile-snapshot";
import { inSlices } from "@edge-gateway/snapshot/compile/in-slices";
import type { Ir } from "@edge-gateway/translate/ir";
import type { BindServers } from "./bind-servers.ts";
import type { UdpServers } from "./udp-servers.ts";

interface SwitchParts {
  readonly compile: CompileParts;
  readonly servers: BindServers;
  readonly udpServers: UdpServers;
  /** The minimum and maximum time until binds that a new configuration removes are closed. */
  readonly drainTimes: DrainTimes;
  readonly log: Logger;
  /** Called before a configuration is used. */
  readonly using: (ir: Ir) => void;
}

/** A configuration with open ports that waits for the other workers. */
interface Prepared {
  readonly ir: Ir;
  readonly snapshot: CompiledSnapshot;
}

/**
 * Replaces the configuration of a worker in two steps, so that all workers use it, or none does: what may fail, in
 * compilation or at the ports, comes before any worker uses it.
 */
export class ConfigSwitch {
  readonly #parts: SwitchParts;
  #snapshot: CompiledSnapshot | undefined;
  #prepared: Prepared | undefined;

  constructor(parts: SwitchParts) {
    this.#parts = parts;
  }

  /**
   * Compiles a configuration, and opens its ports. If it has problems, they are returned, and nothing of it remains. An
   * exception counts as a problem.
   */
  prepare(ir: Ir, generation: number): Promise<string[]> {
    return this.#problemsOf(() => this.#prepare(ir, generation));
  }

  /** Uses the prepared configuration, or leaves it; an exception counts as a problem. */
  decide(isAccepted: boolean): Promise<string[]> {
    const prepared = this.#prepared;
    this.#prepared = undefined;
    return this.#problemsOf(async () => {
      if (prepared === undefined) return [];
      if (isAccepted) this.#use(prepared);
      else await this.#leave(prepared.snapshot);
      return [];
    });
  }

  close(): void {
    this.#snapshot?.close();
  }

  async #problemsOf(work: () => Promise<string[]>): Promise<string[]> {
    try {
      return await work();
    } catch (error) {
      this.#parts.log.error("the configuration cannot be compiled", {
        error: error instanceof Error ? error.stack : String(error),
      });
      return [internalError(error)];
    }
  }

  async #prepare(ir: Ir, generation: number): Promise<string[]> {
    const { compile, servers, udpServers } = this.#parts;
    const parts = { ...compile, running: this.#snapshot };
    const compiled = await inSlices(compileSnapshot(ir, generation, parts));
    await compiled.loaded;
    const { snapshot } = compiled;
    const problems = compiled.problems.map(({ path, message }) => `${path}: ${message}`);
    if (problems.length === 0)
      problems.push(
        ...(await servers.open(snapshot.binds)),
        ...(await udpServers.open(snapshot.udpBinds)),
      );
    if (problems.length > 0) await this.#leave(snapshot);
    else this.#prepared = { ir, snapshot };
    return problems;
  }

  /** Closes what is open only for a configuration that is not used. */
  async #leave(snapshot: CompiledSnapshot): Promise<void> {
    const { servers, udpServers } = this.#parts;
    await Promise.all([
      servers.keep(this.#snapshot?.binds ?? new Map()),
      udpServers.keep(this.#snapshot?.udpBinds ?? new Map()),
    ]);
    snapshot.close();
  }

  #use({ ir, snapshot }: Prepared): void {
    const { servers, udpServers, drainTimes, using } = this.#parts;
    using(ir);
    servers.use(snapshot.binds, drainTimes);
    udpServers.use(snapshot.udpBinds, drainTimes);
    this.#snapshot?.close();
    this.#snapshot = snapshot;
  }
}
