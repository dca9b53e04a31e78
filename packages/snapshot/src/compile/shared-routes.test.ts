import assert from "node:assert/strict";
import { test } from "node:test";
import { TestExchange } from "@edge-gateway/gateway/testing/exchange";
import { loadFiles } from "@edge-gateway/translate";
import type { Ir } from "@edge-gateway/translate/ir";
import { TestWorker } from "./testing/test-worker.ts";

const ROUTES = 20;
const REDIRECT = { type: "RequestRedirect", requestRedirect: { scheme: "https" } };

/** The parts of a configuration whose routes are served at two ports, and at two listeners of the first one. */
interface Given {
  readonly filters?: readonly object[];
  readonly other?: object;
  readonly policies?: readonly object[];
}

function irOf({ filters = [], other = {}, policies = [] }: Given): Ir {
  const routes = Array.from({ length: ROUTES }, (_, index) => ({
    name: `r${index}`,
    gateways: ["web", "other"],
    matches: [{ path: { type: "PathPrefix", value: `/${index}` } }],
    filters,
    ...(filters.length === 0 && { backends: [{ backend: "only" }] }),
  }));
  const listeners = [
    { name: "a", hostname: "a.test" },
    { name: "b", hostname: "b.test" },
  ];
  const value = {
    gateways: { web: { port: 80, listeners }, other: { port: 81, ...other } },
    routes,
    policies,
    backends: { only: { static: { host: "127.0.0.1", port: 1 } } },
  };
  const options = { together: true, environment: {}, readFile: () => undefined };
  const { ir, files } = loadFiles([{ file: "gw.yaml", text: JSON.stringify(value) }], options);
  assert.ok(ir, JSON.stringify(files.flatMap(({ diagnostics }) => diagnostics)));
  return ir;
}

async function compiledOf(given: Given): Promise<number> {
  const ir = irOf(given);
  await using worker = new TestWorker(ir);
  assert.deepEqual(await worker.apply(ir), []);
  return worker.compiled;
}

/** A policy of a listener, or of a whole gateway. */
function policyOf(name: string, sectionName: string | undefined, blocks: object): object {
  const target = { kind: "Gateway", name, ...(sectionName !== undefined && { sectionName }) };
  return { targetRefs: [target], ...blocks };
}

const ANSWER = { phase: "PostRouting", directResponse: { status: 418 } };
const EDIT = { headerModifiers: { request: { set: [{ name: "x-edit", value: "1" }] } } };

test("a route is compiled once for all listeners that are the same to it", async () => {
  assert.equal(await compiledOf({}), ROUTES + 1);
});

for (const [what, given] of [
  ["policies for requests", { policies: [policyOf("other", undefined, { traffic: ANSWER })] }],
  ["policies towards backends", { policies: [policyOf("other", undefined, { backend: EDIT })] }],
  ["policies of one listener", { policies: [policyOf("web", "b", { traffic: ANSWER })] }],
  ["sizes of bodies", { other: { frontend: { http: { maxBufferSize: "1Ki" } } } }],
  ["rules for paths", { other: { frontend: { http: { path: { mergeSlashes: true } } } } }],
] satisfies [string, Given][])
  test(`a route is compiled again for a listener with other ${what}`, async () => {
    assert.equal(await compiledOf(given), 2 * ROUTES + 1);
  });

test("a route whose filters may read the port is compiled for each port", async () => {
  assert.equal(await compiledOf({ filters: [REDIRECT] }), 2 * ROUTES);
});

test("a changed policy of one listener changes its routes, and those of no other", async () => {
  const policiesOf = (worker: TestWorker) =>
    ["a.test", "b.test"].map((authority) =>
      worker.policiesOf(new TestExchange({ authority, target: "/1" }).request),
    );
  const ir = irOf({});
  await using worker = new TestWorker(ir);
  assert.deepEqual(await worker.apply(ir), []);
  assert.deepEqual(policiesOf(worker), [{}, {}]);
  for (const [listener, expected] of [
    ["a", [{ directResponse: ANSWER.directResponse }, {}]],
    ["b", [{}, { directResponse: ANSWER.directResponse }]],
  ] as const) {
    await worker.apply(irOf({ policies: [policyOf("web", listener, { traffic: ANSWER })] }));
    assert.deepEqual(policiesOf(worker), expected);
  }
  await worker.apply(ir);
  assert.deepEqual(policiesOf(worker), [{}, {}]);
});
