import { isObject, textIn } from "../../json.ts";
import { type Edit, unproven } from "../form/edit-json.ts";
import { ANYWHERE, placeOf, SYSTEM, THOUGHT, TOOL_INPUT, TOOL_OUTPUT, USER } from "./place.ts";
import type { TextPlace } from "./place.ts";
import { each, free, ofMembers, open, parts, restOf, unreadable, whole } from "./reader.ts";
import type { PromptReader } from "./reader.ts";
import { fileOr, isTextDocument } from "./text-file.ts";

/** Edits a prompt of Converse, or of its counts of tokens. */
export function converse(body: unknown, reader: PromptReader): unknown {
  const system = restOf(reader, SYSTEM);
  const inner: Edit = (value) => converse(value, reader);
  const variables = restOf(reader, USER);
  const stored = unreadable(reader, "promptVariables", SYSTEM);
  return open(
    body,
    {
      system: converseContent(reader, SYSTEM),
      messages: each((message) => {
        const place = placeOf(isObject(message) ? textIn(message, "role") : undefined);
        return open(message, { content: converseContent(reader, place) }, restOf(reader, place));
      }),
      toolConfig: (value) => system(value, ""),
      outputConfig: (value) => system(value, ""),
      // The prompt that has these variables is stored by the provider.
      promptVariables: (value) => stored(variables(value, "promptVariables")),
      additionalModelRequestFields: modelFields(reader),
      input: (value) => open(value, { converse: inner, invokeModel: invoked(reader) }, variables),
    },
    restOf(reader, ANYWHERE),
  );
}

/** The names and words of the settings that models on Bedrock have beside those of the API. */
const SETTINGS: ReadonlySet<unknown> = new Set(
  `thinking type budget_tokens display output_config effort top_k enabled disabled adaptive summarized omitted none
   minimal low medium high xhigh max`.split(/\s+/),
);

/** Edits members that models define; those that have settings only are no texts. */
function modelFields(reader: PromptReader): Edit {
  const texts = free(reader, ANYWHERE);
  return (value) => (isSetting(value) ? value : texts(value));
}

function isSetting(value: unknown): boolean {
  if (isObject(value))
    return Object.entries(value).every(([name, one]) => SETTINGS.has(name) && isSetting(one));
  return typeof value === "string" ? SETTINGS.has(value) : !Array.isArray(value);
}

function invoked(reader: PromptReader): Edit {
  const edits = { body: unreadable(reader, "body", USER) };
  return (value) => open(value, edits, restOf(reader, USER));
}

function converseContent(reader: PromptReader, place: TextPlace): Edit {
  return parts(reader, place, (own) => converseBlock(own, place), ofMembers);
}

function converseBlock(reader: PromptReader, place: TextPlace): Edit {
  const rest = restOf(reader, place);
  const text = whole(reader, place);
  const holder: Edit = (one) => open(one, { text }, rest);
  const list = texts(reader, place);
  const edits = {
    text,
    guardContent: (one: unknown) => open(one, { text: holder }, rest),
    document: document(reader, place),
    searchResult: (one: unknown) => open(one, { content: list }, rest),
    citationsContent: (one: unknown) => open(one, { content: list }, rest),
    reasoningContent: (one: unknown) => thoughts(one, reader),
    toolUse: (one: unknown) =>
      open(one, { input: free(reader, TOOL_INPUT) }, restOf(reader, TOOL_INPUT)),
    toolResult: (one: unknown) =>
      open(one, { content: toolResults(reader) }, restOf(reader, TOOL_OUTPUT)),
  };
  return (block) => (typeof block === "string" ? text(block) : open(block, edits, rest));
}

/** Edits a list of texts within a block. */
function texts(reader: PromptReader, place: TextPlace): Edit {
  return parts(
    reader,
    place,
    (own) => {
      const edits = { text: whole(own, place) };
      return (one) => open(one, edits, restOf(own, place));
    },
    ofMembers,
  );
}

function document(reader: PromptReader, place: TextPlace): Edit {
  const rest = restOf(reader, place);
  const text = whole(reader, place);
  const content = texts(reader, place);
  const file = fileOr(reader, place, (value) => rest(value, "bytes"));
  return (value) => {
    const bytes = isTextDocument(value) ? file : undefined;
    const source: Edit = (one) => open(one, { text, content, bytes }, rest);
    return open(value, { source }, rest);
  };
}

function thoughts(value: unknown, reader: PromptReader): unknown {
  const rest = restOf(reader, THOUGHT);
  const thought: Edit = (one) => open(one, { text: whole(reader, THOUGHT) }, rest);
  return open(value, { reasoningText: unproven(thought, "signature") }, rest);
}

function toolResults(reader: PromptReader): Edit {
  return parts(
    reader,
    TOOL_OUTPUT,
    (own) => {
      const edits = {
        text: whole(own, TOOL_OUTPUT),
        json: free(own, TOOL_OUTPUT),
        document: document(own, TOOL_OUTPUT),
      };
      return (block) =>
        typeof block === "string"
          ? own.text(block, TOOL_OUTPUT)
          : open(block, edits, restOf(own, TOOL_OUTPUT));
    },
    ofMembers,
  );
}
