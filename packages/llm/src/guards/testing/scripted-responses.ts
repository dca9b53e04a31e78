import { type JsonObject, listIn, numberIn, objectIn, objectOf, textIn } from "../../json.ts";
import type { GuardedFormatName } from "../form/guarded-format.ts";
import type { Event } from "./vendor-events.ts";

/** A text that a model produces, and how it is split into deltas. */
export interface Said {
  readonly choice: number;
  readonly kind: "text" | "thought" | "refusal" | "call";
  readonly deltas: readonly string[];
}

/** One response, streamed and as a whole. */
export interface ScriptedResponse {
  readonly events: readonly Event[];
  readonly body: JsonObject;
}

/** The texts of a response, by their places. */
export type Texts = Readonly<Record<string, string>>;

interface ScriptedFormat {
  respond(script: readonly Said[]): ScriptedResponse;
  /** Joins the texts of a stream, as clients do. */
  accumulated(events: readonly JsonObject[]): Texts;
  whole(body: JsonObject): Texts;
}

class TextsByPlace {
  readonly texts: Record<string, string> = {};

  add(place: string, text: string | undefined): void {
    if (text !== undefined && text !== "") this.texts[place] = (this.texts[place] ?? "") + text;
  }
}

const MEMBERS = { text: "content", thought: "reasoning_content", refusal: "refusal" } as const;
const INPUT = '{"a":"secret-1;"}';

function objectsIn(object: JsonObject, name: string): readonly JsonObject[] {
  return listIn(object, name).map((one) => objectOf(one));
}

/** Chat completions: a choice has one string of each kind, whatever interrupts the string. */
const completions: ScriptedFormat = {
  respond(script) {
    const chunk = (index: number, delta: Event, finish_reason: string | null = null): Event => ({
      choices: [{ index, delta, finish_reason }],
    });
    const call = { index: 0, function: { arguments: INPUT } };
    const choices = [...new Set(script.map(({ choice }) => choice))];
    const events = script.flatMap(({ choice, kind, deltas }) =>
      deltas.map((text) =>
        chunk(choice, kind === "call" ? { tool_calls: [call] } : { [MEMBERS[kind]]: text }),
      ),
    );
    const ends = choices.map((choice) => chunk(choice, {}, "stop"));
    const messageOf = (choice: number): JsonObject => {
      const message = new TextsByPlace();
      for (const one of script)
        if (one.choice === choice && one.kind !== "call")
          message.add(MEMBERS[one.kind], one.deltas.join(""));
      return message.texts;
    };
    const body = { choices: choices.map((index) => ({ index, message: messageOf(index) })) };
    return { events: [...events, ...ends, { choices: [], usage: {} }], body };
  },
  accumulated: (events) => completionTexts(events, "delta"),
  whole: (body) => completionTexts([body], "message"),
};

function completionTexts(bodies: readonly JsonObject[], name: "delta" | "message"): Texts {
  const found = new TextsByPlace();
  for (const choice of bodies.flatMap((body) => objectsIn(body, "choices")))
    for (const member of Object.values(MEMBERS))
      found.add(`${String(choice["index"])} ${member}`, textIn(objectOf(choice[name]), member));
  return found.texts;
}

const messages: ScriptedFormat = {
  respond(script) {
    const blocks = script.map(({ kind, deltas }, index) => {
      const whole = deltas.join("");
      const at = (type: string, more: Event): Event => ({
        type: `content_block_${type}`,
        index,
        ...more,
      });
      const [name, type] = kind === "thought" ? ["thinking", "thinking"] : ["text", "text"];
      if (kind === "call")
        return {
          block: { type: "tool_use", id: "t", name: "f", input: { a: "secret-1;" } },
          events: [
            at("start", { content_block: { type: "tool_use", id: "t", name: "f", input: {} } }),
            at("delta", { delta: { type: "input_json_delta", partial_json: INPUT } }),
            at("stop", {}),
          ],
        };
      return {
        block: { type, [name]: whole },
        events: [
          at("start", { content_block: { type, [name]: "" } }),
          ...deltas.map((text) => at("delta", { delta: { type: `${type}_delta`, [name]: text } })),
          at("stop", {}),
        ],
      };
    });
    return {
      events: [
        { type: "message_start", message: { id: "m", content: [] } },
        ...blocks.flatMap(({ events }) => events),
        { type: "message_delta", delta: { stop_reason: "end_turn" } },
        { type: "message_stop" },
      ],
      body: { content: blocks.map(({ block }) => block) },
    };
  },
  accumulated(events) {
    const found = new TextsByPlace();
    for (const event of events) {
      const delta = objectIn(event, "delta") ?? {};
      found.add(String(event["index"]), textIn(delta, "text") ?? textIn(delta, "thinking"));
    }
    return found.texts;
  },
  whole(body) {
    const found = new TextsByPlace();
    for (const [index, block] of objectsIn(body, "content").entries())
      found.add(String(index), textIn(block, "text") ?? textIn(block, "thinking"));
    return found.texts;
  },
};

