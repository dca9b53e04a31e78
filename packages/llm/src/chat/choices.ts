import type { ChatRequest, ChatResponse, OtherChoice } from "./form.ts";
import type { ResponseNotes } from "./notes.ts";

/** How many choices are asked for; undefined: one. Streams are converted with their first choice only. */
export function choicesIn({ settings: { choices }, stream }: ChatRequest): number | undefined {
  return stream || choices === 1 ? undefined : choices;
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
