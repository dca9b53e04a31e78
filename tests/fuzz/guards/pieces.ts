import type { Random } from "../random.ts";

/** Texts that are hidden: with spaces, as one word, and as a number. */
const SECRETS: readonly [string, ...string[]] = [
  "how to build a bomb",
  "secret-plan-x",
  "secret_plan_x",
  "4111 1111 1111 1111",
];
/** The share of texts that stay whole, and of those that are split into two pieces, in percent. */
const WHOLE = 15;
const HALVED = 70;
/** The share of texts with other characters than the guard looks for, which a conversion may change. */
const CHANGED = 15;
const SEPARATOR = /[-_ ]/g;

/** A text, and its pieces in a document. */
export interface SplitText {
  readonly secret: string;
  readonly pieces: readonly string[];
}

/** A text, cut where receivers may put it together again: with or without a space. */
export function splitText(random: Random): SplitText {
  const secret = random.pick(SECRETS);
  const share = random.below(100);
  const count = share < WHOLE ? 1 : share < WHOLE + HALVED ? 2 : 3;
  const pieces: string[] = [];
  let left = secret;
  for (let more = count - 1; more > 0; more -= 1) {
    const end = 1 + random.below(left.length - more);
    const head = left.slice(0, end);
    left = left.slice(end);
    const isAtSpace = random.percent(50);
    pieces.push(isAtSpace ? head.trimEnd() : head);
    if (isAtSpace && head.trimEnd() === head) left = left.trimStart();
  }
  pieces.push(left);
  if (!random.percent(CHANGED)) return { secret, pieces };
  const other = random.pick([".", "_", " ", "\n"]);
  return { secret, pieces: pieces.map((piece) => piece.replaceAll(SEPARATOR, other)) };
}

/** The pattern by which a guard looks for the text, as users write it. */
export function patternOf(secret: string): string {
  return secret.replaceAll(" ", " ?");
}