const responses: ScriptedFormat = {
  respond(script) {
    const made = script.map(({ kind, deltas }, output_index) => {
      const text = deltas.join("");
      if (kind === "call") {
        const item = { type: "function_call", call_id: "c", name: "f", arguments: INPUT };
        return { item, events: [{ type: "response.output_item.done", output_index, item }] };
      }
      const isThought = kind === "thought";
      const name = kind === "refusal" ? "refusal" : "text";
      const type = { text: "output_text", refusal: "refusal", thought: "reasoning_summary_text" }[
        kind
      ];
      const part = { type: isThought ? "summary_text" : type, [name]: text };
      const item = isThought
        ? { type: "reasoning", summary: [part] }
        : { type: "message", role: "assistant", content: [part] };
      const at = isThought
        ? { output_index, summary_index: 0 }
        : { output_index, content_index: 0 };
      const partType = isThought ? "reasoning_summary_part" : "content_part";
      const events: readonly Event[] = [
        {
          type: "response.output_item.added",
          output_index,
          item: { ...item, content: [], summary: [] },
        },
        ...deltas.map((delta) => ({ type: `response.${type}.delta`, ...at, delta })),
        { type: `response.${type}.done`, ...at, [name]: text },
        { type: `response.${partType}.done`, ...at, part },
        { type: "response.output_item.done", output_index, item },
      ];
      return { item, events };
    });
    const body = { id: "r", output: made.map(({ item }) => item) };
    return {
      events: [
        { type: "response.created", response: { id: "r", output: [] } },
        ...made.flatMap(({ events }) => events),
        { type: "response.completed", response: body },
      ],
      body,
    };
  },
  /** Joins the texts of all events that contain one, because clients may read any of them. */
  accumulated(events) {
    const found = new TextsByPlace();
    for (const event of events) {
      const place = String(event["output_index"]);
      const whole = textIn(event, "text") ?? textIn(event, "refusal");
      found.add(place, textIn(event, "delta"));
      found.add(`${place} done`, whole);
      const part = objectIn(event, "part");
      if (part !== undefined)
        found.add(`${place} part`, textIn(part, "text") ?? textIn(part, "refusal"));
      const item =
        event["type"] === "response.output_item.done" ? objectIn(event, "item") : undefined;
      if (item !== undefined) found.add(`${place} item`, textOfItem(item));
      if (event["type"] === "response.completed")
        for (const [index, one] of objectsIn(objectOf(event["response"]), "output").entries())
          found.add(`${index} completed`, textOfItem(one));
    }
    return found.texts;
  },
  whole(body) {
    const found = new TextsByPlace();
    for (const [index, item] of objectsIn(body, "output").entries())
      for (const copy of ["", " done", " part", " item", " completed"])
        found.add(`${index}${copy}`, textOfItem(item));
    return found.texts;
  },
};

function textOfItem(item: JsonObject): string | undefined {
  const [part] = [...objectsIn(item, "content"), ...objectsIn(item, "summary")];
  return part && (textIn(part, "text") ?? textIn(part, "refusal"));
}

/** Gemini: the content of a candidate is a list of parts; adjacent parts of one kind are one text. */
const gemini: ScriptedFormat = {
  respond(script) {
    const partsOf = ({ kind, deltas }: Said): readonly Event[] =>
      deltas.map((text) => {
        if (kind === "call") return { functionCall: { name: "f", args: { a: "secret-1;" } } };
        return kind === "thought" ? { text, thought: true } : { text };
      });
    const event = (index: number, parts: readonly Event[]): Event => ({
      candidates: [{ index, content: { role: "model", parts }, finishReason: "STOP" }],
    });
    const choices = [...new Set(script.map(({ choice }) => choice))];
    return {
      events: script.flatMap((said) => partsOf(said).map((part) => event(said.choice, [part]))),
      body: {
        candidates: choices.map((index) => ({
          index,
          content: {
            role: "model",
            parts: script.filter(({ choice }) => choice === index).flatMap((one) => partsOf(one)),
          },
        })),
      },
    };
  },
  accumulated: (events) => geminiTexts(events),
  whole: (body) => geminiTexts([body]),
};

