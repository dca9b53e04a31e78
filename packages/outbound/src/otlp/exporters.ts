import { setTimeout } from "node:timers/promises";
import { THREAD } from "@edge-gateway/http";
import { LONGEST_TIMER } from "@edge-gateway/kernel/process/callbacks";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { LOG, SETTINGS } from "@edge-gateway/kernel/thread-parts";
import type { ServerTarget } from "../server-target.ts";
import { EXPORT_METRICS, Exporter, type ExporterParts, type ExportPlan } from "./exporter.ts";

/** Service key: the thread's {@link Exporters}. */
export const EXPORTERS = new ServiceKey(
  "exporters",
  (use) =>
    new Exporters({
      settings: use(SETTINGS).otlp,
      thread: use(THREAD),
      log: use(LOG).module("otlp"),
      metrics: use(EXPORT_METRICS),
    }),
);

interface Entry {
  readonly key: string;
  readonly exporter: Exporter;
  users: number;
}

/** The exporters of a thread. A receiver's queue survives configuration changes. */
export class Exporters {
  readonly #parts: ExporterParts;
  readonly #byKey = new Map<string, Entry>();
  readonly #byExporter = new Map<Exporter, Entry>();
  readonly #closing = new Set<Promise<void>>();

  constructor(parts: ExporterParts) {
    this.#parts = parts;
  }

  acquire(target: ServerTarget, plan: ExportPlan): Exporter {
    const { resource } = plan.origin;
    const key = JSON.stringify([
      target.key,
      plan.signal,
      plan.protocol,
      Buffer.from(resource).toString("base64"),
    ]);
    let entry = this.#byKey.get(key);
    if (entry === undefined) {
      entry = { key, exporter: new Exporter(target, plan, this.#parts), users: 0 };
      this.#byKey.set(key, entry);
      this.#byExporter.set(entry.exporter, entry);
    }
    entry.exporter.target = target;
    entry.users += 1;
    return entry.exporter;
  }

  release(exporter: Exporter): void {
    const entry = this.#byExporter.get(exporter);
    if (entry === undefined) return;
    entry.users -= 1;
    if (entry.users > 0) return;
    this.#byKey.delete(entry.key);
    this.#byExporter.delete(exporter);
    const closing = exporter.close().finally(() => this.#closing.delete(closing));
    this.#closing.add(closing);
  }

  /** Resolves when every released exporter has sent its queued records, or the timeout has expired. */
  async closed(milliseconds: number): Promise<void> {
    const timeIsOver = setTimeout(Math.min(milliseconds, LONGEST_TIMER), undefined, {
      ref: false,
    });
    await Promise.race([Promise.all(this.#closing), timeIsOver]);
  }
}
