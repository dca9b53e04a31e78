import { Drafting } from "./drafting.ts";
import type { DraftOrder, DraftReply } from "./drafting.ts";

/** The worker of a form: does each order, in their order. */

let drafting: Drafting | undefined;

globalThis.addEventListener("message", ({ data }: MessageEvent<DraftOrder>) => {
  globalThis.postMessage(done(data));
});

function done(order: DraftOrder): DraftReply {
  try {
    if (order.order === "open") {
      drafting = new Drafting(order.kind, order.texts, location.hostname);
      return { choices: drafting.choices, firsts: drafting.firsts };
    }
    if (drafting === undefined) throw new Error("no text is open");
    return { draft: drafting.write(order.values) };
  } catch (error) {
    return { problem: error instanceof Error ? error.message : String(error) };
  }
}
