import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import { checkChoices } from "../../chat/choices.ts";
import { type ConversionNote, Notes } from "../../chat/notes.ts";
import { NO_FACTS } from "../../facts/model-facts.ts";
import { completions } from "../../formats/completions/index.ts";
import type { ChatFormat } from "../../formats/format.ts";
import type { FormatName } from "../../formats/names.ts";
import { responses } from "../../formats/responses/index.ts";
import { type JsonObject, objectOf, parsedNoting, textOfJson } from "../../json.ts";

/** A body in the format of its path. */
interface OwnForm {
  readonly body: JsonObject;
  readonly notes: readonly ConversionNote[];
}

const TARGET = { maxTokens: DEFAULTS.aiBackend.defaultMaxTokens, facts: NO_FACTS };

/**
 * The body in the format of its path, to which some clients send bodies of OpenAI's other chat API: Cursor
 * sends those of Responses to chat completions, and reads the response of the path. Undefined: the body has
 * that format already.
 * @throws ChatFault if the body cannot be read
 */
export function inOwnForm(format: FormatName, body: JsonObject): OwnForm | undefined {
  if (format === "completions" && isFor(responses, completions, body))
    return rewritten(body, responses, completions);
  if (format === "responses" && isFor(completions, responses, body))
    return rewritten(body, completions, responses);
  return undefined;
}

function isFor(other: ChatFormat, own: ChatFormat, body: JsonObject): boolean {
  const said = body[other.said.request];
  const isSaid = Array.isArray(said) || typeof said === "string";
  return isSaid && body[own.said.request] === undefined;
}

function rewritten(body: JsonObject, from: ChatFormat, to: ChatFormat): OwnForm {
  const notes = new Notes();
  const request = from.readRequest(body);
  checkChoices(request, to.name);
  const written = to.writeRequest(request, notes, TARGET);
  // Guards and edits see what JSON has, which has no undefined members.
  return { body: objectOf(parsedNoting(textOfJson(written))), notes: notes.list };
}
