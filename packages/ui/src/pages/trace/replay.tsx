import type {
  AdminConfigSource,
  AdminReplay,
  TraceRecord,
} from "@edge-gateway/generated/types/index.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { FormEvent, ReactNode } from "react";
import { admin } from "../../api/client.ts";
import { configSourceQuery } from "../../api/queries.ts";
import { Fault } from "../../components/fault.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { linesOf } from "./lines.ts";

interface ReplayProps {
  readonly records: readonly TraceRecord[];
}

/** Decides the recorded request by another configuration, without sending it. */
export function Replay({ records }: ReplayProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Decide it by another configuration</summary>
      {isOpen && <Configured records={records} />}
    </details>
  );
}

function Configured({ records }: ReplayProps): ReactNode {
  const source = useQuery(configSourceQuery);
  return (
    <Loaded query={source}>
      {({ value: { files } }) => {
        const file = files.find(({ text }) => text !== undefined);
        return file === undefined ? (
          <p role="status">The configuration has no text that can be shown.</p>
        ) : (
          <Decision records={records} file={file} />
        );
      }}
    </Loaded>
  );
}

interface DecisionProps extends ReplayProps {
  readonly file: AdminConfigSource["files"][number];
}

function Decision({ records, file: { name, text = "" } }: DecisionProps): ReactNode {
  const [draft, setDraft] = useState(text);
  const deciding = useMutation({
    mutationFn: async () => {
      const body = { files: [{ name, text: draft }], records: linesOf(records) };
      return (await admin.call("replayRequests", { body })).value;
    },
    gcTime: 0,
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    deciding.mutate();
  };
  return (
    <form onSubmit={submit} aria-label="Another configuration">
      <label className="field wide">
        {name}, as it would be; nothing is changed or sent
        <textarea
          className="editor"
          spellCheck={false}
          value={draft}
          onChange={({ target }) => setDraft(target.value)}
        />
      </label>
      <button type="submit" disabled={deciding.isPending}>
        Decide again
      </button>
      <div role="status">
        {deciding.data !== undefined && <Differences replay={deciding.data} />}
      </div>
      {deciding.error !== null && <Fault error={deciding.error} />}
    </form>
  );
}

function Differences({ replay: { results } }: { readonly replay: AdminReplay }): ReactNode {
  const differences = results.flatMap((result) => result.differences);
  const undecided = results.flatMap((result) => result.undecided);
  return (
    <>
      {differences.length === 0 ? (
        <p>✓ Everything is decided as it was.</p>
      ) : (
        <div className="table-box" role="region" aria-label="Decided otherwise" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Recorded</th>
                <th scope="col">Decided</th>
              </tr>
            </thead>
            <tbody>
              {differences.map(({ what, name = "", before, after }) => (
                <tr key={`${what} ${name}`}>
                  <td>
                    {what} {name}
                  </td>
                  <td>{before}</td>
                  <td>{after}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {undecided.length > 0 && <p>Not decided: {undecided.join(", ")}.</p>}
    </>
  );
}
