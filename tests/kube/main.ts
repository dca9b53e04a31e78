// `npm run kube:compare -- --count 5000`: generated documents of every kind, judged by the generated
// validators and by a real API server; ends with the coverage and with every difference.
import { parseArgs } from "node:util";
import { startCluster } from "../../tools/kube/cluster.ts";
import { applyDefinitions } from "../../tools/kube/definitions.ts";
import { compare } from "./compare/index.ts";
import { ENOUGH } from "./compare/coverage.ts";
import { inWords, judged, readAccepted } from "./compare/differences.ts";
import { kindOf } from "./compare/kinds.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "5000" },
    seed: { type: "string", default: "1" },
    kind: { type: "string" },
  },
});

await using cluster = await startCluster();
const definitions = await applyDefinitions(cluster.client);
const kinds = await Promise.all(
  definitions.filter(({ kind }) => values.kind === undefined || kind === values.kind).map(kindOf),
);
const started = Date.now();
const { documents, differences, coverage } = await compare(cluster.client, kinds, {
  count: Number(values.count),
  seed: Number(values.seed),
  complete: true,
});
const accepted = readAccepted();
const { open, unused } = judged(differences, accepted);
const lines = open.map(inWords);
for (const line of new Set(lines.map((text) => text.slice(0, 500))))
  console.log(`differs: ${line}`);
const missing = coverage.flatMap((one) => one.missing());
for (const line of missing) console.log(`not tried often enough: ${line}`);
for (const { reason, place } of unused) console.log(`no longer differs: ${place}: ${reason}`);
for (const one of coverage) {
  const { places, goals, reached } = one.summary();
  console.log(
    `${one.kind}: ${places} places; ${reached} of ${goals} properties, bounds and rules at least ${ENOUGH} times accepted and ${ENOUGH} times refused`,
  );
}
const seconds = ((Date.now() - started) / 1000).toFixed(0);
console.log(
  `${documents} documents of ${kinds.length} kinds compared in ${seconds} s: ${open.length} differences, and ${differences.length - open.length} that are listed with their reasons`,
);
process.exitCode = open.length + missing.length + unused.length === 0 ? 0 : 1;
