import { useEffect, useRef, useState } from "react";
import { MAX_SHOWN_EVENTS } from "../../bounds.ts";
import { eventsIn } from "../../live/events-in.ts";
import { sendThroughGateway, whole } from "../../live/gateway-response.ts";
import { limitText } from "../../live/limit-text.ts";
import { textIn } from "./play-formats.ts";
import type { PlayFormat } from "./play-formats.ts";

/** A call of a model that runs or has ended. */
export interface PlayState {
  readonly isRunning: boolean;
  /** The status of the response; undefined before it has begun. */
  readonly status: number | undefined;
  /** Which limits have refused the call, and when it may succeed; empty: none. */
  readonly limit: string;
  readonly text: string;
  /** The events of a stream, or the whole response, as they arrived. */
  readonly events: readonly string[];
  readonly fault: Error | undefined;
}

/** What the page sends. */
export interface PlayOrder {
  readonly format: PlayFormat;
  readonly url: string;
  readonly credential: string;
  /** The request as JSON. */
  readonly body: string;
}

const IDLE: PlayState = {
  isRunning: false,
  status: undefined,
  limit: "",
  text: "",
  events: [],
  fault: undefined,
};

/** A call of the page; it ends when the page is left. */
export function usePlay() {
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const play = async (order: PlayOrder): Promise<void> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const change = (next: (before: PlayState) => PlayState): void => {
      if (!signal.aborted) setState(next);
    };
    setState({ ...IDLE, isRunning: true });
    try {
      for await (const part of partsOf(order, signal)) change((before) => withPart(before, part));
      change((before) => ({ ...before, isRunning: false }));
    } catch (error) {
      const fault = error instanceof Error ? error : new Error(String(error));
      change((before) => ({ ...before, isRunning: false, fault }));
    }
  };
  const stop = (): void => {
    running.current?.abort();
    setState((before) => ({ ...before, isRunning: false }));
  };
  return { ...state, play, stop };
}

interface Part {
  readonly status: number;
  /** Which limits the response names; empty: none. */
  readonly limit: string;
  readonly text: string;
  readonly event: string | undefined;
}

function withPart(before: PlayState, { status, limit, text, event }: Part): PlayState {
  const kept = before.events.length >= MAX_SHOWN_EVENTS ? before.events.slice(1) : before.events;
  return {
    ...before,
    ...{ status, limit },
    text: before.text + text,
    events: event === undefined ? kept : [...kept, event],
  };
}

async function* partsOf(
  { format, url, credential, body }: PlayOrder,
  signal: AbortSignal,
): AsyncGenerator<Part> {
  const headers = [
    "content-type: application/json",
    ...(format === "messages" ? ["anthropic-version: 2023-06-01"] : []),
    ...(credential === "" ? [] : [`authorization: Bearer ${credential}`]),
  ];
  const response = await sendThroughGateway({ method: "POST", url, headers, body }, signal);
  const { status } = response;
  const limit = status === TOO_MANY_REQUESTS ? limitText(response.header) : "";
  yield { status, limit, text: "", event: undefined };
  if (!response.header("content-type").startsWith("text/event-stream")) {
    const event = await whole(response.texts);
    yield { status, limit, text: textIn(format, documentIn(event)), event };
    return;
  }
  for await (const event of eventsIn(response.texts))
    yield { status, limit, text: textIn(format, documentIn(event)), event };
}

const TOO_MANY_REQUESTS = 429;

/** A text as JSON; the end of a stream, for example, is none. */
function documentIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
