import assert from "node:assert/strict";
import { test } from "node:test";
import { rateText, secondsText, shareText, summaryOf } from "./figure-values.ts";

test("steps are summed up, and members that are not known count nothing", () => {
  const points = [
    {
      ...{ requests: 4, latency: [4, 0] },
      ...{ clientErrors: 1, serverErrors: 1, noResponse: 1, clientAborted: 1 },
    },
    { requests: 1, latency: [1, 0] },
  ];
  assert.deepEqual(summaryOf(points, { step: 5, limits: [1] }), {
    requests: 5,
    rate: 0.5,
    failed: 2,
    aborted: 1,
    refused: 1,
    median: 0.5,
    slow: 0.99,
  });
  assert.equal(summaryOf([], { step: 5, limits: [1] }).rate, 0);
});

test("texts are short", () => {
  assert.equal(rateText(0), "0/s");
  assert.equal(rateText(2 / 60), "2/min");
  assert.equal(rateText(1), "1/s");
  assert.match(secondsText(0.00251), /^2.51 ms$/);
  assert.match(secondsText(2), /^2 s$/);
  assert.equal(secondsText(undefined), "–");
  assert.equal(shareText(1, 4), "25 %");
  assert.equal(shareText(0, 0), "–");
});
