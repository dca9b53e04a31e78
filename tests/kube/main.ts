import { optionsOf } from "../../tools/options.ts";
import { startCluster } from "../../tools/kube/cluster.ts";
import { applyDefinitions } from "../../tools/kube/definitions.ts";
import { compare } from "./compare/index.ts";
import { inWords, judged, readAccepted } from "./compare/differences.ts";
import { kindOf } from "./compare/kinds.ts";

const USAGE = `Compares the verdicts of the generated validators and of a real Kubernetes API server.

npm run kube:compare -- [options]

  --count N       documents that are made at random; then come those for each thing that they did not
                  try; default 5000
  --seed N        the same number gives the same documents; default 1
  --kind KIND     only that kind, e.g. EdgePolicy
  --everywhere N  how often each bound is tried at every place that it holds at, beside five times
                  wherever it is declared; default 1
  --help

Ends with the coverage and with every difference, and with status 1 if a difference is not listed with
its reason, if one that is listed has gone, or if something was tried too seldom.
`;

const { values } = optionsOf(USAGE, {
  count: { type: "string", default: "5000" },
  seed: { type: "string", default: "1" },
  kind: { type: "string" },
  everywhere: { type: "string", default: "1" },
});

/**
 * How often every property, bound and rule of the schemas is tried in the documents of each kind.
 */
const ENOUGH = 5;

await using cluster = await startCluster();
const definitions = await applyDefinitions(cluster.client);
const kinds = await Promise.all(
  definitions.filter(({ kind }) => values.kind === undefined || kind === values.kind).map(kindOf),
);
const accepted = readAccepted();
const started = Date.now();
const { documents, differences, coverage } = await compare(cluster.client, kinds, {
  count: Number(values.count),
  seed: Number(values.seed),
  isMeant: (difference) => judged([difference], accepted).open.length === 0,
  enough: { declared: ENOUGH, placed: Number(values.everywhere) },
  report: (kind, documents) => {
    if (process.stderr.isTTY) process.stderr.write(`\r${kind}: ${documents} documents `);
  },
});
const { open, unused } = judged(differences, accepted);
const lines = open.map(inWords);
for (const line of new Set(lines.map((text) => text.slice(0, 500))))
  console.log(`differs: ${line}`);
const missing = coverage.flatMap((one) => one.missing());
for (const line of missing) console.log(`not tried often enough: ${line}`);
for (const { reason, place } of unused) console.log(`no longer differs: ${place}: ${reason}`);
for (const one of coverage) {
  const { places, properties, bounds, rules, lowest } = one.summary();
  console.log(
    `${one.type}: at least ${ENOUGH} times accepted and ${ENOUGH} times refused: ${properties} properties, ${bounds} bounds, ${rules} rules; ${places} places at least ${values.everywhere} times; the lowest:`,
  );
  for (const line of lowest) console.log(`  ${line}`);
}
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(
  `${documents} documents of ${kinds.length} kinds compared in ${seconds} s: ${open.length} differences, and ${differences.length - open.length} that are listed with their reasons`,
);
process.exitCode = open.length + missing.length + unused.length === 0 ? 0 : 1;
