import type { AdminReply } from "@edge-gateway/admin-client";
import type { AdminConfigFile } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { lazy, Suspense, useState } from "react";
import type { ReactNode } from "react";
import { useWriteRefusal } from "../../api/access.ts";
import { configSourceQuery } from "../../api/queries.ts";
import { withCode } from "../../components/missing-code.ts";
import { Loaded, Loading } from "../../components/loaded.tsx";

/** The code of the editor is loaded while the gateway sends the text. */
const code = withCode(() => import("./editor.tsx"))();
// It is shown where the editor would be.
code.catch(() => undefined);
const Editor = lazy(async () => ({ default: (await code).Editor }));

const route = getRouteApi("/configuration");

/** May I change this? The files of the configuration, what is wrong with a change, and what it changes. */
export function Configuration(): ReactNode {
  const source = useQuery(configSourceQuery);
  const refusal = useWriteRefusal();
  return (
    <>
      <h1>Configuration</h1>
      {refusal === undefined && (
        <p>
          <Link to="/new">Add a route, an MCP server, a model, a listener or a key by a form</Link>
        </p>
      )}
      <Loaded query={source}>{(reply) => <Files reply={reply} />}</Loaded>
    </>
  );
}

function Files({ reply }: { readonly reply: AdminReply<"getConfigSource"> }): ReactNode {
  const { files, readOnlyReason } = reply.value;
  const { file: named, line } = route.useSearch();
  const first = files.find((each) => each.readOnlyReason === undefined) ?? files[0];
  const [chosen, setChosen] = useState(named ?? first?.name ?? "");
  const file = files.find(({ name }) => name === chosen);
  const fixed = readOnlyReason ?? file?.readOnlyReason;
  return (
    <>
      {fixed !== undefined && (
        <p role="status">
          <strong>Read-only:</strong> {fixed}
        </p>
      )}
      {files.length > 1 && (
        <label className="field">
          File
          <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
            {files.map(({ name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      )}
      {file !== undefined && (
        <FileText
          file={file}
          version={reply.version ?? ""}
          line={file.name === named ? Number(line) : undefined}
          isReadOnly={fixed !== undefined}
        />
      )}
    </>
  );
}

interface FileTextProps {
  readonly file: AdminConfigFile;
  readonly version: string;
  readonly line: number | undefined;
  readonly isReadOnly: boolean;
}

function FileText({ file, ...rest }: FileTextProps): ReactNode {
  if (file.text === undefined)
    return (
      <p role="status">
        {file.name}: {file.hiddenReason ?? "there is no text"}
      </p>
    );
  return (
    <Suspense fallback={<Loading />}>
      <Editor key={file.name} name={file.name} text={file.text} {...rest} />
    </Suspense>
  );
}
