import assert from "node:assert/strict";
import { globSync, readFileSync } from "node:fs";
import { before, test } from "node:test";
import { SHAPES } from "@edge-gateway/generated/shapes/index.ts";
import { withDefaultsStandaloneConfig } from "@edge-gateway/generated/defaults/index.ts";
import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import type { StandaloneConfigInput } from "@edge-gateway/generated/types/index.ts";
import { validateStandaloneConfig } from "@edge-gateway/generated/validators/standalone-config.js";
import { stepsFrom, topPlace } from "@edge-gateway/testkit/arbitraries/places";
import type { Place } from "@edge-gateway/testkit/arbitraries/places";
import type { Draw } from "@edge-gateway/testkit/arbitraries/site";
import { drawFrom, trialAt } from "@edge-gateway/testkit/arbitraries/towards";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { loadFiles } from "@edge-gateway/translate";
import { Cursor } from "@edge-gateway/translate/document/cursor";
import { ReadBudget } from "@edge-gateway/translate/document/source/read-budget";
import { YamlDocument } from "@edge-gateway/translate/document/yaml/yaml-reader";
import type { Document } from "@edge-gateway/translate/manifests/document/document";
import { readManifests } from "@edge-gateway/translate/manifests/read-manifest";
import { settingsOf } from "@edge-gateway/translate/manifests/settings";
import { ManifestSet } from "@edge-gateway/translate/manifests/document/manifest-set";
import { translateManifests } from "@edge-gateway/translate/manifests/translate";
import { namedValues } from "@edge-gateway/translate/standalone/named-values";
import { translateStandalone } from "@edge-gateway/translate/standalone/internal/translate";
import { compileProblems } from "./testing/compile-problems.ts";
import { FieldReads } from "./testing/field-reads.ts";
import { manifestDocuments } from "./testing/manifest-documents.ts";
import { namedObjects } from "./testing/named-objects.ts";
import { repaired } from "./testing/repair.ts";
import { SLOTS, slotDocument, standaloneDocument } from "./testing/standalone-documents.ts";
import type { NamedObjects, Slot } from "./testing/standalone-documents.ts";
import { UNREAD } from "./testing/unread.ts";

const TYPE = "StandaloneConfig";
const FILES = 40;
const SETS = 12;
/** The number of small files that are generated for a field that no other file contained. */
const TRIES = 40;
const MOST_ROUNDS = 40;
const SOURCES = { file: "gateway.yaml", environment: {}, readFile: () => undefined };
/** The types of the documents of each kind; GRPCRoutes are converted to HTTPRoutes before they are read. */
const TYPES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(KINDS).map(([kind, { type }]) => [kind, type])),
  GRPCRoute: KINDS.HTTPRoute.type,
};
/** Kinds that other programs define; and EdgeParameters, for whose unused fields a warning is written. */
const NOT_JUDGED = /^(Kubernetes|EdgeParameters$)/u;
const JUDGED = [TYPE, ...Object.values(TYPES).filter((type) => !NOT_JUDGED.test(type))];
const PACKAGES = new URL("../../../", import.meta.url);

let named: NamedObjects;

before(async () => {
  await using authority = await CertificateAuthority.create();
  named = await namedObjects(authority);
});

test("each field of files and manifests is read by code, planned, or listed with a reason", () => {
  const draw = drawFrom(1);
  const reads = new FieldReads(SHAPES);
  for (let count = 0; count < FILES; count += 1) readFile(standaloneDocument(draw, named), reads);
  for (let count = 0; count < SETS; count += 1) readSet(manifestDocuments(draw, named), reads);
  const fields = JUDGED.flatMap((type) => [...reads.fieldsOf(type)]);
  const unread = [...new Set(fields)].filter(
    (field) =>
      !reads.read.has(field) &&
      !(field in UNREAD) &&
      !isNamedElsewhere(field) &&
      !isReadInSmallFile(field, draw, reads),
  );
  assert.deepEqual(unread, [], "read them, or mark them with x-status: planned");
});

test("each field that is listed as unread exists", () => {
  const reads = new FieldReads(SHAPES);
  const fields = new Set(JUDGED.flatMap((type) => [...reads.fieldsOf(type)]));
  assert.deepEqual(
    Object.keys(UNREAD).filter((field) => !fields.has(field)),
    [],
  );
});

/**
 * Whether the code of any package names the field. Files and manifests are only translated here, so what acts on the
 * result is not seen reading. That a policy does not ignore a field which code names: `npm run policies:mutate`.
 */
