import { requestFault, responseFault } from "../../chat/fault.ts";
import type { ChatEvent, Part } from "../../chat/form.ts";
import { MODEL_TEXT_CHARACTERS } from "../../bounds.ts";
import type { ChatFormat, StreamReader } from "../../formats/format.ts";
import type { FormatName } from "../../formats/names.ts";
import { chatFormat } from "../../formats/table.ts";
import { isObject, type JsonObject, parsed } from "../../json.ts";

/** A message, in the form that expressions use. */
export interface SaidMessage {
  readonly role: string;
  readonly content: string;
}

/** A tool call, in the form that expressions use; arguments that are not JSON are text. */
interface SaidCall {
  readonly name: string;
  readonly arguments: unknown;
}

/** The prompt of a request; undefined if it is not a chat request, or is invalid. */
export function promptOf(
  format: FormatName,
  body: JsonObject | undefined,
): readonly SaidMessage[] | undefined {
  const chat = chatFormat(format);
  if (chat === undefined || body === undefined) return undefined;
  try {
    const { system, messages } = chat.readRequest(body);
    const first = system.length === 0 ? [] : [{ role: "system", content: textOf(system) }];
    return [...first, ...messages.map(({ role, parts }) => ({ role, content: textOf(parts) }))];
  } catch (fault) {
    requestFault(fault);
    return undefined;
  }
}

function textOf(parts: readonly Part[]): string {
  return parts
    .map((part) => {
      if (part.kind === "toolResult") return textOf(part.parts);
      return part.kind === "text" || part.kind === "refusal" ? part.text : "";
    })
    .join("");
}

/** Collects the model's output, up to the maximum length. */
export class ResponseTexts {
  #text = "";
  #calls: { name: string; text: string }[] = [];
  #isCall = false;
  #isText = false;
  #left = MODEL_TEXT_CHARACTERS;

  get completion(): string {
    return this.#text;
  }

  get toolCalls(): readonly SaidCall[] {
    return this.#calls.map(({ name, text }) => ({ name, arguments: parsed(text) ?? text }));
  }

  add(event: ChatEvent): void {
    if (event.kind === "open") {
      const { block } = event;
      this.#isCall = block.kind === "toolCall";
      this.#isText = block.kind === "text" || block.kind === "refusal";
      if (block.kind === "toolCall") this.#calls.push({ name: block.name, text: "" });
    }
    if (event.kind === "delta") this.#say(event.text);
  }

  /** Adds the parts of a whole response. */
  addParts(parts: readonly Part[]): void {
    for (const part of parts) {
      this.#isCall = part.kind === "toolCall";
      this.#isText = part.kind === "text" || part.kind === "refusal";
      if (part.kind === "toolCall") this.#calls.push({ name: part.name, text: "" });
      if (part.kind === "toolCall") this.#say(part.arguments);
      else if ("text" in part) this.#say(part.text);
    }
  }

  #say(text: string): void {
    const kept = text.slice(0, this.#left);
    const last = this.#calls.at(-1);
    if (this.#isText) this.#text += kept;
    else if (this.#isCall && last !== undefined) last.text += kept;
    else return;
    this.#left -= kept.length;
  }
}

/** Stores the output from a body in the given format, if the body can be parsed. */
export function noteTexts(
  texts: ResponseTexts | undefined,
  format: ChatFormat,
  body: unknown,
): void {
  if (texts === undefined || !isObject(body)) return;
  try {
    texts.addParts(format.readResponse(body).parts);
  } catch (fault) {
    responseFault(fault);
  }
}

/** Stores the output of a stream in the form in which it is forwarded. */
export class TextListener {
  readonly #format: ChatFormat;
  readonly #reader: StreamReader;
  readonly #texts: ResponseTexts;
  #isLost = false;

  constructor(format: ChatFormat, texts: ResponseTexts) {
    this.#format = format;
    this.#reader = format.streamReader();
    this.#texts = texts;
  }

  /** Stores the output of a whole response instead of a stream. */
  addWhole(body: JsonObject): void {
    noteTexts(this.#texts, this.#format, body);
  }

  add(bytes: Uint8Array): void {
    if (this.#isLost) return;
    try {
      for (const event of this.#reader.read(bytes))
        if (event.choice === undefined) this.#texts.add(event);
    } catch (fault) {
      responseFault(fault);
      // An error while texts are read does not affect the client's response.
      this.#isLost = true;
    }
  }
}
