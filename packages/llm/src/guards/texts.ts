import { badRequest } from "../chat/fault.ts";
import type { FormatName } from "../formats/names.ts";
import { proofIn } from "../formats/responses/proof.ts";
import { isObject, textIn } from "../json.ts";
import type { JsonObject } from "../json.ts";
import {
  completionsChoice,
  completionsCopies,
  converseCited,
  geminiCandidate,
  geminiSegments,
  messagesQuotes,
} from "./copies.ts";
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
 * @param follows whether the text directly follows the text of the previous part of the same message
 */
export type Visit = (text: string, place: TextPlace, follows?: boolean) => string;

interface Texts {
  readonly request: (body: unknown, visit: Visit) => unknown;
  readonly response: (body: unknown, visit: Visit) => unknown;
  readonly joinsParts?: true;
}

/**
 * Edits every text of a prompt.
 * @returns the same object if nothing changed; undefined if the format is unknown
 */
export function editPrompt(
  format: FormatName,
  body: JsonObject,
  visit: Visit,
): JsonObject | undefined {
  const texts = textsOf(format);
  return texts && objectAfter(texts.request(body, visit), body);
}

/**
 * Edits every text of a whole response. Adjacent parts count as one text only in formats whose streams do not
 * mark the end of a part.
 */
export function editResponse(
  format: FormatName,
  body: JsonObject,
  visit: Visit,
): JsonObject | undefined {
  const texts = textsOf(format);
  const each: Visit = texts?.joinsParts === true ? visit : (text, place) => visit(text, place);
  return texts && objectAfter(texts.response(body, each), body);
}

function textsOf(format: FormatName): Texts | undefined {
  return isGuarded(format) ? TEXTS[format] : undefined;
}

function isGuarded(format: FormatName): format is GuardedFormatName {
  return Object.hasOwn(TEXTS, format);
}

const SYSTEM: TextPlace = { scope: "SystemPrompt", role: "system" };
const ASSISTANT: TextPlace = { scope: "Messages", role: "assistant" };
const THOUGHT: TextPlace = { ...ASSISTANT };
const TOOL_OUTPUT: TextPlace = { scope: "ToolOutput", role: "tool" };
const TOOL_INPUT: TextPlace = { scope: "ToolInput", role: "assistant" };
const SYSTEM_ROLES: ReadonlySet<string> = new Set(["system", "developer"]);

function placeOf(role = "user"): TextPlace {
  return SYSTEM_ROLES.has(role) ? SYSTEM : { scope: "Messages", role };
}

/** Edits a text, or the texts in a list of parts. */
function content(visit: Visit, place: TextPlace): Edit {
  const list = parts(visit, place, (each) => textOf(each, place));
  return (value) => (typeof value === "string" ? visit(value, place) : list(value));
}

