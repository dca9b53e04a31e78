import type { AskServer } from "./servers.ts";
import type { GuardedText, Verdict } from "./verdict.ts";

/** A text, with its position in the list of all texts. */
type Placed = GuardedText & { readonly place: number };

/** Groups texts by lane; the texts of a lane are read as one text. */
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

/**
 * Joins the texts of each lane of a response before a guard's server is asked, so that the server sees the
 * same texts as in a stream.
 */
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

/**
 * Distributes the replacements of lanes to texts: the first text of a lane gets the whole replacement, and
 * the others become empty.
 */
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
