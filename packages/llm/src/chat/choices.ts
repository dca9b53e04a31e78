import { badRequest, badResponse } from "./fault.ts";
import { MAX_CHOICES } from "../bounds.ts";
import type { ChatEvent, ChatFormatName, ChatRequest, ChatResponse, OtherChoice } from "./form.ts";
import type { ResponseNotes } from "./notes.ts";

/** The formats that have several choices. */
const CHOOSING: ReadonlySet<ChatFormatName> = new Set(["completions", "gemini"]);

/** Whether the format has several choices. */
export function hasChoices(format: ChatFormatName): boolean {
  return CHOOSING.has(format);
}

/** How many choices are asked for; undefined: one. */
export function choicesIn({ settings: { choices } }: ChatRequest): number | undefined {
  return choices === 1 ? undefined : choices;
}

/**
 * Refuses a request for several choices that the format of the provider cannot ask for.
 * @throws ChatFault if the request asks for several
 */
export function checkChoices(request: ChatRequest, to: ChatFormatName): void {
  const { choices = 1 } = request.settings;
  if (choices <= 1 || hasChoices(to)) return;
  throw badRequest(request.at.choices ?? "", "the provider gives only one choice");
}

/** The place of the number of choices, if it is asked for. */
export function placeOfChoices(request: ChatRequest): readonly string[] {
  const at = request.at.choices;
  return at === undefined || choicesIn(request) === undefined ? [] : [at];
}

/** Notes choices that the format of the client cannot have. */
export function noteOthers({ others = [] }: ChatResponse, notes: ResponseNotes | undefined): void {
  for (const { at } of others) noteOtherChoice(at, notes);
}

/** Notes a choice that the client does not get. */
export function noteOtherChoice(at: string, notes: ResponseNotes | undefined): void {
  notes?.dropped(at, "the format of the client has only one choice");
}

/** A response of each choice, the first one first. */
export function eachChoice(response: ChatResponse): readonly ChatResponse[] {
  const { others = [] } = response;
  return [
    response,
    ...others.map(({ parts, finish }: OtherChoice) => ({ ...response, parts, finish })),
  ];
}

/** What belongs to each choice of a streamed response, made when its first event arrives. */
export class Choices<State> {
  readonly #make: (index: number) => State;
  readonly #states = new Map<number, State>();

  /** The first choice exists from the beginning. */
  constructor(make: (index: number) => State) {
    this.#make = make;
    this.#states.set(0, make(0));
  }

  /** Whether an event of this choice has arrived. */
  has(index: number): boolean {
    return this.#states.has(index);
  }

  /** @throws ChatFault if there are too many choices */
  at(index: number): State {
    const known = this.#states.get(index);
    if (known !== undefined) return known;
    if (this.#states.size >= MAX_CHOICES) throw badResponse("the response has too many choices");
    const made = this.#make(index);
    this.#states.set(index, made);
    return made;
  }

  /** All choices, by their indexes. */
  list(): readonly (readonly [index: number, state: State])[] {
    return [...this.#states].toSorted(([left], [right]) => left - right);
  }
}

/** The events of a choice, which name it unless it is the first one. */
export function* ofChoice(index: number, events: Iterable<ChatEvent>): Generator<ChatEvent> {
  if (index === 0) yield* events;
  else for (const event of events) yield { ...event, choice: index };
}
