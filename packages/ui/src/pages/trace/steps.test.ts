import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import assert from "node:assert/strict";
import { test } from "node:test";
import { endText, isRefusal, mainStep, stepsOf, summaryOf } from "./steps.ts";

const AT = { eventStart: null, severity: "info" } as const;
const START: TraceRecord = { ...AT, eventEnd: 5, message: { type: "requestStarted" } };
const CALL: TraceRecord = {
  ...{ eventStart: 10, eventEnd: 40, severity: "info" },
  message: { type: "backendCallResult", status: 200, error: null },
};
const REFUSAL: TraceRecord = {
  ...{ ...AT, eventEnd: 30 },
  message: {
    ...{ type: "policy", kind: "authorization", result: "apply" },
    details: "responds with 403 (forbidden: a Deny rule matches)",
  },
};
const FAILURE: TraceRecord = {
  ...{ eventStart: null, eventEnd: 50, severity: "error" },
  message: { type: "requestFinished", status: null, error: "timeout" },
};

function finished(status: number): TraceRecord {
  return { ...AT, eventEnd: 60, message: { type: "requestFinished", status, error: null } };
}

test("a step begins where the one before ended, unless it says when it began", () => {
  const steps = stepsOf([START, REFUSAL, CALL, FAILURE]);
  assert.deepEqual(
    steps.map(({ from, record }) => [from, record.eventEnd]),
    [
      [0, 5],
      [5, 30],
      [10, 40],
      [40, 50],
    ],
  );
});

test("what refused a request is its main step, and why it ended", () => {
  const refused = [START, REFUSAL, finished(403)];
  assert.equal(mainStep(refused), 1);
  assert.equal(
    endText(refused),
    "403: authorization responds with 403 (forbidden: a Deny rule matches)",
  );
  assert.equal(
    summaryOf(REFUSAL),
    "✗ authorization: responds with 403 (forbidden: a Deny rule matches)",
  );
  const answer: TraceRecord = {
    ...{ ...AT, eventEnd: 30 },
    message: {
      ...{ type: "policy", kind: "oidc", result: "apply" },
      details: "responds with 302 (login)",
    },
  };
  // What a policy responds is not always a refusal.
  assert.equal(isRefusal(answer), false);
  assert.equal(summaryOf(answer), "oidc: responds with 302 (login)");
  assert.equal(mainStep([START, answer, finished(302)]), 1);
  assert.equal(endText([START, answer, finished(302)]), "302: oidc responds with 302 (login)");
  assert.equal(mainStep([START, CALL, FAILURE]), 2);
  assert.equal(endText([START, CALL, FAILURE]), "no response: timeout");
  assert.equal(mainStep([START, CALL, finished(200)]), 0);
  assert.equal(endText([START, CALL, finished(200)]), "200");
  assert.equal(endText([START]), undefined);
});
