import type { RequestState, TraceRecord } from "@edge-gateway/generated/types/index.ts";

/** The variables at one stage of a traced request. */
export interface RecordedState {
  /** The stage, such as `request: route policies`. */
  readonly stage: string;
  readonly state: RequestState;
}

/** The states in a trace, in their order. */
export function statesIn(records: readonly TraceRecord[]): readonly RecordedState[] {
  return records.flatMap(({ message }) => {
    switch (message.type) {
      case "requestSnapshot":
        return [{ stage: `request: ${message.stage}`, state: message.requestState }];
      case "responseSnapshot":
        return [{ stage: `response: ${message.stage}`, state: message.requestState }];
      default:
        return [];
    }
  });
}
