import assert from "node:assert/strict";
import { test } from "node:test";
import type { KubeObject } from "@edge-gateway/kube/objects";
import type { ResourceStatus } from "@edge-gateway/translate/manifests/document/statuses";
import { gateway, httpRoute, objectOf, service } from "../testing/example-objects.ts";
import { CONTROLLER, translateObjects } from "../testing/translate-objects.ts";

const GATEWAY_API = "gateway.networking.k8s.io";
const OWN = "edgegateway.dev/v1alpha1";
const CLASSES = [
  gatewayClass("edge-gateway", CONTROLLER),
  gatewayClass("other", "other.example/controller"),
];
/** A field that a later version of the definitions may have. */
const LATER = { later: true };

function gatewayClass(name: string, controllerName: string): KubeObject {
  return objectOf(`${GATEWAY_API}/v1`, "GatewayClass", name, { spec: { controllerName } });
}

function withSpec(object: KubeObject, more: object): KubeObject {
  return { ...object, spec: { ...Object(object["spec"]), ...more } };
}

/** All conditions of a status that are not true, each with the parent to which it belongs. */
function faultsIn(status: ResourceStatus | undefined): readonly string[] {
  const { conditions = [], parents = [], ancestors = [] } = status ?? {};
  return [
    ...conditions.map((condition) => ({ at: "", condition })),
    ...[...parents, ...ancestors].flatMap(({ parentRef, conditions: own }) =>
      own.map((condition) => ({ at: `${parentRef.kind} ${parentRef.name}: `, condition })),
    ),
  ]
    .filter(({ condition }) => condition.status !== "True")
    .map(({ at, condition: { type, reason, message } }) => `${at}${type} ${reason} ${message}`);
}

function faultsOf(name: string, objects: readonly KubeObject[]): readonly string[] {
  return faultsIn(translateObjects([...CLASSES, ...objects]).statuses.get(name));
}

test("a route at a gateway that cannot be read says so, unless the gateway belongs to another controller", () => {
  const own = withSpec(gateway("web"), LATER);
  const foreign = withSpec(own, { gatewayClassName: "other" });
  const route = [httpRoute("app", ["web"], "app"), service("app")];
  const said = "Gateway default/web is not valid: spec.later: unknown field";
  assert.deepEqual(faultsOf("HTTPRoute default/app", [own, ...route]), [
    `Gateway web: Accepted NoMatchingParent ${said}`,
  ]);
  assert.deepEqual(faultsOf("HTTPRoute default/app", [foreign, ...route]), []);
  assert.deepEqual(faultsOf("Gateway default/web", [own]), [
    "Accepted Invalid spec.later: unknown field",
  ]);
  assert.deepEqual(faultsOf("Gateway default/web", [foreign]), []);
});

test("a route that cannot be read says so at every parent that exists, whatever the parent is", () => {
  const web = gateway("web");
  const set = objectOf(`${GATEWAY_API}/v1`, "ListenerSet", "more", {
    spec: {
      parentRef: { name: "web" },
      listeners: [{ name: "extra", port: 81, protocol: "HTTP" }],
    },
  });
  const route = withSpec(httpRoute("app", ["web"], "app"), {
    ...LATER,
    parentRefs: [
      { name: "web", sectionName: "http" },
      { kind: "ListenerSet", name: "more" },
      { kind: "HTTPRoute", name: "above" },
      { name: "missing" },
    ],
  });
  const said = "Accepted Invalid spec.later: unknown field";
  const expected = ["Gateway web", "ListenerSet more", "HTTPRoute above"];
  assert.deepEqual(
    faultsOf("HTTPRoute default/app", [web, set, route]),
    expected.map((parent) => `${parent}: ${said}`),
  );
});

test("an object reports the problem of an unreadable object to which it refers, and which has no status", () => {
  const web = withSpec(gateway("web"), {
    infrastructure: {
      parametersRef: { group: "edgegateway.dev", kind: "EdgeParameters", name: "large" },
    },
  });
  const parameters = objectOf(OWN, "EdgeParameters", "large", { spec: { ...LATER } });
  assert.deepEqual(faultsOf("Gateway default/web", [web, parameters]), [
    "Accepted InvalidParameters EdgeParameters default/large is not valid: spec.later: unknown field",
  ]);
  const app = objectOf("v1", "Service", "app", { spec: { ports: [{ port: "http" }] } });
  const [fault = ""] = faultsOf("HTTPRoute default/app", [
    gateway("web"),
    httpRoute("app", ["web"], "app"),
    app,
  ]);
  assert.match(fault, /Service default\/app is not valid: spec\.ports\[0\]\.port: must be/);
});

