import type {
  AdminMcpServers,
  AdminMcpSession,
  AdminMcpSessions,
} from "@edge-gateway/generated/types/index.ts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { mcpSessionsQuery } from "../../api/agents.ts";
import { admin } from "../../api/client.ts";
import { Confirmed } from "../../components/confirmed.tsx";
import { Copied } from "../../components/copied.tsx";
import { Fault } from "../../components/fault.tsx";
import { Moment } from "../../components/moment.tsx";
import { SortedTable } from "../../components/table/sorted-table.tsx";
import { withWords } from "../../components/with-words.ts";
import { sessionsApart } from "./sessions-apart.ts";

interface SessionTableProps {
  readonly list: AdminMcpSessions;
  /** The servers of the configuration; undefined while they are not known. */
  readonly servers: AdminMcpServers | undefined;
  readonly search: string;
}

/** The sessions of MCP clients; each can be ended. */
export function SessionTable({ list, servers, search }: SessionTableProps): ReactNode {
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: async (ids: readonly string[]) => {
      for (const id of ids) await admin.call("endMcpSession", { query: { id } });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: mcpSessionsQuery.queryKey }),
  });
  const { omitted } = list;
  const { sessions, left } = sessionsApart(list.sessions, servers);
  const found = withWords(sessions, search, ({ id, client, owner, backend, route, targets }) =>
    [id, client, owner, backend, route, ...targets].join(" "),
  );
  const columns = columnsWith((id) => ending.mutate([id]));
  return (
    <>
      <p role="status">
        {found.length} of {sessions.length} sessions
        {omitted > 0 && `; ${omitted} more are left out`}
        {ending.isSuccess && endedText(ending.variables)}
      </p>
      <LeftSessions left={left} onEnd={ending.mutate} />
      {ending.error !== null && <Fault error={ending.error} />}
      <SortedTable
        table="sessions"
        label="Sessions"
        columns={columns}
        rows={found}
        keyOf={({ id }) => id}
        empty={
          sessions.length === 0 ? "No client has a session." : "No session contains these words."
        }
      />
    </>
  );
}

function endedText(ids: readonly string[]): string {
  return ids.length === 1 ? `; session ${ids.join()} has ended` : `; ${ids.length} sessions ended`;
}

interface LeftSessionsProps {
  readonly left: readonly AdminMcpSession[];
  readonly onEnd: (ids: readonly string[]) => void;
}

/** What is left of servers that were removed: no request reaches these sessions until they end by themselves. */
function LeftSessions({ left, onEnd }: LeftSessionsProps): ReactNode {
  if (left.length === 0) return null;
  const names = [...new Set(left.map(({ backend }) => backend))].join(", ");
  const sessions = left.length === 1 ? "1 session" : `${left.length} sessions`;
  return (
    <div className="bar">
      <span>
        {sessions} of removed servers ({names}) wait for their end; no request reaches them.
      </span>
      <Confirmed
        name="End them"
        object={`(${sessions} of removed servers)`}
        onConfirm={() => onEnd(left.map(({ id }) => id))}
      >
        Their clients cannot use them any more. They end at once instead of after their idle time.
      </Confirmed>
    </div>
  );
}

function columnsWith(onEnd: (id: string) => void) {
  return [
    { name: "Session", cell: ({ id }: AdminMcpSession) => <Copied text={id} /> },
    {
      name: "Client",
      order: { name: "client", value: ({ client }: AdminMcpSession) => client },
      cell: ({ client }: AdminMcpSession) => client || "not named",
    },
    {
      name: "Owner",
      order: { name: "owner", value: ({ owner }: AdminMcpSession) => owner },
      cell: ({ owner }: AdminMcpSession) => owner || "not authenticated",
    },
    {
      name: "Server",
      order: { name: "backend", value: ({ backend }: AdminMcpSession) => backend },
      cell: ({ backend }: AdminMcpSession) => backend,
    },
    {
      name: "Route",
      order: { name: "route", value: ({ route }: AdminMcpSession) => route },
      cell: ({ route }: AdminMcpSession) => route,
    },
    { name: "Targets", cell: ({ targets }: AdminMcpSession) => targets.join(", ") },
    {
      name: "Begun",
      order: { name: "begun", value: ({ begun }: AdminMcpSession) => begun },
      cell: ({ begun }: AdminMcpSession) => <Moment at={begun} />,
    },
    {
      name: "Open streams",
      order: { name: "streams", value: ({ streams }: AdminMcpSession) => streams, isFigure: true },
      cell: ({ streams }: AdminMcpSession) => streams,
    },
    {
      name: "Action",
      cell: ({ id, client }: AdminMcpSession) => (
        <Confirmed name="End" object={`session ${id}`} onConfirm={() => onEnd(id)}>
          {client || "The client"} gets 404 for its next request, and may begin a new session. The
          session ends at its targets, too.
        </Confirmed>
      ),
    },
  ];
}
