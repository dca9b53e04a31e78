import { type JsonObject, objectIn, objectOf } from "../../json.ts";
import { byText, Joined, objectsIn, type Texts, type UnusualFormat } from "./unusual-format.ts";
import { token, type Event } from "./vendor-events.ts";

/** The forms in which vendors of chat completions send a piece of text. */
const FORMS: readonly ((piece: string) => Event)[] = [
  (content) => ({ content }),
  (text) => ({ content: [{ type: "text", text }] }),
  (text) => ({ content: [{ type: "thinking", thinking: [{ type: "text", text }] }] }),
  (thinking) => ({ thinking_blocks: [{ type: "thinking", thinking, signature: "c2ln" }] }),
  (reasoning_content) => ({ reasoning_content }),
  (text) => ({ reasoning_details: [{ type: "reasoning.text", index: 0, text }] }),
  (summary) => ({ reasoning_details: [{ type: "reasoning.summary", index: 1, summary }] }),
  (refusal) => ({ refusal }),
  (transcript) => ({ audio: { transcript } }),
  (reasoning_content) => ({ provider_specific_fields: { reasoning_content } }),
  () => ({ tool_calls: [{ index: 0, function: { arguments: "secret-1" } }] }),
];

export const completions: UnusualFormat = {
  respond(script) {
    const events: Event[] = [];
    const bodies = [0, 1].map((index) => {
      const message: Record<string, unknown> = {};
      const own = script.filter(({ text }) => text % 2 === index);
      for (const { text, piece } of own) merge(message, formOf(text, piece));
      return { index, message, logprobs: { content: [token("secret-42")] } };
    });
    const soFar: Record<string, unknown>[] = [{}, {}];
    for (const { text, piece } of script) {
      const index = text % 2;
      const delta = formOf(text, piece);
      const message = soFar[index] ?? {};
      merge(message, delta);
      const repeated = piece.length % 3 === 0 ? { message: structuredClone(message) } : {};
      const logprobs = { content: [token(piece)] };
      events.push({ choices: [{ index, delta, logprobs, finish_reason: null, ...repeated }] });
    }
    for (const index of [0, 1])
      events.push({ choices: [{ index, delta: {}, finish_reason: "stop" }] });
    return { events, body: { choices: bodies } };
  },
  joined: (events) => completionTexts(events, "delta"),
  texts: (body) => completionTexts([body], "message"),
};

function formOf(text: number, piece: string): Event {
  return FORMS[Math.floor(text / 2) % FORMS.length]?.(piece) ?? {};
}

/** Joins a delta to a message as clients do. */
function merge(message: Record<string, unknown>, delta: Event): void {
  for (const [name, value] of Object.entries(delta)) {
    const before = message[name];
    if (typeof before === "string" && typeof value === "string") message[name] = before + value;
    else if (name === "content" && before !== undefined)
      message[name] = [...asParts(before), ...asParts(value)];
    else if (Array.isArray(before) && Array.isArray(value)) message[name] = [...before, ...value];
    else if (typeof before === "object" && before !== null && !Array.isArray(value)) {
      const merged = { ...before };
      merge(merged, objectOf(value));
      message[name] = merged;
    } else message[name] = value;
  }
}

function asParts(content: unknown): readonly unknown[] {
  return Array.isArray(content) ? content : [{ type: "text", text: content }];
}

function completionTexts(bodies: readonly JsonObject[], name: "delta" | "message"): Texts {
  const found = new Joined();
  for (const choice of bodies.flatMap((body) => objectsIn(body, "choices"))) {
    const at = `${String(choice["index"])} `;
    addMessage(found, at, objectOf(choice[name]));
  }
  return found.texts;
}

function addMessage(found: Joined, at: string, message: JsonObject): void {
  for (const name of ["reasoning_content", "refusal"]) found.add(at + name, message[name]);
  for (const part of message["content"] === undefined ? [] : asParts(message["content"])) {
    found.add(`${at}content`, objectOf(part)["text"]);
    for (const one of objectsIn(objectOf(part), "thinking"))
      found.add(`${at}thinking`, one["text"]);
  }
  for (const one of objectsIn(message, "thinking_blocks"))
    found.add(`${at}blocks`, one["thinking"]);
  for (const one of objectsIn(message, "reasoning_details"))
    found.add(`${at}details ${String(one["index"])}`, one["text"] ?? one["summary"]);
  found.add(`${at}transcript`, objectOf(message["audio"])["transcript"]);
  const fields = objectIn(message, "provider_specific_fields");
  if (fields !== undefined) addMessage(found, `${at}fields `, fields);
}

/** Each event has a finish reason, as some servers send it. */
export const textCompletions: UnusualFormat = {
  respond(script) {
    const pieces = byText(script, 2);
    const choice = (index: number, text: string): Event => ({
      index,
      text,
      logprobs: { tokens: [text] },
      finish_reason: "stop",
    });
    return {
      events: script.map(({ text, piece }) => ({ choices: [choice(text % 2, piece)] })),
      body: { choices: pieces.map((each, index) => choice(index, each.join(""))) },
    };
  },
  joined: (events) => choiceTexts(events),
  texts: (body) => choiceTexts([body]),
};

function choiceTexts(bodies: readonly JsonObject[]): Texts {
  const found = new Joined();
  for (const choice of bodies.flatMap((body) => objectsIn(body, "choices")))
    found.add(String(choice["index"]), choice["text"]);
  return found.texts;
}
