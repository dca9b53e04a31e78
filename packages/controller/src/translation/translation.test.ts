import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { Arbitrary } from "fast-check";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { compareText, nameOf } from "@edge-gateway/translate/manifests/document/document";
import { gatewayKey } from "@edge-gateway/translate/manifests/document/keys";
import { isKindName } from "@edge-gateway/translate/manifests/document/kind-names";
import { ManifestSet } from "@edge-gateway/translate/manifests/document/manifest-set";
import { gateway, httpRoute, objectOf, service } from "../testing/example-objects.ts";
import { DocumentReader } from "./documents.ts";
import { DocumentStore } from "./document-store.ts";
import { translatePart } from "./translate-part.ts";
import type { TranslatedPart } from "./translate-part.ts";
import { Translator } from "./translation.ts";

const CONTROLLER = "edgegateway.dev/gateway-controller";
const GATEWAY_API = "gateway.networking.k8s.io";
const OWN = "edgegateway.dev/v1alpha1";
const RUNS = 200;

const CLASS = objectOf(`${GATEWAY_API}/v1`, "GatewayClass", "edge-gateway", {
  spec: { controllerName: CONTROLLER },
});

const names = (prefix: string, count: number): Arbitrary<string> =>
  fc.integer({ min: 0, max: count - 1 }).map((index) => `${prefix}${index}`);
const second = fc.integer({ min: 0, max: 3 });
const labels = fc.constantFrom({}, { team: "a" }, { team: "b" });
const GATEWAYS = names("g", 3);
const ROUTES = names("r", 4);
const SERVICES = names("s", 2);
const BACKENDS = names("b", 2);

const withLabels = (object: KubeObject, own: Readonly<Record<string, string>>): KubeObject => ({
  ...object,
  metadata: { ...object.metadata, labels: own },
});

const INFERENCE = "inference.networking.k8s.io";

function poolWithPicker(name: string): KubeObject {
  return objectOf(`${INFERENCE}/v1`, "InferencePool", "pool", {
    spec: {
      selector: { matchLabels: { app: "pool" } },
      targetPorts: [{ number: 8000 }],
      endpointPickerRef: { name, port: { number: 80 } },
    },
  });
}

const hostnames = fc.constantFrom([], [], ["a.example"], ["b.example"], ["*.example"]);
/** Generates the match of a rule; most of the matches are valid. */
const path = fc.constantFrom(
  { type: "PathPrefix", value: "/" },
  { value: "/" },
  { value: "/a" },
  {
    type: "RegularExpression",
    value: "/(",
  },
);

const backendRef = fc.oneof(
  fc.constant({ group: INFERENCE, kind: "InferencePool", name: "pool" }),
  fc.constant({ group: "edgegateway.dev", kind: "EdgeModel", name: "*" }),
  SERVICES.map((name) => ({ name, port: 80 })),
  BACKENDS.map((name) => ({ group: "edgegateway.dev", kind: "EdgeBackend", name })),
  fc
    .oneof(ROUTES, fc.constantFrom("*", "team=a"))
    .map((name) => ({ group: GATEWAY_API, kind: "HTTPRoute", name })),
);

const routeParent = fc.oneof(
  { weight: 4, arbitrary: GATEWAYS.map((name) => ({ name })) },
  { weight: 1, arbitrary: fc.constant({ kind: "ListenerSet", name: "more" }) },
  { weight: 1, arbitrary: ROUTES.map((name) => ({ kind: "HTTPRoute", name })) },
);

const target = fc.oneof(
  GATEWAYS.map((name) => ({ group: GATEWAY_API, kind: "Gateway", name })),
  ROUTES.map((name) => ({ group: GATEWAY_API, kind: "HTTPRoute", name })),
);
const backendTarget = fc.oneof(
  SERVICES.map((name) => ({ group: "", kind: "Service", name })),
  BACKENDS.map((name) => ({ group: "edgegateway.dev", kind: "EdgeBackend", name })),
);
const selector = fc
  .constantFrom("Gateway", "HTTPRoute")
  .map((kind) => ({ group: GATEWAY_API, kind, matchLabels: { team: "a" } }));
const request = fc.constantFrom("1s", "2s");

