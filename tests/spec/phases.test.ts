import assert from "node:assert/strict";
import { test } from "node:test";
import { POLICIES } from "@edge-gateway/generated/policies/index.ts";
import { validateEdgePolicy } from "@edge-gateway/generated/validators/edge-policy.js";

const CURE = "name it in the rule of schemas/resources/edge-policy/policy-traffic.schema.json";

for (const [name, { phases }] of Object.entries(POLICIES.trafficPolicies)) {
  const runs = phases.some((phase) => phase === "gateway");
  const verdict = runs ? "may be" : "must not be";
  test(`\`${name}\` ${verdict} set before a route is selected, as its x-phase says`, () => {
    assert.equal(isRefused(name), !runs, CURE);
  });
}

/** Whether a rule refuses this field in a block with `phase: PreRouting`. */
function isRefused(name: string): boolean {
  const violations = validateEdgePolicy({
    apiVersion: "edgegateway.dev/v1alpha1",
    kind: "EdgePolicy",
    metadata: { name: "a", namespace: "a" },
    spec: {
      targetRefs: [{ group: "gateway.networking.k8s.io", kind: "Gateway", name: "a" }],
      traffic: { phase: "PreRouting", [name]: {} },
    },
  });
  return violations
    .filter(({ keyword, message }) => keyword === "x-rules" && message.includes("PreRouting"))
    .some(({ params }) => JSON.stringify(params).includes(`/${name}"`));
}
