import { parentPort, workerData } from "node:worker_threads";
import { collectGarbageAfter } from "@edge-gateway/kernel/process/collect-garbage";
import { databaseText } from "@edge-gateway/translate/standalone/database/database-text";
import { KeptConfiguration } from "@edge-gateway/translate/standalone/kept-configuration";
import { ConfigurationSender } from "./changed-configuration.ts";
import type { ReaderAnswers, ReaderOrder, ReaderTask, ReadOrder } from "./configuration-reader.ts";
import { judgeCandidate } from "./judge-candidate.ts";
import { readConfiguration } from "./read-configuration.ts";
import { HiddenSecrets } from "./shown-configuration.ts";
import { FIRST_GARBAGE_DELAY, GARBAGE_DELAY } from "../bounds.ts";

const port = parentPort;
if (port === null) throw new Error("this module must run as a worker thread");
const { path, environment }: ReadOrder = workerData;
const kept = new KeptConfiguration(environment);
const sender = new ConfigurationSender();
const hidden = new HiddenSecrets(environment);
let garbageDelay = FIRST_GARBAGE_DELAY;

// Each message asks for one task. A failure ends the thread with its reason.
const answer = async ({ task, markKey }: ReaderOrder): Promise<void> => {
  hidden.useKey(markKey);
  port.postMessage(await run(task));
  kept.judgeRest();
  collectGarbageAfter(garbageDelay);
  garbageDelay = GARBAGE_DELAY;
};
port.on("message", (order: ReaderOrder) => void answer(order));

async function run(task: ReaderTask): Promise<ReaderAnswers[ReaderTask["kind"]]> {
  switch (task.kind) {
    case "read": {
      const objects = task.database?.objects;
      return sender.changeTo(await readConfiguration(path, environment, { objects, kept }));
    }
    case "show":
      return hidden.show(path, task.database);
    case "hide":
      return hidden.hideTexts(path, task.times);
    case "locate":
      return hidden.locate(path, task.pointer);
    case "judge":
      return judgeCandidate(path, task, hidden);
    case "write":
      return databaseText(task.objects);
  }
}
