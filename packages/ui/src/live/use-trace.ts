import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import { useCallback, useEffect, useRef, useState } from "react";
import { nextTrace } from "../api/trace.ts";

/** A trace that is waited for, arrives, or has arrived. */
export interface TraceState {
  readonly isWaiting: boolean;
  readonly records: readonly TraceRecord[];
  /** Why there is no trace; empty if nothing is wrong. */
  readonly problem: string;
}

interface UsedTrace extends TraceState {
  /** @param ready called when the next request is traced */
  readonly wait: (ready?: () => void) => void;
  readonly stop: () => void;
  readonly show: (records: readonly TraceRecord[], problem?: string) => void;
}

/** The trace of the page; waiting ends when the page is left. */
export function useTrace(): UsedTrace {
  const [state, setState] = useState<TraceState>({ isWaiting: false, records: [], problem: "" });
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const stop = useCallback(() => {
    waiting.current?.abort();
    setState((before) => ({ ...before, isWaiting: false }));
  }, []);
  const wait = useCallback((ready = noop) => {
    waiting.current?.abort();
    const controller = new AbortController();
    waiting.current = controller;
    setState({ isWaiting: true, records: [], problem: "" });
    void follow(controller.signal, setState, ready);
  }, []);
  const show = useCallback((records: readonly TraceRecord[], problem = "") => {
    waiting.current?.abort();
    setState({ isWaiting: false, records, problem });
  }, []);
  return { ...state, wait, stop, show };
}

const noop = (): void => undefined;

async function follow(
  signal: AbortSignal,
  report: (state: TraceState) => void,
  ready: () => void,
): Promise<void> {
  const records: TraceRecord[] = [];
  try {
    for await (const record of nextTrace(signal, ready)) {
      records.push(record);
      if (!signal.aborted) report({ isWaiting: true, records: [...records], problem: "" });
    }
    if (!signal.aborted) report({ isWaiting: false, records, problem: "" });
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    if (!signal.aborted) report({ isWaiting: false, records, problem });
  }
}
