import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Json } from "@edge-gateway/kube/objects";
import { PatchError, strategicMerge } from "./merge.ts";
import { SPEC_TYPES } from "./patch-types.ts";

interface Case {
  readonly name: string;
  readonly kind: keyof typeof SPEC_TYPES;
  readonly original: Json;
  readonly patch: Json;
  /** The output of `kubectl patch --local --type=strategic` for these inputs. */
  readonly expected: Json;
}

const FILE = new URL("testdata/kubectl-cases.json", import.meta.url);
const CASES: readonly Case[] = JSON.parse(readFileSync(FILE, "utf8"));
const FEWEST_CASES = 30;

test("there are test cases", () => {
  assert.ok(CASES.length >= FEWEST_CASES);
});

for (const { name, kind, original, patch, expected } of CASES) {
  test(`${name}: same result as kubectl`, () => {
    const before = structuredClone(original);
    assert.deepEqual(strategicMerge(original, patch, SPEC_TYPES[kind]), expected);
    assert.deepEqual(original, before, "the original is not modified");
  });
}

test("directives in new values are removed; kubectl keeps them, and the API server rejects that", () => {
  const patch = {
    strategy: { $retainKeys: ["type"], type: "Recreate" },
    template: {
      spec: {
        containers: [
          {
            name: "a",
            env: [
              { name: "A", $patch: "delete" },
              { name: "B", value: null },
            ],
          },
        ],
        securityContext: { $patch: "replace", runAsUser: 7 },
        nodeSelector: { $patch: "delete" },
      },
    },
  };
  assert.deepEqual(strategicMerge({}, patch, SPEC_TYPES.Deployment), {
    strategy: { type: "Recreate" },
    template: {
      spec: {
        containers: [{ name: "a", env: [{ name: "B" }] }],
        securityContext: { runAsUser: 7 },
      },
    },
  });
});

const BAD: readonly (readonly [patch: Json, message: RegExp])[] = [
  [{ $patch: "remove" }, /\$patch: remove is unknown/],
  [{ template: { spec: { containers: [{ image: "a" }] } } }, /an item of containers has no name/],
  [{ template: { spec: { containers: [{ $patch: "delete" }] } } }, /containers has no name/],
  [{ template: { spec: { containers: ["a"] } } }, /an item of containers is not a map/],
  [{ template: { spec: { containers: [{ name: "a", $patch: "merge" }] } } }, /\$patch: merge/],
  [{ strategy: { $retainKeys: ["type"], rollingUpdate: {} } }, /rollingUpdate is in the patch/],
  [{ strategy: { $retainKeys: "type" } }, /\$retainKeys must be a list/],
  [
    {
      template: {
        spec: { "$setElementOrder/containers": [{ name: "a" }], containers: [{ name: "b" }] },
      },
    },
    /an item of containers is missing in \$setElementOrder\/containers/,
  ],
];

for (const [patch, message] of BAD) {
  test(`${JSON.stringify(patch)} is refused`, () => {
    assert.throws(
      () => strategicMerge({}, patch, SPEC_TYPES.Deployment),
      (error) => error instanceof PatchError && message.test(error.message),
    );
  });
}
