import assert from "node:assert/strict";
import { test } from "node:test";
import { Coverage } from "@edge-gateway/testkit/arbitraries/coverage";
import { placesOf } from "@edge-gateway/testkit/arbitraries/places";
import { questionsAt } from "@edge-gateway/testkit/arbitraries/questions";
import type { Question } from "@edge-gateway/testkit/arbitraries/questions";
import { pointerOf } from "@edge-gateway/schema-runtime/shape";
import { drawFrom } from "@edge-gateway/testkit/arbitraries/towards";
import { NEVER_MADE, documents } from "./validated-documents.ts";
import type { ValidatedDocument } from "./validated-documents.ts";

/** How often every property, bound and rule of each document must be kept and broken. */
const ENOUGH = { declared: 1, placed: 0 };
const ROUNDS = 10;
const SEED = 1;
for (const document of await documents()) {
  test(`${document.title}: every property, bound and rule is kept and broken`, (context) => {
    const { shapes } = document;
    const places = placesOf(document.title, shapes);
    const coverage = new Coverage(document.title, places, shapes, ENOUGH);
    const source = { shapes, draw: drawFrom(SEED) };
    const isValid = (value: unknown) => document.validate(value).length === 0;
    for (let round = 0; round < ROUNDS && coverage.lacking() > 0; round += 1) {
      for (const place of coverage.placesToTry())
        for (const question of questionsAt(coverage, place, source, isValid))
          judge(document, question, coverage);
    }
    const { properties, bounds, rules } = coverage.summary();
    context.diagnostic(`${properties} properties, ${bounds} bounds, ${rules} rules`);
    assert.deepEqual(
      coverage.missing().filter((one) => !NEVER_MADE.has(one)),
      [],
    );
  });
}

function judge(
  { validate }: ValidatedDocument,
  { document, fault }: Question,
  coverage: Coverage,
): void {
  if (fault === undefined) {
    coverage.addAccepted(document);
    return;
  }
  const violations = validate(document);
  const pointer = pointerOf(fault.pointer);
  const found = violations.filter((violation) => violation.pointer === pointer);
  assert.notEqual(found.length, 0, `${fault.mutation} at ${pointer}: ${inWords(violations)}`);
  if (fault.mutation === "against a rule")
    assert.ok(
      found.some(({ message }) => message === fault.goal),
      `${fault.goal} at ${pointer}: ${inWords(violations)}`,
    );
  coverage.addRefused(fault.place, fault.goal);
}

function inWords(violations: ReturnType<ValidatedDocument["validate"]>): string {
  return violations.map(({ pointer, message }) => `${pointer} ${message}`).join("; ");
}
