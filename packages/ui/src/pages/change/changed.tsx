import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Undo } from "../history/undo.tsx";
import type { WayBack } from "../history/undo.tsx";
import { TryRouteItem } from "../traffic/try-it.tsx";
import { routeAt } from "./route-at.ts";

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
  const route = isRemoved ? undefined : routeAt(address);
  return (
    <>
      <h1>
        {isRemoved ? "Removed" : "Changed"} {address}
      </h1>
      <p role="status">✓ {said}</p>
      <Undo wayBack={wayBack} />
      <ul>
        {!isRemoved && (
          <li>
            <button type="button" onClick={() => onAgain(address)}>
              Change it again
            </button>
          </li>
        )}
        {route !== undefined && <TryRouteItem id={route} />}
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
