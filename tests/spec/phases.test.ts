import assert from "node:assert/strict";
import { test } from "node:test";
import { POLICIES } from "@edge-gateway/generated/policies/index.ts";
import { validateEdgePolicy } from "@edge-gateway/generated/validators/edge-policy.js";
import { validateStandaloneConfig } from "@edge-gateway/generated/validators/standalone-config.js";
import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";

/** A place that runs before a route is selected, and so takes only policies of that phase. */
interface Place {
  /** Part of the rule's sentence. */
  readonly rule: string;
  readonly schema: string;
  /** The violations of a document that sets only this policy at the place, to an empty map. */
  readonly violations: (name: string) => readonly Violation[];
}

const PLACES: readonly Place[] = [
  {
    rule: "when phase is PreRouting",
    schema: "schemas/resources/edge-policy/policy-traffic.schema.json",
    violations: (name) =>
      validateEdgePolicy({
        apiVersion: "edgegateway.dev/v1alpha1",
        kind: "EdgePolicy",
        metadata: { name: "a", namespace: "a" },
        spec: {
          targetRefs: [{ group: "gateway.networking.k8s.io", kind: "Gateway", name: "a" }],
          traffic: { phase: "PreRouting", [name]: {} },
        },
      }),
  },
  {
    rule: "policies that run after a route is selected",
    schema: "schemas/standalone/standalone-gateway.schema.json",
    violations: (name) =>
      validateStandaloneConfig({ gateways: { web: { port: 80, policies: { [name]: {} } } } }),
  },
];

for (const [name, { phases }] of Object.entries(POLICIES.trafficPolicies)) {
  const runs = phases.some((phase) => phase === "gateway");
  const verdict = runs ? "may be" : "must not be";
  for (const place of PLACES) {
    test(`\`${name}\` ${verdict} set before a route is selected, says ${place.schema} as its x-phase does`, () => {
      const isRefused = place
        .violations(name)
        .some(({ keyword, message }) => keyword === "x-rules" && message.includes(place.rule));
      assert.equal(isRefused, !runs);
    });
  }
}
