import type { Backend, Listener } from "@edge-gateway/translate/ir";
import type { Upstreams } from "@edge-gateway/gateway/exchange/backend";
import { phaseOf } from "@edge-gateway/gateway/pipeline/phase";
import type { CompileContext, CompiledPolicy } from "@edge-gateway/gateway/exchange/policy";
import { contextAt, type ContextParts } from "./context.ts";
import type { Build } from "./units.ts";

/** What all parts of a configuration share while they are compiled. */
export class CompileScope {
  readonly upstreams: Upstreams;
  readonly shared: ContextParts;
  readonly build: Build;

  constructor(upstreams: Upstreams, shared: ContextParts, build: Build) {
    this.upstreams = upstreams;
    this.shared = shared;
    this.build = build;
  }

  /** The context for policies of a place, with the settings of its listener. */
  context(path: string, { gateway, bind }: Listener, backend?: Backend): CompileContext {
    const { http } = this.shared.sources.frontend({ gateway, bind });
    const maxBufferBytes = http.maxBufferSize;
    const scope = backend === undefined ? "request" : "backend";
    return contextAt({ path, maxBufferBytes, scope, backend }, this.shared);
  }

  /** Compiles policies in the order of their steps. They are closed with the configuration. */
  phase(
    policies: readonly (readonly [string, CompiledPolicy])[],
    place: "gateway" | "route" | "backend",
  ) {
    const phase = phaseOf(policies, place);
    if (phase.close !== undefined) this.build.closing(phase.close);
    return phase;
  }
}
