import type { AdminExposure } from "@edge-gateway/generated/types/index.ts";
import { useState } from "react";
import type { ReactNode } from "react";
import { WrongLink } from "../pages/overview/wrong-link.tsx";
import { exposedAt } from "../pages/overview/wrong.ts";
import { closedWarnings, keepClosed } from "./closed-warnings.ts";

interface ExposuresProps {
  readonly exposed: readonly AdminExposure[];
}

/** The servers that others reach without authentication, until the person closes the warning. */
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
      <p key={keyOf(each)}>
        <strong>Exposed without authentication:</strong> {server} at {address}.{" "}
        {message.charAt(0).toUpperCase() + message.slice(1)}. <WrongLink at={exposedAt(each)} />{" "}
        <button
          type="button"
          aria-label={`Close the warning about ${server}`}
          onClick={() => close(each)}
        >
          Close
        </button>
      </p>
    );
  });
}

function keyOf({ server, address }: AdminExposure): string {
  return `${server} ${address}`;
}
