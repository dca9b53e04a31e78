import type { Edit } from "../form/edit-json.ts";
import { ANYWHERE, USER } from "./place.ts";
import { each, open, type PromptReader, restOf, unreadable, whole } from "./reader.ts";

/** Edits a text completion. A prompt of tokens is not a text. */
export function textCompletions(body: unknown, reader: PromptReader): unknown {
  const prompt = each(textOrTokens(reader, "prompt"));
  const edits = {
    prompt,
    prompt_embeds: unreadable(reader, "prompt_embeds", USER),
    suffix: whole(reader, USER),
  };
  return open(body, edits, restOf(reader, ANYWHERE));
}

/** Edits the texts of an API without messages: embeddings and rankings. */
export function texts(body: unknown, reader: PromptReader): unknown {
  const input = each(textOrTokens(reader, "input"));
  return open(body, { input }, restOf(reader, USER));
}

function textOrTokens(reader: PromptReader, name: string): Edit {
  const others = restOf(reader, USER);
  const tokens = unreadable(reader, name, USER);
  return (value) => {
    if (typeof value === "string") return reader.text(value, USER);
    if (typeof value === "number" || Array.isArray(value)) return tokens(value);
    return others(value, name);
  };
}
