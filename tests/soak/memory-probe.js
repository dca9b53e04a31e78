// Loaded into the gateway before its own code (node --expose-gc --import): when the parent process
// sends the number of workers, every thread collects its garbage, and the parent gets what is left.
import { readdirSync } from "node:fs";
import { isMainThread, threadId } from "node:worker_threads";

/** The collection that V8 runs before it gives up: it also gives pages back that it would keep. */
const COLLECTION = { type: "major", execution: "sync", flavor: "last-resort" };

const channel = new BroadcastChannel("memory-probe");
channel.unref();

function collect() {
  globalThis.gc(COLLECTION);
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

function answer(heaps) {
  process.send({
    heapBytes: heaps.reduce((sum, heap) => sum + heap, collect()),
    residentBytes: process.memoryUsage.rss(),
    descriptors: readdirSync("/proc/self/fd").length,
  });
}

if (isMainThread) {
  process.on("message", ({ workers }) => {
    const heaps = new Map();
    channel.onmessage = ({ data }) => {
      if (data.heap === undefined) return;
      heaps.set(data.thread, data.heap);
      if (heaps.size === workers) answer([...heaps.values()]);
    };
    channel.postMessage({ collect: true });
  });
  process.channel?.unref();
} else {
  channel.onmessage = ({ data }) => {
    if (data.collect === true) channel.postMessage({ thread: threadId, heap: collect() });
  };
}
