// Loaded into the gateway before its own code (node --expose-gc --import): when the parent process
// sends a message, every thread collects its garbage, and the parent gets what is left.
import { readdirSync } from "node:fs";
import { isMainThread, threadId } from "node:worker_threads";

const COLLECTIONS = 3;
const ANSWER_MILLISECONDS = 500;

const channel = new BroadcastChannel("memory-probe");
channel.unref();

function collect() {
  for (let i = 0; i < COLLECTIONS; i += 1) globalThis.gc();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

if (isMainThread) {
  process.on("message", (message) => {
    if (message !== "measure") return;
    const heaps = new Map();
    channel.onmessage = ({ data }) => {
      if (data.heap !== undefined) heaps.set(data.thread, data.heap);
    };
    channel.postMessage({ collect: true });
    setTimeout(() => {
      heaps.set(threadId, collect());
      process.send({
        heapBytes: [...heaps.values()].reduce((sum, heap) => sum + heap, 0),
        threads: heaps.size,
        residentBytes: process.memoryUsage.rss(),
        descriptors: readdirSync("/proc/self/fd").length,
      });
    }, ANSWER_MILLISECONDS);
  });
  process.channel?.unref();
} else {
  channel.onmessage = ({ data }) => {
    if (data.collect === true) channel.postMessage({ thread: threadId, heap: collect() });
  };
}
