import { parentPort, workerData } from "node:worker_threads";
import { readConfiguration } from "./read-configuration.ts";
import type { ReadOrder } from "./configuration-reader.ts";

if (parentPort === null) throw new Error("this module must run as a worker thread");
const { path, environment }: ReadOrder = workerData;
parentPort.postMessage(await readConfiguration(path, environment));
