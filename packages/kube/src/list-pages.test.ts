import assert from "node:assert/strict";
import { test } from "node:test";
import { listPages } from "./list-pages.ts";
import { SimulatedApi } from "./testing/simulated-api.ts";

const PODS = { kind: "Pod", apiVersion: "v1", plural: "pods", isNamespaced: true };

test("a list is read in pages with each object once, and each request contains the selector", async () => {
  const api = new SimulatedApi([PODS], { pageSize: 2 });
  for (const name of ["a", "b", "c", "d", "e"])
    api.apply({ kind: "Pod", metadata: { namespace: "default", name } });
  const pages: string[][] = [];
  const selection = { fieldSelector: "metadata.name!=x" };
  for await (const page of listPages(api, "/api/v1/pods", selection, AbortSignal.timeout(10_000)))
    pages.push(page.map(({ metadata }) => metadata.name));
  assert.deepEqual(pages, [["a", "b"], ["c", "d"], ["e"]]);
  assert.equal(api.requests.length, 3);
  for (const request of api.requests)
    assert.match(request, /limit=2&fieldSelector=metadata\.name%21%3Dx/);
});
