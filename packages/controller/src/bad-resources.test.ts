import assert from "node:assert/strict";
import { test } from "node:test";
import {
  invalidBackendTlsPolicy,
  validBackendTlsPolicy,
} from "@edge-gateway/generated/arbitraries/backend-tls-policy.ts";
import {
  invalidEdgeBackend,
  validEdgeBackend,
} from "@edge-gateway/generated/arbitraries/edge-backend.ts";
import {
  invalidEdgeModel,
  validEdgeModel,
} from "@edge-gateway/generated/arbitraries/edge-model.ts";
import {
  invalidEdgePolicy,
  validEdgePolicy,
} from "@edge-gateway/generated/arbitraries/edge-policy.ts";
import { invalidGateway, validGateway } from "@edge-gateway/generated/arbitraries/gateway.ts";
import {
  invalidGrpcRoute,
  validGrpcRoute,
} from "@edge-gateway/generated/arbitraries/grpc-route.ts";
import {
  invalidHttpRoute,
  validHttpRoute,
} from "@edge-gateway/generated/arbitraries/http-route.ts";
import {
  invalidListenerSet,
  validListenerSet,
} from "@edge-gateway/generated/arbitraries/listener-set.ts";
import { invalidTcpRoute, validTcpRoute } from "@edge-gateway/generated/arbitraries/tcp-route.ts";
import { invalidTlsRoute, validTlsRoute } from "@edge-gateway/generated/arbitraries/tls-route.ts";
import { invalidUdpRoute, validUdpRoute } from "@edge-gateway/generated/arbitraries/udp-route.ts";
import { isJson } from "@edge-gateway/kube/objects";
import type { KubeObject } from "@edge-gateway/kube/objects";
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
const RUNS = 30;
const GATEWAY = {
  group: "gateway.networking.k8s.io",
  kind: "Gateway",
  namespace: "default",
  name: "web",
};

/** Kinds with a status, each with documents that its validator takes and refuses. */
const KINDS = {
  BackendTLSPolicy: [validBackendTlsPolicy(), invalidBackendTlsPolicy()],
  EdgeBackend: [validEdgeBackend(), invalidEdgeBackend()],
  EdgeModel: [validEdgeModel(), invalidEdgeModel()],
  EdgePolicy: [validEdgePolicy(), invalidEdgePolicy()],
  GRPCRoute: [validGrpcRoute(), invalidGrpcRoute()],
  Gateway: [validGateway(), invalidGateway()],
  HTTPRoute: [validHttpRoute(), invalidHttpRoute()],
  ListenerSet: [validListenerSet(), invalidListenerSet()],
  TCPRoute: [validTcpRoute(), invalidTcpRoute()],
  TLSRoute: [validTlsRoute(), invalidTlsRoute()],
  UDPRoute: [validUdpRoute(), invalidUdpRoute()],
} as const;

const ROUTE = { parentRefs: [GATEWAY] };

/** What makes a document one of this controller's. */
const PLACES: Readonly<Record<string, object>> = {
  Gateway: { gatewayClassName: "edge-gateway" },
  ListenerSet: { parentRef: GATEWAY },
  HTTPRoute: ROUTE,
  GRPCRoute: ROUTE,
  TCPRoute: ROUTE,
  TLSRoute: ROUTE,
  UDPRoute: ROUTE,
  EdgeModel: ROUTE,
};

/** What an API server lets through has a name, a namespace and a kind; the rest may be anything. */
function asObject(document: unknown, kind: string): KubeObject {
  const source = isJson(document) ? document : {};
  const known = isJson(source["spec"]) ? source["spec"] : {};
  const spec = { ...known, ...PLACES[kind] };
  const object = EXAMPLES.find((example) => example.kind === kind);
  const group = kind.startsWith("Edge")
    ? "edgegateway.dev/v1alpha1"
    : "gateway.networking.k8s.io/v1";
  const apiVersion = object?.apiVersion ?? group;
  const metadata = {
    namespace: "odd",
    name: "odd",
    generation: 1,
    creationTimestamp: "2031-01-01T00:00:00Z",
  };
  return { ...source, apiVersion, kind, metadata, spec };
}

function outcome(objects: readonly KubeObject[]) {
  const faults: unknown[] = [];
  const reader = new DocumentReader((_kind, _object, error) => faults.push(error));
  const translator = new Translator({ controllerName: CONTROLLER }, () => new Map());
  for (const object of objects) {
    const { kind = "" } = object;
    assert.ok(isKindName(kind), kind);
    const { namespace = "", name } = object.metadata;
    translator.set(kind, { namespace, name }, reader.read(kind, object));
  }
  const translation = translator.translate();
  assert.deepEqual([...faults, ...translation.errors], []);
  return translation;
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

function statusIn({ statuses }: ReturnType<typeof outcome>, kind: string) {
  return statuses.get(`${kind} odd/odd`);
}

const EXPECTED = summaryOf(outcome([CLASS, ...EXAMPLES]));

for (const [kind, [valid, invalid]] of Object.entries(KINDS)) {
  const documents: Arbitrary<unknown> = fc.oneof(
    valid,
    invalid.map(({ value }) => value),
  );
  test(`whatever ${kind} says, the others are served as before`, () => {
    fc.assert(
      fc.property(documents, (document) => {
        const odd = asObject(document, kind);
        const translated = outcome([CLASS, ...EXAMPLES, odd]);
        assert.deepEqual(summaryOf(translated), EXPECTED);
        const { conditions, parents, ancestors, note } = statusIn(translated, kind) ?? {};
        const said = [...(conditions ?? []), ...(parents ?? []), ...(ancestors ?? [])].length;
        // Whose BackendTLSPolicy it is cannot be told when it cannot be read.
        assert.ok(
          said > 0 || note !== undefined || kind === "BackendTLSPolicy",
          "nothing is said of it",
        );
      }),
      { numRuns: RUNS },
    );
  });
}
