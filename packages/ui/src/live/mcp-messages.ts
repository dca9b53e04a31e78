/** A result of MCP. */
export type McpResult = Readonly<Record<string, unknown>>;

/** The state of a task, as the server says it. */
export interface McpTask {
  readonly id: string;
  /** `working`, `input_required`, `completed`, `failed` or `cancelled`. */
  readonly status: string;
  /** What the server says of the state; empty: nothing. */
  readonly message: string;
  /** Milliseconds until the state is asked for again. */
  readonly pause: number;
  /** Whether it is a task of SEP-2663, and not one of version 2025-11-25. */
  readonly isExtension: boolean;
}

/** A message of JSON-RPC. */
export interface McpMessage {
  readonly id?: unknown;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly result?: McpResult;
  readonly error?: { readonly code?: number; readonly message?: string };
}

/** What a person sees and decides while a call runs. */
export interface McpListener {
  /** Called with each notification, such as progress. */
  notified(message: McpMessage): void;
  /** Resolves to the answer to a request of the server: sampling or elicitation. */
  asked(message: McpMessage): Promise<object>;
  /** Called with each state of the task that a call has begun. */
  tasked(task: McpTask): void;
}
