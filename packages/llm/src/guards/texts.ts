import { badRequest } from "../chat/fault.ts";
import type { FormatName } from "../formats/names.ts";
import { isObject, textIn } from "../json.ts";
import type { JsonObject } from "../json.ts";
import type { GuardedFormatName } from "./guarded-format.ts";
import { everyText, items, member, members, objectAfter, unproven } from "./edit-json.ts";
import type { Edit } from "./edit-json.ts";

/** The parts of a prompt (specification document 2, prompt guard). */
export type Scope = "SystemPrompt" | "Messages" | "ToolOutput" | "ToolInput";

/** The place of a text in the messages. */
export interface TextPlace {
  readonly scope: Scope;
  /** The role of the message: `system`, `user`, `assistant` or `tool`. */
  readonly role: string;
}

/**
 * Maps one text.
 * @param lane texts with the same number are read as one text
 */
export type Visit = (text: string, place: TextPlace, lane: number) => string;

/** @param follows whether the text directly follows the text of the previous part of the same message */
type VisitPart = (text: string, place: TextPlace, follows?: boolean) => string;

type EditPrompt = (body: unknown, visit: VisitPart) => unknown;

/**
 * Edits every text of a prompt.
 * @returns the same object if nothing changed; undefined if the format is unknown
 */
export function editPrompt(
  format: FormatName,
  body: JsonObject,
  visit: Visit,
): JsonObject | undefined {
  if (!isGuarded(format)) return undefined;
  let lane = 0;
  const each: VisitPart = (text, place, follows) => {
    if (follows !== true) lane += 1;
    return visit(text, place, lane);
  };
  return objectAfter(PROMPTS[format](body, each), body);
}

function isGuarded(format: FormatName): format is GuardedFormatName {
  return Object.hasOwn(PROMPTS, format);
}

const SYSTEM: TextPlace = { scope: "SystemPrompt", role: "system" };
const THOUGHT: TextPlace = { scope: "Messages", role: "assistant" };
const TOOL_OUTPUT: TextPlace = { scope: "ToolOutput", role: "tool" };
const TOOL_INPUT: TextPlace = { scope: "ToolInput", role: "assistant" };
const SYSTEM_ROLES: ReadonlySet<string> = new Set(["system", "developer"]);

function placeOf(role = "user"): TextPlace {
  return SYSTEM_ROLES.has(role) ? SYSTEM : { scope: "Messages", role };
}

/** Edits a text, or the texts in a list of parts. */
function content(visit: VisitPart, place: TextPlace): Edit {
  const list = parts(visit, place, (each) => textOf(each, place));
  return (value) => (typeof value === "string" ? visit(value, place) : list(value));
}

/** Edits the parts of a message. The texts of a part have the given place, unless they are thoughts. */
function parts(visit: VisitPart, place: TextPlace, edit: (visit: VisitPart) => Edit): Edit {
  return (value) => {
    let before: TextPlace | undefined;
    return items(value, (part) => {
      let own: TextPlace | undefined;
      const edited = edit((text, at, follows = at === before) => {
        own = text === "" && before !== undefined ? before : at;
        before = undefined;
        return visit(text, at, follows);
      })(part);
      before = own === place || own === THOUGHT ? own : undefined;
      return edited;
    });
  };
}

function textOf(visit: VisitPart, place: TextPlace): Edit {
  const text = whole(visit, place);
  const thoughts = parts(
    visit,
    THOUGHT,
    (each) => (part) => member(part, "text", whole(each, THOUGHT)),
  );
  return (part) => members(part, { text, refusal: text, transcript: text, thinking: thoughts });
}

/** Edits a string value as a whole. */
function whole(visit: VisitPart, place: TextPlace): Edit {
  return (value) => (typeof value === "string" ? visit(value, place) : value);
}

function inside(visit: VisitPart, place: TextPlace): Edit {
  return (value) => everyText(value, (text) => visit(text, place));
}

const completions: EditPrompt = (body, visit) =>
  member(body, "messages", (list) =>
    items(list, (message) => {
      const role = isObject(message) ? textIn(message, "role") : undefined;
      return completionsMessage(message, visit, role === "tool" ? TOOL_OUTPUT : placeOf(role));
    }),
  );

function completionsMessage(message: unknown, visit: VisitPart, place: TextPlace): unknown {
  const input = whole(visit, TOOL_INPUT);
  const called: Edit = (one) => members(one, { arguments: input, input });
  return members(message, {
    content: content(visit, place),
    refusal: whole(visit, place),
    tool_calls: (calls) =>
      items(calls, (call) => members(call, { function: called, custom: called })),
    function_call: called,
  });
}

/** Edits a prompt in a format that has the system prompt beside the messages. */
function systemAndMessages(contentOf: (visit: VisitPart, place: TextPlace) => Edit): EditPrompt {
  return (body, visit) =>
    members(body, {
      system: (value) =>
        typeof value === "string" ? visit(value, SYSTEM) : contentOf(visit, SYSTEM)(value),
      messages: (list) =>
        items(list, (message) => {
          const place = placeOf(isObject(message) ? textIn(message, "role") : undefined);
          return member(message, "content", contentOf(visit, place));
        }),
    });
}