/** Objects that depend on each other in many ways. There are few names, so that references often match. */
const OBJECTS: Arbitrary<KubeObject> = fc.oneof(
  fc
    .tuple(GATEWAYS, second, labels)
    .map(([name, age, own]) => withLabels(gateway(name, 80, age), own)),
  fc
    .tuple(
      ROUTES,
      second,
      labels,
      fc.array(routeParent, { maxLength: 2 }),
      fc.array(backendRef, { maxLength: 2 }),
      hostnames,
      path,
    )
    .map(([name, age, own, parentRefs, backendRefs, hosts, each]) => {
      const rules = [{ matches: [{ path: each }], backendRefs }];
      const spec = { parentRefs, hostnames: hosts, rules };
      return withLabels({ ...httpRoute(name, [], "s0", age), spec }, own);
    }),
  SERVICES.map(poolWithPicker),
  fc
    .oneof(
      GATEWAYS.map((name) => ({ name })),
      ROUTES.map((name) => ({ kind: "HTTPRoute", name })),
    )
    .map((parent) =>
      objectOf(OWN, "EdgeModel", "m", { spec: { parentRefs: [parent], provider: "OpenAI" } }),
    ),
  fc.tuple(names("k", 2), second, target, SERVICES).map(([name, age, ref, own]) => {
    const remote = { backendRef: { name: own, port: 80 }, jwksPath: "/keys" };
    const providers = [{ issuer: "https://idp.example", jwks: { remote } }];
    const spec = { targetRefs: [ref], traffic: { jwtAuthentication: { providers } } };
    return objectOf(OWN, "EdgePolicy", name, { second: age, spec });
  }),
  fc.tuple(names("q", 2), SERVICES, SERVICES).map(([name, own, other]) => {
    const tunnel = { backendRef: { name: other, port: 80 } };
    const targetRefs = [{ group: "", kind: "Service", name: own }];
    return objectOf(OWN, "EdgePolicy", name, { spec: { targetRefs, backend: { tunnel } } });
  }),
  GATEWAYS.map((name) =>
    objectOf(`${GATEWAY_API}/v1`, "ListenerSet", "more", {
      spec: { parentRef: { name }, listeners: [{ name: "extra", port: 81, protocol: "HTTP" }] },
    }),
  ),
  SERVICES.map(service),
  fc.tuple(SERVICES, names("10.0.0.", 3)).map(([name, address]) => ({
    ...objectOf("discovery.k8s.io/v1", "EndpointSlice", `${name}-1`, {
      addressType: "IPv4",
      endpoints: [{ addresses: [address] }],
      ports: [{ port: 8080 }],
    }),
    metadata: {
      namespace: "default",
      name: `${name}-1`,
      labels: { "kubernetes.io/service-name": name },
    },
  })),
  fc.tuple(BACKENDS, fc.option(SERVICES, { nil: undefined })).map(([name, server]) =>
    objectOf(OWN, "EdgeBackend", name, {
      spec:
        server === undefined
          ? { static: { host: "a.example", port: 80 } }
          : {
              mcp: { targets: [{ name: "t", static: { backendRef: { name: server }, port: 80 } }] },
            },
    }),
  ),
  fc
    .tuple(names("p", 3), second, fc.array(target, { minLength: 1, maxLength: 2 }), request)
    .map(([name, age, targetRefs, time]) =>
      objectOf(OWN, "EdgePolicy", name, {
        second: age,
        spec: { targetRefs, traffic: { timeouts: { request: time } } },
      }),
    ),
  fc.tuple(names("p", 3), selector, request).map(([name, each, time]) =>
    objectOf(OWN, "EdgePolicy", name, {
      spec: { targetSelectors: [each], traffic: { timeouts: { request: time } } },
    }),
  ),
  fc.tuple(names("q", 2), second, backendTarget, request).map(([name, age, ref, time]) =>
    objectOf(OWN, "EdgePolicy", name, {
      second: age,
      spec: { targetRefs: [ref], backend: { http: { requestTimeout: time } } },
    }),
  ),
  fc.tuple(names("t", 2), second, SERVICES).map(([name, age, own]) =>
    objectOf(`${GATEWAY_API}/v1`, "BackendTLSPolicy", name, {
      second: age,
      spec: {
        targetRefs: [{ group: "", kind: "Service", name: own }],
        validation: { hostname: "a.example", wellKnownCACertificates: "System" },
      },
    }),
  ),
  fc.constant(objectOf(OWN, "EdgeBackend", "b0", { spec: { nothing: { at: "all" } } })),
);

/** Makes plans that contain the objects from which they were made. */
function plansOf(snapshot: ManifestSet, gateways: ReadonlyMap<string, object>) {
  return new Map(snapshot.all("Gateway").map((each) => [gatewayKey(each), { each, gateways }]));
}

const STEPS = fc.array(fc.tuple(OBJECTS, fc.integer({ min: 0, max: 4 })), {
  minLength: 5,
  maxLength: 40,
});

const TO_PICKER = [gateway("g0"), httpRoute("r0", ["g0"], "s0"), service("s0")];
const TO_POOL = [gateway("g1"), httpRoute("r1", ["g1"], "pool")].map((object) =>
  JSON.parse(
    JSON.stringify(object).replace(
      '"name":"pool"',
      `"group":"${INFERENCE}","kind":"InferencePool","name":"pool"`,
    ),
  ),
);
/** A Service that is the picker of a pool, and gets requests of its own at a gateway. */
const PICKERS = [
  [...TO_PICKER, poolWithPicker("s0")],
  [...TO_PICKER, poolWithPicker("s0"), ...TO_POOL],
].map((objects): [[KubeObject, number][]] => [objects.map((object) => [object, 1])]);

