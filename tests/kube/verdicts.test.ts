import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startCluster } from "../../tools/kube/cluster.ts";
import type { Cluster } from "../../tools/kube/cluster.ts";
import { applyDefinitions } from "../../tools/kube/definitions.ts";
import { inWords, judged, readAccepted } from "./compare/differences.ts";
import type { Difference } from "./compare/differences.ts";
import { compare } from "./compare/index.ts";
import { kindOf } from "./compare/kinds.ts";
import type { Kind } from "./compare/kinds.ts";
import { NEVER_MADE } from "../spec/validated-documents.ts";

/** Number of random documents of all kinds; `npm run kube:compare` tries many more. */
const DRAWN = 200;
/** Each property, bound and rule is kept by at least one document and broken by at least one. */
const ONCE = { declared: 1, placed: 0 };
const NEVER = { declared: 0, placed: 0 };
/** The number of accepted differences, which may only become smaller. */
const MOST_ACCEPTED_DIFFERENCES = 3;

const isMeant = (difference: Difference): boolean =>
  judged([difference], readAccepted()).open.length === 0;

let cluster: Cluster;
let kinds: readonly Kind[];

before(async () => {
  cluster = await startCluster();
  kinds = await Promise.all((await applyDefinitions(cluster.client)).map(kindOf));
});

after(async () => {
  await cluster?.[Symbol.asyncDispose]();
});

test("the API server and the validators agree on every property, bound and rule, and write the same defaults", async (context) => {
  const options = { count: DRAWN, seed: 1, enough: ONCE, isMeant };
  const { documents, differences, coverage } = await compare(cluster.client, kinds, options);
  for (const one of coverage) {
    const { properties, bounds, rules } = one.summary();
    context.diagnostic(`${one.type}: ${properties} properties, ${bounds} bounds, ${rules} rules`);
  }
  context.diagnostic(`${documents} documents`);
  const { open, unused } = judged(differences, readAccepted());
  assert.deepEqual(open.map(inWords), []);
  assert.deepEqual(unused, []);
  assert.deepEqual(
    coverage.flatMap((one) => one.missing()).filter((one) => !NEVER_MADE.has(one)),
    [],
  );
});

test("the list of differences that are meant only becomes shorter", () => {
  assert.ok(readAccepted().length <= MOST_ACCEPTED_DIFFERENCES);
});

test("a difference that is not meant, and an entry that nothing needs, are both seen", () => {
  const difference: Difference = {
    kind: "EdgeBackend",
    place: "/spec/static/port",
    mutation: "too large",
    what: "only the server accepts",
    detail: "",
  };
  const entry = { ...difference, place: "EdgeBackend /spec/other", reason: "none" };
  assert.deepEqual(judged([difference], [entry]), { open: [difference], unused: [entry] });
  const wider = { ...entry, place: "EdgeBackend /spec/.+" };
  assert.deepEqual(judged([difference], [wider]), { open: [], unused: [] });
});

test("a bound that only the definition has wrong is found", async () => {
  await using other = await startCluster();
  const { client } = other;
  const weaker = (text: string) =>
    text.replaceAll(/maxLength: (\d+)/g, (_whole, bound) => `maxLength: ${Number(bound) + 1}`);
  const changed = await Promise.all((await applyDefinitions(client, weaker)).map(kindOf));
  const { differences } = await compare(client, changed, {
    count: 600,
    seed: 1,
    enough: NEVER,
    isMeant,
  });
  const { open } = judged(differences, readAccepted());
  assert.ok(open.some(({ what }) => what === "only the server accepts"));
  for (const { mutation, what } of open) {
    // A text that exceeds its maximum length may already be refused by a rule of its object.
    assert.match(what, /^(?:only the server accepts|the server says another place)$/);
    assert.match(mutation, /^(?:too long|bad name)$/);
  }
});
