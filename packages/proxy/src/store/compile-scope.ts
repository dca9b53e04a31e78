import { parseByteSize } from "@edge-gateway/kernel/byte-size";
import type { Backend, Ir, Listener } from "@edge-gateway/translate/ir";
import type { Upstreams } from "../pipeline/backend.ts";
import { phaseOf } from "../pipeline/phase.ts";
import type { CompileContext, CompiledPolicy } from "../pipeline/policy.ts";
import { contextAt, type ContextParts } from "./context.ts";

/** What all parts of a configuration share during compilation. */
export class CompileScope {
  readonly ir: Ir;
  readonly upstreams: Upstreams;
  readonly shared: ContextParts;
  /** Called when the configuration is replaced. */
  readonly closers: (() => void)[];

  constructor(ir: Ir, upstreams: Upstreams, shared: ContextParts, closers: (() => void)[]) {
    this.ir = ir;
    this.upstreams = upstreams;
    this.shared = shared;
    this.closers = closers;
  }

  /** The context for policies of a place, with the settings of its listener. */
  context(path: string, { gateway, bind }: Listener, backend?: Backend): CompileContext {
    const { http } = this.shared.policies.frontend({ gateway, bind });
    const parts = { ...this.shared, backend };
    const scope = backend === undefined ? "request" : "backend";
    return contextAt(path, parseByteSize(http.maxBufferSize), parts, scope);
  }
  /** Policies in step order; closed with the configuration. */
  phase(
    policies: readonly (readonly [string, CompiledPolicy])[],
    place: "gateway" | "route" | "backend",
  ) {
    const phase = phaseOf(policies, place);
    this.closers.push(phase.close);
    return phase;
  }
}
