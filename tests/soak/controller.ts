import { parseArgs } from "node:util";
import { disturbanceProblems } from "@edge-gateway/controller/testing/disturbance-round";
import { waitFor } from "@edge-gateway/testkit/wait-for";

const USAGE = `Ends replicas of the controller, data planes and requests at any moment, and looks whether all converges.

npm run soak:controller -- [options]

  --rounds N  default 50
  --steps N   of a round: things that happen; default 100
  --seed N    of the first round; default 1
  --help
`;

const { values } = parseArgs({
  options: {
    rounds: { type: "string", default: "50" },
    steps: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    help: { type: "boolean", default: false },
  },
});

async function main(): Promise<void> {
  const first = Number(values.seed);
  for (let seed = first; seed < first + Number(values.rounds); seed++) {
    const problems = await disturbanceProblems(waitFor, seed, Number(values.steps)).catch(
      (error: unknown) => [String(error)],
    );
    process.stdout.write(`seed ${seed}: ${problems.length === 0 ? "converged" : "failed"}\n`);
    for (const problem of problems) process.stdout.write(`problem: ${problem}\n`);
    if (problems.length > 0) process.exitCode = 1;
  }
}

if (values.help) process.stdout.write(USAGE);
else await main();
