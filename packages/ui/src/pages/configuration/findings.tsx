import type { AdminConfigVerdict } from "@edge-gateway/generated/types/index.ts";
import type { ReactNode, RefObject } from "react";

interface FindingsProps {
  readonly verdict: AdminConfigVerdict | undefined;
  readonly area: RefObject<HTMLTextAreaElement | null>;
}

/** What is wrong with the text; each finding leads to its line. */
export function Findings({ verdict, area }: FindingsProps): ReactNode {
  if (verdict === undefined) return <p role="status">Checking.</p>;
  const { findings, valid, omitted } = verdict;
  return (
    <>
      <p role="status">
        {valid ? "✓ The gateway can run this." : "✗ The gateway cannot run this."}
        {omitted > 0 && ` ${omitted} findings are not listed.`}
      </p>
      <ul>
        {findings.map(({ line, column, severity, message, suggestion, code }) => (
          <li key={`${line}:${column} ${code} ${message}`}>
            <button type="button" className="copied" onClick={() => select(area.current, line)}>
              {severity} in line {line}
            </button>
            : {message}
            {suggestion !== undefined && `; did you mean ${suggestion}?`}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Selects a line, which also scrolls to it. */
function select(area: HTMLTextAreaElement | null, line: number): void {
  if (area === null) return;
  const before = area.value.split("\n").slice(0, line - 1);
  const start = before.reduce((length, text) => length + text.length + 1, 0);
  const end = area.value.indexOf("\n", start);
  area.focus();
  area.setSelectionRange(start, end < 0 ? area.value.length : end);
}
