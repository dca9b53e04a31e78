import assert from "node:assert/strict";
import { test } from "node:test";
import { documentsOf } from "../document/source/documents.ts";
import { ReadBudget } from "../document/source/read-budget.ts";
import { YamlDocument } from "../document/yaml/yaml-reader.ts";
import { keySetsOf } from "../ir/key-sets.ts";
import { loadSet } from "./load-set.ts";
import { readManifests } from "./read-manifest.ts";

const BASE = `apiVersion: gateway.networking.k8s.io/v1
kind: Gateway
metadata: { name: web }
spec: { gatewayClassName: edge-gateway, listeners: [{ name: http, port: 8080, protocol: HTTP }] }
`;

/**
 * The policies that a gateway gets from a block that a controller translates, and the status of the
 * policy.
 */
function translated(block: string) {
  const text = `${BASE}---
apiVersion: edgegateway.dev/v1alpha1
kind: EdgePolicy
metadata: { name: p }
spec:
  targetRefs: [{ group: gateway.networking.k8s.io, kind: Gateway, name: web }]
  ${block}
`;
  let order = 0;
  const manifests = documentsOf(text).flatMap(({ text: own, firstLine }) => {
    const yaml = new YamlDocument(own, new ReadBudget());
    return readManifests({ file: "in.yaml", yaml, firstLine }, () => order++);
  });
  const { ir, statuses } = loadSet(manifests, {});
  const [ancestor] = statuses.find(({ kind }) => kind === "EdgePolicy")?.ancestors ?? [];
  const [accepted] = ancestor?.conditions ?? [];
  return {
    keySets: [...keySetsOf(ir).keys()],
    policies: Object.assign({}, ...ir.attachments.map((each) => each.policies)) as object,
    accepted: `${accepted?.status} ${accepted?.reason}`,
    refused: /every (.*?) is refused/.exec(accepted?.message ?? "")?.[1],
  };
}

const RULE = "{ policy: { matchExpressions: [nothing.known] } }";
const NOBODY = { action: "Require", policy: { matchExpressions: ["false"] } };

test("all connections are refused while the rule that restricts them cannot run", () => {
  assert.deepEqual(
    translated(`frontend: { networkAuthorization: ${RULE}, connect: { mode: Tunnel } }`),
    {
      keySets: [],
      policies: { connect: { mode: "Tunnel" }, networkAuthorization: NOBODY },
      accepted: "True PartiallyValid",
      refused: "request",
    },
  );
});

test("requests are refused while a policy of backends that restricts access cannot run", () => {
  for (const [block, fields, what] of [
    [`mcp: { authorization: ${RULE} }`, ["mcp"], "MCP request"],
    ["mcp: { tools: { allow: [nothing.known] } }", ["mcp"], "MCP request"],
    [
      "ai: { promptGuard: { request: [{ regex: { matches: [{ pattern: a }] } }] }, transformations: [{ field: user, expression: nothing.known }] }",
      ["ai"],
      "prompt",
    ],
    ["extAuth: { url: http://a, http: { path: nothing.known } }", ["extAuth"], "request"],
    ["auth: { secretRef: { name: missing } }", ["auth"], "request"],
    ["tunnel: { backendRef: { name: missing, port: 80 } }", ["tunnel"], "request"],
  ] as const) {
    const { policies, accepted, refused } = translated(`backend: { ${block} }`);
    assert.deepEqual(Object.keys(policies), fields, block);
    assert.equal(accepted, "True PartiallyValid", block);
    assert.equal(refused, what, block);
  }
});

test("requests are refused while a policy that asks a server or counts cannot run, unless it may fail open", () => {
  const server = "backendRef: { name: missing, port: 80 }";
  const limit = `${server}, domain: a, descriptors: [{ entries: [{ name: a, expression: request.path }] }]`;
  const open = "failureMode: FailOpen";
  for (const [block, isRefused] of [
    [`extProc: { ${server} }`, true],
    [`extProc: { ${server}, ${open} }`, false],
    [`extAuth: { ${server}, ${open}, http: {} }`, false],
    [`extAuth: { conditional: [{ policy: { ${server}, ${open}, http: {} } }] }`, false],
    [
      `extProc: { conditional: [{ condition: "true", policy: { ${server}, ${open} } }, { policy: { ${server} } }] }`,
      true,
    ],
    [`rateLimit: { global: { ${limit} } }`, true],
    [`rateLimit: { global: { ${limit}, ${open} } }`, false],
    [`rateLimit: { local: [{ requests: 1, unit: Seconds }], global: { ${limit}, ${open} } }`, true],
    ["rateLimit: { local: [{ requests: 1, unit: Seconds, key: nothing.known }] }", true],
  ] as const) {
    const { policies } = translated(`traffic: { timeouts: { request: 1s }, ${block} }`);
    const timeouts = { request: "1s" };
    assert.deepEqual(
      policies,
      { timeouts, ...(isRefused ? { authorization: NOBODY } : {}) },
      block,
    );
  }
});

test("no request of MCP passes while any part of its policy cannot run", () => {
  const authentication = "authentication: { jwks: { url: http://a/keys } }";
  for (const block of [
    `authorization: ${RULE}, ${authentication}`,
    `authorization: ${RULE}`,
    "tools: { allow: [nothing.known] }",
    'guardrails: { processors: [{ remote: { backendRef: { name: missing, port: 80 } }, methods: { "*": Full } }] }',
  ]) {
    const { policies, keySets } = translated(`backend: { mcp: { ${block} } }`);
    const mcp = "mcp" in policies ? Object(policies.mcp) : {};
    assert.equal(mcp.authentication.mode, "Strict", block);
    assert.equal(mcp.authentication.jwks.url, "http://127.0.0.1:0", block);
    assert.deepEqual(keySets, [], "the controller looks for no keys there");
  }
});

test("nothing is refused while a field without a guard cannot run", () => {
  const block =
    "backend: { ai: { transformations: [{ field: user, expression: nothing.known }] }, tcp: {} }";
  assert.deepEqual(translated(block), {
    keySets: [],
    policies: { tcp: {} },
    accepted: "True PartiallyValid",
    refused: undefined,
  });
});
