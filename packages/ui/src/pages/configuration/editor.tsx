import { useEffect, useId, useRef } from "react";
import type { ReactNode } from "react";
import { Fault } from "../../components/fault.tsx";
import { Findings } from "./findings.tsx";
import { selectLine } from "./select-line.ts";
import { Newer, Review } from "./review.tsx";
import { useChange } from "./use-change.ts";
import type { Base } from "./use-change.ts";
import { useVerdict } from "./use-verdict.ts";

interface EditorProps extends Base {
  readonly name: string;
  readonly isReadOnly: boolean;
  /** The line to begin with; undefined begins without the focus. */
  readonly line: number | undefined;
}

/** The text of a file: what is wrong with it, what it would change, and the change itself. */
export function Editor({ name, text, version, isReadOnly, line }: EditorProps): ReactNode {
  const change = useChange(name, { text, version });
  const { base, draft, review, fault, newer, said, message, setMessage } = change;
  const area = useRef<HTMLTextAreaElement>(null);
  const verdict = useVerdict(name, draft);
  const id = useId();
  useEffect(() => {
    if (line !== undefined) selectLine(area.current, line);
  }, [line]);
  return (
    <>
      <label htmlFor={id}>
        {name}; marks such as <code>{"<redacted:…>"}</code> stand for secrets and may stay
      </label>
      <textarea
        id={id}
        ref={area}
        className="editor"
        spellCheck={false}
        readOnly={isReadOnly}
        value={draft}
        onChange={({ target }) => change.edit(target.value)}
      />
      <Findings verdict={verdict} area={area} />
      <div className="bar">
        <button type="button" disabled={draft === base.text} onClick={() => void change.compare()}>
          Show what changes
        </button>
        <button type="button" disabled={draft === base.text} onClick={() => change.edit(base.text)}>
          Discard
        </button>
      </div>
      <p role="status">{said}</p>
      {fault !== undefined && <Fault error={fault} />}
      {newer !== undefined && (
        <Newer base={base} newer={newer} onKeep={() => change.rebase(newer)} />
      )}
      {review !== undefined && (
        <Review
          {...{ review, base, draft, isReadOnly, message }}
          onMessage={setMessage}
          onApply={() => void change.apply()}
        />
      )}
    </>
  );
}
