import { parentPort, workerData } from "node:worker_threads";
import { openRequestLog } from "@edge-gateway/storage/request-log/open-request-log";
import type { RequestLogStore } from "@edge-gateway/storage/request-log/request-log-store";
import { LineReceiver } from "@edge-gateway/gateway/observe/lines/line-queue";
import { LogWriter } from "./log-writer.ts";
import type { FromLog, LogAnswers, LogQuestion, LogStart, ToLog } from "./messages.ts";

// SQLite blocks the thread that uses it, which must be neither a worker nor the one of the admin server.
const port = parentPort;
if (port === null) throw new Error("this module must run as a worker thread");
const start: LogStart = workerData;
const tell = (message: FromLog): void => port.postMessage(message);

let store: RequestLogStore | undefined;
let opening: Promise<RequestLogStore> | undefined;
let isWatched = false;

async function opened(): Promise<RequestLogStore> {
  if (store !== undefined) return store;
  opening ??= openRequestLog(start.location).finally(() => (opening = undefined));
  return (store = await opening);
}

const writer = new LogWriter({
  store: opened,
  queue: new LineReceiver(start.memory),
  retention: (now) => ({
    records: now - start.recordTime,
    hourlySums: now - start.hourlySumTime,
    dailySums: now - start.dailySumTime,
  }),
  now: Date.now,
  written: (rows) => {
    if (isWatched) tell({ kind: "written", rows });
  },
  changed: (state) => tell({ kind: "state", state }),
});

port.on("message", (message: ToLog) => void obey(message));

async function obey(message: ToLog): Promise<void> {
  switch (message.kind) {
    case "records":
      return writer.add(message.lines);
    case "tail":
      isWatched = message.isWatched;
      return;
    case "question": {
      const { id } = message;
      const reply = answer(message.question).then(
        (found): FromLog => ({ kind: "answer", id, answer: found }),
        (error: unknown): FromLog => ({ kind: "failed", id, reason: String(error) }),
      );
      return tell(await reply);
    }
    case "end":
      await writer.end();
      await store?.close().catch(() => {});
      return tell({ kind: "ended" });
  }
}

async function answer(question: LogQuestion): Promise<LogAnswers[keyof LogAnswers]> {
  const log = await opened();
  switch (question.kind) {
    case "search":
      return log.search(question.order);
    case "record":
      return log.record(question.place);
    case "spending":
      return log.spending(question.order);
  }
}
