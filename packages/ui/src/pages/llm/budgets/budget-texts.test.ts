import assert from "node:assert/strict";
import { test } from "node:test";
import { renewalText } from "./budget-texts.ts";

const NOW = new Date("2026-11-30T23:30:00Z");

test("the renewal of a budget is said as the day on which it comes", () => {
  const said = (calendar: string, timeZone?: string): string =>
    renewalText({ calendar, ...(timeZone === undefined ? {} : { timeZone }) }, NOW);
  assert.equal(said("Month"), "on 1 December, UTC");
  assert.equal(said("Month", "Europe/Berlin"), "on 1 January, Europe/Berlin");
  assert.equal(said("Week"), "each Monday, UTC");
  assert.equal(said("Day"), "each day at 0:00, UTC");
  assert.equal(said("Year"), "on 1 January, UTC");
  assert.equal(renewalText({ period: "1h", window: "Sliding" }, NOW), "1h, Sliding");
  assert.equal(renewalText({}, NOW), "never");
});
