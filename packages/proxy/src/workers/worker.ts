import { parentPort } from "node:worker_threads";
import { COPY_POOL_BYTES } from "../bounds.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { IrReceiver } from "@edge-gateway/snapshot/compile/ir-changes";
import { WorkerRuntime } from "./runtime.ts";

if (parentPort === null) throw new Error("this module must run as a worker thread");
Buffer.poolSize = COPY_POOL_BYTES;
const port = parentPort;
const post = (message: FromWorker): void => port.postMessage(message);
const received = new IrReceiver();
let runtime: WorkerRuntime | undefined;

port.on("message", (message: ToWorker) => {
  if (message.kind === "start") runtime = new WorkerRuntime(message.start, post);
  else if (runtime !== undefined) void obey(runtime, message);
});

async function obey(
  runtime: WorkerRuntime,
  message: Exclude<ToWorker, { readonly kind: "start" }>,
): Promise<void> {
  switch (message.kind) {
    case "prepare": {
      const problems = await runtime.prepare(received.receive(message.change), message.generation);
      return post({ kind: "done", generation: message.generation, problems });
    }
    case "decide": {
      const problems = await runtime.decide(message.isAccepted);
      return post({ kind: "done", generation: message.generation, problems });
    }
    case "logLevels":
      return runtime.setLogLevels(message.levels);
    case "metrics":
      return post({ kind: "metrics", id: message.id, snapshot: runtime.metrics(message.names) });
    case "endpoints":
      return post({ kind: "endpoints", id: message.id, endpoints: runtime.endpoints() });
    case "mcp":
      return post({ kind: "mcp", id: message.id, status: runtime.mcp(message.ends) });
    case "calls":
      return post({ kind: "calls", id: message.id, calls: runtime.calls() });
    case "keySets":
      return post({ kind: "keySets", id: message.id, keySets: runtime.keySets() });
    case "failures": {
      const failures = runtime.failures(message.route);
      return post({ kind: "failures", id: message.id, failures });
    }
    case "mcpCatalogue": {
      const readings = await runtime.mcpCatalogue(message.targets);
      return post({ kind: "mcpCatalogue", id: message.id, readings });
    }
    case "keys":
      runtime.useKeys(message.keys);
      return post({ kind: "keys", id: message.id });
    case "traceOrders":
      runtime.useTraceOrders(message.orders);
      return post({ kind: "traceOrders", id: message.id });
    case "note":
      return runtime.receive(message.from, message.note);
    case "drain":
      await runtime.drain(message.minimum, message.maximum);
      return post({ kind: "drained" });
  }
}
