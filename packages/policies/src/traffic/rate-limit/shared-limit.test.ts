import assert from "node:assert/strict";
import { test } from "node:test";
import { createLimitMemory, LimitTable } from "@edge-gateway/gateway/keys/limit-table";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { leasesOf } from "@edge-gateway/gateway/testing/limit-leases";
import { takeShared } from "./shared-limit.ts";

const MINUTE = 60_000;
/** After this many settlements, nothing is leased for calls that do not come. */
const SETTLEMENTS = 10;
const LIMIT = { name: "l", limit: 10n, interval: MINUTE, whenUnavailable: "Refuse" } as const;

/** An exchange that can end. */
class EndingExchange extends TestExchange {
  readonly #calls: (() => void)[] = [];

  override afterEnd(call?: () => void): void {
    if (call !== undefined) this.#calls.unshift(call);
  }

  finish(): void {
    for (const call of this.#calls) call();
  }
}

test("calls of a WebSocket begin in the next minute, and their tokens are counted until the end", async (context) => {
  let now = Date.UTC(2026, 0, 1);
  const table = new LimitTable(createLimitMemory());
  const leases = leasesOf(table, () => now);
  leases.start();
  context.after(() => leases.close());
  const take = takeShared({
    ...{ table, limit: LIMIT, counts: "All", countsTokens: true },
    ...{ identityFor: () => "a", now: () => now },
  });
  const exchange = new EndingExchange({});
  const claim = await take(exchange, now);
  assert.equal(claim.taken.allowed, true);
  claim.spend(now, 10);
  await leases.settle();
  assert.equal(await claim.allowsCall(now), false);
  for (let minute = 0; minute < 2; minute += 1) {
    for (let time = 0; time < SETTLEMENTS; time += 1) await leases.settle();
    now += MINUTE;
    await leases.settle();
    assert.equal(await claim.allowsCall(now), true);
  }
  claim.spend(now, 10);
  exchange.finish();
  await leases.settle();
  assert.equal((await take(new EndingExchange({}), now)).taken.allowed, false);
});
