import type { ParsedBackendHealth } from "@edge-gateway/generated/types/index.ts";
import type { CompiledBackendRef } from "@edge-gateway/gateway/pipeline/compiled";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { JudgedProvider } from "../judged-provider.ts";

/** A model of a provider: how to reach it, and its health. */
export class ModelMember extends JudgedProvider {
  readonly ref: CompiledBackendRef;

  constructor(
    ref: CompiledBackendRef,
    health: ParsedBackendHealth | undefined,
    context: CompileContext,
  ) {
    super({ key: ref.key, name: ref.backend.upstream.name }, health, context);
    this.ref = ref;
  }
}
