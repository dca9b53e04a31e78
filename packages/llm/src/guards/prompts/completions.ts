import { isObject, type JsonObject, textIn } from "../../json.ts";
import type { Edit } from "../form/edit-json.ts";
import { ANYWHERE, placeOf, SYSTEM, THOUGHT, TOOL_INPUT, TOOL_OUTPUT, USER } from "./place.ts";
import type { TextPlace } from "./place.ts";
import {
  apart,
  aside,
  BESIDE,
  contentOr,
  each,
  encrypted,
  LEFT_OUT,
  open,
  parts,
  type PromptReader,
  restOf,
  unreadable,
  whole,
} from "./reader.ts";

/** Edits a prompt of chat completions. */
export function completions(body: unknown, reader: PromptReader): unknown {
  const system = restOf(reader, SYSTEM);
  const definitions: Edit = (value) => system(value, "");
  return open(
    body,
    {
      messages: each((message) => completionsMessage(message, reader)),
      prediction: (value) =>
        open(value, { content: content(apart(reader), USER) }, restOf(reader, USER)),
      tools: definitions,
      functions: definitions,
      response_format: definitions,
    },
    restOf(reader, ANYWHERE),
  );
}

function completionsMessage(message: unknown, reader: PromptReader): unknown {
  const role = isObject(message) ? textIn(message, "role") : undefined;
  const isOutput = role === "tool" || role === "function";
  const place = isOutput ? TOOL_OUTPUT : placeOf(role);
  const input = whole(reader, TOOL_INPUT);
  const calls = restOf(reader, TOOL_INPUT);
  const called: Edit = (one) => open(one, { arguments: input, input }, calls);
  const thought = aside(reader, THOUGHT, LEFT_OUT);
  const proof = { data: encrypted(reader, THOUGHT) };
  const proved = each((one) => open(one, proof, restOf(reader, THOUGHT)));
  return open(
    message,
    {
      content: content(reader, place),
      refusal: aside(reader, place, BESIDE),
      reasoning_content: thought,
      reasoning: thought,
      reasoning_details: proved,
      thinking_blocks: proved,
      tool_calls: each((call) => open(call, { function: called, custom: called }, calls)),
      function_call: called,
      // The sound of an earlier response, which the server has stored.
      audio: (value) =>
        open(value, { id: unreadable(reader, "audio", place) }, restOf(reader, place)),
    },
    restOf(reader, place),
  );
}

/** Edits a text, or the texts in a list of parts. */
export function content(reader: PromptReader, place: TextPlace): Edit {
  const list = parts(reader, place, (own) => textOf(own, place));
  return contentOr(reader, place, list);
}

/** The members that have the text of a part; servers read one of them, by the type of the part or the first one. */
const TEXTS: readonly string[] = ["text", "refusal", "transcript", "thinking"];

function textOf(reader: PromptReader, place: TextPlace): Edit {
  const text = whole(reader, place);
  const rest = restOf(reader, place);
  const thoughts = parts(reader, THOUGHT, (own) => {
    const thought = whole(own, THOUGHT);
    return (part) =>
      typeof part === "string"
        ? thought(part)
        : open(part, { text: thought }, restOf(own, THOUGHT));
  });
  return (part) => {
    if (typeof part === "string") return text(part);
    // Others must not come between this text and that of the next part.
    const name = isObject(part) ? nameOfText(part) : "text";
    return open(part, { [name]: name === "thinking" ? thoughts : text }, rest);
  };
}

function nameOfText(part: JsonObject): string {
  const filled = TEXTS.filter((name) => (part[name] ?? "") !== "");
  return filled.find((name) => name === part["type"]) ?? filled[0] ?? "text";
}
