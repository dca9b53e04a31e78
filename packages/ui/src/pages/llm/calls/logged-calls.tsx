import type { AdminRequestLog, AdminRequestRecord } from "@edge-gateway/generated/types/index.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import type { ReactNode } from "react";
import type { LOG_FIELDS } from "../../../api/log-fields.ts";
import { requestsQuery } from "../../../api/requests.ts";
import { Fault } from "../../../components/fault.tsx";
import { Moment } from "../../../components/moment.tsx";
import { SortedTable } from "../../../components/table/sorted-table.tsx";
import { dollarsText } from "../spending.ts";

const FIELDS = [
  { field: "key", label: "Key" },
  { field: "user", label: "User" },
  { field: "team", label: "Team" },
  { field: "model", label: "Model" },
  { field: "route", label: "Route" },
  { field: "status", label: "Status", hint: "429 or 5xx" },
  { field: "error", label: "Text of the error" },
  { field: "from", label: "Since", hint: "24h" },
  { field: "trace", label: "Trace" },
] as const;

/** What is searched in the log, as the URL has it. */
export type LogSearch = { readonly [Each in (typeof LOG_FIELDS)[number]]?: string };

/** A column whose rows are ordered by a value of the record. */
function column(
  name: string,
  value: (record: AdminRequestRecord) => string | number | undefined,
  cell: (record: AdminRequestRecord) => ReactNode = value,
) {
  return { name, order: { name: name.toLowerCase().replaceAll(/\W+/g, "-"), value }, cell };
}

const COLUMNS = [
  column(
    "Time",
    ({ timestamp }) => timestamp,
    ({ timestamp }) => <Moment at={timestamp} />,
  ),
  column("Kind", ({ kind }) => kind),
  column(
    "Model, tool or path",
    (record) =>
      record["gen_ai.request.model"] ??
      record["gen_ai.tool.name"] ??
      record["mcp.method.name"] ??
      record["url.path"],
  ),
  column("Key or user", ({ key = "", user = "", team }) =>
    team === undefined ? key || user : `${key || user} (${team})`,
  ),
  column(
    "Status",
    (record) => record["http.response.status_code"],
    (record) => record["http.response.status_code"] || "no response",
  ),
  column("Tokens in", (record) => record["gen_ai.usage.input_tokens"]),
  column("Tokens out", (record) => record["gen_ai.usage.output_tokens"]),
  column(
    "Cost",
    (record) => record["llm.cost.nanodollars"],
    (record) => dollarsText(record["llm.cost.nanodollars"]),
  ),
  column("Milliseconds", ({ duration }) => duration),
  column("Error", (record) => record["error.message"]),
];

/** The way from a record to all of its trace: calls of models and tools that one request has led to. */
function traceColumn(search: LogSearch, onSearch: (search: LogSearch) => void) {
  return {
    name: "Trace",
    cell: ({ "trace.id": trace }: AdminRequestRecord): ReactNode =>
      trace !== undefined && (
        <button
          type="button"
          className="copied"
          aria-pressed={search.trace === trace}
          title={`All records of the trace ${trace}`}
          onClick={() => onSearch({ trace })}
        >
          <code>{trace.slice(0, SHOWN_OF_TRACE)}…</code>
        </button>
      ),
  };
}

/** Characters of the id of a trace that tell traces of a page apart. */
const SHOWN_OF_TRACE = 8;

interface LoggedCallsProps {
  readonly log: AdminRequestLog;
  readonly search: LogSearch;
  readonly onSearch: (search: LogSearch) => void;
}

/** The log of requests, which can be searched. */
export function LoggedCalls({ log, search, onSearch }: LoggedCallsProps): ReactNode {
  const requests = useInfiniteQuery(requestsQuery(search));
  const columns = useMemo(() => [...COLUMNS, traceColumn(search, onSearch)], [search, onSearch]);
  const found = requests.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <>
      <LogState {...log} />
      <form
        className="bar"
        aria-label="Search in the log"
        onSubmit={(event) => event.preventDefault()}
      >
        {FIELDS.map(({ field, label, ...more }) => (
          <label key={field} className="field">
            {label}
            <input
              value={search[field] ?? ""}
              placeholder={"hint" in more ? more.hint : "any"}
              onChange={({ target }) => {
                const { [field]: _, ...others } = search;
                onSearch(target.value === "" ? others : { ...others, [field]: target.value });
              }}
            />
          </label>
        ))}
        {Object.keys(search).length > 0 && (
          <button type="button" onClick={() => onSearch({})}>
            Show all
          </button>
        )}
      </form>
      {requests.error !== null && <Fault error={requests.error} />}
      {requests.hasNextPage && (
        <p className="quiet">A column orders the requests that are loaded.</p>
      )}
      <SortedTable
        table="calls"
        label="Calls"
        columns={columns}
        rows={found}
        keyOf={({ id }) => id}
        empty={requests.isPending ? "The log is searched." : "No request was found so far."}
      />
      {requests.hasNextPage && (
        <button
          type="button"
          disabled={requests.isFetchingNextPage}
          onClick={() => void requests.fetchNextPage()}
        >
          Search older requests
        </button>
      )}
    </>
  );
}

/** What of the log is missing, and why. */
function LogState({ dropped, problem }: AdminRequestLog): ReactNode {
  return (
    <p role="status">
      {dropped > 0 && `${dropped} records were dropped. `}
      {problem !== undefined && `Records wait, because they cannot be written: ${problem}`}
    </p>
  );
}
