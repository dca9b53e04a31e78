import { badResponse, ChatFault } from "../../chat/fault.ts";
import { hasOtherAnnotations, readCitations, writeCitation } from "../../chat/citations.ts";
import type {
  ChatResponse,
  Citation,
  ErrorKind,
  FinishReason,
  Part,
  Usage,
} from "../../chat/form.ts";
import type { ResponseNotes } from "../../chat/notes.ts";
import { noteOtherParts, noteUnknown } from "../../chat/unread.ts";
import {
  below,
  type JsonObject,
  listIn,
  numberIn,
  objectIn,
  objectOf,
  textIn,
} from "../../json.ts";
import { readContent } from "./content.ts";
import { readResponsesError } from "./errors.ts";
import { proofIn, proofText } from "./proof.ts";
import { readCall, readReasoning } from "./read-request.ts";
import { readResponsesUsage, writeResponsesUsage } from "./usage.ts";

const BAD_GATEWAY = 502;

/** The HTTP statuses of errors to which clients react. */
const STATUSES: Readonly<Partial<Record<ErrorKind, number>>> = { context: 400, rateLimit: 429 };

/** Reads a whole Responses response. */
export function readResponsesResponse(body: JsonObject, notes?: ResponseNotes): ChatResponse {
  const { status } = body;
  if (status === "failed" || status === "cancelled") throw failedWith(body, status);
  const parts = listIn(body, "output").flatMap((item, index) =>
    readItem(objectOf(item), below("/output", index), notes),
  );
  return {
    id: textIn(body, "id") ?? "",
    model: textIn(body, "model") ?? "",
    created: numberIn(body, "created_at"),
    parts,
    finish: readFinish(
      body,
      parts.map(({ kind }) => kind),
    ),
    stopSequence: undefined,
    usage: readResponsesUsage(objectIn(body, "usage")),
  };
}

function failedWith(body: JsonObject, status: string): ChatFault {
  const error = objectIn(body, "error");
  if (error === undefined) return badResponse(`the status is ${status}`);
  const { message, kind } = readResponsesError(BAD_GATEWAY, { error });
  return new ChatFault(message, STATUSES[kind] ?? BAD_GATEWAY, kind);
}

function readItem(item: JsonObject, at: string, notes: ResponseNotes | undefined): Part[] {
  switch (item["type"]) {
    case "message": {
      const place = below(at, "content");
      const contents = listIn(item, "content").map(objectOf);
      for (const [index, part] of contents.entries())
        noteUnknown(
          part,
          hasOtherAnnotations(part) ? KNOWN_IN_PART : CITED,
          below(place, index),
          notes,
        );
      return readContent(item["content"], place).map((part, index) => cited(part, contents[index]));
    }
    case "function_call":
      return [readCall(item, at)];
    case "reasoning": {
      const part = readReasoning(item, at);
      noteSealedItem(item, at, notes);
      return part.kind === "reasoning" && part.text === "" ? [] : [part];
    }
    default:
      // Results of the vendor's own tools, such as a search, have no equivalent in other formats.
      notes?.dropped(at);
      return [];
  }
}

/** The members of parts that other formats have, too. */
const KNOWN_IN_PART: ReadonlySet<string> = new Set(["type", "text", "refusal"]);
const CITED: ReadonlySet<string> = new Set([...KNOWN_IN_PART, "annotations"]);

function cited(part: Part, content: JsonObject = {}): Part {
  const citations = readCitations(content);
  return part.kind === "text" && citations.length > 0 ? { ...part, citations } : part;
}

/** Notes OpenAI's encrypted reasoning, which only clients of the Responses API can use. */
export function noteSealedItem(
  item: JsonObject,
  at: string,
  notes: ResponseNotes | undefined,
): void {
  const sealed = textIn(item, "encrypted_content");
  if (sealed !== undefined && proofIn(sealed) === undefined)
    notes?.dropped(below(at, "encrypted_content"));
}

/** The finish reason, from the response's status and the kinds of its parts. */
export function readFinish(body: JsonObject, kinds: readonly Part["kind"][]): FinishReason {
  if (body["status"] === "incomplete") {
    const reason = textIn(objectOf(body["incomplete_details"]), "reason");
    return reason === "content_filter" ? "filter" : "length";
  }
  if (kinds.includes("toolCall")) return "toolCalls";
  return kinds.includes("refusal") ? "refusal" : "stop";
}

