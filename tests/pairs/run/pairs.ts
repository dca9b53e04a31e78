import { FEATURES } from "../features/index.ts";
import { Servers } from "../servers/servers.ts";
import { runBatch } from "./batch.ts";
import type { Case } from "./case.ts";
import { batchesOf, select, type Selection, variantsOf } from "./plan.ts";
import type { Finding } from "./runner.ts";
import { linesOf } from "./report.ts";

export interface Effort {
  readonly selection: Selection;
  /** Leaves out cases; unset: none. */
  readonly keeps?: (one: Case) => boolean;
  /** The numbers of workers, each of which runs its share of the batches. */
  readonly workers: readonly number[];
  /** The gateway program; unset: the sources. */
  readonly main: string | undefined;
  readonly progress: (line: string) => void;
}

export interface Outcome {
  readonly pairs: number;
  readonly triples: number;
  readonly exchanges: number;
  readonly findings: readonly Finding[];
  /** The differences in words. */
  readonly lines: readonly string[];
}

/** Tries the selected pairs and triples, and compares every exchange with the model. */
export async function tryPairs(effort: Effort): Promise<Outcome> {
  const { selection, keeps = () => true, workers, main, progress } = effort;
  const selected = select(FEATURES, selection);
  const [pairs, triples] = [selected.pairs.filter(keeps), selected.triples.filter(keeps)];
  const cases = [...pairs, ...triples];
  const used = new Set(cases.flatMap(({ features }) => features));
  const names = new Set([...used].flatMap(({ servers = [] }) => servers));
  await using servers = await Servers.start(names);
  const batches = batchesOf(cases);
  const findings: Finding[] = [];
  let exchanges = 0;
  for (const [index, batch] of batches.entries()) {
    const count = workers[index % workers.length] ?? 1;
    const result = await runBatch(servers, {
      cases: batch,
      variantsOf: (one) => variantsOf(one, selection),
      workers: count,
      main,
    });
    exchanges += result.exchanges;
    findings.push(...result.findings);
    progress(
      `batch ${index + 1} of ${batches.length}: ${exchanges} exchanges, ${findings.length} with differences`,
    );
  }
  const lines = linesOf(findings, servers.addresses);
  return { pairs: pairs.length, triples: triples.length, exchanges, findings, lines };
}
