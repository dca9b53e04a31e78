import { EngineUpstream } from "@edge-gateway/http";
import type { UpstreamHalf } from "@edge-gateway/http";
import type { ParsedBackendHealth } from "@edge-gateway/generated/types/index.ts";
import { silentLogger } from "@edge-gateway/kernel/testing/silent-logger";
import { Endpoint } from "./endpoint.ts";
import { EndpointSet } from "./endpoint-set.ts";
import { EndpointStates } from "./endpoint-states.ts";
import { createHealthMemory, SharedHealth } from "./shared-health.ts";
import { HealthJudge } from "./health-judge.ts";

class NamedUpstream extends EngineUpstream {
  readonly name: string;

  constructor(name: string) {
    super();
    this.name = name;
  }

  take(): UpstreamHalf {
    throw new RangeError("no connection in this test");
  }

  close(): void {}
}

/** The definition of one endpoint in a test. */
export interface TestServer {
  readonly name: string;
  readonly weight?: number;
  readonly rank?: number;
}

/** Creates endpoints with a clock that the test advances. */
export class TestEndpoints {
  time = 0;
  readonly states = new EndpointStates(new SharedHealth(createHealthMemory(64)), () => this.time);
  readonly set: EndpointSet;

  constructor(
    servers: readonly TestServer[],
    {
      health,
      growth = 0,
      random = Math.random,
    }: {
      readonly health?: ParsedBackendHealth;
      readonly growth?: number;
      readonly random?: () => number;
    } = {},
  ) {
    const { states } = this;
    const judge = new HealthJudge({
      states,
      log: silentLogger,
      policy: health,
      unhealthy: undefined,
    });
    const endpoints = servers.map(
      ({ name, weight = 1, rank = 0 }) =>
        new Endpoint({
          state: states.acquire("backend", name),
          upstream: new NamedUpstream(name),
          weight,
          rank,
          authority: undefined,
          judge,
        }),
    );
    this.set = new EndpointSet(endpoints, { states, random, growth });
  }

  endpoint(name: string): Endpoint {
    const found = this.set.endpoints.find(({ state }) => state.name === name);
    if (found === undefined) throw new RangeError(`no endpoint ${name}`);
    return found;
  }

  /** Returns the names of the endpoints of consecutive requests. */
  chosen(requests: number): ReadonlyMap<string, number> {
    const counts = new Map<string, number>();
    for (let request = 0; request < requests; request++) {
      const name = this.set.choose()?.state.name ?? "none";
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    return counts;
  }
}
