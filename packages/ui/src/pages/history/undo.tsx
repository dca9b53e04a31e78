import { AdminError } from "@edge-gateway/admin-client";
import type { AdminConfigVersion } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { versionQuery, versionsQuery } from "../../api/history.ts";
import { configSourceQuery } from "../../api/queries.ts";
import { Confirmed } from "../../components/confirmed.tsx";
import { Difference } from "../../components/difference.tsx";
import { Fault } from "../../components/fault.tsx";
import { useRestore } from "./use-restore.ts";
import { changedFiles } from "./version-texts.ts";

/** The status of a write whose `If-Match` is not the current version (RFC 9110, 15.5.13). */
const PRECONDITION_FAILED = 412;

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
  /** Called when the gateway runs again what it ran before the change. */
  readonly onUndone?: () => void;
}

/** Takes back the change that was just made, unless somebody has changed the configuration since. */
export function Undo({ wayBack, ...props }: UndoProps): ReactNode {
  return wayBack !== undefined && <UndoOf key={wayBack.version} wayBack={wayBack} {...props} />;
}

interface UndoOfProps extends UndoProps {
  readonly wayBack: WayBack;
}

function UndoOf({ wayBack: { to, version }, onUndone }: UndoOfProps): ReactNode {
  const restoring = useRestore();
  if (restoring.isSuccess)
    return <span role="status">✓ Undone: the gateway runs what it ran before this change.</span>;
  if (isChangedSince(restoring.error)) return <ChangedSince to={to} />;
  return (
    <>
      <Confirmed
        name="Undo"
        object="this change"
        onConfirm={() => restoring.mutate({ id: to, version }, { onSuccess: () => onUndone?.() })}
      >
        The files get the texts from before this change, and the gateway runs them at once. The
        change stays in the history.
      </Confirmed>
      {restoring.error !== null && <Fault error={restoring.error} />}
    </>
  );
}

/** Why a change cannot be undone alone: what it changed, and what was changed after it. */
function ChangedSince({ to }: Pick<WayBack, "to">): ReactNode {
  const applied = useQuery(versionsQuery).data?.versions.filter(isApplied) ?? [];
  const made = applied[applied.findIndex(({ id }) => id === to) - 1]?.id;
  const { data } = useQuery({ ...versionQuery(made ?? ""), enabled: made !== undefined });
  const { files = [], before = [] } = data ?? {};
  const current = useQuery(configSourceQuery).data?.value.files.filter(({ name }) =>
    files.some((file) => file.name === name),
  );
  const since = current === undefined ? [] : changedFiles(files, current);
  return (
    <section className="fault fault-refusal" role="alert">
      <h2>Something was changed after it</h2>
      <p>
        Nothing was undone: that would undo the later change, too. Change it back by hand, or choose
        on the page <Link to="/history">History</Link> which state comes back.
      </p>
      <div className="pair">
        <div>
          <h3>This change</h3>
          {changedFiles(before, files).map(({ name, ...texts }) => (
            <Difference key={name} label={`This change of ${name}`} {...texts} />
          ))}
        </div>
        {since.length > 0 && (
          <div>
            <h3>What was changed after it</h3>
            {since.map(({ name, ...texts }) => (
              <Difference key={name} label={`Later change of ${name}`} {...texts} />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

function isApplied({ result }: AdminConfigVersion): boolean {
  return result === "applied";
}

function isChangedSince(error: Error | null): boolean {
  return error instanceof AdminError && error.problem.status === PRECONDITION_FAILED;
}
