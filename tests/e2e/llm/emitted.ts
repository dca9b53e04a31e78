import { readFileSync } from "node:fs";
import { converted, NAMES, whole, type Name, type Vended } from "./conversions.ts";

/** A response with everything that most formats have. */
const VENDED: Vended = {
  blocks: [
    { kind: "reasoning", pieces: ["Oslo ", "is cold"] },
    { kind: "text", pieces: ["I ", "look"] },
    { kind: "toolCall", name: "weather", value: { city: "Oslo" } },
    { kind: "toolCall", name: "time", value: {} },
  ],
  input: 7,
  output: 5,
};

/** What the gateway writes in a format when it converts examples of all others. */
export interface Emitted {
  readonly requests: readonly unknown[];
  readonly responses: readonly unknown[];
  readonly events: readonly unknown[];
}

export function emittedIn(to: Name): Emitted {
  const others = NAMES.filter((name) => name !== to);
  return {
    requests: others.map((from) => requestOf(from, to)),
    responses: others.map((from) => whole(from, to, VENDED)),
    events: others.flatMap((from) => eventsIn(converted(from, to, VENDED, 1000))),
  };
}

/** The reviewed translation of an example. */
function requestOf(from: Name, to: Name): unknown {
  const folder = "../../../packages/llm/src/call/testdata/translations";
  const file = new URL(`${folder}/${from}-to-${to}.json`, import.meta.url);
  const { body }: { body: unknown } = JSON.parse(readFileSync(file, "utf8"));
  return body;
}

function eventsIn(stream: Buffer): readonly unknown[] {
  const data = stream.toString().matchAll(/^data: (\{.*\})$/gm);
  return Array.from(data, ([, json = ""]): unknown => JSON.parse(json));
}
