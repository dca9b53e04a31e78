import { NET_ADAPTER } from "@edge-gateway/http";
import { testThread } from "@edge-gateway/http/testing";
import type { Ir } from "@edge-gateway/translate/ir";
import { provideBackendServices } from "../../policies/testing/backend-services.ts";
import { TestContext } from "../../policies/testing/context.ts";
import { createSharedMemory, SHARED_STATE, sharedState } from "../../shared/cells.ts";
import { nameCacheOf } from "../../upstream/name-source.ts";
import { upstreamLimits } from "../../workers/engine-limits.ts";
import { UpstreamRegistry } from "../../workers/upstream-registry.ts";
import { compileSnapshot } from "../compile-snapshot.ts";

const SHARED_ENTRIES = 10_000;

/** Compiles a configuration like a worker; returns its problems, including exceptions. */
export function compileProblems(ir: Ir): readonly string[] {
  const context = new TestContext();
  provideBackendServices(context);
  SHARED_STATE.provide(context.services, sharedState(createSharedMemory(SHARED_ENTRIES)));
  const { services, log } = context;
  const upstreams = new UpstreamRegistry({
    limits: upstreamLimits(ir.settings),
    thread: testThread(),
    adapter: NET_ADAPTER,
    names: nameCacheOf(ir.settings.dns, log),
    connected: () => {},
    refused: () => {},
  });
  const ambient = { log, random: () => 0, now: () => 0, wallClock: () => 0 };
  try {
    const steps = compileSnapshot(ir, 1, { services, ambient, upstreams });
    let step = steps.next();
    while (step.done !== true) step = steps.next();
    step.value.snapshot.close();
    return step.value.problems.map(({ path, message }) => `${path}: ${message}`);
  } catch (error) {
    return [
      `exception: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    ];
  } finally {
    upstreams.close();
  }
}
