import type { ReactNode } from "react";

/** Of what time the figures of a table are. */
export function LastMinute(): ReactNode {
  return (
    <p className="quiet">
      Requests, errors and times are those of the last minute; – where there were none.
    </p>
  );
}