function geminiTexts(bodies: readonly JsonObject[]): Texts {
  const found = new TextsByPlace();
  const runs = new Map<number, { kind: string; count: number }>();
  for (const candidate of bodies.flatMap((body) => objectsIn(body, "candidates"))) {
    const index = numberIn(candidate, "index") ?? 0;
    for (const part of objectsIn(objectOf(candidate["content"]), "parts")) {
      const text = textIn(part, "text");
      if (text === "") continue;
      const kind = text === undefined ? "call" : part["thought"] === true ? "thought" : "said";
      const run = runs.get(index) ?? { kind, count: 0 };
      const count = run.kind === kind ? run.count : run.count + 1;
      runs.set(index, { kind, count });
      found.add(`${index} ${count}`, text);
    }
  }
  return found.texts;
}

const converse: ScriptedFormat = {
  respond(script) {
    const blocks = script.map(({ kind, deltas }, contentBlockIndex) => {
      const event = (type: string, more: Event): Event => ({
        ":type": `contentBlock${type}`,
        contentBlockIndex,
        ...more,
      });
      const wrap = (text: string): Event =>
        kind === "thought" ? { reasoningContent: { text } } : { text };
      const text = deltas.join("");
      if (kind === "call")
        return {
          block: { toolUse: { toolUseId: "t", name: "f", input: { a: "secret-1;" } } },
          events: [event("Delta", { delta: { toolUse: { input: INPUT } } }), event("Stop", {})],
        };
      return {
        block: kind === "thought" ? { reasoningContent: { reasoningText: { text } } } : { text },
        events: [...deltas.map((one) => event("Delta", { delta: wrap(one) })), event("Stop", {})],
      };
    });
    return {
      events: [
        { ":type": "messageStart", role: "assistant" },
        ...blocks.flatMap(({ events }) => events),
        { ":type": "messageStop", stopReason: "end_turn" },
      ],
      body: { output: { message: { content: blocks.map(({ block }) => block) } } },
    };
  },
  accumulated(events) {
    const found = new TextsByPlace();
    for (const event of events) {
      const delta = objectOf(event["delta"]);
      const thought = objectOf(delta["reasoningContent"]);
      found.add(
        String(event["contentBlockIndex"]),
        textIn(delta, "text") ?? textIn(thought, "text"),
      );
    }
    return found.texts;
  },
  whole(body) {
    const found = new TextsByPlace();
    const message = objectOf(objectOf(body["output"])["message"]);
    for (const [index, block] of objectsIn(message, "content").entries()) {
      const thought = objectOf(objectOf(block["reasoningContent"])["reasoningText"]);
      found.add(String(index), textIn(block, "text") ?? textIn(thought, "text"));
    }
    return found.texts;
  },
};

/** Text completions, which contain only text. */
const textCompletions: ScriptedFormat = {
  respond(script) {
    const said = script.filter(({ kind }) => kind === "text");
    const choices = [...new Set(said.map(({ choice }) => choice))];
    return {
      events: said.flatMap(({ choice: index, deltas }) =>
        deltas.map((text) => ({ choices: [{ index, text, finish_reason: null }] })),
      ),
      body: {
        choices: choices.map((index) => ({
          index,
          text: said.flatMap(({ choice, deltas }) => (choice === index ? deltas : [])).join(""),
        })),
      },
    };
  },
  accumulated: (events) => textsOfChoices(events),
  whole: (body) => textsOfChoices([body]),
};

function textsOfChoices(bodies: readonly JsonObject[]): Texts {
  const found = new TextsByPlace();
  for (const choice of bodies.flatMap((body) => objectsIn(body, "choices")))
    found.add(String(numberIn(choice, "index")), textIn(choice, "text"));
  return found.texts;
}

/** How each format expresses the same texts, as a stream and as a whole response. */
export const SCRIPTED: Readonly<Record<GuardedFormatName, ScriptedFormat>> = {
  completions,
  messages,
  responses,
  gemini,
  converse,
  textCompletions,
};
