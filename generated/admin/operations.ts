// Generated from schemas/ by `npm run generate`: do not edit.

import type {
  AdminAccess,
  AdminAttachedPolicies,
  AdminBackends,
  AdminCelOrderInput,
  AdminCelResult,
  AdminConfigApplied,
  AdminConfigCandidateInput,
  AdminConfigDiff,
  AdminConfigSource,
  AdminConfigStatus,
  AdminConfigTrial,
  AdminConfigVerdict,
  AdminConfigVersionTexts,
  AdminConfigVersions,
  AdminConversion,
  AdminConversionOrderInput,
  AdminEndpoints,
  AdminExplainOrderInput,
  AdminExplanation,
  AdminFigures,
  AdminKeySets,
  AdminLlmBudgetChange,
  AdminLlmBudgets,
  AdminLlmCalls,
  AdminLlmKeyChange,
  AdminLlmKeyCreated,
  AdminLlmKeyRemoval,
  AdminLlmKeys,
  AdminLoginInput,
  AdminMcpCatalogue,
  AdminMcpCatalogueOrderInput,
  AdminMcpServers,
  AdminMcpSessionEnd,
  AdminMcpSessions,
  AdminModels,
  AdminReplay,
  AdminReplayOrderInput,
  AdminReplicas,
  AdminRequestLog,
  AdminRequestPage,
  AdminRequestRecord,
  AdminRouteExplanation,
  AdminRouteFailures,
  AdminRuntime,
  AdminSentEvent,
  AdminSentRequestInput,
  AdminSession,
  AdminSpending,
  AdminTopology,
  LlmBudgetOrderInput,
  LlmKeyEditInput,
  LlmKeyOrderInput,
  TraceRecord,
} from "../types/index.ts";

