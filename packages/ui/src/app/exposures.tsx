import type { AdminExposure } from "@edge-gateway/generated/types/index.ts";
import { useState } from "react";
import type { ReactNode } from "react";
import { WrongLink } from "../pages/overview/wrong-link.tsx";
import { exposedAt } from "../pages/overview/wrong.ts";
import { closedWarnings, keepClosed } from "./closed-warnings.ts";

interface ExposuresProps {
  readonly exposed: readonly AdminExposure[];
}

/** The servers that others reach without authentication, a line for each, until the person closes it. */
export function Exposures({ exposed }: ExposuresProps): ReactNode {
  const [closed, setClosed] = useState(closedWarnings);
  const open = exposed.filter((each) => !closed.includes(keyOf(each)));
  const close = (each: AdminExposure): void => {
    const next = [...closed, keyOf(each)];
    keepClosed(next);
    setClosed(next);
  };
  return open.map((each) => {
    const { server, address, message } = each;
    return (
      <div key={keyOf(each)}>
        <details>
          <summary>
            <strong>Exposed without authentication:</strong> {server} at {address}
          </summary>
          <span>{message.charAt(0).toUpperCase() + message.slice(1)}.</span>
        </details>
        <WrongLink at={exposedAt(each)} />
        <button
          type="button"
          aria-label={`Close the warning about ${server}`}
          onClick={() => close(each)}
        >
          Close
        </button>
      </div>
    );
  });
}

function keyOf({ server, address }: AdminExposure): string {
  return `${server} ${address}`;
}
