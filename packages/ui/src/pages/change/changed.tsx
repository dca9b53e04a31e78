import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Undo } from "../../components/change/undo.tsx";
import type { WayBack } from "../../components/change/undo.tsx";

interface ChangedProps {
  readonly said: string;
  /** The address of the object. */
  readonly address: string;
  readonly isRemoved: boolean;
  /** Undefined if the change cannot be taken back alone. */
  readonly wayBack: WayBack | undefined;
  readonly onAgain: (address: string) => void;
}

/** What a person can do after a change. */
export function Changed({ said, address, isRemoved, wayBack, onAgain }: ChangedProps): ReactNode {
  const isModel = address.startsWith("models/");
  return (
    <>
      <h1>
        {isRemoved ? "Removed" : "Changed"} {address}
      </h1>
      <p role="status">✓ {said}</p>
      <ul>
        {!isRemoved && (
          <li>
            <button type="button" onClick={() => onAgain(address)}>
              Change it again
            </button>
          </li>
        )}
        {wayBack !== undefined && (
          <li>
            <Undo wayBack={wayBack} />
          </li>
        )}
        <li>
          {isModel ? (
            <Link to="/llm">All models</Link>
          ) : (
            <Link to="/traffic">All routes, listeners, backends and policies</Link>
          )}
        </li>
        <li>
          <Link to="/history">What was changed before, and the way back</Link>
        </li>
      </ul>
    </>
  );
}
