import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { linesOf } from "../report.ts";
import { keptSeeds } from "./seeds.ts";
import { shrink } from "../shrink.ts";
import { checkCase } from "./case.ts";
import { compare } from "./compare.ts";
import { DIFFERENCES } from "./differences.ts";
import { fuzzCodec, tryCases } from "./run.ts";
import { byteCases, eachOf, variantCases } from "./sweep.ts";

const CASES = 20_000;
const SEED = 20_261_121;
/**
 * The test tries every n-th byte in every n-th place; n is a prime number, so that all values and
 * places occur.
 */
const BYTE_STEP = 23;

const quietly = { until: Infinity, progress: () => {} };

test("thousands of messages are understood as by llhttp, however they are split, and forwarded with the same meaning", () => {
  const report = fuzzCodec({ ...quietly, count: CASES, seed: SEED });
  assert.deepEqual(report.failures, [], linesOf("heads", report).join("\n"));
  assert.ok(report.agreed > CASES / 10, `only ${report.agreed} messages were accepted`);
  const met = DIFFERENCES.filter(({ name }) => report.classes.has(name));
  assert.ok(met.length > DIFFERENCES.length / 2, `only ${met.length} differences were met`);
});

test("each alternative of the grammar alone is understood as by llhttp", () => {
  const report = tryCases(variantCases(), { ...quietly, seed: SEED });
  assert.deepEqual(report.failures, [], linesOf("variants", report).join("\n"));
});

test("each byte in each place of a valid message is understood as by llhttp", () => {
  const report = tryCases(eachOf(BYTE_STEP, byteCases()), { ...quietly, seed: SEED });
  assert.deepEqual(report.failures, [], linesOf("bytes", report).join("\n"));
});

describe("inputs that failed once", () => {
  for (const [name, { seed, ...kept }] of keptSeeds()) {
    test(name, () => assert.equal(checkCase(kept, seed).fault, undefined));
  }
});

describe("the comparison itself", () => {
  test("a difference that no class explains is a fault", () => {
    const text = "GET / HTTP/1.1\r\nhost: a\r\nx: 1\r\n\r\n";
    assert.deepEqual(compare(text, "requests"), { agreed: 1, early: false });
    assert.equal(compare("GET / HTTP/1.1\r\n\r\n", "requests").class, "no host");
    assert.equal(compare("HTTP/1.1 600 No\r\n\r\n", "responses").class, "status line");
  });

  test("a text is made as short as it can be while it fails", () => {
    const shortest = shrink("0123456789 a 0123456789 b 0123456789", (text) => /a.*b/.test(text));
    assert.equal(shortest, "ab");
  });
});
