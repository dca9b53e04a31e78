import type { Progress } from "../tools.ts";
import {
  CONNECTION_KINDS,
  type ConnectionCosts,
  type ConnectionKind,
  connectionCosts,
} from "./connections.ts";
import { type Description, describe } from "./description.ts";
import { type Costs, type GrowthRun, costsOf } from "./measure.ts";
import { AXES, CONNECTION_SIZES, type GrowthOptions } from "./options.ts";

/** What was measured of a candidate with one size; `failed` says why there is nothing. */
export interface Cell<Costs> {
  readonly size: number;
  readonly workers: number;
  readonly candidate: string;
  readonly costs?: Costs;
  readonly failed?: string;
}

/** The figures of what grows, by the name of it. */
export interface GrowthResult {
  readonly configurations: Readonly<Record<string, readonly Cell<Costs>[]>>;
  readonly connections: Readonly<Partial<Record<ConnectionKind, readonly Cell<ConnectionCosts>[]>>>;
}

/** The configuration with which connections are measured: enough endpoints for a port of each stream. */
const CONNECTION_SIZES_OF = { routes: 10, hosts: 1, policies: 1, backends: 10, secrets: 1 };
const STREAMS_PER_ENDPOINT = 250;

/** Measures all that the options name, each candidate in a process of its own, one after the other. */
export async function runGrowth(
  options: GrowthOptions,
  run: GrowthRun,
  progress: Progress,
): Promise<GrowthResult> {
  const cells = <C>(
    name: string,
    sizes: readonly number[],
    costs: (
      candidate: GrowthOptions["candidates"][number],
      size: number,
      workers: number,
    ) => Promise<C>,
  ) => measureCells({ name, sizes, options, costs, signal: run.signal, progress });
  const configurations: Record<string, readonly Cell<Costs>[]> = {};
  for (const { name, sizes, sizesOf } of AXES) {
    if (!options.names.includes(name)) continue;
    const descriptions = new Map<number, Description>();
    const of = (size: number) => {
      const known = descriptions.get(size) ?? describe(sizesOf(size));
      descriptions.set(size, known);
      return known;
    };
    configurations[name] = await cells(name, sizes, (candidate, size, workers) =>
      costsOf(candidate, of(size), run, workers),
    );
  }
  const connections: Partial<Record<ConnectionKind, readonly Cell<ConnectionCosts>[]>> = {};
  for (const kind of CONNECTION_KINDS) {
    if (!options.names.includes(kind)) continue;
    connections[kind] = await cells(kind, CONNECTION_SIZES, (candidate, size, workers) => {
      const endpoints = Math.max(
        CONNECTION_SIZES_OF.backends,
        Math.ceil(size / STREAMS_PER_ENDPOINT),
      );
      const description = describe({ ...CONNECTION_SIZES_OF, endpoints });
      return connectionCosts(candidate, description, run, { workers, count: size, kind });
    });
  }
  return { configurations, connections };
}

interface CellsPlan<C> {
  readonly name: string;
  readonly sizes: readonly number[];
  readonly options: GrowthOptions;
  costs(candidate: GrowthOptions["candidates"][number], size: number, workers: number): Promise<C>;
  readonly signal: AbortSignal;
  readonly progress: Progress;
}

async function measureCells<C>(plan: CellsPlan<C>): Promise<Cell<C>[]> {
  const { name, sizes, options, costs, signal, progress } = plan;
  const cells: Cell<C>[] = [];
  for (const size of sizes.filter((each) => options.sizes?.includes(each) ?? true))
    for (const workers of options.workers)
      for (const candidate of options.candidates) {
        signal.throwIfAborted();
        const cell = { size, workers, candidate: candidate.name };
        const begin = performance.now();
        const outcome = await outcomeOf(() => costs(candidate, size, workers));
        const seconds = ((performance.now() - begin) / 1e3).toFixed(1);
        const told = outcome.failed === undefined ? "measured" : `not measured: ${outcome.failed}`;
        progress(`${size} ${name}, workers ${workers}, ${candidate.name}: ${told} in ${seconds} s`);
        cells.push({ ...cell, ...outcome });
      }
  return cells;
}

/** A candidate that does not bear a size is a result, not an end of the run. */
async function outcomeOf<C>(
  measured: () => Promise<C>,
): Promise<Pick<Cell<C>, "costs" | "failed">> {
  try {
    return { costs: await measured() };
  } catch (error) {
    return { failed: error instanceof Error ? error.message : String(error) };
  }
}
