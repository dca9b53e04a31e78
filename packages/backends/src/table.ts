import type { ParsedIrBackend } from "@edge-gateway/generated/types/index.ts";
import type {
  BackendContext,
  BackendDefinition,
  CompiledBackend,
} from "@edge-gateway/gateway/exchange/backend";
import { adminBackend } from "./admin/index.ts";
import { agentCoreBackend } from "./agent-core/index.ts";
import { a2aBackend } from "./a2a/index.ts";
import { dynamicBackend } from "./dynamic/index.ts";
import { aiBackend } from "./ai/index.ts";
import { mcpBackend } from "./mcp/index.ts";
import { modelsBackend } from "./models/index.ts";
import { serviceBackend } from "./service/index.ts";
import { staticBackend } from "./static/index.ts";
import { unresolvedBackend } from "./unresolved/index.ts";

type BackendTable = { readonly [Kind in ParsedIrBackend["kind"]]: BackendDefinition<Kind> };

const BACKENDS: BackendTable = {
  static: staticBackend,
  mcp: mcpBackend,
  a2a: a2aBackend,
  aws: agentCoreBackend,
  dynamic: dynamicBackend,
  ai: aiBackend,
  models: modelsBackend,
  service: serviceBackend,
  unresolved: unresolvedBackend,
  admin: adminBackend,
};

/** Compiles a backend of the internal form. */
export function compileBackend(backend: ParsedIrBackend, context: BackendContext): CompiledBackend {
  switch (backend.kind) {
    case "static":
      return BACKENDS.static.compile(backend, context);
    case "mcp":
      return BACKENDS.mcp.compile(backend, context);
    case "a2a":
      return BACKENDS.a2a.compile(backend, context);
    case "aws":
      return BACKENDS.aws.compile(backend, context);
    case "dynamic":
      return BACKENDS.dynamic.compile(backend, context);
    case "ai":
      return BACKENDS.ai.compile(backend, context);
    case "models":
      return BACKENDS.models.compile(backend, context);
    case "service":
      return BACKENDS.service.compile(backend, context);
    case "unresolved":
      return BACKENDS.unresolved.compile(backend, context);
    case "admin":
      return BACKENDS.admin.compile(backend, context);
  }
}
