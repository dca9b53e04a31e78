import { isObject, textIn } from "../../json.ts";
import type { Edit } from "../form/edit-json.ts";
import { content } from "./completions.ts";
import { ANYWHERE, placeOf, SYSTEM, THOUGHT, TOOL_INPUT, TOOL_OUTPUT, USER } from "./place.ts";
import type { TextPlace } from "./place.ts";
import { contentOr, each, free, LEFT_OUT, open, restOf, unreadable, whole } from "./reader.ts";
import type { Edits, PromptReader } from "./reader.ts";

/** Edits a prompt of Responses. */
export function responses(body: unknown, reader: PromptReader): unknown {
  return open(body, responsesEdits(reader), restOf(reader, ANYWHERE));
}

/**
 * Edits a client's event of the realtime or responses API. Both have the form of a request, in the event or in
 * one of its members; the texts of other events are read, too.
 */
export function socketEvent(body: unknown, reader: PromptReader): unknown {
  const edits = responsesEdits(reader);
  const conversation = whereAnswered(reader);
  const inner: Edit = (value) => open(value, { ...edits, conversation }, restOf(reader, ANYWHERE));
  const item: Edit = (value) => responsesItem(value, reader);
  const all = { ...edits, response: inner, session: inner, item };
  return open(body, all, restOf(reader, ANYWHERE));
}

/** The words for the conversation of the WebSocket, and for none; others name one that the provider has stored. */
const CONVERSATIONS: ReadonlySet<unknown> = new Set(["auto", "none"]);

function whereAnswered(reader: PromptReader): Edit {
  const stored = unreadable(reader, "conversation", ANYWHERE);
  return (value) => (CONVERSATIONS.has(value) ? value : stored(value));
}

function responsesEdits(reader: PromptReader): Edits {
  const system = restOf(reader, SYSTEM);
  const definitions: Edit = (value) => system(value, "");
  return {
    instructions: content(reader, SYSTEM),
    input: (input) =>
      typeof input === "string"
        ? reader.text(input, USER)
        : each((item) => responsesItem(item, reader))(input),
    prompt: (value) => storedPrompt(value, reader),
    tools: definitions,
    text: definitions,
  };
}

/** A prompt that the provider has stored: only its variables can be read. */
function storedPrompt(value: unknown, reader: PromptReader): unknown {
  if (!isObject(value)) return whole(reader, USER)(value);
  const variables = restOf(reader, USER);
  return open(
    value,
    {
      id: unreadable(reader, "prompt", SYSTEM),
      variables: (named) => variables(named, "variables"),
    },
    variables,
  );
}

const MESSAGE = "message";
/** The type of an item that repeats one of the stored items. */
const STORED = "item_reference";

function responsesItem(item: unknown, outer: PromptReader): unknown {
  // Conversions leave out items of other types than messages and calls.
  const isMessage = isObject(item) && (item["type"] ?? MESSAGE) === MESSAGE;
  const reader = isMessage ? outer : { ...outer, depth: outer.depth + LEFT_OUT };
  const place = isObject(item) ? placeOfItem(item["type"], textIn(item, "role")) : USER;
  if (typeof item === "string") return contentOr(reader, place, (value) => value)(item);
  const isStored = isObject(item) && (item["type"] === STORED || isBareReference(item));
  const isReasoning = isObject(item) && item["type"] === "reasoning";
  return open(
    item,
    {
      summary: content(reader, THOUGHT),
      content: content(reader, isReasoning ? THOUGHT : place),
      arguments: whole(reader, TOOL_INPUT),
      input: free(reader, TOOL_INPUT),
      output: content(reader, TOOL_OUTPUT),
      id: isStored ? unreadable(reader, STORED, ANYWHERE) : undefined,
      // The image that a tool of the provider has made.
      result:
        isObject(item) && item["type"] === "image_generation_call"
          ? unreadable(reader, "result", place)
          : undefined,
    },
    restOf(reader, place),
  );
}

/** The type of a reference may be missing: then the item has nothing but its id. */
function isBareReference(item: Readonly<Record<string, unknown>>): boolean {
  return (
    Object.keys(item).every((name) => name === "id" || name === "type") &&
    (item["type"] ?? null) === null
  );
}

function placeOfItem(type: unknown, role: string | undefined): TextPlace {
  if (typeof type !== "string" || type === MESSAGE) return placeOf(role);
  if (type.endsWith("_output") || type === "mcp_list_tools") return TOOL_OUTPUT;
  return type.includes("_call") ? TOOL_INPUT : placeOf(role);
}
