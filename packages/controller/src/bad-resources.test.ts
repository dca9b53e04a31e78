import assert from "node:assert/strict";
import { test } from "node:test";
import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import type { DocumentName } from "@edge-gateway/generated/schema/keys.ts";
import { shapesOf } from "@edge-gateway/generated/shapes/index.ts";
import { isJson } from "@edge-gateway/kube/objects";
import type { Json, KubeObject } from "@edge-gateway/kube/objects";
import { invalidDocument, validDocument } from "@edge-gateway/testkit/arbitraries/documents";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { readablePath } from "@edge-gateway/translate/diagnostics/pointer";
import { nameOf } from "@edge-gateway/translate/manifests/document/document";
import type { KindName } from "@edge-gateway/translate/manifests/document/document";
import { isKindName } from "@edge-gateway/translate/manifests/document/kind-names";
import type {
  Condition,
  ResourceStatus,
} from "@edge-gateway/translate/manifests/document/statuses";
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import { ODD, connectedObjects, usersOfConnected } from "./testing/connected-objects.ts";
import { EXAMPLES, objectOf } from "./testing/example-objects.ts";
import { CONTROLLER, translateObjects } from "./testing/translate-objects.ts";
import type { Outcome } from "./testing/translate-objects.ts";

const CLASS = objectOf("gateway.networking.k8s.io/v1", "GatewayClass", "edge-gateway", {
  spec: { controllerName: CONTROLLER },
});
const RUNS = 12;

/** Kinds whose own status reports what the controller did with the object. */
const WITH_STATUS: ReadonlySet<string> = new Set([
  ...["BackendTLSPolicy", "EdgeBackend", "EdgeModel", "EdgePolicy", "Gateway", "GatewayClass"],
  ...["GRPCRoute", "HTTPRoute", "TCPRoute", "TLSRoute", "UDPRoute"],
  ...["InferencePool", "ListenerSet", "XBackend"],
]);

/**
 * Kinds without a status of their own: a problem of such an object is reported in the status of the
 * objects that refer to it.
 */
const SAID_BY_USERS: ReadonlySet<string> = new Set([
  ...["ConfigMap", "EdgeParameters", "ReferenceGrant", "Secret", "Service"],
]);

/** The fields of `spec` that link an object to the objects to which it belongs. */
const LINKS = ["controllerName", "gatewayClassName", "parentRef", "parentRefs", "targetRefs"];

await using authority = await CertificateAuthority.create();
const CONNECTED = connectedObjects(authority);
const ALL = [CLASS, ...EXAMPLES, ...CONNECTED, ...usersOfConnected().values()];

interface Documents {
  readonly valid: Arbitrary<unknown>;
  readonly invalid: Arbitrary<{ readonly value: unknown }>;
}

/** Documents that the type's validator accepts, and documents that it rejects. */
function documentsOf(title: DocumentName): Documents {
  return {
    valid: validDocument(title, shapesOf(title)),
    invalid: invalidDocument(title, shapesOf(title)),
  };
}

/**
 * Makes a Kubernetes object of a kind from a document. Links and labels are those of the connected object of
 * that kind.
 */
function asObject(document: unknown, kind: KindName): KubeObject {
  const connected = CONNECTED.find((each) => each.kind === kind);
  assert.ok(connected !== undefined, `there is no connected object of the kind ${kind}`);
  const source = isJson(document) ? document : {};
  const { apiVersion = "", metadata } = connected;
  const links = linksOf(connected["spec"], source["spec"]);
  const spec = links === undefined ? {} : { spec: { ...Object(source["spec"]), ...links } };
  return { ...source, apiVersion, kind, metadata: { ...metadata, generation: 1 }, ...spec };
}

/** The links of a connected object, followed by those of a document. */
function linksOf(connected: unknown, own: unknown): Json | undefined {
  const known = Object(connected);
  const generated = Object(own);
  const links = LINKS.filter((name) => known[name] !== undefined).map((name) => {
    const isList = Array.isArray(known[name]) && Array.isArray(generated[name]);
    return [name, isList ? [...known[name], ...generated[name]] : known[name]];
  });
  return links.length === 0 ? undefined : Object.fromEntries(links);
}

