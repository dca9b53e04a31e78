import { NET_ADAPTER } from "@edge-gateway/http";
import { testThread } from "@edge-gateway/http/testing";
import type { Ir } from "@edge-gateway/translate/ir";
import { TestContext } from "@edge-gateway/gateway/testing/context";
import { nameCacheOf } from "@edge-gateway/gateway/upstream/name-source";
import { upstreamLimits } from "@edge-gateway/gateway/upstream/engine-limits";
import { UpstreamRegistry } from "@edge-gateway/gateway/endpoints/upstream-registry";
import { compileSnapshot } from "../compile-snapshot.ts";

/** Compiles a configuration like a worker; returns its problems, including exceptions. */
export function compileProblems(ir: Ir): readonly string[] {
  const context = new TestContext();
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
