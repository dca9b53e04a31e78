import type { AdminCelResult } from "@edge-gateway/generated/types/index.ts";
import type { ReactNode } from "react";
import { Fault } from "../../components/fault.tsx";
import { VirtualTable } from "../../components/table/virtual-table.tsx";
import { usesOf } from "./uses.ts";
import type { Use } from "./uses.ts";
import type { Outcome } from "./use-result.ts";

const INDENTATION = 2;

/** The result of an expression or why it has none, and where it may be used. */
export function Result({ outcome }: { readonly outcome: Outcome | undefined }): ReactNode {
  if (outcome === undefined) return <p role="status">Type an expression.</p>;
  const { expression, result, fault, wrongInput } = outcome;
  if (wrongInput !== undefined)
    return (
      <section className="fault fault-refusal" role="alert">
        <h3>The input cannot be used</h3>
        <p>{wrongInput}</p>
      </section>
    );
  if (fault !== undefined) return <Fault error={fault} />;
  if (result === undefined) return null;
  return (
    <>
      {result.problems.length > 0 ? (
        <Problems expression={expression} problems={result.problems} />
      ) : (
        <Value result={result} />
      )}
      {result.cost !== undefined && <Uses result={result} />}
    </>
  );
}

function Value({ result }: { readonly result: AdminCelResult }): ReactNode {
  const { value, cost = 0, maxCost, variables } = result;
  return (
    <>
      <p role="status">
        ✓ {value === undefined ? "It has no value." : "It has a value."} Cost: {cost} of {maxCost}{" "}
        units of work. It reads {variables.join(", ") || "no variable"}.
      </p>
      {value !== undefined && (
        <pre tabIndex={0} role="region" aria-label="Value">
          {JSON.stringify(value, undefined, INDENTATION)}
        </pre>
      )}
    </>
  );
}

interface ProblemsProps {
  readonly expression: string;
  readonly problems: AdminCelResult["problems"];
}

function Problems({ expression, problems }: ProblemsProps): ReactNode {
  return (
    <section className="fault fault-refusal" role="alert">
      <h3>It has no result</h3>
      <ul>
        {problems.map(({ message, offset }) => (
          <li key={`${offset} ${message}`}>
            {message}
            {offset !== undefined && <At expression={expression} offset={offset} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AtProps {
  readonly expression: string;
  readonly offset: number;
}

/** The line of a place in the expression, with the place marked. */
function At({ expression, offset }: AtProps): ReactNode {
  const before = expression.slice(0, offset).split("\n");
  const start = before.at(-1) ?? "";
  const rest = expression.slice(offset).split("\n")[0] ?? "";
  const [marked = " ", ...others] = rest;
  return (
    <>
      {" "}
      (line {before.length}, character {start.length + 1})
      <pre tabIndex={0}>
        {start}
        <mark>{marked}</mark>
        {others.join("")}
      </pre>
    </>
  );
}

const COLUMNS = [
  { name: "Field", cell: ({ field }: Use) => <code>{field}</code> },
  { name: "Variables of", cell: ({ scope }: Use) => scope },
  { name: "Result", cell: ({ results }: Use) => results },
];

/** The fields that have all variables of the expression and take its value. */
function Uses({ result }: { readonly result: AdminCelResult }): ReactNode {
  const uses = usesOf(result);
  return (
    <>
      <h2>Where it may be used</h2>
      <p role="status">
        {uses.length} fields; <code>*</code> stands for each item or name.
      </p>
      <VirtualTable
        label="Fields"
        columns={COLUMNS}
        rows={uses}
        keyOf={({ field }) => field}
        empty="No field takes such a value of these variables."
      />
    </>
  );
}
