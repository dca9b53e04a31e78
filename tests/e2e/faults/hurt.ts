import assert from "node:assert/strict";
import {
  FAULT_KINDS,
  type Fault,
  type FaultProxy,
  NO_FAULT,
} from "@edge-gateway/testkit/servers/fault-proxy";
import { seededRandom } from "@edge-gateway/testkit/seeded";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Outputs } from "./outputs.ts";

/**
 * `FAULT_ROUNDS=1000` disturbs each service this often, with each kind of fault in turn;
 * `FAULT_SEED=2` generates other faults.
 */
const ROUNDS = Number(process.env["FAULT_ROUNDS"] ?? "12");
const SEED = Number(process.env["FAULT_SEED"] ?? "1");
/** Milliseconds that a busy machine may add to a timeout; a missing timeout takes far longer. */
const SLACK = 30_000;
const PATIENCE = 60_000;
/** Connections to a service that are kept for later requests. */
const MOST_KEPT = 8;
/** One of this many rounds begins by closing all connections. */
const KILLS = 0.3;
const LONGEST_START = 400;
/** The outcome of a request that got no complete response. */
export const BROKEN = 0;

/** A kind of request that needs a service. */
export interface Use {
  readonly name: string;
  /** Sends the request and returns its status; `round` is a different number each time. */
  send(round: number): Promise<number>;
  /** Statuses that are allowed while the service is disturbed. */
  readonly allowed: readonly number[];
  /** The status while the service works. */
  readonly healthy: number;
}

/** A service behind a fault proxy. */
export interface Service {
  readonly name: string;
  readonly proxy: FaultProxy;
  /** Milliseconds that the gateway waits for the service during one request. */
  readonly timeout: number;
  readonly uses: readonly Use[];
}

/** Uses a service with each fault in turn; afterwards it must work as before. */
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

/** Chooses the kinds of faults in turn. */
function faultOf(round: number, random: () => number): Fault {
  const kind = FAULT_KINDS[round % FAULT_KINDS.length] ?? "none";
  const starts = [0, Math.floor(random() * 40), Math.floor(random() * LONGEST_START)];
  const after = starts[Math.floor(random() * starts.length)] ?? 0;
  return { kind, after, seed: 1 + Math.floor(random() * 1_000_000) };
}

/** Sends a request, and records the outcome. */
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
