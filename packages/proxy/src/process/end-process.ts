import { setTimeout } from "node:timers/promises";
import { OUTPUT_GRACE } from "../bounds.ts";

/** Ends this process even if nobody reads its output: a full pipe would keep it alive. */
export async function endProcess(status: number): Promise<never> {
  const streams = [process.stdout, process.stderr].filter((stream) => stream.writable);
  const written = streams.map(
    (stream) => new Promise<void>((resolve) => stream.write("", () => resolve())),
  );
  await Promise.race([Promise.all(written), setTimeout(OUTPUT_GRACE)]);
  process.exit(status);
}
