import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { startCluster } from "../../tools/kube/cluster.ts";
import type { Cluster } from "../../tools/kube/cluster.ts";
import { applyDefinitions } from "../../tools/kube/definitions.ts";
import { exampleResources } from "../resources/examples.ts";
import { dotted, handMade, valueAt } from "../resources/hand-made.ts";
import type { HandMade } from "../resources/hand-made.ts";
import { comparable, isNear, Judge } from "./compare/judge.ts";
import { kindOf } from "./compare/kinds.ts";
import type { Kind } from "./compare/kinds.ts";

const valid = handMade("valid");
const invalid = handMade("invalid");

let cluster: Cluster;
let judge: Judge;
let kinds: ReadonlyMap<string, Kind>;

before(async () => {
  cluster = await startCluster();
  judge = new Judge(cluster.client);
  const all = await Promise.all((await applyDefinitions(cluster.client)).map(kindOf));
  kinds = new Map(all.map((kind) => [kind.kind, kind]));
  for (const kind of all) {
    const own = valid.filter((one) => one.kind === kind.kind);
    await judge.prepare(
      kind,
      own.map(({ document }) => document),
    );
  }
});

after(async () => {
  await cluster?.[Symbol.asyncDispose]();
});

async function verdictOn({
  kind,
  document,
  refusal,
}: Pick<HandMade, "kind" | "document"> & Partial<Pick<HandMade, "refusal">>) {
  const found = kinds.get(kind);
  assert.ok(found !== undefined, `the API server has no ${kind}`);
  const fault = refusal && comparable(refusal.path);
  const verdict = await judge.verdict(found, document, fault);
  assert.ok(verdict !== undefined);
  return verdict;
}

for (const one of valid) {
  test(`the API server accepts ${one.kind} ${one.name}, and writes its defaults`, async () => {
    const { accepted, message, stored } = await verdictOn(one);
    assert.ok(accepted, `${one.place}: ${message}`);
    for (const { path, value, late } of one.defaults) {
      const expected = late ? undefined : value;
      assert.deepEqual(valueAt(stored, path), expected, `${one.place}: ${path}`);
    }
  });
}

for (const { file, kind, document } of exampleResources()) {
  test(`the API server accepts ${file}`, async () => {
    const { accepted, message } = await verdictOn({ kind, document });
    assert.ok(accepted, message);
  });
}

for (const one of invalid) {
  const { refusal } = one;
  if (refusal?.server === undefined) {
    test(`the API server cannot refuse ${one.kind} ${one.name}`, async () => {
      assert.ok((await verdictOn(one)).accepted, one.place);
    });
    continue;
  }
  const { path, server } = refusal;
  test(`the API server refuses ${one.kind} ${one.name}, and says why`, async () => {
    const { accepted, places, message } = await verdictOn(one);
    assert.ok(!accepted, `${one.place}: it is accepted`);
    assert.ok(message.includes(server), `${one.place}: ${server}, but: ${message}`);
    const near = places.some((place) => isNear(place, comparable(path)));
    assert.ok(near, `${one.place}: ${path}, but: ${places.map(dotted).join(" ")}`);
  });
}
