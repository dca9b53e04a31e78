import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import fc from "fast-check";
import type { ChatEvent } from "../chat/form.ts";
import { ChatFault } from "../chat/fault.ts";
import type { ChatFormat } from "../formats/format.ts";
import { CHAT_FORMATS, chatFormat } from "../formats/table.ts";
import { compileRegexGuard, StreamGuard, WholeStream } from "./index.ts";
import type { StreamStage } from "./index.ts";
import { loadPhoneNumbers } from "./text/phone-numbers.ts";

type Config = Parameters<typeof compileRegexGuard>[0];
type JudgedTexts = readonly (readonly [string, readonly string[] | undefined])[];

function completions(): ChatFormat {
  const format = chatFormat("completions");
  assert.ok(format);
  return format;
}

/** The events of a response with the given texts, one block per text. */
function eventsOf(blocks: readonly (readonly string[])[]): readonly ChatEvent[] {
  const said = blocks.flatMap((texts, index): readonly ChatEvent[] => [
    { kind: "open", block: { kind: "text" } },
    ...texts.map((text) => ({ kind: "delta", text }) as const),
    { kind: "close" },
    { kind: "open", block: { kind: "toolCall", id: `t${index}`, name: "f" } },
    { kind: "delta", text: '{"a":"secret-1;"}' },
    { kind: "close" },
  ]);
  return [
    { kind: "start", id: "1", model: "m", created: 1 },
    ...said,
    { kind: "finish", reason: "stop" },
    { kind: "usage", usage: { input: 1, output: 2 } },
    { kind: "end" },
  ];
}

function written(format: ChatFormat, events: readonly ChatEvent[]): Buffer {
  const writer = format.streamWriter({ usage: true, model: "m" });
  return Buffer.concat(events.map((event) => Buffer.from(writer.write(event))));
}

function streamed(...texts: readonly string[]): readonly Buffer[] {
  const format = completions();
  const writer = format.streamWriter({ usage: true, model: "m" });
  return eventsOf([texts])
    .filter((_, index) => index < texts.length + 3 || index > texts.length + 5)
    .map((event) => Buffer.from(writer.write(event)))
    .filter((bytes) => bytes.length > 0);
}

function cut(bytes: Buffer, places: readonly number[]): readonly Buffer[] {
  const ends = [...new Set(places.map((place) => place % bytes.length))].toSorted((a, b) => a - b);
  return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

function stagesOf(configs: readonly Config[]): {
  readonly stages: readonly StreamStage[];
  readonly judged: JudgedTexts;
} {
  const judged: (readonly [string, readonly string[] | undefined])[] = [];
  const stages = configs.map((config, index) => ({
    search: compileRegexGuard(config),
    action: config.action,
    error: { kind: "permission", status: 403, message: `rejected by ${index}` } as const,
    judged: (found: readonly string[] | undefined) => void judged.push([config.action, found]),
  }));
  return { stages, judged };
}

function run(
  format: ChatFormat,
  configs: readonly Config[],
  pieces: readonly Buffer[],
): { readonly sent: readonly Buffer[]; readonly whole: string; readonly judged: JudgedTexts } {
  const { stages, judged } = stagesOf(configs);
  const guard = new StreamGuard(format, stages);
  const sent = [...pieces.map((piece) => guard.add(piece)), guard.end()].map((piece) =>
    Buffer.from(piece),
  );
  return { sent, whole: Buffer.concat(sent).toString("latin1"), judged };
}

const find = (pattern: string, action: Config["action"], name = "BAD"): Config => ({
  matches: [{ pattern, name }],
  action,
});

describe("guards without changes", () => {
  test("pass the stream byte for byte, and hold back only possible matches", () => {
    const pieces = streamed("good ", "bo", "at", " bom");
    const { sent, judged } = run(completions(), [find("bomb", "Reject")], pieces);
    assert.deepEqual(Buffer.concat(sent), Buffer.concat(pieces));
    const [, good, held, freed] = sent.map((piece) => piece.toString());
    assert.match(good ?? "", /good/);
    assert.equal(held, "");
    assert.match(freed ?? "", /"bo".*"at"/s);
    assert.deepEqual(judged, [["Reject", undefined]]);
  });

  test("end the stream with their own error when one of them matches", () => {
    const configs = [find("rose", "Reject"), find("bomb", "Reject")];
    const { whole, judged } = run(completions(), configs, streamed("a bo", "mb", " more"));
    assert.match(whole, /rejected by 1/);
    assert.doesNotMatch(whole, /more|"mb"|"a bo"/);
    assert.deepEqual(judged, [["Reject", ["BAD"]]]);
  });

  test("record what they would have rejected, and let it pass", () => {
    const pieces = streamed("a bo", "mb", " more");
    const { sent, judged } = run(completions(), [find("bomb", "Audit")], pieces);
    assert.deepEqual(Buffer.concat(sent), Buffer.concat(pieces));
    assert.deepEqual(judged, [["Audit", ["BAD"]]]);
  });

  test("end an unreadable stream, because it cannot be checked", () => {
    const nonsense = Buffer.from("data: {nonsense\n\n");
    const { whole, judged } = run(completions(), [find("bomb", "Reject")], [nonsense]);
    assert.match(whole, /rejected by 0/);
    assert.deepEqual(judged, [["Reject", ["unreadable"]]]);
    assert.throws(() => WholeStream.read(completions(), nonsense), ChatFault);
  });
});

const TEXT = fc.string({
  unit: fc.oneof(
    fc.constantFrom("secret-", "1", "23", ";", " ", "a@b", ".co", "m", "abc", "ü", "😀"),
    fc.string({ maxLength: 3 }),
  ),
});
const MASKS: readonly Config[] = [
  {
    builtins: ["Email", "Ssn", "PhoneNumber", "CreditCard"],
    matches: [{ pattern: "secret-[0-9]+;?", name: "SECRET" }, { pattern: "abc+" }],
    action: "Mask",
  },
  find(String.raw`<SECRET>\s*m`, "Mask", "SECOND"),
];

before(loadPhoneNumbers);

for (const format of CHAT_FORMATS) {
  test(`a masked stream of ${format.name} equals the masked whole response, however it is split`, () => {
    const property = fc.property(
      fc.array(fc.array(TEXT, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 3 }),
      fc.array(fc.nat(), { maxLength: 9 }),
      (blocks, places) => {
        const bytes = written(format, eventsOf(blocks));
        const { whole } = run(format, MASKS, cut(bytes, places));
        const [first, second] = MASKS.map((config) => compileRegexGuard(config));
        const masked = WholeStream.read(format, bytes).texts.map((text) =>
          [first, second].reduce((said, search) => {
            const verdict = search?.judge("response", [
              { text: said, scope: "Messages", role: "assistant" },
            ]);
            return verdict?.kind === "mask" ? (verdict.texts[0] ?? "") : said;
          }, text),
        );
        const seen = WholeStream.read(format, Buffer.from(whole, "latin1"));
        assert.deepEqual(seen.texts.join(""), masked.join(""));
      },
    );
    fc.assert(property, { numRuns: 150 });
  });

  test(`a whole stream of ${format.name} gets other texts`, () => {
    const stream = WholeStream.read(
      format,
      written(format, eventsOf([["one ", "two"], ["three"]])),
    );
    const before = stream.texts;
    const after = stream.with(before.map((text) => `<${text}>`));
    assert.deepEqual(
      WholeStream.read(format, after).texts,
      before.map((text) => `<${text}>`),
    );
    assert.match(Buffer.from(after).toString("latin1"), /secret-1;/);
  });
}
