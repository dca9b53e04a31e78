// Loaded into the gateway before its own code (node --expose-gc --import): when the parent process
// sends the number of workers, every thread that serves collects garbage, and the parent receives the remaining
// memory.
import { readFileSync, readdirSync } from "node:fs";
import { getHeapSpaceStatistics } from "node:v8";
import { isMainThread, threadId, threadName } from "node:worker_threads";

/**
 * The collection that V8 runs as a last resort: it also releases pages that it would otherwise
 * keep.
 */
const COLLECTION = { type: "major", execution: "sync", flavor: "last-resort" };
/**
 * Collections are repeated until one frees less: threads of V8 release pages after a collection has
 * returned.
 */
const SETTLED_BYTES = 2 ** 20;

/** The threads that serve requests: others, such as that which reads the configuration, come and go. */
const SERVING = "serving";

/** The heap space of compiled functions, which V8 still fills after hundreds of versions. */
const SPACES_OF_CODE = /code|trusted/;

const channel = new BroadcastChannel("memory-probe");
channel.unref();

function collect() {
  globalThis.gc(COLLECTION);
  const spaces = getHeapSpaceStatistics().filter((space) => !SPACES_OF_CODE.test(space.space_name));
  const { external } = process.memoryUsage();
  return spaces.reduce((sum, space) => sum + space.space_used_size, external);
}

/** Remaining heap in all threads that stay. */
function collectAll(workers) {
  const heaps = new Map();
  return new Promise((resolve) => {
    channel.onmessage = ({ data }) => {
      if (data.heap === undefined) return;
      heaps.set(data.thread, data.heap);
      if (heaps.size < workers) return;
      resolve([...heaps.values()].reduce((sum, heap) => sum + heap, collect()));
    };
    channel.postMessage({ collect: true });
  });
}

/** Resident bytes without file pages, which the kernel keeps and shares (proc_pid_status(5)). */
function anonymousBytes() {
  const status = readFileSync("/proc/self/status", "utf8");
  return Number(/^RssAnon:\s+(\d+) kB$/m.exec(status)[1]) * 1024;
}

async function answer(workers) {
  let before = Infinity;
  let left = { heapBytes: await collectAll(workers), anonymousBytes: anonymousBytes() };
  while (before - left.anonymousBytes > SETTLED_BYTES) {
    before = left.anonymousBytes;
    left = { heapBytes: await collectAll(workers), anonymousBytes: anonymousBytes() };
  }
  process.send({ ...left, descriptors: readdirSync("/proc/self/fd").length });
}

if (isMainThread) {
  process.on("message", ({ workers }) => void answer(workers));
  process.channel?.unref();
} else if (threadName === SERVING) {
  channel.onmessage = ({ data }) => {
    if (data.collect === true) channel.postMessage({ thread: threadId, heap: collect() });
  };
}
