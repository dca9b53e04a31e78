import type { RequestLogSettings } from "@edge-gateway/generated/types/index.ts";
import type { FromWorker, WorkerStart } from "./messages.ts";
import { LineBatch } from "@edge-gateway/gateway/observe/lines/line-batch";
import { LineSender } from "@edge-gateway/gateway/observe/lines/line-queue";
import { RequestRecorder } from "@edge-gateway/request-log/request-recorder";
import type { Services } from "@edge-gateway/kernel/process/services";
import { MODEL_TEXTS } from "@edge-gateway/backends/model-texts";

/** The records of one worker, and the batch in which they are sent to the main thread. */
export interface WorkerRecords {
  readonly recorder: RequestRecorder;
  /** Sends what waits. */
  flush(): void;
}

/** The records of a worker; undefined if there is no log of requests. */
export function workerRecords(
  { settings, outputs: { requestLog: memory } }: WorkerStart,
  post: (message: FromWorker) => void,
  services: Services,
): WorkerRecords | undefined {
  const { requestLog } = settings;
  if (requestLog === undefined || memory === undefined) return undefined;
  const batch = batchOf(memory, requestLog, post);
  const recorder = new RequestRecorder(requestLog, {
    write: (line) => batch.add(line),
    wallClock: Date.now,
    random: Math.random,
    readsModelTexts: () => (MODEL_TEXTS.of(services).isWanted = true),
  });
  return { recorder, flush: () => batch.flush() };
}

function batchOf(
  memory: SharedArrayBuffer,
  { maxQueueSize }: RequestLogSettings,
  post: (message: FromWorker) => void,
): LineBatch {
  const sender = new LineSender(memory, maxQueueSize, (lines) => post({ kind: "requests", lines }));
  return new LineBatch((lines) => sender.send(lines));
}
