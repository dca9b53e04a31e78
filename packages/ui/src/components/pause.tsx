import type { ReactNode } from "react";

interface PauseProps {
  readonly isPaused: boolean;
  readonly onChange: (isPaused: boolean) => void;
}

/** Stops and starts the figures of a page. */
export function Pause({ isPaused, onChange }: PauseProps): ReactNode {
  return (
    <button type="button" onClick={() => onChange(!isPaused)}>
      {isPaused ? "Continue figures" : "Pause figures"}
    </button>
  );
}
