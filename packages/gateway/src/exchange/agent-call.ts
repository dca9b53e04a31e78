import { ExchangeMemo } from "@edge-gateway/kernel/http/exchange-memo";

/** What is known about an A2A call; clients and agents choose the names. */
export interface A2aCall {
  method?: string | undefined;
  /** The outcome of the call: `success`, `error` or `stream`. */
  outcome?: string | undefined;
  errorCode?: string | undefined;
  /** The kind of result: `task` or `message`. */
  resultKind?: string | undefined;
  taskState?: string | undefined;
  contextId?: string | undefined;
}

/** The invocation of an agent that does not use A2A. */
export interface AgentCall {
  readonly provider: string;
  readonly id: string;
  /** The name that the client gave to its session with the agent. */
  readonly session: string | undefined;
}

/** The {@link A2aCall}, for logs, spans and metrics; set if the backend is an A2A agent. */
export const A2A_CALL = new ExchangeMemo<A2aCall>();

/** The {@link AgentCall}; set if the backend is an agent runtime of a cloud. */
export const AGENT_CALL = new ExchangeMemo<AgentCall>();
