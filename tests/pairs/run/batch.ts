import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { environmentOf } from "../features/kinds.ts";
import type { Servers } from "../servers/servers.ts";
import type { Case } from "./case.ts";
import { Clients } from "./clients.ts";
import { configurationOf, portKey, type PlannedCase } from "./configuration.ts";
import type { Variant } from "./exchanges.ts";
import { type Finding, Runner } from "./runner.ts";
import { loseConnections, readLog, reloadInTheMiddle, traceSome } from "./stages.ts";

/** Cases that one gateway runs. */
export interface Batch {
  readonly cases: readonly Case[];
  readonly variantsOf: (one: Case) => readonly Variant[];
  readonly workers: number;
  /** The gateway program; unset: the sources beside this folder. */
  readonly main: string | undefined;
}

export interface BatchResult {
  readonly exchanges: number;
  readonly findings: readonly Finding[];
}

/** Exchanges that run at the same time. */
const CONCURRENCY = 8;

/** Runs the exchanges of some cases through one gateway. */
export async function runBatch(servers: Servers, batch: Batch): Promise<BatchResult> {
  const planned = await plan(batch.cases);
  const config = configurationOf(planned, servers.addresses, batch.workers);
  const another = configurationOf(planned, servers.addresses, batch.workers, ["unused"]);
  await using gateway = await Gateway.start({
    config,
    environment: environmentOf(servers.addresses),
    files: servers.files,
    ...(batch.main === undefined ? {} : { main: batch.main }),
  });
  using clients = new Clients();
  const runner = new Runner(servers, clients);
  const findings = [
    ...(await runAll(runner, gateway, planned, batch)),
    ...(await loseConnections(runner, planned)),
    ...(await traceSome(runner, gateway, planned)),
    ...(await reloadInTheMiddle(runner, gateway, planned, another)),
    ...(await readLog(runner, gateway)),
  ];
  return { exchanges: runner.done.size, findings };
}

async function runAll(
  runner: Runner,
  gateway: Gateway,
  planned: readonly PlannedCase[],
  { variantsOf }: Batch,
): Promise<readonly Finding[]> {
  const work = planned.flatMap((one) => variantsOf(one.case).map((variant) => ({ one, variant })));
  const findings: Finding[] = [];
  const next = work.values();
  const run = async (): Promise<void> => {
    for (const { one, variant } of next) {
      const finding = await runner.run(one, variant);
      if (finding !== undefined) findings.push(finding);
      if (gateway.hasEnded) throw new Error(`the gateway has ended: ${gateway.output}`);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, run));
  return findings;
}

/** Gives each case a port, which cases with the same policies of the gateway share. */
async function plan(cases: readonly Case[]): Promise<readonly PlannedCase[]> {
  const ports = new Map<string, number>();
  const planned: PlannedCase[] = [];
  for (const [index, one] of cases.entries()) {
    const key = portKey(one);
    const port = ports.get(key) ?? (await freePort());
    ports.set(key, port);
    planned.push({ id: `c${index}`, case: one, port });
  }
  return planned;
}
