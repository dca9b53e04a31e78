import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import type { KubeObject } from "@edge-gateway/kube/objects";
import type {
  ParentStatus,
  ResourceStatus,
} from "@edge-gateway/translate/manifests/document/statuses";
import { gateway, httpRoute, objectOf, service } from "../testing/example-objects.ts";
import { CONTROLLER, translateObjects } from "../testing/translate-objects.ts";

const GATEWAY_API = "gateway.networking.k8s.io";
const RUNS = 300;

/** Hosts of routes and listeners, and requests that tell them apart. */
const PATTERNS = ["a.x.example", "b.x.example", "*.x.example", "y.example"] as const;
const REQUESTS = ["a.x.example", "b.x.example", "c.x.example", "y.example", "z.example"] as const;
const GATEWAYS = ["g0", "g1"] as const;
const ROUTES = ["r0", "r1", "r2", "r3"] as const;
const SERVICES = ["s0", "s1"] as const;

interface RouteModel {
  readonly hosts: readonly string[];
  readonly gateways: readonly string[];
  readonly above: readonly string[];
  readonly below: readonly string[];
  readonly services: readonly string[];
}

interface World {
  /** The host of each gateway's only listener. */
  readonly listeners: ReadonlyMap<string, string | undefined>;
  readonly routes: ReadonlyMap<string, RouteModel>;
}

const some = <Item>(items: readonly Item[]) => fc.subarray([...items], { maxLength: 2 });

const WORLDS: fc.Arbitrary<World> = fc
  .record({
    hosts: fc.tuple(
      ...GATEWAYS.map(() => fc.option(fc.constantFrom(...PATTERNS), { nil: undefined })),
    ),
    routes: fc.tuple(
      ...ROUTES.map(() =>
        fc.record({
          hosts: some(PATTERNS),
          gateways: some(GATEWAYS),
          above: some(ROUTES),
          below: some(ROUTES),
          services: some(SERVICES),
        }),
      ),
    ),
  })
  .map(({ hosts, routes }) => ({
    listeners: new Map(GATEWAYS.map((name, index) => [name, hosts[index]])),
    routes: new Map(
      ROUTES.flatMap((name, index) => {
        const route = routes[index];
        return route === undefined ? [] : [[name, withoutItself(name, route)] as const];
      }),
    ),
  }));

function withoutItself(own: string, route: RouteModel): RouteModel {
  const others = (names: readonly string[]) => names.filter((name) => name !== own);
  return { ...route, above: others(route.above), below: others(route.below) };
}

function objectsOf({ listeners, routes }: World): readonly KubeObject[] {
  const ref = (name: string) => ({ group: GATEWAY_API, kind: "HTTPRoute", name });
  return [
    objectOf(`${GATEWAY_API}/v1`, "GatewayClass", "edge-gateway", {
      spec: { controllerName: CONTROLLER },
    }),
    ...SERVICES.map(service),
    ...[...listeners].map(([name, hostname]) => {
      const web = gateway(name);
      const listener = { name: "http", port: 80, protocol: "HTTP" };
      const own = hostname === undefined ? listener : { ...listener, hostname };
      return { ...web, spec: { ...Object(web["spec"]), listeners: [own] } };
    }),
    ...[...routes].map(([name, { hosts, gateways, above, below, services }]) => ({
      ...httpRoute(name, [], ""),
      spec: {
        parentRefs: [...gateways.map((parent) => ({ name: parent })), ...above.map(ref)],
        hostnames: hosts,
        rules: [
          ...below.map((child) => ({ backendRefs: [ref(child)] })),
          { backendRefs: services.map((backend) => ({ name: backend, port: 80 })) },
        ],
      },
    })),
    ...ROUTES.map((name) =>
      objectOf("edgegateway.dev/v1alpha1", "EdgePolicy", name, {
        spec: { targetRefs: [ref(name)], traffic: { timeouts: { request: "1s" } } },
      }),
    ),
    ...SERVICES.map((name) =>
      objectOf(`${GATEWAY_API}/v1`, "BackendTLSPolicy", name, {
        spec: {
          targetRefs: [{ group: "", kind: "Service", name }],
          validation: { hostname: "a.example", wellKnownCACertificates: "System" },
        },
      }),
    ),
  ];
}

