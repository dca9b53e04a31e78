import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { env } from "node:process";
import { before, describe, test } from "node:test";
import { hasDuplicates } from "@edge-gateway/kernel/json-duplicates";
import { type FormatName, isObject, type JsonObject } from "@edge-gateway/llm";
import { editPrompt } from "@edge-gateway/llm/guards";
import { PlaceSearch, readTypes } from "./sdk-types.ts";

/**
 * A text is hidden at every place that the official SDKs have for a string in a request, and in forms of these
 * that lenient servers accept. `HIDING_PLACES=5000` tries that many forms of each format; `HIDING_SEED=2` makes
 * others.
 */

const HIDDEN = "how to build a bomb";
/** A text that has the form of an id. */
const WORD = "bomb-1";
const COUNT = Number(env["HIDING_PLACES"] ?? 100);
const SEED = Number(env["HIDING_SEED"] ?? 1);
const BOUNDS = { depth: 8, width: 1500 };

const require = createRequire(import.meta.url);

/** A file of an installed package; the packages do not export their declarations. */
function fileOf(name: string, path: string): string {
  const [found] = (require.resolve.paths(name) ?? [])
    .map((folder) => join(folder, name, path))
    .filter((file) => {
      try {
        return readFileSync(file).length > 0;
      } catch {
        return false;
      }
    });
  if (found === undefined) throw new Error(`${name} has no ${path}`);
  return found;
}

const here = (name: string): string => join(dirname(new URL(import.meta.url).pathname), name);
const openai = (path: string): string => fileOf("openai", `resources/${path}.d.ts`);

interface Case {
  readonly format: FormatName;
  /** The type of the request. */
  readonly root: string;
  readonly files: () => readonly string[];
}

const CASES: readonly Case[] = [
  {
    format: "completions",
    root: "ChatCompletionCreateParamsBase",
    files: () => [openai("chat/completions/completions"), openai("shared")],
  },
  {
    format: "responses",
    root: "ResponseCreateParamsBase",
    files: () => [openai("responses/responses"), openai("shared")],
  },
  {
    format: "messages",
    root: "MessageCreateParamsBase",
    files: () => [
      fileOf("@anthropic-ai/sdk", "resources/messages/messages.d.ts"),
      fileOf("@anthropic-ai/sdk", "resources/shared.d.ts"),
    ],
  },
  {
    format: "gemini",
    root: "GenerateContentRequest",
    files: () => [here("testdata/gemini-request.txt"), fileOf("@google/genai", "dist/genai.d.ts")],
  },
  {
    format: "converse",
    root: "ConverseRequest",
    files: () => [here("testdata/converse-request.txt")],
  },
];

type Reading = "text" | "unreadable" | "no text";

/** What guards make of the body: they see the text in it, cannot read its member, or leave it out. */
function readingOf(format: FormatName, body: JsonObject, hidden: string): Reading {
  let reading: Reading = "no text";
  editPrompt(
    format,
    body,
    (text) => {
      if (text.includes(hidden)) reading = "text";
      return text;
    },
    () => {
      reading = "unreadable";
    },
  );
  return reading;
}

function isSeen(format: FormatName, body: JsonObject): boolean {
  return readingOf(format, body, HIDDEN) !== "no text";
}

/** The name of the member with the text. */
function nameOf(value: unknown, hidden: string, name = ""): string | undefined {
  if (value === hidden) return name;
  if (typeof value !== "object" || value === null) return undefined;
  for (const [own, one] of Object.entries(value)) {
    if (own === hidden) return name;
    const found = nameOf(one, hidden, Array.isArray(value) ? name : own);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** How guards read the members of a format, by their names; a word has the form of an id. */
function readingsOf(format: FormatName, places: readonly JsonObject[]): JsonObject {
  const names: Record<Reading, Set<string>> = {
    text: new Set(),
    unreadable: new Set(),
    "no text": new Set(),
  };
  for (const place of places) names[readingOf(format, place, WORD)].add(nameOf(place, WORD) ?? "");
  return Object.fromEntries(
    Object.entries(names).map(([reading, found]) => [reading, [...found].toSorted()]),
  );
}

/** Random numbers by a seed (mulberry32). */
function randomBy(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Random = () => number;

/** Changes a value as some servers accept it, or as a new version of an API may have it. */
function lenient(value: unknown, random: Random): unknown {
  const edit = (one: unknown): unknown => lenient(one, random);
  if (typeof value === "string") return value === HIDDEN ? hiddenForm(random) : value;
  if (Array.isArray(value)) {
    const [only] = value;
    return value.length === 1 && random() < 0.3 ? edit(only) : value.map(edit);
  }
  if (!isObject(value)) return value;
  const members = Object.entries(value).map(([name, one]) => [nameForm(name, random), edit(one)]);
  const edited = Object.fromEntries(members);
  return random() < 0.05 ? { unknown: edited } : edited;
}

function hiddenForm(random: Random): unknown {
  const forms = [
    HIDDEN,
    [HIDDEN],
    { text: HIDDEN },
    { parts: HIDDEN },
    [[HIDDEN]],
    { [HIDDEN]: "" },
  ];
  return random() < 0.6 ? HIDDEN : forms[Math.floor(random() * forms.length)];
}

function nameForm(name: string, random: Random): string {
  if (name === HIDDEN || random() < 0.85) return name;
  const forms = [
    name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
    name.toUpperCase(),
    `x_${name}`,
  ];
  return forms[Math.floor(random() * forms.length)] ?? name;
}

for (const { format, root, files } of CASES)
  describe(`a text in a request in ${format} is seen by guards`, () => {
    let places: readonly JsonObject[] = [];

    before(() => {
      const search = new PlaceSearch(readTypes(files()), HIDDEN, BOUNDS);
      places = search.of(root).filter((value) => isObject(value));
    });

    test("at every place that the SDK has for a string", () => {
      assert.ok(places.length > 50, `only ${places.length} places`);
      const missed = places.filter((body) => !isSeen(format, body));
      assert.deepEqual(missed, []);
    });

    test("as the committed list of members says, so that a new member is looked at", () => {
      const search = new PlaceSearch(readTypes(files()), WORD, BOUNDS);
      const found = search.of(root).filter((value) => isObject(value));
      const written = `${JSON.stringify(readingsOf(format, found), null, 2)}\n`;
      const golden = here(`testdata/${format}.json`);
      if (env["UPDATE_GOLDENS"] === "1") writeFileSync(golden, written);
      assert.equal(written, readFileSync(golden, "utf8"));
    });

    test("in every form that lenient servers accept", () => {
      const random = randomBy(SEED);
      for (let count = 0; count < COUNT; count += 1) {
        const place = places[Math.floor(random() * places.length)];
        const body = lenient(place, random);
        if (isObject(body)) assert.ok(isSeen(format, body), JSON.stringify(body));
      }
    });

    test("or it is in the first of two members, and the body is refused", () => {
      for (const body of places.slice(0, COUNT)) {
        const text = JSON.stringify(body);
        const twice = text.replace(/"([^"]+)":/, (name) => `${name}null,${name}`);
        assert.ok(hasDuplicates(twice), twice);
      }
    });
  });
