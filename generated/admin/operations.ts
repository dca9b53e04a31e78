// Generated from schemas/ by `npm run generate`: do not edit.

import type {
  AdminConfigStatus,
  AdminEndpoints,
  AdminFigures,
  AdminMcpServers,
  AdminMcpSessionEnd,
  AdminMcpSessions,
  AdminRuntime,
  AdminTopology,
} from "../types/index.ts";

/** What each operation of the admin API takes, and what it responds with. */
export interface AdminOperations {
  /** The process, and how it runs. */
  readonly getRuntime: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminRuntime;
  };
  /** Which configuration runs, and the result of the last attempt to change it. */
  readonly getConfigStatus: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminConfigStatus;
  };
  /** Listeners, routes and backends, with the places that configure them. */
  readonly getTopology: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminTopology;
  };
  /** The endpoints of backends, and their health. */
  readonly getEndpoints: {
    readonly query: {};
    readonly request: undefined;
    readonly response: AdminEndpoints;
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
  readonly media: "application/json" | "text/event-stream";
  /** The status of a successful response. */
  readonly status: number;
  /** The maximum length of the request body in bytes; 0 if there is no body. */
  readonly maxBytes: number;
}

/** Every operation of the admin API. */
export const ADMIN_OPERATIONS: Readonly<Record<AdminOperationId, AdminOperation>> = {
  getRuntime: {"method":"GET","path":"/runtime","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getConfigStatus: {"method":"GET","path":"/config/status","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getTopology: {"method":"GET","path":"/topology","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getEndpoints: {"method":"GET","path":"/endpoints","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getFigures: {"method":"GET","path":"/figures","query":{"from":{"type":"string","required":false},"to":{"type":"string","required":false},"step":{"type":"integer","required":false},"by":{"type":"string","required":false}},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getMcpServers: {"method":"GET","path":"/mcp/servers","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  getMcpSessions: {"method":"GET","path":"/mcp/sessions","query":{},"writes":false,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
  endMcpSession: {"method":"POST","path":"/mcp/sessions/end","query":{"id":{"type":"string","required":true}},"writes":true,"ifMatch":false,"media":"application/json","status":200,"maxBytes":0},
};
