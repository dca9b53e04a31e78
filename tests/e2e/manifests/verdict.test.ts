import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { edgeBackend, gatewayOf, object, route, toEdgeBackend } from "./objects.ts";

/**
 * Parts of a configuration that cannot run are left out and reported; `gw validate` and `gw -f`
 * report the same.
 */

const GW = fileURLToPath(new URL("../../../packages/proxy/bin/gw.js", import.meta.url));
const FINDING = /^.*: (?:error|warning): .*$/gm;

/** A provider of models whose InferencePool is missing. */
function dangling(name: string): string {
  return object("edgegateway.dev/v1alpha1", "EdgeBackend", name, "default", {
    ai: {
      provider: {
        custom: {
          backendRef: { group: "inference.networking.k8s.io", kind: "InferencePool", name: "pool" },
          formats: [{ type: "Completions" }],
        },
      },
    },
  });
}

/** A server that can only be reached through a proxy, behind a proxy. */
function impossible(name: string): string {
  return object("edgegateway.dev/v1alpha1", "EdgeBackend", name, "default", {
    static: { unixPath: "/run/none.sock" },
    policies: { tunnel: { url: "http://127.0.0.1:9" } },
  });
}

/** A policy that refuses requests, and whose Secret is missing. */
function guard(target: string): string {
  return object("edgegateway.dev/v1alpha1", "EdgePolicy", "guard", "default", {
    targetRefs: [{ group: "gateway.networking.k8s.io", kind: "HTTPRoute", name: target }],
    traffic: { basicAuthentication: { secretRef: { name: "missing" } } },
  });
}

/** The findings in the output, without the folder of their files. */
function findingsIn(text: string, folder: string): readonly string[] {
  return [...text.matchAll(FINDING)].map(([line]) => line.replaceAll(`${folder}/`, "")).toSorted();
}

test("of a set of manifests what can be run is run, and both commands say why the rest is not", async () => {
  await using app = await startUpstream((_, response) => response.end("app"));
  await using gateway = await Gateway.start({
    config: (port) => ({
      "gateway.yaml": gatewayOf(port),
      "app.yaml": edgeBackend("app", app.port),
      "dangling.yaml": dangling("dangling"),
      "impossible.yaml": impossible("impossible"),
      "guard.yaml": guard("guarded"),
      "routes/app.yaml": route("app", "/app", toEdgeBackend("app")),
      "routes/dangling.yaml": route("dangling", "/dangling", toEdgeBackend("dangling")),
      "routes/impossible.yaml": route("impossible", "/impossible", toEdgeBackend("impossible")),
      "routes/guarded.yaml": route("guarded", "/guarded", toEdgeBackend("app")),
    }),
  });
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(gateway.url + path)).status;
  assert.equal(await statusOf("/app"), 200);
  assert.equal(await statusOf("/dangling"), 500);
  assert.equal(await statusOf("/impossible"), 500);
  assert.equal(await statusOf("/guarded"), 403);

  const { configPath } = gateway;
  const said = spawnSync(process.execPath, [GW, "validate", configPath], { encoding: "utf8" });
  assert.equal(said.status, 0, said.stderr);
  const findings = findingsIn(said.stderr, configPath);
  assert.deepEqual(findingsIn(gateway.output, configPath), findings);
  assert.deepEqual(
    findings.map((line) => line.replace(/:\d+:\d+:.*/, "")),
    [
      "dangling.yaml",
      "guard.yaml",
      "impossible.yaml",
      "routes/dangling.yaml",
      "routes/impossible.yaml",
    ],
  );
});
