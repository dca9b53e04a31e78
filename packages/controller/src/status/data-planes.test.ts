import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { SimulatedApi } from "@edge-gateway/kube/testing/simulated-api";
import { ABSENT_MILLISECONDS } from "../bounds.ts";
import { gateway } from "../testing/example-objects.ts";
import { SIMULATED_KINDS, logTo } from "../testing/simulated-cluster.ts";
import type { Workload } from "../provisioning/provisioner.ts";
import type { DataPlaneState } from "../translation/configuration-server.ts";
import { readSettings } from "../settings.ts";
import { DataPlaneReports } from "./data-plane-reports.ts";
import { withDataPlanes } from "./data-planes.ts";

const TRUE = { type: "Programmed", status: "True", reason: "Programmed", message: "" } as const;
const STATUS = { kind: "Gateway", namespace: "default", name: "web", conditions: [TRUE] };
const GONE = { connected: 0, synchronized: 0, refusals: [] };
const OLD = { ...gateway("web"), status: { conditions: [{ ...TRUE, message: "before" }] } };

const ofController = { observedGeneration: 1 };

function programmed(state: Partial<DataPlaneState>, workload?: Workload["object"]): string {
  const running: Workload = { kind: "Deployment", name: "default/web", object: workload };
  const known = workload === undefined ? undefined : running;
  const { conditions } = withDataPlanes(STATUS, { ...GONE, ...state }, OLD, known);
  return `${conditions?.[0]?.status} ${conditions?.[0]?.message}`;
}

const POD = { metadata: { name: "web" } };

for (const [name, expected, state, workload] of [
  ["one data plane that runs the published configuration", "True ", { synchronized: 1 }],
  ["no data plane for a short time", "True before", {}],
  [
    "no data plane for a long time",
    "False no data plane has applied the configuration yet",
    { isAbsent: true },
  ],
  [
    "no data plane, but a pod is ready",
    "True before",
    { isAbsent: true },
    { ...POD, status: { ...ofController, readyReplicas: 1 } },
  ],
  [
    "one data plane, but no pod is ready",
    "False no pod of Deployment default/web is ready (1 wanted)",
    { synchronized: 1 },
    { ...POD, status: ofController },
  ],
  ["a Deployment without a status", "True ", { synchronized: 1 }, POD],
] as const)
  test(`data planes: ${name}`, () => {
    assert.equal(programmed(state, workload), expected);
  });

test("a gateway without data planes stays programmed for a while if no Deployment status exists", (context) => {
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
  context.after(() => mock.timers.reset());
  const changed: string[] = [];
  const client = new SimulatedApi(SIMULATED_KINDS);
  const reports = new DataPlaneReports({
    client,
    leading: client,
    settings: readSettings({ EDGE_LEADER_ELECTION: "false" }),
    leadership: { isLeader: true },
    log: logTo([]),
    changed: (name) => changed.push(name),
  });
  reports.heard("default/web", { connected: 1, synchronized: 1, refusals: [] });
  reports.heard("default/web", GONE);
  mock.timers.tick(ABSENT_MILLISECONDS - 1);
  assert.equal(reports.of("default/web").isAbsent, undefined);
  assert.equal(changed.length, 2);
  mock.timers.tick(1);
  assert.equal(changed.length, 3);
  assert.equal(reports.of("default/web").isAbsent, true);
  reports.heard("default/web", { connected: 1, synchronized: 0, refusals: [] });
  assert.equal(reports.of("default/web").isAbsent, undefined);
  reports.stop();
});
