import assert from "node:assert/strict";
import { test } from "node:test";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import type { Backend, Ir, Route } from "./index.ts";
import { splitIr } from "./split-ir.ts";

const place = { pointer: "" };

function route(key: string, listeners: readonly string[], backend: string): Route {
  const backends = [{ weight: 1, backend, filters: [], place }];
  return {
    key,
    name: key,
    listeners,
    order: 0,
    hostnames: [],
    matches: [],
    filters: [],
    backends,
    place,
  };
}

function backend(key: string): Backend {
  return { key, name: key, kind: "service", service: { endpoints: [] }, place };
}

const gateways = ["a", "b"];

const IR: Ir = {
  settings: withDefaultsSettings({}),
  binds: gateways.map((gateway) => ({ key: "bind/80", gateway, port: 80, place })),
  listeners: gateways.map((gateway) => ({
    key: `${gateway}/http`,
    bind: "bind/80",
    gateway,
    protocol: "HTTP",
    place,
  })),
  routes: [route("both", ["a/http", "b/http"], "shared"), route("own", ["b/http"], "lonely")],
  backends: [backend("shared"), backend("lonely"), backend("asked"), backend("unused")],
  attachments: [
    {
      target: { kind: "route", route: "own" },
      pointer: "/spec",
      block: "traffic",
      phase: "PostRouting",
      policies: {
        extAuth: { backendRef: { name: "asked", kind: "Service", group: "", port: 80 } },
      },
    },
    {
      target: { kind: "backend", backend: "lonely" },
      pointer: "/spec",
      block: "backend",
      policies: { auth: { secretRef: { name: "default/key" } } },
    },
    {
      target: { kind: "bind", bind: "bind/80", gateway: "a" },
      pointer: "/spec",
      block: "frontend",
      policies: {},
    },
  ],
  named: { secrets: { "default/key": { token: "t" }, "default/other": {} }, configMaps: {} },
} as unknown as Ir;

test("each gateway's part has what its routes need, and nothing of other gateways", () => {
  const parts = splitIr(IR);
  const [a, b] = gateways.map((gateway) => parts.get(gateway));
  assert.ok(a !== undefined && b !== undefined);
  const keys = (things: readonly { readonly key: string }[]) => things.map(({ key }) => key);
  assert.deepEqual([keys(a.routes), keys(b.routes)], [["both"], ["both", "own"]]);
  assert.deepEqual(
    [keys(a.backends), keys(b.backends)],
    [["shared"], ["shared", "lonely", "asked"]],
  );
  assert.deepEqual(a.routes[0]?.listeners, ["a/http"]);
  assert.deepEqual([a.attachments.length, b.attachments.length], [1, 2]);
  assert.deepEqual(a.named?.secrets, {});
  assert.deepEqual(b.named?.secrets, { "default/key": { token: "t" } });
  assert.deepEqual([a.binds.length, a.listeners.length], [1, 1]);
});
