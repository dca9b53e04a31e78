import { useEffect, useRef, useState } from "react";
import { MAX_TOLD_MESSAGES } from "../../bounds.ts";
import { callMcp } from "../../live/mcp-call.ts";
import type { McpPlace, McpRequest, RunningCall } from "../../live/mcp-call.ts";
import type { McpListener, McpMessage, McpResult, McpTask } from "../../live/mcp-messages.ts";

/** A request of a server that waits for the person. */
export interface Question {
  readonly message: McpMessage;
  readonly answer: (result: object) => void;
}

/** A call that runs or has ended. */
export interface CallState {
  readonly isRunning: boolean;
  /** What the server has told while the call ran. */
  readonly told: readonly string[];
  readonly question: Question | undefined;
  /** The task that the call has begun. */
  readonly task: McpTask | undefined;
  readonly result: McpResult | undefined;
  readonly fault: Error | undefined;
}

const IDLE: CallState = {
  isRunning: false,
  told: [],
  question: undefined,
  task: undefined,
  result: undefined,
  fault: undefined,
};

/** A call of the page; it ends when the page is left. */
export function useCall() {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(undefined);
  const current = useRef<RunningCall>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const change = (next: Partial<CallState>): void => setState((before) => ({ ...before, ...next }));
  const listenerUntil = (signal: AbortSignal): McpListener => ({
    notified: (message) =>
      setState((before) => ({
        ...before,
        told: [...before.told.slice(1 - MAX_TOLD_MESSAGES), toldText(message)],
      })),
    asked: (message) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new Error("the call was stopped")));
        const answer = (result: object): void => {
          change({ question: undefined });
          resolve(result);
        };
        change({ question: { message, answer } });
      }),
    tasked: (task) => {
      if (!signal.aborted) change({ task });
    },
  });
  const call = async (place: McpPlace, request: McpRequest): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setState({ ...IDLE, isRunning: true });
    try {
      current.current = callMcp(place, request, listenerUntil(signal), signal);
      const result = await current.current.result;
      if (!signal.aborted) change({ isRunning: false, question: undefined, result });
    } catch (error) {
      if (!signal.aborted) change({ isRunning: false, question: undefined, fault: errorOf(error) });
    }
  };
  const cancel = async (): Promise<void> => {
    try {
      await current.current?.cancel();
    } catch (error) {
      change({ fault: errorOf(error) });
    }
  };
  const stop = (): void => {
    running.current?.abort();
    change({ isRunning: false, question: undefined });
  };
  return { ...state, call, cancel, stop };
}

function errorOf(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}

/** A notification in words. */
function toldText({ method = "", params = {} }: McpMessage): string {
  if (method !== "notifications/progress") return `${method} ${JSON.stringify(params)}`;
  const { progress, total, message } = params;
  const done = JSON.stringify(progress);
  const part = total === undefined ? done : `${done} of ${JSON.stringify(total)}`;
  return typeof message === "string" ? `${part}: ${message}` : part;
}
