import { withPlainIds } from "../chat/call-ids.ts";
import { checkChoices } from "../chat/choices.ts";
import { fittedMedia } from "../chat/fit/fit-media.ts";
import { fittedSystem } from "../chat/fit/fit-system.ts";
import { fittedToModel } from "../chat/fit/fit-model.ts";
import type { ChatRequest } from "../chat/form.ts";
import type { Notes } from "../chat/notes.ts";
import { renamedTools, type ToolNames } from "../chat/tool-names.ts";
import type { JsonObject } from "../json.ts";
import type { ChatFormat, RequestTarget } from "./format.ts";

/** A request in a provider's format. */
interface WrittenChat {
  readonly written: JsonObject;
  readonly toolNames: ToolNames;
}

/**
 * Writes a request as the format and the model demand.
 * @throws ChatFault if the format cannot ask for as many choices
 */
export function writeChat(
  request: ChatRequest,
  to: ChatFormat,
  target: RequestTarget,
  notes: Notes,
): WrittenChat {
  checkChoices(request, to.name);
  const plain = withPlainIds(request, target.facts.callIds);
  const { request: renamed, names } = renamedTools(plain, to.name);
  for (const [told, name] of names)
    notes.changed("/tools", `the tool ${name} is renamed to ${told} for the provider`);
  const { facts } = target;
  const placed = fittedSystem(renamed, to.name, facts, notes);
  const readable = fittedMedia(placed, to.name, facts, notes);
  const fitted = fittedToModel(readable, facts, notes);
  return { written: to.writeRequest(fitted, notes, target), toolNames: names };
}
