import { parentPort, workerData } from "node:worker_threads";
import { LineSender } from "../line-queue.ts";

/**
 * Sends lines as fast as it can, without waiting for the receiver; then reports the end in shared
 * memory.
 */
const { memory, maxBytes, lines, finished } = workerData;
const sender = new LineSender(memory, maxBytes, (text) => parentPort?.postMessage(text));
for (let number = 0; number < lines; number++) sender.send(`line ${number}\n`);
Atomics.store(finished, 0, 1);
Atomics.notify(finished, 0);
parentPort?.once("message", () => sender.send("last\n"));
