import assert from "node:assert/strict";
import { once } from "node:events";
import { after, test } from "node:test";
import { Worker } from "node:worker_threads";
import { DEFAULTS } from "@edge-gateway/generated/defaults/index.ts";
import type { LargeText } from "./fill.ts";

/**
 * With a text of this length, quadratic work takes minutes and linear work takes less than a
 * second.
 */
const LENGTH = 200_000;
/**
 * Maximum factor of the time for a text of twice the length; quadratic work would take four times
 * as long.
 */
const MOST_GROWTH = 3;
/** Milliseconds that are not counted as growth: compilation and garbage collection. */
const NOISE = 150;
const TRIES = 3;
const LONGEST_MILLISECONDS = 60_000;
const MOST_MEBIBYTES = 512;
const { maxDiagnostics } = DEFAULTS.standaloneFileLimits;

const ENTRY = new URL("./judging-thread.ts", import.meta.url);

/** The result for one configuration text. */
export interface Verdict {
  readonly isValid: boolean;
  readonly reported: number;
  readonly omitted: number;
  /** CPU time of the thread alone. */
  readonly milliseconds: number;
}

let thread: Worker | undefined;
after(() => thread?.terminate());

/** Validates a large text in a thread with limited memory and limited time. */
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
