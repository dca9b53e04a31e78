import assert from "node:assert/strict";
import { Server } from "node:net";
import { test } from "node:test";
import { LIMITS, SILENT } from "@edge-gateway/admin/testing/admin";
import { TraceHub } from "@edge-gateway/gateway/observe/traces/trace-hub";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import type { Backend } from "@edge-gateway/translate/ir";
import { irOf } from "@edge-gateway/translate/ir/resources";
import { AdminDoor } from "./admin-door.ts";

const UI: Backend = {
  ...{ kind: "admin", key: "ui", name: "ui", place: { pointer: "/ui" } },
  ...{ path: "/ui", insecure: false },
};

test("a door that could not open is opened for the next configuration that wants it", async (context) => {
  const door = new AdminDoor(() => ({
    ...{ api: {}, limits: LIMITS, log: SILENT, trace: new TraceHub(LIMITS) },
    ui: () => ({ state: "preparing" }),
  }));
  const ir = { ...irOf(new Map(), withDefaultsSettings({})), backends: [UI] };
  const listen = context.mock.method(Server.prototype, "listen", function (this: Server) {
    process.nextTick(() => this.emit("error", new Error("EMFILE")));
    return this;
  });
  await assert.rejects(door.inserted(ir), /cannot listen on 127\.0\.0\.1:0/);
  listen.mock.restore();
  const { backends } = await door.inserted(ir);
  assert.ok(backends[0]?.kind === "admin" && (backends[0].door?.port ?? 0) > 0);
  await door.close();
});
