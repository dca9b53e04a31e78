import { parentPort, workerData } from "node:worker_threads";
import { LineSender } from "../line-queue.ts";

/**
 * A thread that sends lines as fast as possible, without waiting for the receiver, and then sets a flag in
 * shared memory.
 */
const encoder = new TextEncoder();
const { memory, maxBytes, lines, finished } = workerData;
const sender = new LineSender(memory, maxBytes, (bytes) => parentPort?.postMessage(bytes));
for (let number = 0; number < lines; number++) sender.send(encoder.encode(`line ${number}\n`));
Atomics.store(finished, 0, 1);
Atomics.notify(finished, 0);
parentPort?.once("message", () => sender.send(encoder.encode("last\n")));
