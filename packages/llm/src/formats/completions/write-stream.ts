import { Choices } from "../../chat/choices.ts";
import type { ChatError, ChatEvent, Usage } from "../../chat/form.ts";
import type { JsonObject } from "../../json.ts";
import { eventText } from "../../stream/event-text.ts";
import type { StreamWish, StreamWriter } from "../format.ts";
import { writeCompletionsError } from "./errors.ts";
import { writeCompletionsUsage } from "./usage.ts";
import { CompletionsChoiceWriter } from "./write-choice.ts";

/** The first delta of each choice. */
const FIRST = { role: "assistant", content: "" } as const;

/** Writes a streamed response as chat completions chunks. */
export class CompletionsStreamWriter implements StreamWriter {
  readonly #wish: StreamWish;
  readonly #choices: Choices<CompletionsChoiceWriter>;
  #head: JsonObject = {};
  #usage: Usage | undefined;

  constructor(wish: StreamWish) {
    this.#wish = wish;
    this.#choices = new Choices(() => new CompletionsChoiceWriter(wish));
  }

  write(event: ChatEvent): string {
    switch (event.kind) {
      case "start":
        return this.#start(event);
      case "usage":
        this.#usage = event.usage;
        return "";
      case "end":
        return this.#end();
      case "error":
        return this.error(event.error);
      default:
        return this.#ofChoice(event.choice ?? 0, event);
    }
  }

  error(error: ChatError): string {
    return eventText(JSON.stringify(writeCompletionsError(error)));
  }

  #start({ id, model, created }: Extract<ChatEvent, { kind: "start" }>): string {
    this.#head = {
      id,
      object: "chat.completion.chunk",
      created: created ?? 0,
      model,
    };
    return this.#chunk(0, FIRST);
  }

  #ofChoice(index: number, event: ChatEvent): string {
    const first = this.#choices.has(index) ? "" : this.#chunk(index, FIRST);
    const delta = this.#choices.at(index).delta(event);
    return delta === undefined ? first : `${first}${this.#chunk(index, delta)}`;
  }

  #chunk(index: number, delta: JsonObject, finish: string | null = null): string {
    const choice = { index, delta, logprobs: null, finish_reason: finish };
    return eventText(JSON.stringify({ ...this.#head, choices: [choice] }));
  }

  /** Usage is sent as a separate chunk, as OpenAI does, to clients that requested it. */
  #end(): string {
    const usage = this.#usage;
    const ends = this.#choices.list().map(([index, { finish }]) => this.#chunk(index, {}, finish));
    const counted =
      usage === undefined || !this.#wish.usage
        ? ""
        : eventText(
            JSON.stringify({ ...this.#head, choices: [], usage: writeCompletionsUsage(usage) }),
          );
    return `${ends.join("")}${counted}${eventText("[DONE]")}`;
  }
}
