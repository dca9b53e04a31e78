import type { AdminConfigVerdict } from "@edge-gateway/generated/types/index.ts";
import type { ReactNode } from "react";
import { Marked } from "../../components/marked.tsx";

interface FindingsProps {
  readonly verdict: AdminConfigVerdict | undefined;
  readonly onChoose: (line: number) => void;
}

/** What is wrong with the text; each finding leads to its line. */
export function Findings({ verdict, onChoose }: FindingsProps): ReactNode {
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
            <button type="button" className="copied" onClick={() => onChoose(line)}>
              {severity} in line {line}
            </button>
            : <Marked text={message} />
            {suggestion !== undefined && `; did you mean ${suggestion}?`}
          </li>
        ))}
      </ul>
    </>
  );
}
