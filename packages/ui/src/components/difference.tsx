import { useMemo } from "react";
import type { ReactNode } from "react";
import { changedLines } from "./changed-lines.ts";

interface DifferenceProps {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

/** The changed lines of a text. */
export function Difference({ label, before, after }: DifferenceProps): ReactNode {
  const lines = useMemo(() => changedLines(before, after), [before, after]);
  let number = 0;
  return (
    <pre className="difference" role="region" aria-label={label} tabIndex={0}>
      {lines.map(({ kind, text }) => {
        const key = number++;
        if (kind === "removed") return <del key={key}>{`- ${text}\n`}</del>;
        if (kind === "added") return <ins key={key}>{`+ ${text}\n`}</ins>;
        if (kind === "left out")
          return <span key={key} className="quiet">{`  … ${text} …\n`}</span>;
        return <span key={key}>{`  ${text}\n`}</span>;
      })}
    </pre>
  );
}