/** The result of a translation, in a form that can be compared. */
function said({ gateways, statuses }: TranslatedPart): unknown {
  const sorted = (values: ReadonlyMap<string, unknown>) =>
    [...values].toSorted(([left], [right]) => compareText(left, right));
  return structuredClone([sorted(gateways), sorted(statuses())]);
}

const READER = {
  controllerName: CONTROLLER,
  impliedClass: undefined,
  isOneProcess: false,
  givesIdentity: false,
};

test("an incremental translation equals a translation of all objects", () => {
  fc.assert(
    fc.property(STEPS, (steps) => {
      const reader = new DocumentReader((_kind, _object, error) => assert.fail(String(error)));
      const translator = new Translator(
        { controllerName: CONTROLLER, istioAutoEnabled: false },
        plansOf,
      );
      const store = new DocumentStore();
      const set = (object: KubeObject, isGone: boolean): void => {
        const { kind = "", metadata } = object;
        assert.ok(isKindName(kind));
        const read = isGone ? undefined : reader.read(kind, object);
        translator.set(kind, { namespace: metadata.namespace ?? "", name: metadata.name }, read);
        const key = { namespace: metadata.namespace ?? "", name: metadata.name };
        store.set(kind, key, read?.document);
        const isUnread = read !== undefined && read.document === undefined;
        store.setUnread(kind, key, isUnread ? { value: object, ...read } : undefined);
      };
      set(CLASS, false);
      for (const [index, [object, chance]] of steps.entries()) {
        set(object, chance === 0);
        if (index % 4 !== 0 && index !== steps.length - 1) continue;
        const { errors, gateways } = translator.translate();
        const { statuses, errors: later } = translator.judge();
        assert.deepEqual([...errors, ...later], []);
        const names = new Set(store.documents.map(nameOf));
        const known = new Map([...statuses].filter(([name]) => names.has(name)));
        const snapshot = new ManifestSet(store, READER);
        const expected = translatePart(snapshot);
        assert.deepEqual(said({ gateways, statuses: () => known }), said(expected));
      }
    }),
    { numRuns: RUNS, examples: PICKERS },
  );
});

test("unaffected results stay the same value, and the message has only the changes", () => {
  const reader = new DocumentReader((_kind, _object, error) => assert.fail(String(error)));
  const translator = new Translator(
    { controllerName: CONTROLLER, istioAutoEnabled: false },
    plansOf,
  );
  const set = (object: KubeObject, name = object.metadata.name): void => {
    assert.ok(isKindName(object.kind ?? ""));
    const kind = object.kind ?? "";
    if (isKindName(kind))
      translator.set(
        kind,
        { namespace: object.metadata.namespace ?? "", name },
        reader.read(kind, object),
      );
  };
  for (const object of [CLASS, gateway("a"), gateway("b"), service("s")]) set(object);
  set(httpRoute("ra", ["a"], "s"));
  set(httpRoute("rb", ["b"], "s"));
  const translated = () => ({ ...translator.translate(), ...translator.judge() });
  const before = translated();
  set(httpRoute("ra", ["a"], "missing"));
  const after = translated();
  assert.notEqual(after.gateways.get("default/a"), before.gateways.get("default/a"));
  assert.equal(after.gateways.get("default/b"), before.gateways.get("default/b"));
  assert.equal(after.plans.get("default/b"), before.plans.get("default/b"));
  const status = "HTTPRoute default/rb";
  assert.equal(after.statuses.get(status), before.statuses.get(status));
  // Both routes use this Service.
  set(objectOf("v1", "Service", "s", { spec: { ports: [{ port: 81 }] } }));
  const last = translator.translate();
  assert.notEqual(last.gateways.get("default/b"), after.gateways.get("default/b"));
});

test("the same port of another gateway takes no requests from a route", () => {
  const reader = new DocumentReader((_kind, _object, error) => assert.fail(String(error)));
  const store = new DocumentStore();
  const policy = objectOf(OWN, "EdgePolicy", "p", {
    spec: {
      targetRefs: [{ group: GATEWAY_API, kind: "HTTPRoute", name: "second" }],
      traffic: { timeouts: { request: "1s" } },
    },
  });
  const routes = [httpRoute("first", ["b"], "s"), httpRoute("second", ["b"], "s")];
  for (const object of [CLASS, gateway("a"), gateway("b"), service("s"), ...routes, policy]) {
    const { kind = "", metadata } = object;
    assert.ok(isKindName(kind));
    const key = { namespace: metadata.namespace ?? "", name: metadata.name };
    store.set(kind, key, reader.read(kind, object).document);
  }
  const { statuses } = translatePart(new ManifestSet(store, READER));
  const messages = statuses()
    .get("EdgePolicy default/p")
    ?.ancestors?.flatMap(({ conditions }) => conditions.map(({ message }) => message));
  // The first route has the same hosts and matches as the second route.
  assert.deepEqual(messages, [
    "the policy is accepted",
    "attached to a target that no route uses yet",
  ]);
});
