import { useQuery } from "@tanstack/react-query";
import { getRouteApi } from "@tanstack/react-router";
import { useDeferredValue } from "react";
import type { ReactNode } from "react";
import { mcpServersQuery, mcpSessionsQuery } from "../../api/agents.ts";
import { Add } from "../../components/add.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { Search } from "../../components/search.tsx";
import { ServerTable } from "./server-table.tsx";
import { SessionTable } from "./session-table.tsx";

const route = getRouteApi("/mcp");

/** What do agents see? MCP servers with the state of their targets, and the sessions of clients. */
export function Mcp(): ReactNode {
  const { q = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const search = useDeferredValue(q);
  const servers = useQuery(mcpServersQuery);
  const sessions = useQuery(mcpSessionsQuery);
  const change = (value: string): void =>
    void navigate({
      search: (shown) => {
        const { q: _, ...others } = shown;
        return value === "" ? others : { ...others, q: value };
      },
      replace: true,
    });
  return (
    <>
      <h1>MCP</h1>
      <div className="bar">
        <Search value={q} placeholder="server, target, client or owner" onChange={change} />
        <Add kind="mcp" text="Add an MCP server" />
      </div>
      <h2>Servers</h2>
      <Loaded query={servers}>{(value) => <ServerTable list={value} search={search} />}</Loaded>
      <h2>Sessions</h2>
      <Loaded query={sessions}>
        {(value) => <SessionTable list={value} servers={servers.data} search={search} />}
      </Loaded>
    </>
  );
}
