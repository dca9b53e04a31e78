import assert from "node:assert/strict";
import { test } from "node:test";
import { Coverage } from "@edge-gateway/testkit/arbitraries/coverage";
import { placesOf } from "@edge-gateway/testkit/arbitraries/places";
import { questionsAt } from "@edge-gateway/testkit/arbitraries/questions";
import type { Question } from "@edge-gateway/testkit/arbitraries/questions";
import { SHAPES } from "@edge-gateway/generated/shapes/index.ts";
import { drawFrom } from "@edge-gateway/testkit/arbitraries/towards";
import { validateStandaloneConfig } from "@edge-gateway/generated/validators/standalone-config.js";
import { loadStandalone } from "@edge-gateway/translate";
import { LineCounter, parseDocument } from "yaml";

const TITLE = "StandaloneConfig";
const ONCE = { declared: 1, placed: 0 };
const SEED = 1;
/** The gateway refuses larger files for their size. */
const LONGEST_TEXT = 100_000;
const FEWEST_FAULTS = 200;
/** One of this number of places is tried. */
const STEP = 16;

/** The lines of the value at a place; those of its object if the value is absent. */
function linesOf(text: string, names: readonly string[]): readonly [number, number] {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter });
  for (let count = names.length; count >= 0; count -= 1) {
    const node: unknown = document.getIn(names.slice(0, count), true);
    const range: unknown = Object(node).range;
    if (Array.isArray(range))
      return [counter.linePos(Number(range[0])).line, counter.linePos(Number(range[1])).line];
  }
  throw new Error(`there is nothing at ${names.join("/")}`);
}

/** A place such as `a.b[0]`, in a form that can be compared. */
function plain(place: string): string {
  return `${place
    .split(/[./[\]"]+/)
    .filter(Boolean)
    .join("/")}/`;
}

/** Generates faulty files, for properties, limits and rules at many places. */
function faultyFiles(): readonly Question[] {
  const places = placesOf(TITLE, SHAPES);
  const coverage = new Coverage(TITLE, places, SHAPES, ONCE);
  const source = { shapes: SHAPES, draw: drawFrom(SEED) };
  const isValid = (value: unknown) => validateStandaloneConfig(value).length === 0;
  const some = places.filter((_, index) => index % STEP === 0);
  return some.flatMap((place) => {
    const questions = questionsAt(coverage, place, source, isValid);
    for (const { fault } of questions)
      if (fault !== undefined) coverage.addRefused(fault.place, fault.goal);
    // A key without a value counts as unset.
    return questions.filter(({ fault }) => fault !== undefined && fault.value !== null);
  });
}

test("faults of generated standalone files are reported at their lines, whatever else is wrong", () => {
  const all = faultyFiles();
  assert.ok(all.length >= FEWEST_FAULTS, `${all.length} faults`);
  for (const { document, fault } of all) {
    const text = JSON.stringify(document, undefined, 1);
    if (text.length > LONGEST_TEXT) continue;
    const names = fault?.pointer ?? [];
    const readFile = (): undefined => undefined;
    const { diagnostics } = loadStandalone({ file: "gw.yaml", text, environment: {}, readFile });
    const [first, last] = linesOf(text, names);
    const isFound = diagnostics.some(
      ({ severity, line, path }) =>
        severity === "error" &&
        // A feature that this build does not implement is reported once as a whole.
        ((line >= first && line <= last) || plain(names.join("/")).startsWith(plain(path))),
    );
    assert.ok(isFound, `${fault?.mutation} at ${names.join("/")}: ${JSON.stringify(diagnostics)}`);
  }
});
