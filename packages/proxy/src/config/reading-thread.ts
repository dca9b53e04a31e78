import { parentPort, workerData } from "node:worker_threads";
import { readConfiguration } from "./read-configuration.ts";
import type { ReadOrder } from "./configuration-reader.ts";

const port = parentPort;
if (port === null) throw new Error("this module must run as a worker thread");
const { path, environment }: ReadOrder = workerData;

// Each message asks for one reading. A failure ends the thread with its reason.
const answer = async (): Promise<void> =>
  port.postMessage(await readConfiguration(path, environment));
port.on("message", () => void answer());
