import type { AdminRequestLog, AdminRequestRecord } from "@edge-gateway/generated/types/index.ts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ReactNode } from "react";
import { requestsQuery } from "../../api/requests.ts";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { VirtualTable } from "../../components/virtual-table.tsx";
import { dollarsText } from "./spending.ts";

const FIELDS = [
  { field: "key", label: "Key" },
  { field: "user", label: "User" },
  { field: "team", label: "Team" },
  { field: "model", label: "Model" },
  { field: "route", label: "Route" },
  { field: "status", label: "Status", hint: "429 or 5xx" },
  { field: "error", label: "Text of the error" },
  { field: "from", label: "Since", hint: "24h" },
] as const;

type Field = (typeof FIELDS)[number]["field"];

const COLUMNS = [
  { name: "Time", cell: ({ timestamp }: AdminRequestRecord) => <Moment at={timestamp} /> },
  { name: "Kind", cell: ({ kind }: AdminRequestRecord) => kind },
  {
    name: "Model, tool or path",
    cell: (record: AdminRequestRecord) =>
      record["gen_ai.request.model"] ??
      record["gen_ai.tool.name"] ??
      record["mcp.method.name"] ??
      record["url.path"],
  },
  {
    name: "Key or user",
    cell: ({ key = "", user = "", team }: AdminRequestRecord) =>
      team === undefined ? key || user : `${key || user} (${team})`,
  },
  {
    name: "Status",
    cell: (record: AdminRequestRecord) => record["http.response.status_code"] || "no response",
  },
  {
    name: "Tokens in",
    cell: (record: AdminRequestRecord) => record["gen_ai.usage.input_tokens"] ?? "",
  },
  {
    name: "Tokens out",
    cell: (record: AdminRequestRecord) => record["gen_ai.usage.output_tokens"] ?? "",
  },
  {
    name: "Cost",
    cell: (record: AdminRequestRecord) => dollarsText(record["llm.cost.nanodollars"]),
  },
  { name: "Milliseconds", cell: ({ duration }: AdminRequestRecord) => duration },
  { name: "Error", cell: (record: AdminRequestRecord) => record["error.message"] ?? "" },
  { name: "Trace", cell: (record: AdminRequestRecord) => record["trace.id"] ?? "" },
];

/** The log of requests, which can be searched. */
export function LoggedCalls({ log }: { readonly log: AdminRequestLog }): ReactNode {
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({});
  const set = Object.entries(typed).filter(([, value]) => value !== "");
  const requests = useInfiniteQuery(requestsQuery(Object.fromEntries(set)));
  const found = requests.data?.pages.flatMap(({ records }) => records) ?? [];
  return (
    <>
      <h2>Calls</h2>
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
              value={typed[field] ?? ""}
              placeholder={"hint" in more ? more.hint : "any"}
              onChange={({ target }) => setTyped({ ...typed, [field]: target.value })}
            />
          </label>
        ))}
      </form>
      {requests.error !== null && <Fault error={requests.error} />}
      <VirtualTable
        label="Calls"
        columns={COLUMNS}
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