/** Writes a Responses response. */
export function writeResponsesResponse(response: ChatResponse, notes?: ResponseNotes): JsonObject {
  const { created, model, finish } = response;
  noteOtherParts(
    response.parts.filter((part) => part.kind !== "reasoning"),
    notes,
  );
  const head = headOf({ id: response.id, model, created });
  const items = new Items();
  const output = items.of(response.parts);
  return finished(head, output, finish, response.usage);
}

/** The members that a response already has in its first event. */
export function headOf(start: {
  readonly id: string;
  readonly model: string;
  readonly created: number | undefined;
}): JsonObject {
  return {
    id: start.id.startsWith("resp_") ? start.id : `resp_${start.id}`,
    object: "response",
    created_at: start.created ?? 0,
    status: "in_progress",
    error: null,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    model: start.model,
    output: [],
    parallel_tool_calls: true,
    temperature: null,
    tool_choice: "auto",
    tools: [],
    top_p: null,
  };
}

/** Makes the complete response, with all output items. */
export function finished(
  head: JsonObject,
  output: readonly JsonObject[],
  finish: FinishReason,
  usage: Usage | undefined,
): JsonObject {
  const reason = finish === "refusal" ? refusedWithout(output) : INCOMPLETE[finish];
  const last = output.at(-1);
  const status = statusOf(finish);
  return {
    ...head,
    status: reason === undefined ? "completed" : "incomplete",
    incomplete_details: reason === undefined ? null : { reason },
    output: last?.["status"] === undefined ? output : [...output.slice(0, -1), { ...last, status }],
    usage: usage === undefined ? null : writeResponsesUsage(usage),
  };
}

/** The status of a response's last item: a truncated call must not be executed. */
export function statusOf(finish: FinishReason): "completed" | "incomplete" {
  return INCOMPLETE[finish] === undefined ? "completed" : "incomplete";
}

/** A refusal with text is written as a response; a refusal without text is written as an error. */
function refusedWithout(output: readonly JsonObject[]): string | undefined {
  const contents = output.flatMap((item) => listIn(item, "content"));
  const isSaid = contents.some((part) => objectOf(part)["type"] === "refusal");
  return isSaid ? undefined : "content_filter";
}

const INCOMPLETE: Readonly<Partial<Record<FinishReason, string>>> = {
  length: "max_output_tokens",
  context: "max_output_tokens",
  filter: "content_filter",
};

/**
 * Creates the items of a response: one item for each part, as in a stream. Item ids begin with the kind of
 * the item.
 */
class Items {
  #count = 0;

  of(parts: readonly Part[]): JsonObject[] {
    return parts.flatMap((part) => {
      const content = contentOf(part);
      if (content === undefined) return this.#item(part);
      return [messageItem(this.#id("msg"), "completed", [content])];
    });
  }

  #item(part: Part): JsonObject[] {
    if (part.kind === "toolCall")
      return [callItem(this.#id("fc"), part, { status: "completed", text: part.arguments })];
    if (part.kind === "reasoning")
      return [reasoningItem(this.#id("rs"), summaryOf(part.text), proofText(part))];
    return [];
  }

  #id(prefix: string): string {
    this.#count += 1;
    return `${prefix}_${this.#count}`;
  }
}

function contentOf(part: Part): JsonObject | undefined {
  if (part.kind === "text") return textContent(part.text, part.citations);
  return part.kind === "refusal" ? { type: "refusal", refusal: part.text } : undefined;
}

export function textContent(text: string, citations: readonly Citation[] = []): JsonObject {
  const annotations = citations.map(annotationOf);
  return { type: "output_text", text, annotations, logprobs: [] };
}

export function annotationOf(citation: Citation): JsonObject {
  return { type: "url_citation", ...writeCitation(citation) };
}

export function messageItem(id: string, status: string, content: JsonObject[]): JsonObject {
  return { id, type: "message", status, role: "assistant", content };
}

export function callItem(
  id: string,
  call: { readonly id: string; readonly name: string },
  { status, text }: { readonly status: string; readonly text: string },
): JsonObject {
  const { id: call_id, name } = call;
  return { id, type: "function_call", status, call_id, name, arguments: text };
}

export function reasoningItem(
  id: string,
  summary: readonly JsonObject[],
  proof?: string,
): JsonObject {
  return { id, type: "reasoning", summary, encrypted_content: proof };
}

function summaryOf(text: string): JsonObject[] {
  return text === "" ? [] : [{ type: "summary_text", text }];
}
