import { Changing, NoObject } from "./changing.ts";
import type { ChangeOrder, ChangeReply } from "./changing.ts";

/** The worker of the page: does each order, in their order. */

let changing: Changing | undefined;

globalThis.addEventListener("message", ({ data }: MessageEvent<ChangeOrder>) => {
  globalThis.postMessage(done(data));
});

function done(order: ChangeOrder): ChangeReply {
  try {
    if (order.order === "open") {
      changing = undefined;
      changing = new Changing(order.text, order.address, order.isDatabase);
      return { opened: changing.opened };
    }
    if (changing === undefined) throw new Error("no object is open");
    return { made: order.isRemoved ? changing.remove() : changing.write(order.value) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return { problem, around: error instanceof NoObject ? error.around : "" };
  }
}