/** Replaces the names in references, so that the objects refer to each other. */
function linked(value: unknown, isReference: boolean): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => linked(item, isReference));
  if (!isJson(value)) return value;
  const entries = Object.entries(value).map(([name, inner]) => {
    if (isReference && name === "name" && typeof inner === "string") return [name, ODD];
    if (isReference && name === "namespace" && typeof inner === "string") return [name, ODD];
    return [name, linked(inner, /Refs?$/.test(name))];
  });
  return Object.fromEntries(entries);
}

function summaryOf({ gateways, statuses }: Outcome): unknown {
  return {
    routes: gateways
      .get("default/web")
      ?.routes.map(({ key }) => key)
      .filter((key) => !key.includes("odd") && !key.includes("user-of-grant")),
    states: ["HTTPRoute default/both", "Gateway default/other", "EdgePolicy default/first"].map(
      (name) => {
        const { conditions, parents, ancestors } = statuses.get(name) ?? {};
        return { conditions, parents, ancestors };
      },
    ),
  };
}

const EXPECTED = summaryOf(translateObjects([CLASS, ...EXAMPLES]));

for (const [kind, { type, isNamespaced }] of Object.entries(KINDS)) {
  test(`whatever a ${kind} contains, the other objects are served as before`, async () => {
    assert.ok(isKindName(kind));
    const { valid, invalid } = documentsOf(type);
    const documents = fc
      .tuple(
        fc.oneof(
          valid,
          invalid.map(({ value }) => value),
        ),
        fc.boolean(),
      )
      .map(([document, isLinked]) => (isLinked ? linked(document, false) : document));
    const name = nameOf({ kind, namespace: isNamespaced ? ODD : "", name: ODD });
    fc.assert(
      fc.property(documents, (document) => {
        const odd = asObject(document, kind);
        const isReplaced = (each: KubeObject): boolean =>
          each.kind === kind && each.metadata.name === ODD;
        const translated = translateObjects(ALL.map((each) => (isReplaced(each) ? odd : each)));
        assert.deepEqual(summaryOf(translated), EXPECTED);
        if (WITH_STATUS.has(kind)) assertSaid(translated, name);
        if (SAID_BY_USERS.has(kind)) assertSaidByUsers(translated, name);
      }),
      { numRuns: RUNS },
    );
  });
}

/**
 * Asserts that the object has a condition. If the object cannot be read, the condition must name the problem
 * and its place.
 */
function assertSaid({ statuses, unread }: Outcome, name: string): void {
  const status = statuses.get(name);
  const conditions = status === undefined ? [] : conditionsOf(status);
  assert.ok(conditions.length > 0 || status?.note !== undefined, "the object has no condition");
  const [finding] = unread.get(name) ?? [];
  if (finding === undefined) return;
  const said = `${readablePath(finding.pointer)}: ${finding.message}`;
  assert.ok(
    conditions.some(
      (condition) => condition.status === "False" && condition.message.startsWith(said),
    ),
    `not said: ${said}`,
  );
}

/** Asserts that an object that needs an unreadable object reports the reason. */
function assertSaidByUsers({ statuses, unread }: Outcome, name: string): void {
  const [finding] = unread.get(name) ?? [];
  if (finding === undefined) return;
  const said = `${name} is not valid: ${readablePath(finding.pointer)}: ${finding.message}`;
  const isSaid = [...statuses.values()]
    .flatMap(conditionsOf)
    .some(({ status, message }) => status === "False" && message.includes(said));
  assert.ok(isSaid, `not said: ${said}`);
}

function conditionsOf({
  conditions = [],
  listeners = [],
  parents = [],
  ancestors = [],
}: ResourceStatus): readonly Condition[] {
  const inner = [...listeners, ...parents, ...ancestors];
  return [...conditions, ...inner.flatMap((each) => each.conditions)];
}
