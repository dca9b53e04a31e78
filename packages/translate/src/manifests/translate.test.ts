import assert from "node:assert/strict";
import { test } from "node:test";
import { withDefaultsEdgeBackend } from "@edge-gateway/generated/defaults/index.ts";
import type { EdgeBackendInput } from "@edge-gateway/generated/types/index.ts";
import type { Document } from "./document.ts";
import { Snapshot } from "./snapshot.ts";
import { translateManifests } from "./translate.ts";

function edgeBackend(name: string, spec: EdgeBackendInput["spec"]): Document<"EdgeBackend"> {
  const apiVersion = "edgegateway.dev/v1alpha1";
  const kind = "EdgeBackend";
  const metadata = { name };
  return {
    kind,
    apiVersion,
    namespace: "default",
    name,
    generation: 1,
    createdAt: undefined,
    order: 0,
    problems: [],
    labels: {},
    annotations: {},
    value: withDefaultsEdgeBackend({ apiVersion, kind, metadata, spec }),
  };
}

test("a backend of the form static is translated with its own policies", () => {
  const document = edgeBackend("app", {
    static: { host: "app.example.com", port: 80 },
    policies: { http: { requestTimeout: "1s" } },
  });
  const { ir, statuses } = translateManifests(new Snapshot([document]));
  assert.deepEqual(
    ir.backends.map(({ key, kind }) => ({ key, kind })),
    [{ key: "default/app", kind: "static" }],
  );
  assert.equal(ir.attachments.length, 1);
  assert.deepEqual(statuses[0]?.conditions, [
    {
      type: "Accepted",
      status: "True",
      reason: "Accepted",
      message: "the backend is accepted",
      observedGeneration: 1,
    },
  ]);
});
