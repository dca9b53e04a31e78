import assert from "node:assert/strict";
import {
  FAULT_KINDS,
  type Fault,
  type FaultProxy,
  NO_FAULT,
} from "@edge-gateway/testkit/fault-proxy";
import { seededRandom } from "@edge-gateway/testkit/seeded";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Outputs } from "./outputs.ts";

/** `FAULT_ROUNDS=1000` hurts each service that often, by each kind of fault in turn; `FAULT_SEED=2` in other ways. */
const ROUNDS = Number(process.env["FAULT_ROUNDS"] ?? "12");
const SEED = Number(process.env["FAULT_SEED"] ?? "1");
/** Milliseconds that a busy machine may add to a time-out; one that is missing shows by far more. */
const SLACK = 15_000;
const PATIENCE = 60_000;
/** Connections to a service that are kept for later requests. */
const MOST_KEPT = 8;
/** Of the rounds, so many begin with the end of all connections. */
const KILLS = 0.3;
const LONGEST_START = 400;
/** What came of a request that got no whole response. */
export const BROKEN = 0;

/** A request that needs a service. */
export interface Use {
  readonly name: string;
  /** Its status; `round` is another number each time. */
  send(round: number): Promise<number>;
  /** What may come of it while the service is hurt. */
  readonly allowed: readonly number[];
  /** What comes of it otherwise. */
  readonly healthy: number;
}

/** A service behind a proxy. */
export interface Service {
  readonly name: string;
  readonly proxy: FaultProxy;
  /** Milliseconds that the gateway waits for it, for one request. */
  readonly timeout: number;
  readonly uses: readonly Use[];
}

/** Uses a service while it is hurt in one way after the other; then it has to work as before. */
export async function hurt({ name, proxy, timeout, uses }: Service): Promise<void> {
  const random = seededRandom(SEED);
  for (let round = 0; round < ROUNDS; round++) {
    const fault = faultOf(round, random);
    proxy.use(fault);
    if (random() < KILLS) proxy.kill();
    await Promise.all(
      uses.map(async (use) => {
        const began = performance.now();
        const status = await use.send(round);
        const took = performance.now() - began;
        const where = `${name}, ${use.name}, round ${round}: ${JSON.stringify(fault)}`;
        assert.ok(use.allowed.includes(status), `${where}: status ${status}`);
        assert.ok(took < timeout + SLACK, `${where}: ${took} ms`);
      }),
    );
  }
  proxy.use(NO_FAULT);
  let round = ROUNDS;
  for (const use of uses)
    await waitFor(`health of ${name}, ${use.name}`, async () => {
      round += 1;
      return (await use.send(round)) === use.healthy;
    });
  await waitFor(`end of the connections to ${name}`, () => proxy.open <= MOST_KEPT);
}

/** Each kind in turn. */
function faultOf(round: number, random: () => number): Fault {
  const kind = FAULT_KINDS[round % FAULT_KINDS.length] ?? "none";
  const starts = [0, Math.floor(random() * 40), Math.floor(random() * LONGEST_START)];
  const after = starts[Math.floor(random() * starts.length)] ?? 0;
  return { kind, after, seed: 1 + Math.floor(random() * 1_000_000) };
}

/** Sends a request, and notes what came. */
export async function statusOf(
  outputs: Outputs,
  url: string,
  { headers, ...init }: RequestInit & { readonly headers?: Readonly<Record<string, string>> } = {},
): Promise<number> {
  try {
    const response = await fetch(url, {
      redirect: "manual",
      headers: { connection: "close", ...headers },
      ...init,
      signal: AbortSignal.timeout(PATIENCE),
    });
    const fields = JSON.stringify([...response.headers]);
    outputs.add(`${response.status} ${fields}`);
    outputs.add(await response.text());
    return response.status;
  } catch (error) {
    outputs.add(String(error));
    return BROKEN;
  }
}
