import type { AdminMcpServers } from "@edge-gateway/generated/types/index.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Moment } from "../../components/moment.tsx";
import { OpenToAll } from "../../components/table/open-to-all.tsx";
import { Place } from "../../components/place.tsx";
import { SortedTable } from "../../components/table/sorted-table.tsx";
import { withWords } from "../../components/with-words.ts";
import { eraText, stateText, targetRows, type TargetRow } from "./target-rows.ts";

const COLUMNS = [
  {
    name: "Server",
    order: { name: "server", value: ({ server }: TargetRow) => server },
    cell: ({ server, backend }: TargetRow) => (
      <Link to="/mcp/server" search={{ id: backend }}>
        {server}
      </Link>
    ),
  },
  {
    name: "Target",
    order: { name: "target", value: ({ name }: TargetRow) => name },
    cell: (row: TargetRow) => row.name,
  },
  {
    name: "State",
    order: { name: "state", value: ({ state }: TargetRow) => state },
    cell: stateText,
  },
  { name: "Last error", cell: (row: TargetRow) => <LastError row={row} />, isLong: true },
  {
    name: "Transport",
    order: { name: "transport", value: ({ transport }: TargetRow) => transport },
    cell: (row: TargetRow) => row.transport,
  },
  { name: "Address", cell: (row: TargetRow) => row.address ?? "" },
  { name: "Version", cell: eraText },
  { name: "Capabilities", cell: (row: TargetRow) => row.capabilities.join(", ") },
  { name: "Place", isPinned: true, cell: (row: TargetRow) => <Place place={row.place} /> },
];

interface ServerTableProps {
  readonly list: AdminMcpServers;
  readonly search: string;
}

/** The targets of all MCP servers. */
export function ServerTable({ list, search }: ServerTableProps): ReactNode {
  const rows = targetRows(list);
  const found = withWords(rows, search, ({ server, name, transport, address = "", state }) =>
    [server, name, transport, address, state].join(" "),
  );
  return (
    <>
      <p role="status">
        {found.length} of {rows.length} targets
        {list.omitted > 0 && `; ${list.omitted} more servers are left out`}
      </p>
      <OpenToAll
        use="see and call the tools of"
        closedBy="token"
        open={list.servers.flatMap(({ name, openPorts: ports }) =>
          ports === undefined ? [] : [{ name, ports }],
        )}
      />
      <SortedTable
        table="targets"
        label="Servers"
        columns={COLUMNS}
        rows={found}
        keyOf={({ server, name }) => JSON.stringify([server, name])}
        empty={
          rows.length === 0
            ? "No MCP servers are configured: add a backend with the section mcp."
            : "No target contains these words."
        }
      />
    </>
  );
}

function LastError({ row: { lastError, lastErrorAt } }: { readonly row: TargetRow }): ReactNode {
  if (lastError === undefined || lastErrorAt === undefined) return null;
  return (
    <>
      {lastError} (<Moment at={lastErrorAt} />)
    </>
  );
}
