import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { NO_FACTS } from "../facts/model-facts.ts";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { ChatFault } from "../chat/fault.ts";
import type { ChatFormatName } from "../chat/form.ts";
import { Notes } from "../chat/notes.ts";
import type { ChatFormat } from "../formats/format.ts";
import { CHAT_FORMATS } from "../formats/table.ts";
import { below, isObject, type JsonObject, objectOf } from "../json.ts";
import { MORE_REQUESTS } from "./testing/more-requests.ts";
import { REQUESTS } from "./testing/requests.ts";

/** Tests that a conversion writes every member of a request, or notes its place. */

const MARK = "unknown to every format";

interface Member {
  readonly at: string;
  readonly name: string;
  readonly value: unknown;
  /** Returns the request without the given member. */
  readonly without: () => unknown;
}

/** All members of all objects in a value, each with a copy of the value that lacks the member. */
function membersIn(value: unknown, at = "", rebuilt = (part: unknown): unknown => part): Member[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) =>
      membersIn(each, below(at, index), (part) => rebuilt(value.with(index, part))),
    );
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, member]) => [
    {
      at: below(at, name),
      name,
      value: member,
      without: () =>
        rebuilt(Object.fromEntries(Object.entries(value).filter(([each]) => each !== name))),
    },
    ...membersIn(member, below(at, name), (part) => rebuilt({ ...value, [name]: part })),
  ]);
}

/** Makes copies of a value; in each copy, one object has one more member. */
function withMore(value: unknown, at = "", rebuilt = (part: unknown): unknown => part): Member[] {
  if (Array.isArray(value))
    return value.flatMap((each, index) =>
      withMore(each, below(at, index), (part) => rebuilt(value.with(index, part))),
    );
  if (!isObject(value)) return [];
  const name = "xUnknown";
  return [
    { at: below(at, name), name, value: MARK, without: () => rebuilt({ ...value, [name]: MARK }) },
    ...Object.entries(value).flatMap(([each, member]) =>
      withMore(member, below(at, each), (part) => rebuilt({ ...value, [each]: part })),
    ),
  ];
}

/** Converts a request for the provider; returns its text, or the refusal if a required member is missing. */
function writtenBy(from: ChatFormat, to: ChatFormat, body: unknown, notes: Notes): string {
  const maxTokens = DEFAULTS.aiBackend.defaultMaxTokens;
  try {
    const request = { ...from.readRequest(objectOf(body)), model: "gpt-5" };
    return JSON.stringify(to.writeRequest(request, notes, { maxTokens, facts: NO_FACTS }));
  } catch (fault) {
    if (fault instanceof ChatFault) return fault.message;
    throw fault;
  }
}

function converted(from: ChatFormat, to: ChatFormat, body: unknown) {
  const notes = new Notes();
  const written = writtenBy(from, to, body, notes);
  const isNoted = (at: string): boolean =>
    notes.list.some((note) => note.at !== "" && (at === note.at || at.startsWith(`${note.at}/`)));
  return { written, isNoted };
}

/** Members whose removal is not noticed: tags, labels, and members with their default value. */
const TAGS: ReadonlySet<string> = new Set(["type", "role", "model", "filename", "title"]);
const LABELS = /^\/(?:response_format\/json_schema|text\/format)\/(?:name|strict)$/;
/** Values inside user schemas, inside arguments, and inside objects without known members. */
const OPEN =
  /parameters|input_schema|inputSchema|Schema|\/(?:args|input)\/|toolChoice\/any|\/caller\//;
const DEFAULT_VALUES: readonly unknown[] = [null, "", "auto", "success", false, 1, "disabled"];

function isPlain({ at, name, value }: Member): boolean {
  const isDocument = /\/document\/name$|mime_type$|media_type$/.test(at);
  return TAGS.has(name) || LABELS.test(at) || isDocument || DEFAULT_VALUES.includes(value);
}

const ALL: readonly (readonly [ChatFormatName, JsonObject])[] = CHAT_FORMATS.flatMap(({ name }) =>
  [REQUESTS[name], ...MORE_REQUESTS[name]].map((body) => [name, body] as const),
);

for (const to of CHAT_FORMATS)
  describe(`requests for ${to.name}`, () => {
    for (const from of CHAT_FORMATS.filter(({ name }) => name !== to.name)) {
      const bodies = ALL.flatMap(([name, body]) => (name === from.name ? [body] : []));
      test(`${from.name}: no member is lost without a note`, () => {
        const lost = bodies.flatMap((body) => {
          const all = converted(from, to, body);
          return membersIn(body)
            .filter((member) => !isObject(member.value) && !Array.isArray(member.value))
            .filter((member) => !isPlain(member) && !OPEN.test(member.at))
            .filter(({ at }) => !all.isNoted(at))
            .filter(({ without }) => converted(from, to, without()).written === all.written)
            .map(({ at }) => at);
        });
        assert.deepEqual(lost, []);
      });

      test(`${from.name}: an unknown member is noted, wherever it is`, () => {
        const lost = bodies.flatMap((body) =>
          withMore(body)
            .filter(({ at }) => !OPEN.test(at))
            .filter(({ at, without }) => {
              const { written, isNoted } = converted(from, to, without());
              return !isNoted(at) && !written.includes(MARK);
            })
            .map(({ at }) => at),
        );
        assert.deepEqual(lost, []);
      });
    }
  });

test("an image in the result of a tool reaches every provider", () => {
  const seen = ALL.filter(([, body]) => JSON.stringify(body).includes('"look"'));
  assert.equal(seen.length, 4);
  for (const [name, body] of seen)
    for (const to of CHAT_FORMATS.filter((each) => each.name !== name)) {
      const from = CHAT_FORMATS.find((each) => each.name === name);
      assert.ok(from !== undefined);
      assert.match(converted(from, to, body).written, /seen.*AA==/, `${name} to ${to.name}`);
    }
});
