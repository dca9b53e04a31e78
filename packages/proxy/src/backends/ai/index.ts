import { parseByteSize } from "@edge-gateway/kernel/byte-size";
import { compileProvider } from "@edge-gateway/llm";
import type {
  BackendContext,
  BackendDefinition,
  CompiledBackend,
  Endpoint,
} from "../../pipeline/backend.ts";
import { TRUSTED_BY_SYSTEM } from "../../tls/tls-policy.ts";
import { authorityOf, endpointOf } from "../static/index.ts";
import { AiCall, type AiCalls } from "./call.ts";

/** A provider of language models: requests are put into its format, and its answers into that of the client. */
export const aiBackend: BackendDefinition<"ai"> = {
  compile({ name, ai }, context): CompiledBackend {
    if (ai.provider === undefined)
      throw new TypeError("groups that the checks should have refused");
    const provider = compileProvider(ai.provider);
    const server = { host: provider.host, port: provider.port };
    const place = provider.secure ? withTls(context) : context;
    const endpoint: Endpoint = endpointOf(server, place);
    const upstream = context.upstreams.acquire(endpoint);
    const calls: AiCalls = {
      provider,
      maxBodyBytes: parseByteSize(ai.maxBodySize),
      isStrict: ai.conversion === "Strict",
      now: context.now,
      wallClock: context.wallClock,
    };
    return {
      name,
      type: "ai",
      protocol: "llm",
      upstream,
      authority: authorityOf(server, place),
      prepare: (exchange) => AiCall.of(exchange, calls).prepare(),
      respond: (exchange) => AiCall.of(exchange, calls).respond(),
      close: () => context.upstreams.release(upstream),
    };
  },
};

/** With the vendor itself TLS is spoken, whatever policies leave unsaid. */
function withTls(context: BackendContext): BackendContext {
  const { connection } = context;
  return { ...context, connection: { ...connection, tls: connection.tls ?? TRUSTED_BY_SYSTEM } };
}
