import { type JsonObject, listIn, numberIn, objectIn, objectOf, textIn } from "../../json.ts";
import type { GuardedFormatName } from "../form/guarded-format.ts";
import { completions, textCompletions } from "./unusual-choices.ts";
import {
  byText,
  isLast,
  Joined,
  objectsIn,
  type PieceOfText,
  type Texts,
  type UnusualFormat,
} from "./unusual-format.ts";
import type { Event } from "./vendor-events.ts";

/** Responses that are valid but rare: their texts are interleaved, in every form that vendors use. */

const KINDS = ["text", "thinking", "text"] as const;

/** Blocks whose pieces are interleaved; the first event of each block has its first piece. */
const messages: UnusualFormat = {
  respond(script) {
    const pieces = byText(script, KINDS.length);
    const started = new Set<number>();
    const events = script.flatMap(({ text, piece }, at): readonly Event[] => {
      const index = text % KINDS.length;
      const kind = KINDS[index] ?? "text";
      const event = (type: string, more: Event): Event => ({
        type: `content_block_${type}`,
        index,
        ...more,
      });
      const said = started.has(index)
        ? event("delta", { delta: { type: `${kind}_delta`, [kind]: piece } })
        : event("start", { content_block: { type: kind, [kind]: piece } });
      started.add(index);
      const quote = { type: "citations_delta", citation: { cited_text: "secret-42;" } };
      const quoted = kind === "text" && piece === " " ? [event("delta", { delta: quote })] : [];
      return [...quoted, said, ...(isLast(script, KINDS.length, at) ? [event("stop", {})] : [])];
    });
    const content = KINDS.map((kind, index) => ({
      type: kind,
      [kind]: (pieces[index] ?? []).join(""),
    }));
    return {
      events: [
        { type: "message_start", message: { content: [] } },
        ...events,
        { type: "message_stop" },
      ],
      body: { content },
    };
  },
  joined(events) {
    const found = new Joined();
    for (const event of events) {
      const said = objectIn(event, "delta") ?? objectOf(event["content_block"]);
      found.add(String(event["index"]), said["text"] ?? said["thinking"]);
    }
    return found.texts;
  },
  texts(body) {
    const found = new Joined();
    for (const [index, block] of objectsIn(body, "content").entries())
      found.add(String(index), block["text"] ?? block["thinking"]);
    return found.texts;
  },
};

interface PlaceOfPart {
  readonly at: Event;
  readonly type: "output_text" | "refusal" | "reasoning_summary_text";
}

const PARTS: readonly PlaceOfPart[] = [
  { at: { output_index: 0, summary_index: 0 }, type: "reasoning_summary_text" },
  { at: { output_index: 0, summary_index: 1 }, type: "reasoning_summary_text" },
  { at: { output_index: 1, content_index: 0 }, type: "output_text" },
  { at: { output_index: 1, content_index: 1 }, type: "refusal" },
  { at: { output_index: 2, content_index: 0 }, type: "output_text" },
];

function partWith({ type }: PlaceOfPart, text: string): Event {
  if (type === "refusal") return { type, refusal: text };
  return { type: type === "output_text" ? type : "summary_text", text };
}

/** Parts and items whose pieces are interleaved; the first event of each has its first piece. */
const responses: UnusualFormat = {
  respond(script) {
    const pieces = byText(script, PARTS.length).map((each) => each.join(""));
    const started = new Set<number>();
    const events = script.flatMap(({ text, piece }, at): readonly Event[] => {
      const index = text % PARTS.length;
      const place = PARTS[index];
      if (place === undefined) return [];
      const { type } = place;
      const part = type === "reasoning_summary_text" ? "reasoning_summary_part" : "content_part";
      const event = (name: string, more: Event): Event => ({
        type: `response.${name}`,
        ...place.at,
        ...more,
      });
      const said = started.has(index)
        ? event(`${type}.delta`, { delta: piece })
        : event(`${part}.added`, { part: partWith(place, piece) });
      started.add(index);
      if (!isLast(script, PARTS.length, at)) return [said];
      const whole = pieces[index] ?? "";
      const name = type === "refusal" ? type : "text";
      return [
        said,
        event(`${type}.done`, { [name]: whole }),
        event(`${part}.done`, { part: partWith(place, whole) }),
      ];
    });
    const partsOf = (from: number, to: number): readonly Event[] =>
      PARTS.slice(from, to).map((place, index) => partWith(place, pieces[from + index] ?? ""));
    const output = [
      { type: "reasoning", summary: partsOf(0, 2) },
      { type: "message", role: "assistant", content: partsOf(2, 4) },
      { type: "message", role: "assistant", content: partsOf(4, 5) },
    ];
    return {
      events: [...events, { type: "response.completed", response: { output } }],
      body: { output },
    };
  },
  joined(events) {
    const found = new Joined();
    for (const event of events) {
      const { output_index: item, summary_index: summary, content_index: content } = event;
      const place = `${String(item)} ${String(summary ?? content)}`;
      const type = textIn(event, "type") ?? "";
      found.add(place, event["delta"]);
      const part = objectOf(event["part"]);
      if (type.endsWith("added")) found.add(place, part["text"] ?? part["refusal"]);
      else found.add(`${place} part`, part["text"] ?? part["refusal"]);
      found.add(`${place} done`, event["text"] ?? event["refusal"]);
      if (type === "response.completed")
        for (const [at, text] of partsIn(objectOf(event["response"]))) found.add(at, text);
    }
    return found.texts;
  },
  texts(body) {
    const found = new Joined();
    for (const [at, text] of partsIn(body)) {
      for (const copy of [" part", " done"]) found.add(`${at}${copy}`, text);
      found.add(at, text);
      found.add(at, text);
    }
    return found.texts;
  },
};