/** What each operation of the admin API takes, and what it responds with. */
export interface AdminOperations {
  /** The process, and how it runs. */
  readonly getRuntime: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminRuntime;
  };
  /** Who calls, and whether the caller may change something. */
  readonly getAccess: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminAccess;
  };
  /** Exchanges the token of an address that the gateway has printed for a session at the admin server; calls name it as a bearer token. */
  readonly logIn: {
    readonly query: {};
    readonly request: AdminLoginInput;
    readonly response: AdminSession;
  };
  /** Which configuration runs, and the result of the last attempt to change it. */
  readonly getConfigStatus: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminConfigStatus;
  };
  /** Listeners, routes and backends, with the places that configure them. */
  readonly getTopology: {
    readonly query: { readonly q?: string; readonly route?: string; readonly backend?: string; readonly from?: number; readonly limit?: number; readonly sort?: string; readonly at?: string; };
    readonly request: undefined;
    readonly response: AdminTopology;
  };
  /** Backends, with the places that configure them. */
  readonly getBackends: {
    readonly query: { readonly q?: string; readonly from?: number; readonly limit?: number; readonly sort?: string; readonly at?: string; };
    readonly request: undefined;
    readonly response: AdminBackends;
  };
  /** Policies, with what they are attached to and the places that configure them. */
  readonly getPolicies: {
    readonly query: { readonly q?: string; readonly from?: number; readonly limit?: number; readonly sort?: string; };
    readonly request: undefined;
    readonly response: AdminAttachedPolicies;
  };
  /** The endpoints of backends, and their health. */
  readonly getEndpoints: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminEndpoints;
  };
  /** The key sets of authentication policies, and why one cannot be fetched. */
  readonly getKeySets: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminKeySets;
  };
  /** The last failed requests of a route. */
  readonly getRouteFailures: {
    readonly query: { readonly id: string; };
    readonly request: undefined;
    readonly response: AdminRouteFailures;
  };
  /** Requests, errors, latency, bytes, connections, tokens and cost of the last hour. */
  readonly getFigures: {
    readonly query: { readonly from?: string; readonly to?: string; readonly step?: number; readonly by?: string; };
    readonly request: undefined;
    readonly response: AdminFigures;
  };
  /** The MCP servers, and the state of their targets. */
  readonly getMcpServers: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminMcpServers;
  };
  /** The active sessions of MCP clients, without their ids. */
  readonly getMcpSessions: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminMcpSessions;
  };
  /** Ends a session of an MCP client, also at its targets. */
  readonly endMcpSession: {
    readonly query: { readonly id: string; };
    readonly request: undefined;
    readonly response: AdminMcpSessionEnd;
  };
  /** What an MCP server has, read from its targets now, and what of it a client with an identity sees. */
  readonly getMcpCatalogue: {
    readonly query: {};
    readonly request: AdminMcpCatalogueOrderInput;
    readonly response: AdminMcpCatalogue;
  };
  /** The files of the configuration with their texts, without secrets. The ETag is the version that a change names. */
  readonly getConfigSource: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminConfigSource;
  };
  /** Judges a candidate as `gw validate` does; nothing changes. */
  readonly validateConfig: {
    readonly query: {};
    readonly request: AdminConfigCandidateInput;
    readonly response: AdminConfigVerdict;
  };
  /** What a candidate without errors would change in the running configuration; nothing changes. */
  readonly diffConfig: {
    readonly query: {};
    readonly request: AdminConfigCandidateInput;
    readonly response: AdminConfigDiff;
  };
  /** Tries what a candidate without errors needs from outside: whether its new ports are free, and whether its new key sets can be fetched, for which the gateway connects to their servers. Nothing changes. */
  readonly tryConfig: {
    readonly query: {};
    readonly request: AdminConfigCandidateInput;
    readonly response: AdminConfigTrial;
  };
  /** Replaces files of the configuration, or the objects of the database, and responds after the gateway has taken the change. If it cannot take it, the old texts are stored again. The ETag is the version to base the next change of these texts on; without one, others have changed something, too: then read the texts again. */
  readonly applyConfig: {
    readonly query: {};
    readonly request: AdminConfigCandidateInput;
    readonly response: AdminConfigApplied;
  };
  /** The versions of the configuration since the start of the process, or those that the database keeps. */
  readonly getConfigVersions: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminConfigVersions;
  };
  /** The files of a version of the configuration, and of the version before it, without secrets. */
  readonly getConfigVersion: {
    readonly query: { readonly id: string; };
    readonly request: undefined;
    readonly response: AdminConfigVersionTexts;
  };
  /** The gateways that share the configuration in the database, and what each of them runs or has refused. */
  readonly getReplicas: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminReplicas;
  };
  /** Replaces the files of the configuration by those of an earlier version, as `applyConfig` does; files that the version does not have stay. */
  readonly restoreConfigVersion: {
    readonly query: { readonly id: string; };
    readonly request: undefined;
    readonly response: AdminConfigApplied;
  };
  /** Which route takes a request, why not the others, and with which policies; nothing is sent. */
  readonly explainRequest: {
    readonly query: {};
    readonly request: AdminExplainOrderInput;
    readonly response: AdminExplanation;
  };
  /** Where a route is configured, and with which policies its requests are handled. */
  readonly explainRoute: {
    readonly query: { readonly id: string; };
    readonly request: undefined;
    readonly response: AdminRouteExplanation;
  };
  /** Sends a request to the gateway as a client would, through its listener and all policies, and streams the response. */
  readonly sendRequest: {
    readonly query: {};
    readonly request: AdminSentRequestInput;
    readonly response: AdminSentEvent;
  };
  /** What happens to the next requests that match all parameters, as a stream that ends after the last of them. Without parameters the next request is traced, whatever it is. */
  readonly traceRequests: {
    readonly query: { readonly filter?: string; readonly host?: string; readonly pathPrefix?: string; readonly count?: number; readonly detail?: boolean; readonly sent?: string; };
    readonly request: undefined;
    readonly response: TraceRecord;
  };
  /** What a candidate would decide about recorded requests; nothing is sent. */
  readonly replayRequests: {
    readonly query: {};
    readonly request: AdminReplayOrderInput;
    readonly response: AdminReplay;
  };
  /** The result and the cost of an expression over an input. */
  readonly evaluateCel: {
    readonly query: {};
    readonly request: AdminCelOrderInput;
    readonly response: AdminCelResult;
  };
  /** Models and providers, with their targets, health and prices. */
  readonly getModels: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminModels;
  };
  /** The keys for models that were created at run time, without their secrets. */
  readonly getKeys: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminLlmKeys;
  };
  /** Creates a key for models; only this response contains it. */
  readonly createKey: {
    readonly query: {};
    readonly request: LlmKeyOrderInput;
    readonly response: AdminLlmKeyCreated;
  };
  /** Changes a key for models, also disables or enables it; the key itself stays the same. `If-Match` has its version. */
  readonly changeKey: {
    readonly query: { readonly id: string; };
    readonly request: LlmKeyEditInput;
    readonly response: AdminLlmKeyChange;
  };
  /** Deletes a key for models, and the budgets that belong only to it. */
  readonly deleteKey: {
    readonly query: { readonly id: string; };
    readonly request: undefined;
    readonly response: AdminLlmKeyRemoval;
  };
  /** The budgets of keys, teams and users, and what is spent of them. */
  readonly getBudgets: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminLlmBudgets;
  };
  /** Creates a budget, or replaces the one with its name, of which what is spent stays spent. `If-Match` has the version of that budget, or `newVersion` of the list. */
  readonly setBudget: {
    readonly query: {};
    readonly request: LlmBudgetOrderInput;
    readonly response: AdminLlmBudgetChange;
  };
  /** Deletes a budget. */
  readonly deleteBudget: {
    readonly query: { readonly name: string; };
    readonly request: undefined;
    readonly response: AdminLlmBudgetChange;
  };
  /** The last calls of models, without their contents. */
  readonly getCalls: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminLlmCalls;
  };
  /** Whether there is a log of requests, and what of it was written and dropped. */
  readonly getRequestLog: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminRequestLog;
  };
  /** Records of the log of requests, the newest first, in pages. */
  readonly searchRequests: {
    readonly query: { readonly from?: string; readonly to?: string; readonly kind?: string; readonly key?: string; readonly user?: string; readonly team?: string; readonly model?: string; readonly provider?: string; readonly route?: string; readonly status?: string; readonly error?: string; readonly trace?: string; readonly limit?: number; readonly after?: string; };
    readonly request: undefined;
    readonly response: AdminRequestPage;
  };
  /** One record of the log of requests. */
  readonly getRequest: {
    readonly query: { readonly id: string; };
    readonly request: undefined;
    readonly response: AdminRequestRecord;
  };
  /** Records as this process writes them to the log of requests, as a stream; those that a slow reader does not take are left out. */
  readonly tailRequests: {
    readonly query: { readonly kind?: string; readonly key?: string; readonly user?: string; readonly team?: string; readonly model?: string; readonly provider?: string; readonly route?: string; readonly status?: string; readonly error?: string; readonly trace?: string; };
    readonly request: undefined;
    readonly response: AdminRequestRecord;
  };
  /** All records of a search, the newest first, one JSON document a line. */
  readonly exportRequests: {
    readonly query: { readonly from?: string; readonly to?: string; readonly kind?: string; readonly key?: string; readonly user?: string; readonly team?: string; readonly model?: string; readonly provider?: string; readonly route?: string; readonly status?: string; readonly error?: string; readonly trace?: string; };
    readonly request: undefined;
    readonly response: AdminRequestRecord;
  };
  /** All records of a search, the newest first, as a table with a column for each field. */
  readonly exportRequestsAsCsv: {
    readonly query: { readonly from?: string; readonly to?: string; readonly kind?: string; readonly key?: string; readonly user?: string; readonly team?: string; readonly model?: string; readonly provider?: string; readonly route?: string; readonly status?: string; readonly error?: string; readonly trace?: string; };
    readonly request: undefined;
    readonly response: AdminRequestRecord;
  };
  /** What was spent, by group and by hour or day, from the sums of the log of requests. */
  readonly getSpending: {
    readonly query: { readonly by: string; readonly from?: string; readonly to?: string; readonly step?: string; readonly name?: string; };
    readonly request: undefined;
    readonly response: AdminSpending;
  };
  /** Converts a client's request to the one that a model's provider would get; nothing is sent. */
  readonly convertRequest: {
    readonly query: {};
    readonly request: AdminConversionOrderInput;
    readonly response: AdminConversion;
  };
}

