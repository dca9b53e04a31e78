import { CEL_SCOPE_WORDS } from "@edge-gateway/generated/cel/words.ts";
import { getRouteApi } from "@tanstack/react-router";
import { useState } from "react";
import type { ReactNode } from "react";
import { Copied } from "../../components/copied.tsx";
import { VirtualTable } from "../../components/table/virtual-table.tsx";
import { Input } from "./input.tsx";
import { Result } from "./result.tsx";
import { useResult } from "./use-result.ts";
import { isScope, SCOPE_NAMES, variableRows } from "./variables.ts";
import type { ScopeName, VariableRow } from "./variables.ts";

const route = getRouteApi("/cel");

const EXAMPLE = `{
  "request": {
    "method": "GET",
    "path": "/orders/1",
    "headers": { "x-user": "ann" }
  }
}`;

const COLUMNS = [
  { name: "Variable", cell: ({ name }: VariableRow) => <Copied text={name} /> },
  { name: "Type", cell: ({ type }: VariableRow) => type },
  { name: "What it is", cell: ({ words }: VariableRow) => words, isLong: true },
];

/** What would this expression say? Its result and cost over an input, and where it may be used. */
export function Cel(): ReactNode {
  const { expression = "", scope: named = "" } = route.useSearch();
  const scope = isScope(named) ? named : "request";
  const navigate = route.useNavigate();
  const [input, setInput] = useState(EXAMPLE);
  const outcome = useResult({ expression, scope, input });
  const change = (next: { readonly expression?: string; readonly scope?: string }): void =>
    void navigate({ search: { expression, scope, ...next }, replace: true });
  return (
    <>
      <h1>CEL</h1>
      <label className="field">
        Expression
        <textarea
          rows={3}
          spellCheck={false}
          placeholder={'request.headers["x-user"] == "ann"'}
          value={expression}
          onChange={({ target }) => change({ expression: target.value })}
        />
      </label>
      <ScopeChoice scope={scope} onChange={(next) => change({ scope: next })} />
      <Input text={input} onChange={setInput} />
      <h2>Result</h2>
      <Result outcome={outcome} />
      <h2>Variables</h2>
      <VirtualTable
        label="Variables"
        columns={COLUMNS}
        rows={variableRows(scope)}
        keyOf={({ name }) => name}
        empty=""
      />
    </>
  );
}

interface ScopeChoiceProps {
  readonly scope: ScopeName;
  readonly onChange: (scope: ScopeName) => void;
}

function ScopeChoice({ scope, onChange }: ScopeChoiceProps): ReactNode {
  return (
    <div className="bar">
      <label className="field">
        Variables of
        <select
          value={scope}
          onChange={({ target }) => isScope(target.value) && onChange(target.value)}
        >
          {SCOPE_NAMES.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </label>
      <span className="quiet">{CEL_SCOPE_WORDS[scope]}</span>
    </div>
  );
}
