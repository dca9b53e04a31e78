import assert from "node:assert/strict";
import { once } from "node:events";
import { request, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { after, before, beforeEach, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import {
  edgeBackend,
  gatewayWith,
  grant,
  mcpBackend,
  routeOf,
  service,
  slices,
  toEdgeBackend,
  together,
} from "./objects.ts";

/**
 * Mirrors resolve their backends as backend references do; a mirror whose backend is missing is
 * left out.
 */

const copies: string[] = [];
let gateway: Gateway;
let app: Listening;
let mirror: Listening;

before(async () => {
  app = await startUpstream((_request, response) => response.end("app"));
  mirror = await startUpstream((request, response) => {
    copies.push(`${request.url} ${request.headers.host}`);
    response.end("thrown away");
  });
  gateway = await Gateway.start({ config: (port) => manifests(port) });
});

beforeEach(() => {
  copies.length = 0;
});

after(async () => {
  await gateway[Symbol.asyncDispose]();
  await Promise.all([app, mirror].map((server) => server.close()));
});

const MIRRORS: Readonly<Record<string, object>> = {
  service: { name: "mirror", port: 80 },
  edge: toEdgeBackend("edge"),
  granted: { name: "mirror", namespace: "apps", port: 80 },
};

const WRONG: Readonly<Record<string, readonly [ref: object, reason: RegExp]>> = {
  missing: [{ name: "nobody", port: 80 }, /there is no Service default\/nobody/],
  foreign: [{ name: "other", namespace: "closed", port: 80 }, /no ReferenceGrant in closed/],
  kind: [{ kind: "ConfigMap", name: "mirror" }, /is not a kind of backend/],
  tools: [toEdgeBackend("tools"), /cannot receive mirrored requests/],
  empty: [{ name: "empty", port: 80 }, /^/],
};

function manifests(port: number): Readonly<Record<string, string>> {
  const to = (backendRef: object) => [{ type: "RequestMirror", requestMirror: { backendRef } }];
  const APP = { name: "app", port: 80 };
  const rules = [
    ...Object.entries({ ...MIRRORS, ...mapped(WRONG) }).map(([name, ref]) => ({
      matches: [{ path: { type: "PathPrefix", value: `/${name}` } }],
      filters: to(ref),
      backendRefs: [APP],
    })),
    {
      matches: [{ path: { type: "PathPrefix", value: "/reference" } }],
      backendRefs: [{ ...APP, filters: to({ name: "mirror", port: 80 }) }],
    },
  ];
  return {
    "gateway.yaml": gatewayWith(
      { name: "web", port, protocol: "HTTP" },
      { name: "calls", port, protocol: "HTTP", hostname: "calls.test" },
    ),
    "services.yaml": together(
      ...["app", "mirror", "tools", "empty"].map((name) => service(name)),
      slices("app", [app.port]),
      slices("mirror", [mirror.port]),
      edgeBackend("edge", mirror.port),
      mcpBackend("tools", "tools"),
      service("mirror", "apps"),
      slices("mirror", [mirror.port], "apps"),
      service("other", "closed"),
      grant(),
    ),
    "route.yaml": routeOf("HTTPRoute", "web", { rules }),
    "calls.yaml": routeOf("GRPCRoute", "calls", {
      rules: [
        {
          matches: [{ method: { service: "a.B", method: "C" } }],
          filters: [...to({ name: "mirror", port: 80 }), ...to({ name: "nobody", port: 80 })],
          backendRefs: [APP],
        },
      ],
    }),
  };
}

function mapped(wrong: typeof WRONG): Readonly<Record<string, object>> {
  return Object.fromEntries(Object.entries(wrong).map(([name, [ref]]) => [name, ref]));
}

test("a mirror leads to a Service, to an EdgeBackend, and where a grant permits it", async () => {
  for (const name of [...Object.keys(MIRRORS), "reference"]) {
    assert.equal(await (await fetch(`${gateway.url}/${name}`)).text(), "app", name);
    await waitFor(`the copy for ${name}`, () => copies.length > 0);
    assert.deepEqual(copies.splice(0), [`/${name} 127.0.0.1:${gateway.port}`]);
  }
});

test("a mirror that leads nowhere is left out, and the requests of its rule are served", async () => {
  for (const name of Object.keys(WRONG))
    assert.equal(await (await fetch(`${gateway.url}/${name}`)).text(), "app", name);
  await fetch(`${gateway.url}/service?last`);
  await waitFor("the last copy", () => copies.length > 0);
  assert.deepEqual(copies, [`/service?last 127.0.0.1:${gateway.port}`]);
  for (const [, reason] of Object.values(WRONG)) assert.match(gateway.output, reason);
});

test("a mirror of a GRPCRoute gets the calls of its rule", async () => {
  const sent = request(`${gateway.url}/a.B/C`, { method: "POST", headers: { host: "calls.test" } });
  const [response] = (await once(sent.end(), "response")) as [IncomingMessage];
  assert.equal(await text(response), "app");
  await waitFor("the copy", () => copies.length > 0);
  assert.deepEqual(copies, ["/a.B/C calls.test"]);
});

test("a mirror that is added to a running gateway changes the next request", async () => {
  await gateway.changeManifest(
    "route.yaml",
    routeOf("HTTPRoute", "web", {
      rules: [
        {
          filters: [
            { type: "RequestMirror", requestMirror: { backendRef: { name: "gone", port: 80 } } },
            { type: "RequestMirror", requestMirror: { backendRef: { name: "mirror", port: 80 } } },
          ],
          backendRefs: [{ name: "app", port: 80 }],
        },
      ],
    }),
  );
  await waitFor("a copy of a new path", async () => {
    await fetch(`${gateway.url}/missing`);
    return copies.some((copy) => copy.startsWith("/missing"));
  });
  assert.equal(gateway.exitStatus, null);
});
