import { isObject, textIn } from "../../json.ts";
import { type Edit, unproven } from "../form/edit-json.ts";
import { ANYWHERE, placeOf, SYSTEM, THOUGHT, TOOL_INPUT, TOOL_OUTPUT } from "./place.ts";
import type { TextPlace } from "./place.ts";
import {
  contentOr,
  each,
  encrypted,
  free,
  open,
  parts,
  restOf,
  unreadable,
  whole,
} from "./reader.ts";
import type { PromptReader } from "./reader.ts";
import { fileOr, hasTextFile } from "./text-file.ts";

/** Edits a prompt of Messages. */
export function messages(body: unknown, reader: PromptReader): unknown {
  const system = restOf(reader, SYSTEM);
  const definitions: Edit = (value) => system(value, "");
  const container = unreadable(reader, "container", ANYWHERE);
  return open(
    body,
    {
      system: messagesContent(reader, SYSTEM),
      messages: each((message) => {
        const place = placeOf(isObject(message) ? textIn(message, "role") : undefined);
        return open(message, { content: messagesContent(reader, place) }, restOf(reader, place));
      }),
      tools: definitions,
      output_config: definitions,
      output_format: definitions,
      container: (value) =>
        typeof value === "string"
          ? container(value)
          : open(value, { id: container }, restOf(reader, ANYWHERE)),
    },
    restOf(reader, ANYWHERE),
  );
}

function messagesContent(reader: PromptReader, place: TextPlace): Edit {
  const list = parts(reader, place, (own) => messagesBlock(own, place));
  return contentOr(reader, place, list);
}

function messagesBlock(reader: PromptReader, place: TextPlace): Edit {
  const thinking: Edit = (block) =>
    open(block, { thinking: whole(reader, THOUGHT) }, restOf(reader, THOUGHT));
  return (block) => {
    if (typeof block === "string") return reader.text(block, place);
    const type = isObject(block) ? (textIn(block, "type") ?? "") : "";
    if (type.endsWith("tool_use"))
      return open(block, { input: free(reader, TOOL_INPUT) }, restOf(reader, TOOL_INPUT));
    if (type.endsWith("tool_result"))
      return open(
        block,
        { content: messagesContent(reader, TOOL_OUTPUT) },
        restOf(reader, TOOL_OUTPUT),
      );
    if (type === "thinking") return unproven(thinking, "signature")(block);
    if (type === "redacted_thinking")
      return open(block, { data: encrypted(reader, place) }, restOf(reader, place));
    const edits = {
      text: whole(reader, place),
      content: messagesContent(reader, place),
      source: messagesSource(reader, place),
    };
    return open(block, edits, restOf(reader, place));
  };
}

/** Edits the text of a document, or the place where a search result was found. */
function messagesSource(reader: PromptReader, place: TextPlace): Edit {
  return (source) => {
    if (typeof source === "string") return reader.other(source, place);
    const isText = isObject(source) && source["type"] === "text";
    const rest = restOf(reader, place);
    const encoded: Edit = (data) => rest(data, "data");
    const file = hasTextFile(source) ? fileOr(reader, place, encoded) : undefined;
    const text: Edit = (data) =>
      typeof data === "string" ? reader.file(data, place) : encoded(data);
    const edits = {
      data: isText ? text : file,
      content: messagesContent(reader, place),
      url: unreadable(reader, "url", place),
    };
    return open(source, edits, rest);
  };
}