function* partsIn(body: JsonObject): Generator<readonly [string, unknown]> {
  for (const [index, item] of objectsIn(body, "output").entries())
    for (const [place, part] of [
      ...objectsIn(item, "summary"),
      ...objectsIn(item, "content"),
    ].entries())
      yield [`${index} ${place}`, part["text"] ?? part["refusal"]];
}

/** Candidates whose parts are interleaved, with calls and empty texts between them. */
const gemini: UnusualFormat = {
  respond(script) {
    const partOf = ({ text, piece }: PieceOfText): Event => {
      const kind = Math.floor(text / 2) % 8;
      if (kind === 0) return { functionCall: { name: "f", args: { a: "secret-1" } } };
      if (kind === 1) return { text: "" };
      return kind < 4 ? { text: piece, thought: true, thoughtSignature: "c2ln" } : { text: piece };
    };
    const shown = { searchEntryPoint: { renderedContent: "<b>secret-42;</b>", sdkBlob: "c2Vj" } };
    const candidate = (index: number, parts: readonly Event[], more: Event = {}): Event => ({
      index,
      content: { role: "model", parts },
      ...more,
    });
    const own = (index: number): readonly Event[] =>
      script.filter(({ text }) => text % 2 === index).map(partOf);
    return {
      events: [
        ...script.map((one) => ({ candidates: [candidate(one.text % 2, [partOf(one)])] })),
        { candidates: [candidate(0, [], { groundingMetadata: shown })] },
      ],
      body: {
        candidates: [candidate(0, own(0), { groundingMetadata: shown }), candidate(1, own(1))],
      },
    };
  },
  joined: (events) => geminiTexts(events),
  texts: (body) => geminiTexts([body]),
};

function geminiTexts(bodies: readonly JsonObject[]): Texts {
  const found = new Joined();
  const runs = new Map<number, { readonly kind: string; readonly count: number }>();
  for (const candidate of bodies.flatMap((body) => objectsIn(body, "candidates"))) {
    const index = numberIn(candidate, "index") ?? 0;
    const shown = objectOf(objectOf(candidate["groundingMetadata"])["searchEntryPoint"]);
    found.add("shown", shown["renderedContent"]);
    found.add("blob", shown["sdkBlob"]);
    for (const part of objectsIn(objectOf(candidate["content"]), "parts")) {
      const text = textIn(part, "text");
      if (text === "") continue;
      const kind = text === undefined ? "call" : String(part["thought"] === true);
      const run = runs.get(index) ?? { kind, count: 0 };
      const count = run.kind === kind ? run.count : run.count + 1;
      runs.set(index, { kind, count });
      found.add(`${index} ${count}`, text);
    }
  }
  return found.texts;
}

/** Blocks whose pieces are interleaved: a text with citations, a thought, and a text. */
const converse: UnusualFormat = {
  respond(script) {
    const pieces = byText(script, 3);
    const citation = { title: "t", sourceContent: [{ text: "secret-42;" }] };
    const events = script.flatMap(({ text, piece }, at): readonly Event[] => {
      const contentBlockIndex = text % 3;
      const event = (delta: Event): Event => ({
        ":type": "contentBlockDelta",
        contentBlockIndex,
        delta,
      });
      const said = event(
        contentBlockIndex === 1 ? { reasoningContent: { text: piece } } : { text: piece },
      );
      const quoted = contentBlockIndex === 0 ? [event({ citation })] : [];
      const stop = { ":type": "contentBlockStop", contentBlockIndex };
      return [said, ...quoted, ...(isLast(script, 3, at) ? [stop] : [])];
    });
    const [cited = [], thought = [], last = []] = pieces;
    const content = [
      { citationsContent: { content: cited.map((text) => ({ text })), citations: [citation] } },
      { reasoningContent: { reasoningText: { text: thought.join(""), signature: "c2ln" } } },
      { text: last.join("") },
    ];
    const trace = { guardrail: { modelOutput: ["secret-42;"] } };
    return {
      events: [...events, { ":type": "messageStop" }, { ":type": "metadata", trace }],
      body: { output: { message: { content } }, trace },
    };
  },
  joined(events) {
    const found = new Joined();
    for (const event of events) {
      const delta = objectOf(event["delta"]);
      const thought = objectOf(delta["reasoningContent"])["text"];
      found.add(String(event["contentBlockIndex"]), delta["text"] ?? thought);
      found.add("trace", listIn(objectOf(objectOf(event["trace"])["guardrail"]), "modelOutput")[0]);
    }
    return found.texts;
  },
  texts(body) {
    const found = new Joined();
    const message = objectOf(objectOf(body["output"])["message"]);
    for (const [index, block] of objectsIn(message, "content").entries()) {
      for (const one of objectsIn(objectOf(block["citationsContent"]), "content"))
        found.add(String(index), one["text"]);
      const thought = objectOf(objectOf(block["reasoningContent"])["reasoningText"])["text"];
      found.add(String(index), block["text"] ?? thought);
    }
    found.add("trace", listIn(objectOf(objectOf(body["trace"])["guardrail"]), "modelOutput")[0]);
    return found.texts;
  },
};

export const UNUSUAL: Readonly<Record<GuardedFormatName, UnusualFormat>> = {
  completions,
  messages,
  responses,
  gemini,
  converse,
  textCompletions,
};