test("a listener of any protocol that an API server takes is judged: names of an object's members, too", () => {
  for (const protocol of ["constructor", "toString", "valueOf", "example.com/bar"]) {
    const listeners = [{ name: "odd", port: 80, protocol }];
    const faults = faultsOf("Gateway default/web", [withSpec(gateway("web"), { listeners })]);
    assert.match(faults[0] ?? "", /^Accepted ListenersNotValid/, protocol);
  }
  const ports = [{ port: 80, appProtocol: "constructor" }];
  const app = withSpec(service("app"), { ports });
  const { gateways } = translateObjects([
    ...CLASSES,
    gateway("web"),
    httpRoute("app", ["web"], "app"),
    app,
  ]);
  const [backend] = gateways.get("default/web")?.backends ?? [];
  assert.equal(backend?.kind === "service" ? backend.service.version : "none", undefined);
});

test("a policy or backend that cannot be read names only gateways that accept a route to its targets", () => {
  const listeners = [{ name: "http", port: 80, protocol: "HTTP", hostname: "other.example" }];
  const closed = withSpec(gateway("closed"), { listeners });
  const spec = {
    ...LATER,
    targetRefs: [
      { group: "", kind: "Service", name: "app" },
      { group: "edgegateway.dev", kind: "EdgeBackend", name: "tools" },
    ],
    validation: { hostname: "app.test", wellKnownCACertificates: "System" },
  };
  const policy = objectOf(`${GATEWAY_API}/v1`, "BackendTLSPolicy", "tls", { spec });
  const said = "Accepted Invalid spec.later: unknown field";
  const ref = { group: "edgegateway.dev", kind: "EdgeBackend", name: "tools" };
  for (const backendRefs of [[{ name: "app", port: 80 }], [ref]]) {
    const child = withSpec(httpRoute("child", [], "app"), { rules: [{ backendRefs }] });
    const parentRefs = [{ name: "web" }, { name: "closed" }];
    const above = { group: GATEWAY_API, kind: "HTTPRoute", name: "child" };
    const route = withSpec(httpRoute("app", [], "app"), {
      parentRefs,
      hostnames: ["app.example"],
      rules: [{ backendRefs }],
    });
    const parent = withSpec(route, { rules: [{ backendRefs: [above] }] });
    const below = withSpec(child, {
      parentRefs: [{ group: GATEWAY_API, kind: "HTTPRoute", name: "app" }],
    });
    for (const routes of [[route], [parent, below]])
      assert.deepEqual(
        faultsOf("BackendTLSPolicy default/tls", [gateway("web"), closed, ...routes, policy]),
        [`Gateway web: ${said}`],
      );
  }
});

test("an object that no gateway uses and that cannot be read, or refers to nothing, says so in a summary", () => {
  const tls = {
    targetRefs: [{ group: "", kind: "Service", name: "app" }],
    validation: {
      hostname: "app.test",
      caCertificateRefs: [{ group: "", kind: "ConfigMap", name: "gone" }],
    },
  };
  const pool = {
    selector: { matchLabels: { app: "model" } },
    targetPorts: [{ number: 8000 }],
    endpointPickerRef: { name: "gone", port: { number: 9002 } },
  };
  const server = {
    type: "ExternalHostname",
    externalHostname: { hostname: "app.default.svc.cluster.local" },
    port: { number: 443 },
  };
  const cases = [
    [
      objectOf(`${GATEWAY_API}/v1`, "BackendTLSPolicy", "odd", { spec: tls }),
      "no certificate authority can be read",
    ],
    [
      objectOf("inference.networking.k8s.io/v1", "InferencePool", "odd", { spec: pool }),
      "there is no Service default/gone",
    ],
    [
      objectOf("gateway.networking.x-k8s.io/v1alpha1", "XBackend", "odd", { spec: server }),
      "a name of the cluster is not allowed",
    ],
  ] as const;
  for (const [object, said] of cases) {
    const name = `${object.kind} default/odd`;
    const [fault = ""] = faultsOf(name, [service("app"), object]);
    assert.ok(fault.startsWith(`${object.kind} StatusSummary: `) && fault.includes(said), fault);
    assert.deepEqual(faultsOf(name, [service("app"), withSpec(object, LATER)]), [
      `${object.kind} StatusSummary: Accepted Invalid spec.later: unknown field`,
    ]);
  }
});
