import type { AdminFinding } from "@edge-gateway/generated/types/index.ts";
import { DATABASE_FILE } from "@edge-gateway/translate/diagnostics/database-file";
import { useMemo, useRef } from "react";
import type { ReactNode } from "react";
import { Fault } from "../../components/fault.tsx";
import { Undo } from "../history/undo.tsx";
import { Findings } from "./findings.tsx";
import { CodeEditor } from "./code-editor.tsx";
import type { CodeHandle } from "./code-editor.tsx";
import { Newer, Review } from "./review.tsx";
import { useChange } from "./use-change.ts";
import type { Base } from "./use-change.ts";
import { useVerdict } from "./use-verdict.ts";
import { withoutTypedSecrets } from "./without-typed-secrets.ts";

interface EditorProps extends Base {
  readonly name: string;
  readonly isReadOnly: boolean;
  /** The line to begin with; undefined begins without the focus. */
  readonly line: number | undefined;
}

/** What is shown in place of a text whose secrets cannot be hidden. */
const UNSHOWN = "The lines are not shown: a secret in them cannot be hidden.";
const NONE: readonly AdminFinding[] = [];

/** The text of a file: what is wrong with it, what it would change, and the change itself. */
export function Editor({ name, text, version, isReadOnly, line }: EditorProps): ReactNode {
  const change = useChange(name, { text, version });
  const { base, draft, review, fault, newer, said, message, setMessage } = change;
  const code = useRef<CodeHandle>(null);
  const judged = useVerdict(name, draft);
  const isCompared = review !== undefined || newer !== undefined;
  const shown = useMemo(
    () => (isCompared ? (withoutTypedSecrets(base.text, String(draft)) ?? UNSHOWN) : ""),
    [isCompared, base, draft],
  );
  return (
    <>
      <p>
        <strong>{name}</strong>{" "}
        <span className="quiet">
          Marks such as <code>{"<redacted:…>"}</code> stand for secrets and may stay. Ctrl and the
          space bar offer words.
          {name === DATABASE_FILE &&
            " The database keeps objects, not text: comments are not kept, and after a change this is what is stored."}
        </span>
      </p>
      <CodeEditor
        ref={code}
        label={`Text of ${name}`}
        text={draft}
        isReadOnly={isReadOnly}
        findings={judged.verdict?.findings ?? NONE}
        line={line}
        onChange={change.edit}
      />
      <Findings said={judged} onChoose={(at) => code.current?.selectLine(at)} />
      <div className="bar">
        <button type="button" disabled={draft === base.text} onClick={() => void change.compare()}>
          Show what changes
        </button>
        <button type="button" disabled={draft === base.text} onClick={() => change.edit(base.text)}>
          Discard
        </button>
      </div>
      <p role="status">{said}</p>
      <Undo wayBack={change.wayBack} onUndone={() => void change.readAgain()} />
      {fault !== undefined && <Fault error={fault} />}
      {newer !== undefined && (
        <Newer {...{ base, newer }} draft={shown} onKeep={() => change.rebase(newer)} />
      )}
      {review !== undefined && (
        <Review
          {...{ review, base, isReadOnly, message }}
          draft={shown}
          onMessage={setMessage}
          onApply={() => void change.apply()}
        />
      )}
    </>
  );
}
