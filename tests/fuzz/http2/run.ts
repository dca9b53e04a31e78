import { Random } from "../random.ts";
import type { Effort, Failure, Report } from "../report.ts";
import { compare } from "./compare.ts";
import { conversationOf } from "./conversation.ts";
import type { Conversation } from "./conversation.ts";
import { startEngine, startReference } from "./parties.ts";

const PROGRESS_CASES = 5000;
const MOST_FAILURES = 10;

/**
 * Tests conversation after conversation with the engine and node:http2, beginning with number
 * `first`.
 */
export async function fuzzFrames(effort: Effort, first = 0): Promise<Report> {
  const { count, seed, until, progress } = effort;
  const sides = { engine: await startEngine(), reference: await startReference() };
  const started = performance.now();
  const classes = new Map<string, number>();
  const failures: Failure[] = [];
  let agreed = 0;
  let cases = 0;
  while (cases < count && failures.length < MOST_FAILURES && performance.now() < until) {
    const index = first + cases++;
    const conversation = conversationOf(new Random(seed, index));
    const found = await compare(conversation, sides);
    agreed += found.agreed;
    for (const name of found.classes) classes.set(name, (classes.get(name) ?? 0) + 1);
    if (found.fault !== undefined) {
      const fault = `${found.fault}\n${told(conversation)}`;
      failures.push({ fault, seed: `--seed ${seed} --conversation ${index}` });
    }
    if (cases % PROGRESS_CASES === 0)
      progress(`${cases} conversations, ${failures.length} failures`);
  }
  sides.engine.close();
  sides.reference.close();
  return { cases, agreed, classes, failures, milliseconds: performance.now() - started };
}

function told({ frames }: Conversation): string {
  return frames.map(({ bytes }) => `    ${JSON.stringify(bytes.toString("latin1"))}`).join("\n");
}
