import assert from "node:assert/strict";
import { once } from "node:events";
import { after, test } from "node:test";
import { Worker } from "node:worker_threads";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { LargeText } from "./fill.ts";

/** Work that grows with the square of this takes minutes; work that grows with it takes less than a second. */
const LENGTH = 200_000;
/** How often longer a text of twice the length may take: with the square it would take four times as long. */
const MOST_GROWTH = 3;
/** Milliseconds of what says nothing about growth: code that is compiled, memory that is collected. */
const NOISE = 150;
const TRIES = 3;
const LONGEST_MILLISECONDS = 60_000;
const MOST_MEBIBYTES = 512;
const { maxDiagnostics } = DEFAULTS.standaloneFileLimits;

const ENTRY = new URL("./judging-thread.ts", import.meta.url);

/** What is said of a text. */
export interface Verdict {
  readonly isValid: boolean;
  readonly reported: number;
  readonly omitted: number;
  /** Of the processor, by the thread alone. */
  readonly milliseconds: number;
}

let thread: Worker | undefined;
after(() => thread?.terminate());

/** What a thread with bounded memory says of a large text within bounded time. */
export async function judgeInBounds(text: LargeText, length = LENGTH): Promise<Verdict> {
  thread ??= new Worker(ENTRY, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEBIBYTES } });
  const verdict = once(thread, "message", { signal: AbortSignal.timeout(LONGEST_MILLISECONDS) });
  thread.postMessage(text(length));
  try {
    return (await verdict)[0];
  } catch (error) {
    await thread.terminate();
    thread = undefined;
    throw error;
  }
}

/** Registers a test for each text. */
export function testInBounds(texts: Readonly<Record<string, LargeText>>): void {
  for (const [name, text] of Object.entries(texts)) {
    test(`${name}: time and memory stay within bounds, and time grows with the length`, async () => {
      const { reported, milliseconds } = await judgeInBounds(text);
      assert.ok(reported <= maxDiagnostics);
      const most = MOST_GROWTH * milliseconds + NOISE;
      const longer: number[] = [];
      while (longer.length < TRIES && !longer.some((each) => each < most))
        longer.push((await judgeInBounds(text, 2 * LENGTH)).milliseconds);
      assert.ok(
        Math.min(...longer) < most,
        `${milliseconds} ms, and of twice the length ${longer.join()}`,
      );
    });
  }
}
