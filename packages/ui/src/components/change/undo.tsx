import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { admin } from "../../api/client.ts";
import { versionsQuery } from "../../api/history.ts";
import { configSourceQuery } from "../../api/queries.ts";
import { Confirmed } from "../confirmed.tsx";
import { Fault } from "../fault.tsx";

/** The way back from a change. */
export interface WayBack {
  /** The version of the history from before the change. */
  readonly to: string;
  /** The version of the files after the change: nobody else has changed them as long as they have it. */
  readonly version: string;
}

interface UndoProps {
  /** Undefined if the change cannot be taken back alone. */
  readonly wayBack: WayBack | undefined;
}

/** Takes back the change that was just made, unless somebody has changed the configuration since. */
export function Undo({ wayBack }: UndoProps): ReactNode {
  return wayBack === undefined ? null : <UndoOf {...wayBack} />;
}

function UndoOf({ to, version }: WayBack): ReactNode {
  const queries = useQueryClient();
  const undoing = useMutation({
    mutationFn: async () =>
      (await admin.call("restoreConfigVersion", { query: { id: to }, version })).value,
    onSettled: async () => {
      queries.removeQueries({ queryKey: configSourceQuery.queryKey });
      await queries.invalidateQueries({ queryKey: versionsQuery.queryKey });
    },
  });
  if (undoing.data !== undefined)
    return <span role="status">✓ Undone: the gateway runs what it ran before this change.</span>;
  return (
    <>
      <Confirmed name="Undo" object="this change" onConfirm={() => undoing.mutate()}>
        The files get the texts from before this change, and the gateway runs them at once. The
        change stays in the history.
      </Confirmed>
      {undoing.error !== null && (
        <>
          <Fault error={undoing.error} />
          <Link to="/history" search={{ id: to }}>
            What was before, beside what is there now
          </Link>
        </>
      )}
    </>
  );
}
