import { parentPort, workerData } from "node:worker_threads";
import { readConfiguration, type ReadOrder } from "./read-configuration.ts";

if (parentPort === null) throw new Error("this module is the entry of a thread");
const order: ReadOrder = workerData;
parentPort.postMessage(await readConfiguration(order, process.env));