function isFor(pattern: string, host: string): boolean {
  return pattern === host || (pattern.startsWith("*.") && host.endsWith(pattern.slice(1)));
}

/**
 * Whether a route delegates to a child: the route must name the child, and a child that has parents must name
 * the route as its parent.
 */
function delegates({ routes }: World, parent: string, child: string): boolean {
  const { gateways = [], above = [] } = routes.get(child) ?? {};
  const isOpen = gateways.length + above.length === 0 || above.includes(parent);
  return isOpen && routes.get(parent)?.below.includes(child) === true;
}

/**
 * Which routes a request to a gateway reaches, and from which route; undefined: directly from the gateway.
 */
function walk(world: World, name: string, host: string): ReadonlySet<string> {
  const { listeners, routes } = world;
  const served = listeners.get(name);
  const takes = (route: string): boolean => {
    const { hosts = [] } = routes.get(route) ?? {};
    return hosts.length === 0 || hosts.some((pattern) => isFor(pattern, host));
  };
  const steps = new Set<string>();
  if (served !== undefined && !isFor(served, host)) return steps;
  const open = ROUTES.filter((route) => routes.get(route)?.gateways.includes(name) === true)
    .filter(takes)
    .map((route) => ({ parent: "", route }));
  for (const { parent, route } of open) {
    if (steps.has(`${parent} ${route}`)) continue;
    steps.add(`${parent} ${route}`);
    for (const child of ROUTES)
      if (delegates(world, route, child) && takes(child))
        open.push({ parent: route, route: child });
  }
  return steps;
}

/** The conditions that the statuses must have, computed by sending every request to every gateway. */
function expected(world: World) {
  const walks = GATEWAYS.map((name) => ({
    name,
    steps: new Set(REQUESTS.flatMap((host) => [...walk(world, name, host)])),
  }));
  const reaching = (route: string) =>
    walks
      .filter(({ steps }) => [...steps].some((step) => step.endsWith(` ${route}`)))
      .map(({ name }) => name);
  return {
    isAccepted: (route: string, { kind, name }: ParentStatus["parentRef"]): boolean =>
      walks.some(({ name: own, steps }) =>
        kind === "HTTPRoute"
          ? steps.has(`${name} ${route}`)
          : own === name && steps.has(` ${route}`),
      ),
    attached: (name: string): number =>
      [...(walks.find((each) => each.name === name)?.steps ?? [])].filter((step) =>
        step.startsWith(" "),
      ).length,
    reaching,
    calling: (backend: string) => [
      ...new Set(
        ROUTES.filter((route) => world.routes.get(route)?.services.includes(backend)).flatMap(
          reaching,
        ),
      ),
    ],
  };
}

function ancestorsIn(status: ResourceStatus | undefined): readonly string[] {
  return (status?.ancestors ?? [])
    .filter(({ parentRef }) => parentRef.kind === "Gateway")
    .map(({ parentRef }) => parentRef.name)
    .toSorted();
}

test("routes, listeners and policies say of each gateway what its requests meet", () => {
  fc.assert(
    fc.property(WORLDS, (world) => {
      const { statuses } = translateObjects(objectsOf(world));
      const truth = expected(world);
      for (const route of ROUTES) {
        for (const { parentRef, conditions } of statuses.get(`HTTPRoute default/${route}`)
          ?.parents ?? []) {
          const accepted = conditions.find(({ type }) => type === "Accepted")?.status;
          const said = `${route} at ${parentRef.kind} ${parentRef.name}`;
          assert.equal(accepted, truth.isAccepted(route, parentRef) ? "True" : "False", said);
        }
        const policy = statuses.get(`EdgePolicy default/${route}`);
        assert.deepEqual(
          ancestorsIn(policy),
          truth.reaching(route).toSorted(),
          `policy of ${route}`,
        );
      }
      for (const name of GATEWAYS) {
        const [listener] = statuses.get(`Gateway default/${name}`)?.listeners ?? [];
        assert.equal(listener?.attachedRoutes, truth.attached(name), `routes of ${name}`);
      }
      for (const name of SERVICES) {
        const policy = statuses.get(`BackendTLSPolicy default/${name}`);
        assert.deepEqual(ancestorsIn(policy), truth.calling(name).toSorted(), `policy of ${name}`);
      }
    }),
    { numRuns: RUNS },
  );
});
