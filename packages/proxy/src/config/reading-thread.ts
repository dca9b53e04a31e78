import { parentPort, workerData } from "node:worker_threads";
import type { ReaderAnswers, ReaderTask, ThreadOrder } from "./configuration-reader.ts";
import { judgeCandidate } from "./judge-candidate.ts";
import { readConfiguration } from "./read-configuration.ts";
import { HiddenSecrets } from "./shown-configuration.ts";

const port = parentPort;
if (port === null) throw new Error("this module must run as a worker thread");
const { path, environment, markKey }: ThreadOrder = workerData;
const hidden = new HiddenSecrets(environment, markKey);

// Each message asks for one task. A failure ends the thread with its reason.
const answer = async (task: ReaderTask): Promise<void> => port.postMessage(await run(task));
port.on("message", (task: ReaderTask) => void answer(task));

function run(
  task: ReaderTask,
): Promise<ReaderAnswers["read"]> | ReaderAnswers["show" | "hide" | "locate" | "judge"] {
  switch (task.kind) {
    case "read":
      return readConfiguration(path, environment);
    case "show":
      return hidden.show(path);
    case "hide":
      return hidden.hideTexts(task.texts);
    case "locate":
      return hidden.locate(path, task.pointer);
    case "judge":
      return judgeCandidate(path, task, hidden);
  }
}
