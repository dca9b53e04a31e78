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

/** Of all kinds together; `npm run kube:compare` takes many more. */
const DOCUMENTS = 300;
/** This number only becomes smaller. */
const MOST_ACCEPTED_DIFFERENCES = 3;

let cluster: Cluster;
let kinds: readonly Kind[];

before(async () => {
  cluster = await startCluster();
  kinds = await Promise.all((await applyDefinitions(cluster.client)).map(kindOf));
});

after(async () => {
  await cluster?.[Symbol.asyncDispose]();
});

test("the API server and the validators agree on generated documents, and write the same defaults", async () => {
  const options = { count: DOCUMENTS, seed: 1, complete: false };
  const { documents, differences } = await compare(cluster.client, kinds, options);
  assert.ok(documents >= DOCUMENTS);
  assert.deepEqual(judged(differences, readAccepted()).open.map(inWords), []);
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
  const { differences } = await compare(client, changed, { count: 600, seed: 1, complete: false });
  const { open } = judged(differences, readAccepted());
  assert.notEqual(open.length, 0);
  for (const { mutation, what } of open) {
    assert.equal(what, "only the server accepts");
    assert.match(mutation, /^(?:too long|bad name)$/);
  }
});
