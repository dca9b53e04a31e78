import { useMemo, useState } from "react";
import type { ReactNode } from "react";
import { changedLines } from "./changed-lines.ts";
import type { Fold } from "./changed-lines.ts";

interface DifferenceProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The changed lines of a text; those far from a change are shown when a person asks for them. */
export function Difference({ label, before, after }: DifferenceProps): ReactNode {
  const lines = useMemo(() => changedLines(before, after), [before, after]);
  let number = 0;
  return (
    <pre className="difference" role="region" aria-label={label} tabIndex={0}>
      {lines.map((line) => {
        const key = number++;
        const { kind, text } = line;
        if (kind === "folded") return <Folded key={key} fold={line} />;
        if (kind === "removed") return <del key={key}>{`- ${text}\n`}</del>;
        if (kind === "added") return <ins key={key}>{`+ ${text}\n`}</ins>;
        return <span key={key}>{`  ${text}\n`}</span>;
      })}
    </pre>
  );
}

/** Lines that both texts have, behind a button. */
function Folded({ fold: { text, count } }: { readonly fold: Fold }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const lines = count === 1 ? "1 unchanged line" : `${count.toLocaleString()} unchanged lines`;
  return (
    <>
      <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {lines}
      </button>
      {`\n${isOpen ? `${text.replaceAll(/^/gm, "  ")}\n` : ""}`}
    </>
  );
}
