import { waitFor } from "@edge-gateway/testkit/wait-for";

/** After this many checks without a write, writing counts as finished. */
const QUIET_LOOKS = 50;

/** Number of statuses that a controller has written with a result, from its metrics. */
export function writesIn(text: string, result: "written" | "failed" | "conflict"): number {
  return [...text.matchAll(new RegExp(`status_writes_total\\{.*result="${result}"\\} (\\d+)`, "g"))]
    .map(([, count]) => Number(count))
    .reduce((sum, count) => sum + count, 0);
}

/**
 * Waits until a controller writes no more statuses, or has failed to write one; returns its
 * metrics.
 */
export async function writtenStatuses(metrics: string): Promise<string> {
  let last = "";
  let looks = 0;
  let text = "";
  await waitFor("an end of writes", async () => {
    text = await (await fetch(metrics)).text();
    const now = `${writesIn(text, "written")} ${writesIn(text, "failed")}`;
    looks = now === last && /status_writes_pending 0/.test(text) ? looks + 1 : 0;
    last = now;
    return looks === QUIET_LOOKS || writesIn(text, "failed") > 0;
  });
  return text;
}
