// Generated from schemas/ by `npm run generate`: do not edit.

import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import type { AdminOperationId } from "./operations.ts";

type Load = () => Promise<(value: unknown) => readonly Violation[]>;

/** Loads the validator of an operation's request body. */
export const ADMIN_REQUESTS: Readonly<Partial<Record<AdminOperationId, Load>>> = {
};

/** Loads the validator of an operation's response body. */
export const ADMIN_RESPONSES: Readonly<Record<AdminOperationId, Load>> = {
  getRuntime: async () => (await import("../validators/admin-runtime.js")).validateAdminRuntime,
  getConfigStatus: async () => (await import("../validators/admin-config-status.js")).validateAdminConfigStatus,
  getTopology: async () => (await import("../validators/admin-topology.js")).validateAdminTopology,
  getEndpoints: async () => (await import("../validators/admin-endpoints.js")).validateAdminEndpoints,
  getFigures: async () => (await import("../validators/admin-figures.js")).validateAdminFigures,
  getMcpServers: async () => (await import("../validators/admin-mcp-servers.js")).validateAdminMcpServers,
  getMcpSessions: async () => (await import("../validators/admin-mcp-sessions.js")).validateAdminMcpSessions,
  endMcpSession: async () => (await import("../validators/admin-mcp-session-end.js")).validateAdminMcpSessionEnd,
};
