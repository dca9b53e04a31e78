import type { AskServer } from "./servers.ts";
import type { GuardedText, Verdict } from "./verdict.ts";

/** A text of a list, and its place in it. */
type Placed = GuardedText & { readonly place: number };

/** The texts of each lane. */
export function lanesOf(texts: readonly GuardedText[]): readonly (readonly Placed[])[] {
  const lanes = new Map<unknown, Placed[]>();
  for (const [place, one] of texts.entries()) {
    const key = one.lane ?? one;
    const lane = lanes.get(key) ?? [];
    lanes.set(key, lane);
    lane.push({ ...one, place });
  }
  return [...lanes.values()];
}

/** Asks about the texts of each lane of a response as one text, as they are in a stream. */
export function askLanes(ask: AskServer): AskServer {
  return (phase, texts) => {
    if (phase === "request") return ask(phase, texts);
    const lanes = lanesOf(texts);
    const joined = lanes.flatMap(([first, ...others]): readonly GuardedText[] => {
      if (first === undefined) return [];
      const { scope, role, text } = first;
      return [{ scope, role, text: [text, ...others.map((one) => one.text)].join("") }];
    });
    const question = ask(phase, joined);
    return {
      ...question,
      read(answer) {
        const verdict = question.read(answer);
        return verdict?.kind === "mask" ? apart(verdict, lanes, texts) : verdict;
      },
    };
  };
}

/** The first text of a lane gets what replaces all of them. */
function apart(
  verdict: Extract<Verdict, { kind: "mask" }>,
  lanes: readonly (readonly Placed[])[],
  texts: readonly GuardedText[],
): Verdict {
  const masked = texts.map(({ text }) => text);
  for (const [index, lane] of lanes.entries()) {
    const made = verdict.texts[index] ?? "";
    if (made === lane.map(({ text }) => text).join("")) continue;
    for (const [order, { place }] of lane.entries()) masked[place] = order === 0 ? made : "";
  }
  return { ...verdict, texts: masked };
}