/** The name of an operation. */
export type AdminOperationId = keyof AdminOperations;

/** How an operation is requested. */
export interface AdminOperation {
  readonly method: "GET" | "POST";
  /** The path below `/api`. */
  readonly path: string;
  /** The names and types of the query parameters. */
  readonly query: Readonly<
    Record<string, { readonly type: "integer" | "string" | "boolean"; readonly required: boolean }>
  >;
  /** Whether the operation changes the gateway. */
  readonly writes: boolean;
  /** Whether a request must name the version that it changes. */
  readonly ifMatch: boolean;
  /** The media type of the response. */
  readonly media: "application/json" | "text/event-stream" | "application/jsonl" | "text/csv";
  /** The status of a successful response. */
  readonly status: number;
  /** The maximum length of the request body in bytes; 0 if there is no body. */
  readonly maxBytes: number;
}

/** Every operation of the admin API. */
export const ADMIN_OPERATIONS: Readonly<Record<AdminOperationId, AdminOperation>> = {
  getRuntime: {"method":"GET","path":"/runtime","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getAccess: {"method":"GET","path":"/access","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  logIn: {"method":"POST","path":"/login","query":{},"writes":true,"ifMatch":false,"media":"application/json","status":201,"maxBytes":4096},
  getConfigStatus: {"method":"GET","path":"/config/status","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getTopology: {"method":"GET","path":"/topology","query":{"q":{"type":"string","required":false},"route":{"type":"string","required":false},"backend":{"type":"string","required":false},"from":{"type":"integer","required":false},"limit":{"type":"integer","required":false},"sort":{"type":"string","required":false},"at":{"type":"string","required":false}},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getBackends: {"method":"GET","path":"/backends","query":{"q":{"type":"string","required":false},"from":{"type":"integer","required":false},"limit":{"type":"integer","required":false},"sort":{"type":"string","required":false},"at":{"type":"string","required":false}},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getPolicies: {"method":"GET","path":"/policies","query":{"q":{"type":"string","required":false},"from":{"type":"integer","required":false},"limit":{"type":"integer","required":false},"sort":{"type":"string","required":false}},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getEndpoints: {"method":"GET","path":"/endpoints","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getKeySets: {"method":"GET","path":"/key-sets","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getRouteFailures: {"method":"GET","path":"/route/failures","query":{"id":{"type":"string","required":true}},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getFigures: {"method":"GET","path":"/figures","query":{"from":{"type":"string","required":false},"to":{"type":"string","required":false},"step":{"type":"integer","required":false},"by":{"type":"string","required":false}},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getMcpServers: {"method":"GET","path":"/mcp/servers","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getMcpSessions: {"method":"GET","path":"/mcp/sessions","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  endMcpSession: {"method":"POST","path":"/mcp/sessions/end","query":{"id":{"type":"string","required":true}},"writes":true,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getMcpCatalogue: {"method":"POST","path":"/mcp/catalogue","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":1048576},
  getConfigSource: {"method":"GET","path":"/config/source","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  validateConfig: {"method":"POST","path":"/config/validate","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":16777216},
  diffConfig: {"method":"POST","path":"/config/diff","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":16777216},
  tryConfig: {"method":"POST","path":"/config/try","query":{},"writes":true,"ifMatch":false,"media":"application/json","status":200,"maxBytes":16777216},
  applyConfig: {"method":"POST","path":"/config/apply","query":{},"writes":true,"ifMatch":true,"media":"application/json","status":200,"maxBytes":16777216},
  getConfigVersions: {"method":"GET","path":"/config/versions","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getConfigVersion: {"method":"GET","path":"/config/version","query":{"id":{"type":"string","required":true}},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getReplicas: {"method":"GET","path":"/config/replicas","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  restoreConfigVersion: {"method":"POST","path":"/config/restore","query":{"id":{"type":"string","required":true}},"writes":true,"ifMatch":true,"media":"application/json","status":200,"maxBytes":0},
  explainRequest: {"method":"POST","path":"/explain","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":1048576},
  explainRoute: {"method":"GET","path":"/explain/route","query":{"id":{"type":"string","required":true}},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  sendRequest: {"method":"POST","path":"/send","query":{},"writes":true,"ifMatch":false,"media":"text/event-stream","status":200,"maxBytes":16777216},
  traceRequests: {"method":"GET","path":"/trace","query":{"filter":{"type":"string","required":false},"host":{"type":"string","required":false},"pathPrefix":{"type":"string","required":false},"count":{"type":"integer","required":false},"detail":{"type":"boolean","required":false},"sent":{"type":"string","required":false}},"writes":false,"ifMatch":false,"media":"text/event-stream","status":200,"maxBytes":0},
  replayRequests: {"method":"POST","path":"/replay","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":33554432},
  evaluateCel: {"method":"POST","path":"/cel","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":1048576},
  getModels: {"method":"GET","path":"/models","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getKeys: {"method":"GET","path":"/keys","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  createKey: {"method":"POST","path":"/keys","query":{},"writes":true,"ifMatch":false,"media":"application/json","status":201,"maxBytes":65536},
  changeKey: {"method":"POST","path":"/keys/change","query":{"id":{"type":"string","required":true}},"writes":true,"ifMatch":true,"media":"application/json","status":200,"maxBytes":65536},
  deleteKey: {"method":"POST","path":"/keys/delete","query":{"id":{"type":"string","required":true}},"writes":true,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getBudgets: {"method":"GET","path":"/budgets","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  setBudget: {"method":"POST","path":"/budgets","query":{},"writes":true,"ifMatch":true,"media":"application/json","status":201,"maxBytes":65536},
  deleteBudget: {"method":"POST","path":"/budgets/delete","query":{"name":{"type":"string","required":true}},"writes":true,"ifMatch":true,"media":"application/json","status":200,"maxBytes":0},
  getCalls: {"method":"GET","path":"/calls","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getRequestLog: {"method":"GET","path":"/requests/log","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  searchRequests: {"method":"GET","path":"/requests","query":{"from":{"type":"string","required":false},"to":{"type":"string","required":false},"kind":{"type":"string","required":false},"key":{"type":"string","required":false},"user":{"type":"string","required":false},"team":{"type":"string","required":false},"model":{"type":"string","required":false},"provider":{"type":"string","required":false},"route":{"type":"string","required":false},"status":{"type":"string","required":false},"error":{"type":"string","required":false},"trace":{"type":"string","required":false},"limit":{"type":"integer","required":false},"after":{"type":"string","required":false}},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getRequest: {"method":"GET","path":"/requests/record","query":{"id":{"type":"string","required":true}},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  tailRequests: {"method":"GET","path":"/requests/tail","query":{"kind":{"type":"string","required":false},"key":{"type":"string","required":false},"user":{"type":"string","required":false},"team":{"type":"string","required":false},"model":{"type":"string","required":false},"provider":{"type":"string","required":false},"route":{"type":"string","required":false},"status":{"type":"string","required":false},"error":{"type":"string","required":false},"trace":{"type":"string","required":false}},"writes":false,"ifMatch":false,"media":"text/event-stream","status":200,"maxBytes":0},
  exportRequests: {"method":"GET","path":"/requests/export.jsonl","query":{"from":{"type":"string","required":false},"to":{"type":"string","required":false},"kind":{"type":"string","required":false},"key":{"type":"string","required":false},"user":{"type":"string","required":false},"team":{"type":"string","required":false},"model":{"type":"string","required":false},"provider":{"type":"string","required":false},"route":{"type":"string","required":false},"status":{"type":"string","required":false},"error":{"type":"string","required":false},"trace":{"type":"string","required":false}},"writes":false,"ifMatch":false,"media":"application/jsonl","status":200,"maxBytes":0},
  exportRequestsAsCsv: {"method":"GET","path":"/requests/export.csv","query":{"from":{"type":"string","required":false},"to":{"type":"string","required":false},"kind":{"type":"string","required":false},"key":{"type":"string","required":false},"user":{"type":"string","required":false},"team":{"type":"string","required":false},"model":{"type":"string","required":false},"provider":{"type":"string","required":false},"route":{"type":"string","required":false},"status":{"type":"string","required":false},"error":{"type":"string","required":false},"trace":{"type":"string","required":false}},"writes":false,"ifMatch":false,"media":"text/csv","status":200,"maxBytes":0},
  getSpending: {"method":"GET","path":"/spending","query":{"by":{"type":"string","required":true},"from":{"type":"string","required":false},"to":{"type":"string","required":false},"step":{"type":"string","required":false},"name":{"type":"string","required":false}},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  convertRequest: {"method":"POST","path":"/convert","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":1048576},
};
