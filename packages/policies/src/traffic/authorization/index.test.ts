import assert from "node:assert/strict";
import { test } from "node:test";
import type { Authorization } from "@edge-gateway/generated/types/index.ts";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import { TraceRecorder } from "@edge-gateway/trace";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { authorization } from "./index.ts";

const rule = (action: Authorization["action"], ...matchExpressions: string[]): Authorization => ({
  action,
  policy: { matchExpressions },
});

const HOLDS = `jwt.sub == "user"`;
const FAILS = `jwt.sub == "other"`;
const ERROR = `jwt.missing.member == 1`;

function passes(...rules: Authorization[]): boolean {
  const exchange = new TestExchange({});
  exchange.jwt = { sub: "user", permissions: ["call"] };
  const outcome = authorization.compile(rules, new TestContext()).request?.(exchange);
  assert.ok(!(outcome instanceof Promise));
  if (outcome !== undefined) assert.equal(outcome.code, "forbidden");
  return outcome === undefined;
}

test("without rules every request passes", () => {
  assert.ok(passes());
});

test("if there are Allow rules, one of them must match with all of its expressions", () => {
  assert.ok(passes(rule("Allow", FAILS), rule("Allow", HOLDS)));
  assert.ok(!passes(rule("Allow", FAILS)));
  assert.ok(!passes(rule("Allow", HOLDS, FAILS)));
  assert.ok(passes(rule("Allow", `"call" in jwt.permissions`)));
});

test("every Require rule must match", () => {
  assert.ok(passes(rule("Require", HOLDS), rule("Require", HOLDS)));
  assert.ok(!passes(rule("Require", HOLDS), rule("Require", FAILS)));
  assert.ok(!passes(rule("Require", FAILS), rule("Allow", HOLDS)));
});

test("any matching Deny rule denies, even if an Allow rule matches", () => {
  assert.ok(!passes(rule("Deny", HOLDS)));
  assert.ok(!passes(rule("Allow", HOLDS), rule("Deny", HOLDS)));
  assert.ok(passes(rule("Deny", FAILS)));
});

test("a failing expression is false: it neither allows nor denies", () => {
  assert.ok(!passes(rule("Allow", ERROR)));
  assert.ok(!passes(rule("Require", ERROR)));
  assert.ok(passes(rule("Deny", ERROR)));
});

test("a trace with full detail shows every expression's result and the decision", () => {
  const exchange = new TestExchange({});
  exchange.jwt = { sub: "user" };
  const seen: Record<string, unknown>[] = [];
  exchange.trace = new TraceRecorder({
    startedAt: 0,
    now: () => 0,
    redaction: new Redaction(new SensitiveNames()),
    detail: true,
    maxBodyBytes: 0,
    emit: ({ json }) => seen.push(JSON.parse(json).message),
  });
  const rules = [rule("Deny", ERROR), rule("Allow", HOLDS)];
  const { request } = authorization.compile(rules, new TestContext());
  assert.equal(request?.(exchange), undefined);
  const [failed, held, decision] = seen;
  assert.deepEqual([failed?.["type"], typeof failed?.["error"]], ["cel", "string"]);
  assert.deepEqual([held?.["type"], held?.["value"]], ["cel", true]);
  assert.deepEqual(decision, {
    type: "authorizationResult",
    rules: [
      { name: ERROR, matched: false, mode: "deny" },
      { name: HOLDS, matched: true, mode: "allow" },
    ],
    result: "allow",
  });
});
