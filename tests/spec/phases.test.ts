import assert from "node:assert/strict";
import { test } from "node:test";
import { POLICIES } from "@edge-gateway/generated/policies/index.ts";
import { validateEdgePolicy } from "@edge-gateway/generated/validators/edge-policy.js";
import { validateStandaloneConfig } from "@edge-gateway/generated/validators/standalone-config.js";
import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import { readFacts } from "./facts.ts";
import type { Rule } from "./facts.ts";

/** A place that runs before a route is selected, and so takes only policies of that phase. */
interface Place {
  /** Part of the rule's sentence. */
  readonly rule: string;
  readonly schema: string;
  /** The violations of a document that sets only this policy at the place, to an empty map. */
  readonly violations: (name: string) => readonly Violation[];
  /** The type and the file of the transcribed rule. */
  readonly type: string;
  readonly facts: string;
  /** The policies of a value that the transcribed rule refuses. */
  readonly policiesOf: (refused: unknown) => object;
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
    type: "PolicyTraffic",
    facts: "tests/spec/policies.yaml",
    policiesOf: (refused) => Object(refused),
  },
  {
    rule: "policies that run after a route is selected",
    schema: "schemas/standalone/standalone-gateway.schema.json",
    violations: (name) =>
      validateStandaloneConfig({ gateways: { web: { port: 80, policies: { [name]: {} } } } }),
    type: "StandaloneGateway",
    facts: "tests/spec/standalone.yaml",
    policiesOf: (refused) => Object(Object(refused).policies),
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
      const cure = runs ? "remove it from" : "add it to";
      assert.equal(isRefused, !runs, `${cure} the rule "…${place.rule}…" of ${place.schema}`);
    });
  }
}

for (const { type, facts, rule, policiesOf } of PLACES) {
  test(`${facts} lists every policy that cannot run before a route is selected`, async () => {
    const rules: readonly Rule[] = (await readFacts()).get(type)?.rules ?? [];
    const refused = rules
      .filter(({ says }) => says.replaceAll("\n", " ").includes(rule))
      .flatMap(({ refuses }) => refuses.flatMap((value) => Object.keys(policiesOf(value))));
    const late = Object.entries(POLICIES.trafficPolicies)
      .filter(([, { phases }]) => phases.every((phase) => phase === "route"))
      .map(([name]) => name);
    assert.deepEqual(refused.filter((name) => name !== "phase").toSorted(), late.toSorted());
  });
}
