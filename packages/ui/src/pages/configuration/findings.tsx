import type { AdminConfigVerdict } from "@edge-gateway/generated/types/index.ts";
import type { ReactNode, RefObject } from "react";
import { selectLine } from "./select-line.ts";

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
            <button type="button" className="copied" onClick={() => selectLine(area.current, line)}>
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
