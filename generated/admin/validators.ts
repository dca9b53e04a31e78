// Generated from schemas/ by `npm run generate`: do not edit.

import type { Violation } from "@edge-gateway/schema-runtime/validation/violation";
import type { AdminOperationId } from "./operations.ts";

type Load = () => Promise<(value: unknown) => readonly Violation[]>;

/** Loads the validator of an operation's request body. */
export const ADMIN_REQUESTS: Readonly<Partial<Record<AdminOperationId, Load>>> = {
  logIn: async () => (await import("../validators/admin-login.js")).validateAdminLogin,
  getMcpCatalogue: async () => (await import("../validators/admin-mcp-catalogue-order.js")).validateAdminMcpCatalogueOrder,
  validateConfig: async () => (await import("../validators/admin-config-candidate.js")).validateAdminConfigCandidate,
  diffConfig: async () => (await import("../validators/admin-config-candidate.js")).validateAdminConfigCandidate,
  tryConfig: async () => (await import("../validators/admin-config-candidate.js")).validateAdminConfigCandidate,
  applyConfig: async () => (await import("../validators/admin-config-candidate.js")).validateAdminConfigCandidate,
  explainRequest: async () => (await import("../validators/admin-explain-order.js")).validateAdminExplainOrder,
  sendRequest: async () => (await import("../validators/admin-sent-request.js")).validateAdminSentRequest,
  replayRequests: async () => (await import("../validators/admin-replay-order.js")).validateAdminReplayOrder,
  evaluateCel: async () => (await import("../validators/admin-cel-order.js")).validateAdminCelOrder,
  createKey: async () => (await import("../validators/llm-key-order.js")).validateLlmKeyOrder,
  setBudget: async () => (await import("../validators/llm-budget-order.js")).validateLlmBudgetOrder,
  convertRequest: async () => (await import("../validators/admin-conversion-order.js")).validateAdminConversionOrder,
};

/** Loads the validator of an operation's response body. */
export const ADMIN_RESPONSES: Readonly<Record<AdminOperationId, Load>> = {
  getRuntime: async () => (await import("../validators/admin-runtime.js")).validateAdminRuntime,
  getAccess: async () => (await import("../validators/admin-access.js")).validateAdminAccess,
  logIn: async () => (await import("../validators/admin-session.js")).validateAdminSession,
  getConfigStatus: async () => (await import("../validators/admin-config-status.js")).validateAdminConfigStatus,
  getTopology: async () => (await import("../validators/admin-topology.js")).validateAdminTopology,
  getBackends: async () => (await import("../validators/admin-backends.js")).validateAdminBackends,
  getPolicies: async () => (await import("../validators/admin-attached-policies.js")).validateAdminAttachedPolicies,
  getEndpoints: async () => (await import("../validators/admin-endpoints.js")).validateAdminEndpoints,
  getKeySets: async () => (await import("../validators/admin-key-sets.js")).validateAdminKeySets,
  getRouteFailures: async () => (await import("../validators/admin-route-failures.js")).validateAdminRouteFailures,
  getFigures: async () => (await import("../validators/admin-figures.js")).validateAdminFigures,
  getMcpServers: async () => (await import("../validators/admin-mcp-servers.js")).validateAdminMcpServers,
  getMcpSessions: async () => (await import("../validators/admin-mcp-sessions.js")).validateAdminMcpSessions,
  endMcpSession: async () => (await import("../validators/admin-mcp-session-end.js")).validateAdminMcpSessionEnd,
  getMcpCatalogue: async () => (await import("../validators/admin-mcp-catalogue.js")).validateAdminMcpCatalogue,
  getConfigSource: async () => (await import("../validators/admin-config-source.js")).validateAdminConfigSource,
  validateConfig: async () => (await import("../validators/admin-config-verdict.js")).validateAdminConfigVerdict,
  diffConfig: async () => (await import("../validators/admin-config-diff.js")).validateAdminConfigDiff,
  tryConfig: async () => (await import("../validators/admin-config-trial.js")).validateAdminConfigTrial,
  applyConfig: async () => (await import("../validators/admin-config-applied.js")).validateAdminConfigApplied,
  getConfigVersions: async () => (await import("../validators/admin-config-versions.js")).validateAdminConfigVersions,
  getConfigVersion: async () => (await import("../validators/admin-config-version-texts.js")).validateAdminConfigVersionTexts,
  getReplicas: async () => (await import("../validators/admin-replicas.js")).validateAdminReplicas,
  restoreConfigVersion: async () => (await import("../validators/admin-config-applied.js")).validateAdminConfigApplied,
  explainRequest: async () => (await import("../validators/admin-explanation.js")).validateAdminExplanation,
  explainRoute: async () => (await import("../validators/admin-route-explanation.js")).validateAdminRouteExplanation,
  sendRequest: async () => (await import("../validators/admin-sent-event.js")).validateAdminSentEvent,
  traceRequests: async () => (await import("../validators/trace-record.js")).validateTraceRecord,
  replayRequests: async () => (await import("../validators/admin-replay.js")).validateAdminReplay,
  evaluateCel: async () => (await import("../validators/admin-cel-result.js")).validateAdminCelResult,
  getModels: async () => (await import("../validators/admin-models.js")).validateAdminModels,
  getKeys: async () => (await import("../validators/admin-llm-keys.js")).validateAdminLlmKeys,
  createKey: async () => (await import("../validators/admin-llm-key-created.js")).validateAdminLlmKeyCreated,
  deleteKey: async () => (await import("../validators/admin-llm-key-removal.js")).validateAdminLlmKeyRemoval,
  getBudgets: async () => (await import("../validators/admin-llm-budgets.js")).validateAdminLlmBudgets,
  setBudget: async () => (await import("../validators/admin-llm-budget-change.js")).validateAdminLlmBudgetChange,
  deleteBudget: async () => (await import("../validators/admin-llm-budget-change.js")).validateAdminLlmBudgetChange,
  getCalls: async () => (await import("../validators/admin-llm-calls.js")).validateAdminLlmCalls,
  getRequestLog: async () => (await import("../validators/admin-request-log.js")).validateAdminRequestLog,
  searchRequests: async () => (await import("../validators/admin-request-page.js")).validateAdminRequestPage,
  getRequest: async () => (await import("../validators/admin-request-record.js")).validateAdminRequestRecord,
  tailRequests: async () => (await import("../validators/admin-request-record.js")).validateAdminRequestRecord,
  exportRequests: async () => (await import("../validators/admin-request-record.js")).validateAdminRequestRecord,
  exportRequestsAsCsv: async () => (await import("../validators/admin-request-record.js")).validateAdminRequestRecord,
  getSpending: async () => (await import("../validators/admin-spending.js")).validateAdminSpending,
  convertRequest: async () => (await import("../validators/admin-conversion.js")).validateAdminConversion,
};
