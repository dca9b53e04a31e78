import { waitFor } from "@edge-gateway/testkit/wait-for";

/** After this many checks without a write, writing counts as finished. */
const QUIET_LOOKS = 50;

/** A limit that also suffices for a machine whose processors are all busy. */
const PATIENCE_MS = 300_000;

/** Number of statuses that a controller has written with a result, from its metrics. */
export function writesIn(text: string, result: "written" | "failed" | "conflict"): number {
  return [...text.matchAll(new RegExp(`status_writes_total\\{.*result="${result}"\\} (\\d+)`, "g"))]
    .map(([, count]) => Number(count))
    .reduce((sum, count) => sum + count, 0);
}

/**
 * Waits until a controller has written statuses and writes no more of them; returns its metrics.
 * Before the controller is the leader, and before its first translation ends, it is quiet, too: a
 * busy machine extends both, and can cost the controller its lease meanwhile.
 * @param failures whether a failed write is repeated, or ends the wait
 */
export async function writtenStatuses(
  metrics: string,
  failures: "repeated" | "final",
): Promise<string> {
  let last = "";
  let looks = 0;
  let text = "";
  const look = async () => {
    text = await (await fetch(metrics)).text();
    const [written, failed] = [writesIn(text, "written"), writesIn(text, "failed")];
    const now = `${written} ${failed}`;
    const isDone = /controller_leader 1/.test(text) && /status_writes_pending 0/.test(text);
    looks = now === last && isDone && written > 0 ? looks + 1 : 0;
    last = now;
    return looks === QUIET_LOOKS || (failures === "final" && failed > 0);
  };
  await waitFor("an end of writes", look, PATIENCE_MS);
  return text;
}
