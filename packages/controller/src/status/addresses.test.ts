import assert from "node:assert/strict";
import { test } from "node:test";
import type { KubeObject } from "@edge-gateway/kube/objects";
import { gateway } from "../testing/example-objects.ts";
import { addressesOf, withAddresses } from "./addresses.ts";

function addressesAt(
  object: KubeObject,
  service: KubeObject | undefined,
  nodes: readonly string[] = [],
): ReturnType<typeof addressesOf> {
  return addressesOf(object, service, () => nodes);
}

function serviceOf(spec: object, ingress?: readonly object[], owner = "web"): KubeObject {
  const labels = { "gateway.networking.k8s.io/gateway-name": owner };
  const status = { loadBalancer: ingress === undefined ? {} : { ingress } };
  return { metadata: { namespace: "default", name: "web", labels }, spec, status };
}

const INSIDE = { clusterIPs: ["10.96.0.9", "fd00::9"] };

test("a gateway reports the addresses of its load balancer or, without one, its addresses inside the cluster", () => {
  const outside = serviceOf(INSIDE, [{ ip: "192.0.2.1" }, { hostname: "lb.example" }]);
  assert.deepEqual(addressesAt(gateway("web"), outside), [
    { type: "IPAddress", value: "192.0.2.1" },
    { type: "Hostname", value: "lb.example" },
  ]);
  assert.deepEqual(addressesAt(gateway("web"), serviceOf(INSIDE)), [
    { type: "IPAddress", value: "10.96.0.9" },
    { type: "IPAddress", value: "fd00::9" },
  ]);
});

test("addresses inside the cluster are reported as such if a gateway requests them", () => {
  const asking = { ...gateway("web"), spec: { addresses: [{ routability: "Cluster" }] } };
  const inside = [
    { type: "IPAddress", value: "10.96.0.9", routability: "Cluster" },
    { type: "IPAddress", value: "fd00::9", routability: "Cluster" },
  ];
  assert.deepEqual(addressesAt(asking, serviceOf(INSIDE)), inside);
  const outside = serviceOf({ ...INSIDE, type: "LoadBalancer" }, [{ ip: "192.0.2.1" }]);
  const first = { type: "IPAddress", value: "192.0.2.1" };
  assert.deepEqual(addressesAt(asking, outside), [first, ...inside]);
});

test("a gateway with a Service of type NodePort has the addresses of the nodes", () => {
  const service = serviceOf({ ...INSIDE, type: "NodePort" });
  assert.deepEqual(addressesAt(gateway("web"), service, ["192.0.2.7", "2001:db8::7"]), [
    { type: "IPAddress", value: "192.0.2.7" },
    { type: "IPAddress", value: "2001:db8::7" },
  ]);
  const many = Array.from({ length: 40 }, (_, index) => `192.0.2.${index}`);
  assert.equal(addressesAt(gateway("web"), service, many).length, 16);
  assert.equal(addressesAt(gateway("web"), service)[0]?.value, "10.96.0.9");
});

test("neither another owner's Service nor a headless Service gives a gateway an address", () => {
  assert.deepEqual(addressesAt(gateway("web"), undefined), []);
  assert.deepEqual(addressesAt(gateway("web"), serviceOf(INSIDE, undefined, "other")), []);
  assert.deepEqual(addressesAt(gateway("web"), serviceOf({ clusterIPs: ["None"] })), []);
});

const PROGRAMMED = {
  type: "Programmed",
  status: "True",
  reason: "Programmed",
  message: "",
} as const;
const STATUS = { kind: "Gateway", namespace: "default", name: "web", conditions: [PROGRAMMED] };

for (const [name, asked, found, expected] of [
  ["none asked for", [], [], "True Programmed "],
  ["any address of a type", [{ type: "IPAddress" }], [], "True Programmed "],
  ["an address that its Service has", [{ value: "192.0.2.1" }], ["192.0.2.1"], "True Programmed "],
  [
    "the same address in another spelling",
    [{ value: "2001:DB8:0::1" }],
    ["2001:db8::1"],
    "True Programmed ",
  ],
  [
    "an address that its Service does not have",
    [{ type: "IPAddress", value: "192.0.2.1" }],
    ["192.0.2.9"],
    "False AddressNotUsable the Service default/web does not have 192.0.2.1",
  ],
  [
    "an address inside the cluster that exists only outside",
    [{ value: "192.0.2.1", routability: "Cluster" }],
    ["192.0.2.1"],
    "False AddressNotUsable the Service default/web does not have 192.0.2.1",
  ],
  [
    "several",
    [{ value: "192.0.2.1" }, { value: "192.0.2.2" }],
    ["192.0.2.2"],
    "False AddressNotUsable the Service default/web does not have 192.0.2.1; a Service can be asked for one address only",
  ],
] as const)
  test(`addresses of a gateway: ${name}`, () => {
    const object = { ...gateway("web"), spec: { addresses: asked } };
    const addresses = found.map((value) => ({ type: "IPAddress", value }) as const);
    const [condition] =
      withAddresses(STATUS, object, { addresses, service: undefined }).conditions ?? [];
    assert.equal(`${condition?.status} ${condition?.reason} ${condition?.message}`, expected);
  });

test("a gateway is not programmed while its load balancer has no address", () => {
  const load = { ...INSIDE, type: "LoadBalancer" };
  for (const [service, expected] of [
    [
      serviceOf(load),
      "False AddressNotAssigned the load balancer of the Service default/web has no address yet",
    ],
    [serviceOf(load, []), "False AddressNotAssigned the load"],
    [serviceOf(load, [{ hostname: "lb.example" }]), "True Programmed "],
    [serviceOf({ ...INSIDE, type: "NodePort" }), "True Programmed "],
    [serviceOf(load, undefined, "other"), "True Programmed "],
  ] as const) {
    const object = gateway("web");
    const found = { addresses: addressesAt(object, service), service };
    const [condition] = withAddresses(STATUS, object, found).conditions ?? [];
    const said = `${condition?.status} ${condition?.reason} ${condition?.message}`;
    assert.ok(said.startsWith(expected), said);
  }
});
