import { parentPort } from "node:worker_threads";
import { fateOf, readTrial } from "./judge.ts";

const trial = await readTrial();

/** Receives the number of a mutant and sends back the result of the mutant. */
parentPort?.on("message", (index: number) => {
  const mutant = trial.mutants[index];
  if (mutant === undefined) throw new Error(`there is no mutant ${index}`);
  parentPort?.postMessage({ index, fate: fateOf(mutant, trial) });
});
