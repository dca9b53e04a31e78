import type { ReactNode } from "react";
import { Fault } from "../../components/fault.tsx";
import { Marked } from "../../components/marked.tsx";
import type { TextVerdict } from "./use-verdict.ts";

interface FindingsProps {
  readonly said: TextVerdict;
  readonly onChoose: (line: number) => void;
}

/** What is wrong with the text; each finding leads to its line. */
export function Findings({ said, onChoose }: FindingsProps): ReactNode {
  const { verdict, problem, missing } = said;
  if (missing !== undefined || problem !== undefined) return <NotJudged {...said} />;
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

/** Why a text is not judged; nothing if it is. */
export function NotJudged({ problem, missing }: TextVerdict): ReactNode {
  if (missing !== undefined) return <Fault error={missing} />;
  return problem !== undefined && <p role="status">Not checked: {problem}.</p>;
}
