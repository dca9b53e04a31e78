import assert from "node:assert/strict";
import { test } from "node:test";
import { renewalText } from "./budget-texts.ts";

test("the renewal of a budget is said as the day on which it comes", () => {
  const said = (calendar: "Day" | "Week" | "Month" | "Year"): string => renewalText({ calendar });
  assert.equal(said("Month"), "on the 1st of each month, UTC");
  const timeZone = "Europe/Berlin";
  assert.equal(renewalText({ calendar: "Year", timeZone }), "on 1 January, Europe/Berlin");
  assert.equal(said("Week"), "each Monday, UTC");
  assert.equal(said("Day"), "each day at 0:00, UTC");
  assert.equal(said("Year"), "on 1 January, UTC");
  assert.equal(renewalText({ period: "1h", window: "Sliding" }), "1h, Sliding");
  assert.equal(renewalText({}), "never");
});