function isNamedElsewhere(field: string): boolean {
  return WORDS.has(field.split(".").at(-1) ?? "");
}

/** The names in the code of all packages, without comments and tests. */
const WORDS: ReadonlySet<string> = new Set(
  globSync("*/src/**/*.ts", { cwd: PACKAGES, exclude: ["**/*.test.ts", "**/testing/**"] }).flatMap(
    (file) => codeOf(new URL(file, PACKAGES)).match(/\b[A-Za-z]\w*\b/gu) ?? [],
  ),
);

function codeOf(file: URL): string {
  return readFileSync(file, "utf8").replaceAll(/\/\*[^]*?\*\/|\/\/.*/gu, "");
}

/** Whether code reads a field in small files generated for it. */
function isReadInSmallFile(field: string, draw: Draw, reads: FieldReads): boolean {
  for (const [slot, place] of placesWith(field)) {
    for (let count = 0; count < TRIES; count += 1) {
      const { document } = trialAt(slot.type, place, SHAPES, draw);
      readFile(slotDocument(draw, named, slot, document), reads);
      if (reads.read.has(field)) return true;
    }
  }
  return false;
}

const PLACES = new Map<Slot, ReadonlyMap<string, Place>>();

/** The shortest path to a field in each slot. */
function placesWith(field: string): readonly (readonly [Slot, Place])[] {
  return SLOTS.flatMap((slot) => {
    const places = PLACES.get(slot) ?? placesByField(slot);
    PLACES.set(slot, places);
    const place = places.get(field);
    return place === undefined ? [] : [[slot, place] as const];
  });
}

function placesByField({ type }: Slot): ReadonlyMap<string, Place> {
  const found = new Map<string, Place>();
  let level: readonly Place[] = [topPlace(type, SHAPES)];
  while (level.length > 0) {
    level = level.flatMap((place) => {
      const above = place.declared.replaceAll(/\/(\[\]|\{\}|<\d+>)/gu, "").replaceAll("/", ".");
      return stepsFrom(place, SHAPES).filter((step) => {
        const name = step.path.at(-1) ?? "";
        if (!NAME.test(name)) return true;
        const field = `${above}.${name}`;
        const isNew = !found.has(field);
        if (isNew) found.set(field, step);
        return isNew;
      });
    });
  }
  return found;
}

const NAME = /^\w/u;

/** Translates and compiles a set of manifests, without invalid objects. */
function readSet(documents: readonly object[], reads: FieldReads): void {
  const budget = new ReadBudget();
  let order = 0;
  const read = documents.flatMap((document) => {
    const yaml = new YamlDocument(JSON.stringify(document), budget);
    return readManifests({ file: "set.yaml", yaml, firstLine: 1 }, () => order++);
  });
  const snapshot = new ManifestSet(
    read.flatMap(({ document }) => (document === undefined ? [] : [recorded(document, reads)])),
  );
  const { settings } = settingsOf(snapshot, {});
  compileProblems(translateManifests(snapshot, settings).ir);
}

function recorded(document: Document, reads: FieldReads): Document {
  return { ...document, value: reads.recorded(document.value, TYPES[document.kind] ?? "") };
}

/** Translates and compiles a file, without its invalid parts. */
function readFile(written: unknown, reads: FieldReads): void {
  let random = 0;
  const choose = <Value>(values: readonly Value[]): Value | undefined =>
    values[random++ % values.length];
  let document = written;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const sources = [{ file: SOURCES.file, text: JSON.stringify(document) }];
    const { files, ir } = loadFiles(sources, { ...SOURCES, together: true });
    if (ir !== undefined) {
      const config = withDefaultsStandaloneConfig(validated(document));
      const contents = { textOf: () => "", named: namedValues(new Cursor(document), SOURCES) };
      compileProblems(translateStandalone(reads.recorded(config, TYPE), contents));
      return;
    }
    const errors = files.flatMap(({ diagnostics }) => diagnostics);
    document = repaired(
      document,
      errors.filter(({ severity }) => severity === "error"),
      choose,
    );
  }
}

/** The validator accepted the document, so it has the type. */
function validated(document: unknown): StandaloneConfigInput {
  const copy: unknown = structuredClone(document);
  assert.ok(isConfig(copy));
  return copy;
}

function isConfig(document: unknown): document is StandaloneConfigInput {
  return validateStandaloneConfig(document).length === 0;
}
