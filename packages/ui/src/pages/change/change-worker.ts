import { Changing, NoObject } from "./changing.ts";
import type { ChangeOrder, ChangeReply, Opened } from "./changing.ts";

/** The worker of the page: does each order, in their order. */

let changing: Changing | undefined;
/** Why no object is open. */
let missing: unknown = new Error("no object is open");

globalThis.addEventListener("message", ({ data }: MessageEvent<ChangeOrder>) => {
  globalThis.postMessage(done(data));
});

function done(order: ChangeOrder): ChangeReply {
  try {
    if (order.order === "open") return { opened: open(order) };
    if (changing === undefined) throw missing;
    return {
      made: order.isRemoved ? changing.remove(order.references) : changing.write(order.value),
    };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { problem, around: error instanceof NoObject ? error.around : "" };
  }
}

/** Opens an object, or the same one in another text. */
function open({ text, address, isDatabase }: Extract<ChangeOrder, { order: "open" }>): Opened {
  const before = changing;
  // What is written must not go into the text before.
  changing = undefined;
  try {
    changing = new Changing(text, address, isDatabase, before);
    return changing.opened;
  } catch (error) {
    missing = error;
    throw error;
  }
}
