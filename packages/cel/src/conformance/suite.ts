import { getConformanceSuite, type IncrementalTest } from "@bufbuild/cel-spec/testdata/tests.js";
import { Frame } from "../value/frame.ts";
import { compileProgram } from "../compile.ts";
import { Failure } from "../errors.ts";
import type { CelType } from "../types.ts";
import type { Result } from "../value/value.ts";
import { describeValue, fromStandard, typeOfDeclared } from "./values.ts";

/** The results of one file of the conformance data. */
export interface Section {
  readonly name: string;
  readonly total: number;
  readonly failures: readonly string[];
}

type Original = IncrementalTest["original"];

const MESSAGE_FILES = new Set([
  "block_ext",
  "dynamic",
  "enums",
  "proto2",
  "proto2_ext",
  "proto3",
  "unknowns",
  "wrappers",
]);
const MESSAGES =
  /TestAllTypes|google\.protobuf\.(?!Timestamp|Duration)|objectValue|messageType|enumValue|cel\.expr\./;

/** Runs all tests of the conformance data that are not about protobuf messages. */
export function runConformance(): readonly Section[] {
  return getConformanceSuite()
    .suites.filter((file) => !MESSAGE_FILES.has(file.name))
    .map((file) => {
      const tests = file.suites
        .flatMap((suite) => suite.tests)
        .filter(({ original }) => concernsUs(original));
      const failures = tests.flatMap(({ original }) => failureOf(original) ?? []);
      return { name: file.name, total: tests.length, failures };
    });
}

function concernsUs(test: Original): boolean {
  if (test.checkOnly) return false;
  const text = JSON.stringify(test, (key, value: unknown) => {
    if (key === "$typeName") return undefined;
    return typeof value === "bigint" ? String(value) : value;
  });
  return !MESSAGES.test(text);
}

/** Why a test does not pass; undefined when it does. */
function failureOf(test: Original): string | undefined {
  const { resultMatcher: wanted } = test;
  const given = evaluate(test);
  if (wanted.case === "evalError")
    return given instanceof Failure ? undefined : mismatch(test, given, "a failure");
  const value = wanted.case === "typedResult" ? wanted.value.result : valueIn(wanted);
  const expected = value === undefined ? true : fromStandard(value);
  return describeValue(given) === describeValue(expected)
    ? undefined
    : mismatch(test, given, describeValue(expected));
}

/** The expected value of a test of the conformance suite; without a value, the test expects `true`. */
function valueIn(
  wanted: Original["resultMatcher"],
): Parameters<typeof fromStandard>[0] | undefined {
  return wanted.case === "value" ? wanted.value : undefined;
}

function mismatch(test: Original, given: Result, expected: string): string {
  return `${test.expr} gives ${describeValue(given)}, not ${expected}`;
}

function evaluate(test: Original): Result {
  const variables: Record<string, CelType> = {};
  for (const { name, declKind } of test.typeEnv)
    if (declKind.case === "ident") variables[name] = typeOfDeclared(declKind.value.type);
  const program = compileProgram(test.expr, { variables }, {}, !test.disableCheck);
  if ("problems" in program) return new Failure(program.problems[0]?.message ?? "");
  return program.run(
    new Frame({
      lookup: (name) => {
        const bound = test.bindings[name]?.kind;
        return bound?.case === "value" ? fromStandard(bound.value) : undefined;
      },
    }),
  );
}
