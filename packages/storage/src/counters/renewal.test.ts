import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { countsUntil, isTimeZone, oldestCounted, segmentAt } from "./renewal.ts";
import type { CalendarUnit, Renewal } from "./renewal.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;

function calendar(unit: CalendarUnit, timeZone: string): Renewal {
  return { kind: "calendar", unit, timeZone };
}

/** When the segment of a time begins and ends, in UTC. */
function bounds(renewal: Renewal, time: string): string {
  const { endsAt } = segmentAt(renewal, Date.parse(time));
  const before = segmentAt(renewal, Date.parse(time) - 32 * DAY);
  assert.ok(before.number <= segmentAt(renewal, Date.parse(time)).number);
  return new Date(endsAt).toISOString();
}

test("months end at midnight of their time zone, also when clocks change", () => {
  const berlin = calendar("Month", "Europe/Berlin");
  assert.equal(bounds(berlin, "2026-03-15T00:00:00Z"), "2026-03-31T22:00:00.000Z");
  assert.equal(bounds(berlin, "2026-10-31T22:59:59.999Z"), "2026-10-31T23:00:00.000Z");
  assert.equal(bounds(berlin, "2026-12-31T22:00:00Z"), "2026-12-31T23:00:00.000Z");
  assert.equal(bounds(berlin, "2028-02-29T12:00:00Z"), "2028-02-29T23:00:00.000Z");
});

test("days, weeks and years end where the calendar says", () => {
  const kolkata = "Asia/Kolkata";
  assert.equal(
    bounds(calendar("Day", kolkata), "2026-01-01T00:00:00Z"),
    "2026-01-01T18:30:00.000Z",
  );
  // 2026-01-01 is a Thursday.
  assert.equal(bounds(calendar("Week", "UTC"), "2026-01-01T00:00:00Z"), "2026-01-05T00:00:00.000Z");
  assert.equal(bounds(calendar("Year", "UTC"), "2026-01-01T00:00:00Z"), "2027-01-01T00:00:00.000Z");
  assert.equal(
    bounds(calendar("Day", "America/New_York"), "2026-03-08T06:00:00Z"),
    "2026-03-09T04:00:00.000Z",
  );
});

test("the segments of each calendar follow each other without a gap", () => {
  const unit = fc.constantFrom<CalendarUnit>("Day", "Week", "Month", "Year");
  const zone = fc.constantFrom("UTC", "Europe/Berlin", "America/St_Johns", "Pacific/Apia");
  const time = fc.integer({ min: Date.UTC(1971, 0, 1), max: Date.UTC(2100, 0, 1) });
  fc.assert(
    fc.property(unit, zone, time, (each, timeZone, now) => {
      const renewal = calendar(each, timeZone);
      const { number, endsAt } = segmentAt(renewal, now);
      assert.ok(endsAt > now);
      assert.equal(segmentAt(renewal, endsAt - 1).number, number);
      assert.ok(segmentAt(renewal, endsAt).number > number);
    }),
    { numRuns: 60 },
  );
});

test("an amount in a sliding period counts for the period, and at most a sixtieth longer", () => {
  const renewal: Renewal = { kind: "sliding", period: 60 * MINUTE };
  const spentAt = Date.UTC(2026, 0, 1) + 1;
  const { number } = segmentAt(renewal, spentAt);
  const counts = (now: number): boolean =>
    number >= oldestCounted(renewal, segmentAt(renewal, now));
  assert.ok(counts(spentAt + 60 * MINUTE - 1));
  assert.ok(!counts(spentAt + 61 * MINUTE));
  assert.equal(countsUntil(renewal, spentAt), spentAt - 1 + 61 * MINUTE);
});

test("a counter that never renews has one segment, and a fixed one ends with its period", () => {
  assert.deepEqual(segmentAt({ kind: "never" }, 5), { number: 0, endsAt: Infinity });
  const fixed = { kind: "fixed", startedAt: 1_000, period: 100 } as const;
  assert.deepEqual(segmentAt(fixed, 1_250), { number: 2, endsAt: 1_300 });
  assert.equal(countsUntil(fixed, 1_250), 1_300);
});

test("only names of time zones are ones", () => {
  assert.ok(isTimeZone("Europe/Berlin") && isTimeZone("UTC"));
  assert.ok(!isTimeZone("Mars/Phobos") && !isTimeZone(""));
});
