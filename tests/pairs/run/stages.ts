import { setTimeout } from "node:timers/promises";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import type { Feature } from "../features/feature.ts";
import { kindOf } from "./case.ts";
import type { PlannedCase } from "./configuration.ts";
import { hasDialect } from "./dialects.ts";
import type { Finding, Runner } from "./runner.ts";
import { compareLog, compareTrace } from "./telemetry.ts";

/** What happens in the middle of exchanges: lost connections, a reload, a trace, and then the log. */

const PLAIN = { protocol: "http1", kind: "none" } as const;
const PAUSED = { protocol: "http1", kind: "chunked" } as const;

/** Connections that are unused when all of them are lost: more than a retry policy has attempts. */
const IDLE = 4;

const isAboutConnections = ({ touches }: Feature) => touches.includes("connection");

const isPlainHttp = ({ case: { features } }: PlannedCase) => {
  const kind = kindOf(features);
  return !hasDialect(kind) && kind !== "secure";
};

/**
 * A request over unused connections that the upstream closes at that moment gets its response over another
 * connection: a GET may be sent again (RFC 9110 section 9.2.2), and costs no attempt of a retry policy.
 */
export async function loseConnections(
  runner: Runner,
  cases: readonly PlannedCase[],
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const { upstream } = runner.servers;
  for (const one of cases.filter(isPlainHttp)) {
    if (!one.case.features.some(isAboutConnections)) continue;
    if (runner.expectationOf(one, PLAIN).upstream === undefined) continue;
    const arrived = upstream.holdUntil(IDLE);
    const opening = Array.from({ length: IDLE }, () => runner.run(one, PLAIN));
    await Promise.race([arrived, Promise.all(opening)]);
    upstream.release();
    await Promise.all(opening);
    upstream.loseConnections();
    const finding = await runner.run(one, PLAIN);
    upstream.closeLost();
    if (finding !== undefined) findings.push({ ...finding, while: "with lost connections" });
  }
  return findings;
}

/** Exchanges in progress during a reload. */
const MOST_PAUSED = 48;

/** A reload in the middle of requests changes nothing for them. */
export async function reloadInTheMiddle(
  runner: Runner,
  gateway: Gateway,
  cases: readonly PlannedCase[],
  /** The same configuration, with a backend that nothing uses. */
  config: string,
): Promise<readonly Finding[]> {
  const step = Math.max(1, Math.floor(cases.length / MOST_PAUSED));
  const some = cases.filter(
    (one, index) => index % step === 0 && !hasDialect(kindOf(one.case.features)),
  );
  const { promise, resolve } = Promise.withResolvers<void>();
  const running = some.map((one) => runner.run(one, PAUSED, promise));
  const before = await generationOf(gateway);
  await gateway.reconfigure(config);
  await waitFor("the reload", async () => (await generationOf(gateway)) > before);
  resolve();
  const after = await Promise.all(running);
  return after.flatMap((finding) =>
    finding === undefined ? [] : [{ ...finding, while: "with a reload" }],
  );
}

async function generationOf(gateway: Gateway): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${gateway.adminPort}/config/status`);
  const status: { generation: number } = JSON.parse(await response.text());
  return status.generation;
}

/** Cases of which one exchange is traced: one of these many. */
const TRACED = 12;

/** Traces single exchanges, and compares the order of the records. */
export async function traceSome(
  runner: Runner,
  gateway: Gateway,
  cases: readonly PlannedCase[],
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const traced = cases.filter((one, index) => index % TRACED === 0 && isPlainHttp(one));
  for (const one of traced) {
    const variant = { protocol: "http1", kind: "small" } as const;
    const aborted = new AbortController();
    const stream = await fetch(`http://127.0.0.1:${gateway.adminPort}/debug/trace`, {
      signal: aborted.signal,
    });
    const records = stream.text();
    await runner.run(one, variant);
    const text = await Promise.race([records, setTimeout(PATIENCE, "", { ref: false })]);
    aborted.abort();
    records.catch(() => {});
    const differences = compareTrace(runner.expectationOf(one, variant).trace, text);
    if (differences.length > 0) findings.push({ case: one.case, variant, differences });
  }
  return findings;
}

const PATIENCE = 60_000;

/** Compares the access log with all exchanges that have run. */
export async function readLog(runner: Runner, gateway: Gateway): Promise<readonly Finding[]> {
  const { done } = runner;
  const names = [...done.keys()];
  const isLogged = () => names.every((name) => gateway.output.includes(`"exchange":"${name}"`));
  await waitFor("lines of the access log", isLogged, PATIENCE).catch(() => {});
  return compareLog(gateway.output, done);
}
