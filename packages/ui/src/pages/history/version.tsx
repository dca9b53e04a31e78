import type {
  AdminConfigFile,
  AdminConfigVersionTexts,
} from "@edge-gateway/generated/types/index.ts";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";
import { admin } from "../../api/client.ts";
import { versionQuery, versionsQuery } from "../../api/history.ts";
import { configSourceQuery } from "../../api/queries.ts";
import { Confirmed } from "../../components/confirmed.tsx";
import { Difference } from "../../components/difference.tsx";
import { Fault } from "../../components/fault.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { changedFiles, originText, resultText, secretsChanged } from "./version-texts.ts";

/** One version: its difference to the one before, and the way back to it. */
export function Version({ id }: { readonly id: string }): ReactNode {
  const version = useQuery(versionQuery(id));
  const heading = useRef<HTMLHeadingElement>(null);
  const isKnown = version.data !== undefined;
  // It is below a list that may be longer than the window.
  useEffect(() => {
    if (isKnown) heading.current?.focus();
  }, [isKnown]);
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
  const queries = useQueryClient();
  const { version = "", value } = source.data ?? {};
  const going = useMutation({
    mutationFn: async () =>
      (await admin.call("restoreConfigVersion", { query: { id }, version })).value,
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: versionsQuery.queryKey });
      await queries.invalidateQueries({ queryKey: configSourceQuery.queryKey });
    },
  });
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
      <h3>What going back changes</h3>
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
          <Confirmed name="Go back" object={`to version ${id}`} onConfirm={() => going.mutate()}>
            The files get the texts of this version, with what it changed, and the gateway runs them
            at once. To take back what it changed, go back to the version before it. The present
            texts stay in the history.
          </Confirmed>
        </div>
      )}
      <p role="status">
        {going.data !== undefined && `The gateway runs it as generation ${going.data.generation}.`}
      </p>
      {going.error !== null && <Fault error={going.error} />}
    </>
  );
}
