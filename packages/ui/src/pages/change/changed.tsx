import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface ChangedProps {
  readonly said: string;
  /** The address of the object. */
  readonly address: string;
  readonly isRemoved: boolean;
  readonly onAgain: (address: string) => void;
}

/** What a person can do after a change. */
export function Changed({ said, address, isRemoved, onAgain }: ChangedProps): ReactNode {
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
