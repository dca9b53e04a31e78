import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { folded } from "../chat/testing/fold.ts";
import type { ChatEvent } from "../chat/form.ts";
import { BlockOrder } from "./block-order.ts";
import { CallsInOrder } from "./calls-in-order.ts";

/** Tests that calls and text keep their pieces in whatever order the pieces of several calls and texts arrive. */

type Step = (calls: CallsInOrder, order: BlockOrder) => Iterable<ChatEvent>;

const ARGUMENTS = fc.dictionary(fc.stringMatching(/^[a-z]{1,3}$/), fc.string({ maxLength: 5 }));

/** The steps of one call: it begins, its arguments come in pieces, and in some formats its end follows. */
const CALL = fc
  .tuple(ARGUMENTS, fc.array(fc.nat(), { maxLength: 3 }), fc.boolean())
  .map(([value, places, isEnded]) => {
    const text = JSON.stringify(value);
    const cuts = places.map((place) => place % text.length).toSorted((a, b) => a - b);
    const pieces = [0, ...cuts].map((start, index) => text.slice(start, cuts[index]));
    const stepsAt = (index: number): readonly Step[] => [
      (calls) => calls.add({ index, id: `call_${index}`, name: "now", text: "" }),
      ...pieces.map(
        (piece): Step =>
          (calls) =>
            calls.addArguments(index, piece),
      ),
      ...(isEnded ? [(calls: CallsInOrder) => calls.done(index)] : []),
    ];
    return { text, stepsAt };
  });

const TEXTS = fc.array(fc.string({ minLength: 1, maxLength: 5 }), { maxLength: 4 });

/** Merges lists; each number chooses the list whose next step follows. */
function merged(lists: readonly (readonly Step[])[], choices: readonly number[]): readonly Step[] {
  const rest = lists.map((list) => [...list]);
  const steps: Step[] = [];
  for (let turn = 0; rest.some((list) => list.length > 0); turn += 1) {
    const open = rest.filter((list) => list.length > 0);
    const step = open[(choices[turn] ?? 0) % open.length]?.shift();
    if (step !== undefined) steps.push(step);
  }
  return steps;
}

test("no piece of a call or a text is lost", () => {
  fc.assert(
    fc.property(
      fc.array(CALL, { maxLength: 3 }),
      TEXTS,
      TEXTS,
      fc.array(fc.nat(), { maxLength: 40 }),
      (list, texts, thoughts, choices) => {
        const order = new BlockOrder();
        const calls = new CallsInOrder(order);
        const words = (kind: "text" | "reasoning", said: readonly string[]): readonly Step[] =>
          said.map((text) => () => calls.words(kind, text));
        const lists = list.map(({ stepsAt }, index) => stepsAt(index));
        const steps = merged(
          [...lists, words("text", texts), words("reasoning", thoughts)],
          choices,
        );
        const { parts } = folded([
          ...steps.flatMap((step) => [...step(calls, order)]),
          ...calls.end(),
          ...order.close(),
        ]);
        const joined = (wanted: "text" | "reasoning"): string =>
          parts.map((part) => (part.kind === wanted ? part.text : "")).join("");
        const made = parts.flatMap((part) =>
          part.kind === "toolCall" ? [[part.id, part.arguments] as const] : [],
        );
        assert.equal(joined("text"), texts.join(""));
        assert.equal(joined("reasoning"), thoughts.join(""));
        assert.deepEqual(
          made.toSorted(([one], [other]) => one.localeCompare(other)),
          list.map(({ text }, index) => [`call_${index}`, text]),
        );
      },
    ),
    { numRuns: 500 },
  );
});
