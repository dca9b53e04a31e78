import { disturbRealCluster } from "../kube/disturbed/disturbances.ts";
import { optionsOf } from "../../tools/options.ts";

const USAGE = `Ends etcd, the API server, controllers and data planes of a real cluster at any moment, cuts and delays
what is between them, and looks whether all requests succeed, everything converges, and only leaders write.

npm run soak:cluster -- [options]

  --minutes N  default 10
  --seed N     default 1
  --help
`;

const MINUTE = 60_000;

const { values } = optionsOf(USAGE, {
  minutes: { type: "string", default: "10" },
  seed: { type: "string", default: "1" },
});
const end = performance.now() + Number(values.minutes) * MINUTE;
const outcome = await disturbRealCluster(
  Number(values.seed),
  () => performance.now() < end,
  (line) => process.stdout.write(`${new Date().toISOString()} ${line}\n`),
);
for (const problem of outcome.problems) process.stdout.write(`problem: ${problem}\n`);
process.stdout.write(
  `${outcome.requests} requests, ${outcome.writes} writes, ${outcome.disturbances} disturbances: ${outcome.problems.length} problems\n`,
);
process.exitCode = outcome.problems.length === 0 ? 0 : 1;
