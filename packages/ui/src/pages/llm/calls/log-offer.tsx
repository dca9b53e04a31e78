import type { ReactNode } from "react";
import { Add } from "../../../components/add.tsx";

/** Leads to the form that switches the log of requests on, and says why it is off. */
export function LogOffer({ what }: { readonly what: string }): ReactNode {
  return (
    <div className="bar">
      <p className="quiet">
        {what} needs a log of requests, which is off by default: it writes to a disk who called what
        and when.
      </p>
      <Add kind="request-log" text="Switch the log of requests on" />
    </div>
  );
}