/** Edits the parts of a message. The texts of a part have the given place, unless they are thoughts. */
function parts(visit: Visit, place: TextPlace, edit: (visit: Visit) => Edit): Edit {
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

function textOf(visit: Visit, place: TextPlace): Edit {
  const text = whole(visit, place);
  const thoughts = parts(
    visit,
    THOUGHT,
    (each) => (part) => member(part, "text", whole(each, THOUGHT)),
  );
  return (part) => {
    const edited = members(part, { text, refusal: text, transcript: text, thinking: thoughts });
    // The tokens are removed, because they repeat the text. The member stays, because the official clients
    // expect it.
    return edited === part ? part : members(edited, { logprobs: () => [] });
  };
}

/** Edits a string value as a whole. */
function whole(visit: Visit, place: TextPlace): Edit {
  return (value) => (typeof value === "string" ? visit(value, place) : value);
}

function inside(visit: Visit, place: TextPlace): Edit {
  return (value) => everyText(value, (text) => visit(text, place));
}

const completions: Texts = {
  joinsParts: true,
  request: (body, visit) =>
    member(body, "messages", (list) =>
      items(list, (message) => {
        const role = isObject(message) ? textIn(message, "role") : undefined;
        return completionsMessage(message, visit, role === "tool" ? TOOL_OUTPUT : placeOf(role));
      }),
    ),
  response: (body, visit) =>
    member(body, "choices", (choices) =>
      items(
        choices,
        completionsChoice((message) =>
          completionsThoughts(visit)(completionsMessage(message, visit, ASSISTANT)),
        ),
      ),
    ),
};

function completionsThoughts(visit: Visit): Edit {
  const thought = whole(visit, ASSISTANT);
  const copies = completionsCopies(thought);
  const edit: Edit = (message) =>
    copies(members(message, { reasoning_content: thought, reasoning: thought }));
  return unproven(edit, "reasoning_signature");
}

function completionsMessage(message: unknown, visit: Visit, place: TextPlace): unknown {
  const input = whole(visit, TOOL_INPUT);
  return members(message, {
    content: content(visit, place),
    refusal: whole(visit, place),
    tool_calls: (calls) =>
      items(calls, (call) => member(call, "function", (one) => member(one, "arguments", input))),
  });
}

const messages: Texts = {
  request: systemAndMessages(messagesContent),
  response: (body, visit) =>
    member(body, "content", (value) =>
      items(messagesContent(visit, ASSISTANT)(value), (block) => {
        const text = whole(visit, ASSISTANT);
        const edited = member(block, "thinking", text);
        // The member stays as an empty text, because the official clients expect it.
        const proven = edited === block ? block : members(edited, { signature: () => "" });
        return messagesQuotes(text)(proven);
      }),
    ),
};

/** The request of a format with a system prompt beside its messages. */
function systemAndMessages(contentOf: (visit: Visit, place: TextPlace) => Edit): Texts["request"] {
  return (body, visit) =>
    members(body, {
      system: content(visit, SYSTEM),
      messages: (list) =>
        items(list, (message) => {
          const place = placeOf(isObject(message) ? textIn(message, "role") : undefined);
          return member(message, "content", contentOf(visit, place));
        }),
    });
}

function messagesContent(visit: Visit, place: TextPlace): Edit {
  const list = parts(visit, place, (each) => messagesBlock(each, place));
  return (value) => (typeof value === "string" ? visit(value, place) : list(value));
}

function messagesBlock(visit: Visit, place: TextPlace): Edit {
  return (block) => {
    const type = isObject(block) ? textIn(block, "type") : undefined;
    if (type === "tool_use") return member(block, "input", inside(visit, TOOL_INPUT));
    if (type === "tool_result") return member(block, "content", content(visit, TOOL_OUTPUT));
    return member(block, "text", whole(visit, place));
  };
}

const responses: Texts = {
  request: (body, visit) =>
    members(body, {
      instructions: whole(visit, SYSTEM),
      input: (input) =>
        typeof input === "string"
          ? visit(input, placeOf())
          : items(input, (item) => responsesItem(item, visit, placeOf())),
    }),
  response: (body, visit) =>
    member(body, "output", (list) =>
      items(
        list,
        unproven(
          (item) =>
            member(responsesItem(item, visit, ASSISTANT), "summary", content(visit, ASSISTANT)),
          "encrypted_content",
          (proof) => typeof proof === "string" && proofIn(proof) !== undefined,
        ),
      ),
    ),
};

function responsesItem(item: unknown, visit: Visit, otherwise: TextPlace): unknown {
  const role = isObject(item) ? textIn(item, "role") : undefined;
  return members(item, {
    content: content(visit, role === undefined ? otherwise : placeOf(role)),
    arguments: whole(visit, TOOL_INPUT),
    output: content(visit, TOOL_OUTPUT),
  });
}

const gemini: Texts = {
  joinsParts: true,
  request: (body, visit) =>
    members(body, {
      systemInstruction: (value) => geminiContent(value, visit, SYSTEM),
      system_instruction: (value) => geminiContent(value, visit, SYSTEM),
      contents: (list) =>
        items(list, (one) => {
          const role = isObject(one) && textIn(one, "role") === "model" ? "assistant" : "user";
          return geminiContent(one, visit, placeOf(role));
        }),
    }),
  response: (body, visit) =>
    member(body, "candidates", (list) => {
      const content = geminiCandidate((value) => geminiContent(value, visit, ASSISTANT));
      const segments = geminiSegments(whole(visit, ASSISTANT));
      return items(list, (one) => segments(content(one)));
    }),
};

function geminiContent(value: unknown, visit: Visit, place: TextPlace): unknown {
  return member(
    value,
    "parts",
    parts(visit, place, (each) => geminiPart(each, place)),
  );
}

function geminiPart(visit: Visit, place: TextPlace): Edit {
  const call: Edit = (one) => member(one, "args", inside(visit, TOOL_INPUT));
  const result: Edit = (one) => member(one, "response", inside(visit, TOOL_OUTPUT));
  return (part) => {
    const isThought = place === ASSISTANT && isObject(part) && part["thought"] === true;
    const text = whole(visit, isThought ? THOUGHT : place);
    const edited = unproven((one) => member(one, "text", text), "thoughtSignature")(part);
    return members(edited, { functionCall: call, functionResponse: result });
  };
}

const converse: Texts = {
  request: systemAndMessages(converseContent),
  response: (body, visit) =>
    member(body, "output", (output) =>
      member(output, "message", (message) =>
        member(message, "content", (value) =>
          items(converseContent(visit, ASSISTANT)(value), (block) =>
            member(converseCited(whole(visit, ASSISTANT))(block), "reasoningContent", (thought) =>
              member(thought, "reasoningText", unproven(textOf(visit, ASSISTANT), "signature")),
            ),
          ),
        ),
      ),
    ),
};

function converseContent(visit: Visit, place: TextPlace): Edit {
  return parts(visit, place, (each) => converseBlock(each, place));
}

function converseBlock(visit: Visit, place: TextPlace): Edit {
  const use: Edit = (one) => member(one, "input", inside(visit, TOOL_INPUT));
  const results = parts(visit, TOOL_OUTPUT, (each) => inside(each, TOOL_OUTPUT));
  const result: Edit = (one) => member(one, "content", results);
  return (block) => members(block, { text: whole(visit, place), toolUse: use, toolResult: result });
}

const textCompletions: Texts = {
  request: (body, visit) => {
    const text = whole(visit, placeOf());
    const readable: Edit = (prompt) => (typeof prompt === "string" ? text(prompt) : refuse(prompt));
    return members(body, {
      prompt: (prompt) => (Array.isArray(prompt) ? items(prompt, readable) : readable(prompt)),
      prompt_embeds: refuse,
      suffix: text,
    });
  },
  response: (body, visit) =>
    member(body, "choices", (choices) =>
      items(choices, (choice) => {
        const edited = member(choice, "text", whole(visit, ASSISTANT));
        // The tokens are removed, because they repeat the text.
        return edited === choice ? choice : members(edited, { logprobs: () => null });
      }),
    ),
};

/**
 * Accepts only null.
 * @throws ChatFault because a prompt that is not text, such as a list of tokens, cannot be checked
 */
function refuse(prompt: unknown): unknown {
  if (prompt === null) return prompt;
  throw badRequest("/prompt", "only text can be checked by the prompt guards");
}

const TEXTS: Readonly<Record<GuardedFormatName, Texts>> = {
  completions,
  messages,
  responses,
  gemini,
  converse,
  textCompletions,
};
