import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isSeq, parseDocument, visit } from "yaml";
import type { Document } from "yaml";
import { numbered } from "../spec/values.ts";

/** A hand-written resource that tests one sentence of the specification. */
export interface HandMade {
  /** The file, and the line on which the resource begins. */
  readonly place: string;
  readonly kind: string;
  readonly name: string;
  /** Document and section of the sentence, such as `doc 2 §EdgeBackend`. */
  readonly section: string;
  readonly sentence: string;
  readonly document: unknown;
  /** The expected refusal; undefined for a resource that is accepted. */
  readonly refusal: Refusal | undefined;
  readonly defaults: readonly StatedDefault[];
}

/** The expected refusal of a resource. */
export interface Refusal {
  /** The place: `spec.targets[0].name`; empty for the whole resource. */
  readonly path: string;
  /** The message that the validator must print. */
  readonly words: string;
  /** A part of the API server's message; undefined if the API server cannot detect the fault. */
  readonly server: string | undefined;
}

/** A value that the text does not contain, but the resource has. */
export interface StatedDefault {
  readonly path: string;
  readonly value: unknown;
  /**
   * The API server does not write this default, because it applies after several objects were
   * merged.
   */
  readonly late: boolean;
}

const FOLDER = import.meta.dirname;
const CITATION = /^# ((?:doc [12]|own) §[^:]+): "(.+)"$/m;
const REFUSAL = /^# refused: (\S*): (.+)$/m;
const SERVER = /^# API server: (.+)$/m;
const UNSEEN = /^# API server accepts: .+$/m;
const DEFAULTS = /^# (default|late default): (\S+): (.+)$/gm;

/** Reads every resource in the files of this folder. */
export function handMade(verdict: "valid" | "invalid"): readonly HandMade[] {
  const files = globSync(`*/${verdict}/*.yaml`, { cwd: FOLDER }).toSorted();
  return files.flatMap((file) =>
    textsOf(readFileSync(join(FOLDER, file), "utf8")).map(({ text, line }) =>
      handMadeOf(text, `tests/resources/${file}:${line}`),
    ),
  );
}

function textsOf(file: string): readonly { readonly text: string; readonly line: number }[] {
  const marks = [...file.matchAll(/^---$/gm)].map(({ index }) => index);
  return marks.map((start, position) => ({
    text: file.slice(start, marks[position + 1]),
    line: file.slice(0, start).split("\n").length + 1,
  }));
}

function handMadeOf(text: string, place: string): HandMade {
  const document = expanded(parseDocument(text, { logLevel: "error" })).toJS();
  const [, section, sentence] = CITATION.exec(text) ?? [];
  if (section === undefined || sentence === undefined)
    throw new Error(`${place}: missing citation, such as: # doc 2 §EdgePolicy: "SENTENCE"`);
  return {
    place,
    kind: document.kind,
    name: document.metadata.name,
    section,
    sentence,
    document,
    refusal: refusalIn(text),
    defaults: [...text.matchAll(DEFAULTS)].map(([, when, at = "", value = ""]) => ({
      path: at,
      value: parseDocument(value).toJS(),
      late: when === "late default",
    })),
  };
}

/** The API server behaves in the same way unless a case says otherwise. */
function refusalIn(text: string): Refusal | undefined {
  const [, path, words] = REFUSAL.exec(text) ?? [];
  if (path === undefined || words === undefined) return undefined;
  const [, server = words] = SERVER.exec(text) ?? [];
  return { path, words, server: UNSEEN.test(text) ? undefined : server };
}

/** Placeholders for long values: see README.md. */
const LONG_VALUES: Readonly<Record<string, (parts: readonly unknown[]) => unknown>> = {
  "!text": ([length, character]) => String(character).repeat(Number(length)),
  "!items": ([count, template]) => numbers(count).map((number) => numbered(template, number)),
  "!entries": ([count, name, value]) =>
    Object.fromEntries(numbers(count).map((number) => [numbered(name, number), value])),
};

function expanded(document: Document): Document {
  visit(document, {
    Seq(_key, node) {
      const expand = LONG_VALUES[node.tag ?? ""];
      if (expand === undefined || !isSeq(node)) return undefined;
      return document.createNode(expand(node.toJS(document)));
    },
  });
  return document;
}

function numbers(count: unknown): readonly number[] {
  return Array.from({ length: Number(count) }, (_item, index) => index + 1);
}

/** The JSON pointer `/spec/targets/0/name` as `spec.targets[0].name`. */
export function dotted(pointer: string): string {
  const names = pointer.split("/").slice(1);
  const plain = names.map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"));
  return plain.reduce(
    (path, name) =>
      /^\d+$/.test(name) ? `${path}[${name}]` : path === "" ? name : `${path}.${name}`,
    "",
  );
}

/** The value at a path such as `spec.targets[0].name`. */
export function valueAt(document: unknown, path: string): unknown {
  return path
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>((value, name) => Object(value)[name], document);
}
