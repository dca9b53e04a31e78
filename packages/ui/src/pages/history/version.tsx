import type {
  AdminConfigFile,
  AdminConfigVersionTexts,
} from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { versionQuery } from "../../api/history.ts";
import { configSourceQuery } from "../../api/queries.ts";
import { Confirmed } from "../../components/confirmed.tsx";
import { Difference } from "../../components/difference.tsx";
import { Fault } from "../../components/fault.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { useRestore } from "./use-restore.ts";
import { changedFiles, originText, resultText, secretsChanged } from "./version-texts.ts";

interface VersionProps {
  readonly id: string;
  /** How often a person has chosen a version; each time it comes into sight. */
  readonly times: number;
}

/** One version: its difference to the one before, and the way back to it. */
export function Version({ id, times }: VersionProps): ReactNode {
  const version = useQuery(versionQuery(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = version.data !== undefined;
  // It is below a list that may be longer than the window.
  useEffect(() => {
    if (isKnown) heading.current?.focus();
  }, [isKnown, times]);
  return (
    <section aria-label="Version">
      <h2 tabIndex={-1} ref={heading}>
        Version {id}
      </h2>
      <Loaded query={version}>{(value) => <VersionDetail value={value} />}</Loaded>
    </section>
  );
}

function VersionDetail({ value }: { readonly value: AdminConfigVersionTexts }): ReactNode {
  const { version, files, before } = value;
  const changed = changedFiles(before, files);
  return (
    <>
      <p>
        {originText(version)}. {resultText(version)}.
      </p>
      {version.problems.length > 1 && (
        <ul>
          {version.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {files.length === 0 && <p>The files of this version are not known.</p>}
      {before.length === 0 && files.length > 0 && <p>It is the first version that is known.</p>}
      {before.length > 0 && changed.length === 0 && <p>No file differs from the version before.</p>}
      {changed.map(({ name, before: old, after }) => (
        <div key={name}>
          <h3>{name}</h3>
          <Difference label={`Changes of ${name}`} before={old} after={after} />
        </div>
      ))}
      {version.result === "refused" && <p>There is no way back to it, because it never ran.</p>}
      {version.result === "applied" && files.length > 0 && <GoBack id={version.id} files={files} />}
    </>
  );
}

interface GoBackProps {
  readonly id: string;
  readonly files: readonly AdminConfigFile[];
}

/** Makes a version the newest one, unless somebody changes the files meanwhile. */
function GoBack({ id, files }: GoBackProps): ReactNode {
  const source = useQuery(configSourceQuery);
  const { version = "", value } = source.data ?? {};
  const going = useRestore();
  if (value?.readOnlyReason !== undefined)
    return (
      <p>
        <strong>Read-only:</strong> {value.readOnlyReason}
      </p>
    );
  const own = new Set(files.map(({ name }) => name));
  const present = value?.files.filter(({ name }) => own.has(name)) ?? [];
  const changed = changedFiles(present, files);
  const secrets = secretsChanged(changed);
  const isSame = value !== undefined && changed.length === 0;
  return (
    <>
      <h3>Going back to the state after version {id}</h3>
      <p>
        The files become what they were when version {id} was applied. Versions after it are undone,
        and stay in the history.
      </p>
      {isSame && <p>Nothing: the files have these texts.</p>}
      {changed.map(({ name, before, after }) => (
        <Difference key={name} label={`Going back changes ${name}`} before={before} after={after} />
      ))}
      {secrets.length > 0 && (
        <p className="warn">
          ! Secrets go back, too: {secrets.join(", ")}. One that was replaced since, such as the key
          of a provider, is used again as it was.
        </p>
      )}
      {!isSame && (
        <div className="bar">
          <Confirmed
            name="Go back"
            object={`to the state after version ${id}`}
            onConfirm={() => going.mutate({ id, version })}
          >
            The files get the texts of this version, and the gateway runs them at once. The present
            texts stay in the history.
          </Confirmed>
        </div>
      )}
      <p role="status">{going.isSuccess && "The gateway runs it."}</p>
      {going.error !== null && <Fault error={going.error} />}
    </>
  );
}