function messagesContent(visit: VisitPart, place: TextPlace): Edit {
  const list = parts(visit, place, (each) => messagesBlock(each, place));
  return (value) => (typeof value === "string" ? visit(value, place) : list(value));
}

function messagesBlock(visit: VisitPart, place: TextPlace): Edit {
  return (block) => {
    const type = isObject(block) ? textIn(block, "type") : undefined;
    if (type === "tool_use") return member(block, "input", inside(visit, TOOL_INPUT));
    if (type === "tool_result")
      return member(block, "content", messagesContent(visit, TOOL_OUTPUT));
    if (type === "search_result") return member(block, "content", messagesContent(visit, place));
    if (type === "document") return member(block, "source", messagesSource(visit, place));
    return member(block, "text", whole(visit, place));
  };
}

/** Edits the text of a document; files and addresses stay. */
function messagesSource(visit: VisitPart, place: TextPlace): Edit {
  return (source) => {
    const isText = isObject(source) && source["type"] === "text";
    const data = isText ? whole(visit, place) : undefined;
    return members(source, { data, content: messagesContent(visit, place) });
  };
}

const responses: EditPrompt = (body, visit) =>
  members(body, {
    instructions: whole(visit, SYSTEM),
    input: (input) =>
      typeof input === "string"
        ? visit(input, placeOf())
        : items(input, (item) => responsesItem(item, visit)),
  });

function responsesItem(item: unknown, visit: VisitPart): unknown {
  const role = isObject(item) ? textIn(item, "role") : undefined;
  return members(item, {
    content: content(visit, placeOf(role)),
    arguments: whole(visit, TOOL_INPUT),
    input: whole(visit, TOOL_INPUT),
    output: content(visit, TOOL_OUTPUT),
  });
}

const gemini: EditPrompt = (body, visit) =>
  members(body, {
    systemInstruction: (value) => geminiContent(value, visit, SYSTEM),
    system_instruction: (value) => geminiContent(value, visit, SYSTEM),
    contents: (list) =>
      items(list, (one) => {
        const role = isObject(one) && textIn(one, "role") === "model" ? "assistant" : "user";
        return geminiContent(one, visit, placeOf(role));
      }),
  });

function geminiContent(value: unknown, visit: VisitPart, place: TextPlace): unknown {
  return member(
    value,
    "parts",
    parts(visit, place, (each) => geminiPart(each, place)),
  );
}

function geminiPart(visit: VisitPart, place: TextPlace): Edit {
  const call: Edit = (one) => member(one, "args", inside(visit, TOOL_INPUT));
  const result: Edit = (one) => member(one, "response", inside(visit, TOOL_OUTPUT));
  const text = whole(visit, place);
  return (part) =>
    members(unproven((one) => member(one, "text", text), "thoughtSignature")(part), {
      functionCall: call,
      functionResponse: result,
    });
}

function converseContent(visit: VisitPart, place: TextPlace): Edit {
  return parts(visit, place, (each) => converseBlock(each, place));
}

function converseBlock(visit: VisitPart, place: TextPlace): Edit {
  const use: Edit = (one) => member(one, "input", inside(visit, TOOL_INPUT));
  const results = parts(visit, TOOL_OUTPUT, (each) => inside(each, TOOL_OUTPUT));
  const result: Edit = (one) => member(one, "content", results);
  const text = whole(visit, place);
  const holder: Edit = (one) => member(one, "text", text);
  const list: Edit = (value) => items(value, holder);
  return (block) =>
    members(block, {
      text,
      guardContent: (one) => member(one, "text", holder),
      document: (one) =>
        member(one, "source", (source) => members(source, { text, content: list })),
      searchResult: (one) => member(one, "content", list),
      citationsContent: (one) => member(one, "content", list),
      toolUse: use,
      toolResult: result,
    });
}

const textCompletions: EditPrompt = (body, visit) => {
  const text = whole(visit, placeOf());
  const readable: Edit = (prompt) => (typeof prompt === "string" ? text(prompt) : refuse(prompt));
  return members(body, {
    prompt: (prompt) => (Array.isArray(prompt) ? items(prompt, readable) : readable(prompt)),
    prompt_embeds: refuse,
    suffix: text,
  });
};

/**
 * Accepts only null.
 * @throws ChatFault because a prompt that is not text, such as a list of tokens, cannot be checked
 */
function refuse(prompt: unknown): unknown {
  if (prompt === null) return prompt;
  throw badRequest("/prompt", "only text can be checked by the prompt guards");
}

const PROMPTS: Readonly<Record<GuardedFormatName, EditPrompt>> = {
  completions,
  messages: systemAndMessages(messagesContent),
  responses,
  gemini,
  converse: systemAndMessages(converseContent),
  textCompletions,
};
