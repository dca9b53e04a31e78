import assert from "node:assert/strict";
import { test } from "node:test";
import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import type { DocumentName } from "@edge-gateway/generated/schema/keys.ts";
import { isJson } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
import type { Finding } from "@edge-gateway/translate/diagnostics/diagnostic";
import { nameOf } from "@edge-gateway/translate/manifests/document";
import type { KindName } from "@edge-gateway/translate/manifests/document";
import { isKindName } from "@edge-gateway/translate/manifests/kinds/table";
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { EXAMPLES, objectOf } from "./testing/example-objects.ts";
import { DocumentReader } from "./translation/documents.ts";
import { Translator } from "./translation/translation.ts";

const CONTROLLER = "edgegateway.dev/gateway-controller";
const CLASS = objectOf("gateway.networking.k8s.io/v1", "GatewayClass", "edge-gateway", {
  spec: { controllerName: CONTROLLER },
});
const RUNS = 20;
const GATEWAY = {
  group: "gateway.networking.k8s.io",
  kind: "Gateway",
  namespace: "default",
  name: "web",
};

/** Kinds that report in their status what the controller did with them. */
const WITH_STATUS: ReadonlySet<string> = new Set([
  ...["EdgeBackend", "EdgeModel", "EdgePolicy", "Gateway", "GatewayClass", "ListenerSet"],
  ...["GRPCRoute", "HTTPRoute", "TCPRoute", "TLSRoute", "UDPRoute"],
]);

/** Kinds that say so where a route leads to them. */
const OF_ROUTES: ReadonlySet<string> = new Set(["BackendTLSPolicy", "InferencePool"]);
/** A route that leads to what these kinds are, and to what they are for. */
const USER = objectOf("gateway.networking.k8s.io/v1", "HTTPRoute", "odd", {
  spec: {
    parentRefs: [{ name: "web", namespace: "default" }],
    rules: [
      {
        backendRefs: [
          { name: "odd", port: 80 },
          { group: "inference.networking.k8s.io", kind: "InferencePool", name: "odd" },
        ],
      },
    ],
  },
});
const OF_ODD = { ...USER, metadata: { ...USER.metadata, namespace: "odd", name: "user" } };

interface Documents {
  readonly valid: Arbitrary<unknown>;
  readonly invalid: Arbitrary<{ readonly value: unknown }>;
}

/** Documents that the type's validator accepts, and documents that it rejects. */
async function documentsOf(title: DocumentName): Promise<Documents> {
  const name = title.replaceAll(/([a-z0-9])([A-Z])/gu, "$1-$2").toLowerCase();
  const found = await import(`@edge-gateway/generated/arbitraries/${name}.ts`);
  return { valid: found[`valid${title}`](), invalid: found[`invalid${title}`]() };
}

const ROUTE = { parentRefs: [GATEWAY] };

/** The part of `spec` that makes a document belong to this controller. */
const PLACES: Readonly<Record<string, object>> = {
  BackendTLSPolicy: { targetRefs: [{ group: "", kind: "Service", name: "odd" }] },
  EdgeBackend: {},
  EdgePolicy: {},
  GatewayClass: { controllerName: CONTROLLER },
  Gateway: { gatewayClassName: "edge-gateway" },
  ListenerSet: { parentRef: GATEWAY },
  HTTPRoute: ROUTE,
  GRPCRoute: ROUTE,
  TCPRoute: ROUTE,
  TLSRoute: ROUTE,
  UDPRoute: ROUTE,
  EdgeModel: ROUTE,
};

/**
 * Checks what an API server checks: a name, a namespace and a kind. Everything else may be invalid.
 */
function asObject(document: unknown, kind: KindName): KubeObject {
  const source = isJson(document) ? document : {};
  const { apiVersions, isNamespaced } = KINDS[kind];
  const own = PLACES[kind];
  const spec = own === undefined ? {} : { spec: { ...Object(source["spec"]), ...own } };
  const metadata = {
    ...(isNamespaced ? { namespace: "odd" } : {}),
    name: "odd",
    generation: 1,
    creationTimestamp: "2031-01-01T00:00:00Z",
  };
  return { ...source, apiVersion: apiVersions[0], kind, metadata, ...spec };
}

function outcome(objects: readonly KubeObject[]) {
  const faults: unknown[] = [];
  const reader = new DocumentReader((_kind, _object, error) => faults.push(error));
  const translator = new Translator({ controllerName: CONTROLLER }, () => new Map());
  const unread = new Map<string, readonly Finding[]>();
  for (const object of objects) {
    const { kind = "" } = object;
    assert.ok(isKindName(kind), kind);
    const { namespace = "", name } = object.metadata;
    const read = reader.read(kind, object);
    if (read.document === undefined) unread.set(nameOf({ kind, namespace, name }), read.findings);
    translator.set(kind, { namespace, name }, read);
  }
  const { gateways, errors } = translator.translate();
  const { statuses, errors: later } = translator.judge();
  assert.deepEqual([...faults, ...errors, ...later], []);
  return { gateways, statuses, unread };
}

function summaryOf({ gateways, statuses }: ReturnType<typeof outcome>): unknown {
  return {
    routes: gateways
      .get("default/web")
      ?.routes.map(({ key }) => key)
      .filter((key) => !key.includes("odd")),
    states: ["HTTPRoute default/both", "Gateway default/other", "EdgePolicy default/first"].map(
      (name) => {
        const { conditions, parents, ancestors } = statuses.get(name) ?? {};
        return { conditions, parents, ancestors };
      },
    ),
  };
}

const EXPECTED = summaryOf(outcome([CLASS, ...EXAMPLES]));

for (const [kind, { type, isNamespaced }] of Object.entries(KINDS)) {
  test(`whatever a ${kind} contains, the other objects are served as before`, async () => {
    assert.ok(isKindName(kind));
    const { valid, invalid } = await documentsOf(type);
    const documents = fc.oneof(
      valid,
      invalid.map(({ value }) => value),
    );
    const name = nameOf({ kind, namespace: isNamespaced ? "odd" : "", name: "odd" });
    fc.assert(
      fc.property(documents, (document) => {
        const users = OF_ROUTES.has(kind) ? [OF_ODD] : [];
        const translated = outcome([CLASS, ...EXAMPLES, ...users, asObject(document, kind)]);
        assert.deepEqual(summaryOf(translated), EXPECTED);
        if (WITH_STATUS.has(kind) || (OF_ROUTES.has(kind) && translated.unread.has(name)))
          assertSaid(translated, name);
      }),
      { numRuns: RUNS },
    );
  });
}

/**
 * Asserts that the object has a condition. For an object that cannot be read, the condition says
 * what is wrong, and where.
 */
function assertSaid({ statuses, unread }: ReturnType<typeof outcome>, name: string): void {
  const { conditions = [], parents = [], ancestors = [], note } = statuses.get(name) ?? {};
  const all = [...conditions, ...[...parents, ...ancestors].flatMap((each) => each.conditions)];
  assert.ok(all.length > 0 || note !== undefined, "the object has no condition");
  const [finding] = unread.get(name) ?? [];
  if (finding === undefined) return;
  const said = `${finding.pointer}: ${finding.message}`;
  assert.ok(
    all.some(({ status, message }) => status === "False" && message.startsWith(said)),
    `not said: ${said}`,
  );
}
