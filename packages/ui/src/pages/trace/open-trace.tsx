import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import type { ReactNode } from "react";
import { recordsIn } from "./lines.ts";

interface OpenTraceProps {
  /** Gets the records of the file, or why there are none. */
  readonly onOpen: (records: readonly TraceRecord[], problem?: Error) => void;
}

/** Opens a file with the JSON lines of a trace. */
export function OpenTrace({ onOpen }: OpenTraceProps): ReactNode {
  const open = (file: File | undefined): void => {
    void file?.text().then((text) => {
      try {
        onOpen(recordsIn(text));
      } catch (error) {
        onOpen([], error instanceof Error ? error : new Error(String(error)));
      }
    });
  };
  return (
    <label className="field">
      Open a saved trace
      <input
        type="file"
        accept=".jsonl,.json,.txt"
        onChange={({ target }) => open(target.files?.[0])}
      />
    </label>
  );
}
