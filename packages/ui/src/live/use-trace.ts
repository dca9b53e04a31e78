import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState } from "react";
import { nextTraces } from "../api/trace.ts";
import type { ChosenRequests } from "../api/trace.ts";

/** Traces that are waited for, arrive, or have arrived. */
export interface TraceState {
  readonly isWaiting: boolean;
  readonly records: readonly TraceRecord[];
  /** Why there is no trace; undefined if nothing is wrong. */
  readonly problem: Error | undefined;
}

interface UsedTrace extends TraceState {
  /** Waits for requests; resolves when they will be traced, to false if they will not. */
  readonly wait: (chosen?: ChosenRequests) => Promise<boolean>;
  readonly stop: () => void;
  readonly show: (records: readonly TraceRecord[], problem?: Error) => void;
}

/** Where the data cache has the newest trace, in which values of secrets are hidden. */
const NEWEST = ["trace", "newest"];

/** The trace of the page, at first the newest one of any page; waiting ends when the page is left. */
export function useTrace(): UsedTrace {
  const queries = useQueryClient();
  const [state, setState] = useState<TraceState>(() => {
    const records = queries.getQueryData<readonly TraceRecord[]>(NEWEST) ?? [];
    return { isWaiting: false, records, problem: undefined };
  });
  useEffect(() => {
    if (state.records.length > 0) queries.setQueryData(NEWEST, state.records);
  }, [queries, state.records]);
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const stop = useCallback(() => {
    waiting.current?.abort();
    setState((before) => ({ ...before, isWaiting: false }));
  }, []);
  const wait = useCallback((chosen: ChosenRequests = {}) => {
    waiting.current?.abort();
    const controller = new AbortController();
    waiting.current = controller;
    setState({ isWaiting: true, records: [], problem: undefined });
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const opened = (): void => resolve(true);
    void follow(nextTraces(chosen, controller.signal, opened), controller.signal, setState).then(
      () => resolve(false),
    );
    return promise;
  }, []);
  const show = useCallback((records: readonly TraceRecord[], problem?: Error) => {
    waiting.current?.abort();
    setState({ isWaiting: false, records, problem });
  }, []);
  return { ...state, wait, stop, show };
}

async function follow(
  traces: AsyncGenerator<TraceRecord>,
  signal: AbortSignal,
  report: (state: TraceState) => void,
): Promise<void> {
  const records: TraceRecord[] = [];
  try {
    for await (const record of traces) {
      records.push(record);
      if (!signal.aborted) report({ isWaiting: true, records: [...records], problem: undefined });
    }
    if (!signal.aborted) report({ isWaiting: false, records, problem: undefined });
  } catch (error) {
    const problem = error instanceof Error ? error : new Error(String(error));
    if (!signal.aborted) report({ isWaiting: false, records, problem });
  }
}
