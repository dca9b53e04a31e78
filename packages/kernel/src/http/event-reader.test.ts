import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { EventReader, type StreamEvent } from "./event-reader.ts";
import { writeEvent } from "./write-event.ts";

const LIMIT = 10_000;
const WORD = fc.string({ unit: "grapheme" }).map((text) => text.replaceAll(/[\r\n\0]/g, "."));

const EVENT = fc
  .record({
    event: fc.option(WORD, { nil: undefined }),
    data: fc.option(
      fc.array(WORD).map((lines) => lines.join("\n")),
      { nil: undefined },
    ),
    id: fc.option(WORD, { nil: undefined }),
    retry: fc.option(fc.nat(), { nil: undefined }),
  })
  .map((fields) => ({ ...fields }));

function read(text: string, cuts: readonly number[]): StreamEvent[] {
  const reader = new EventReader(LIMIT);
  const bytes = Buffer.from(text);
  const ends = [...cuts.map((cut) => cut % (bytes.length + 1)), bytes.length].toSorted(
    (a, b) => a - b,
  );
  let start = 0;
  return ends.flatMap((end) => {
    const part = bytes.subarray(start, end);
    start = end;
    return [...reader.read(part)];
  });
}

test("written events are read back, however the bytes are split and however lines end", () => {
  fc.assert(
    fc.property(
      fc.array(EVENT),
      fc.array(fc.nat()),
      fc.constantFrom("\n", "\r\n", "\r"),
      (events, cuts, end) => {
        const text = events.map(writeEvent).join("").replaceAll("\n", end);
        const empty = { event: undefined, data: undefined, id: undefined, retry: undefined };
        const said = events.filter((event) => !isEqual(event, empty));
        assert.deepEqual(read(text, cuts), said);
      },
    ),
  );
});

function isEqual(one: object, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

test("comments, unknown fields and invalid values are ignored", () => {
  const [event, ...more] = read(": hi\nfoo: 1\nretry: x\nid\ndata:a\ndata: b\n\n", []);
  assert.deepEqual(more, []);
  assert.deepEqual(event, { event: undefined, data: "a\nb", id: "", retry: undefined });
});

for (const line of ["data: 12345", "data", "data:", "id", "x: 1"])
  test(`an event of lines ${JSON.stringify(line)} that never ends is refused as too long`, () => {
    const reader = new EventReader(100);
    assert.throws(() => {
      for (let index = 0; index < 200; index++)
        assert.deepEqual([...reader.read(Buffer.from(`${line}\n`))], []);
    }, /too long/);
  });

test("comments are not part of the length of an event", () => {
  const reader = new EventReader(100);
  for (let index = 0; index < 200; index++)
    assert.deepEqual([...reader.read(Buffer.from(": alive\n"))], []);
});

test("an event may have the maximum length, whatever the names of its fields are", () => {
  const [event] = new EventReader(10).read(Buffer.from("data: 123456789\n\n"));
  assert.equal(event?.data, "123456789");
});

test("the last event is returned at the end, even if its empty line is missing", () => {
  for (const text of ["data: a", "data: a\n", "data: a\r\n", "data: a\r", "data: a\n\n"]) {
    const reader = new EventReader(LIMIT);
    const events = [...reader.read(Buffer.from(text)), ...reader.end()];
    assert.deepEqual(
      events.map(({ data }) => data),
      ["a"],
      JSON.stringify(text),
    );
  }
});
