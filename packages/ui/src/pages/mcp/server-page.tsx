import type { AdminMcpItem, AdminRoute } from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Fragment, useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import { catalogueQuery } from "../../api/agents.ts";
import { topologyQuery } from "../../api/queries.ts";
import { MAX_OFFERED_URLS } from "../../bounds.ts";
import { Add } from "../../components/add.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { Search } from "../../components/search.tsx";
import { clientUrls } from "../../live/client-urls.ts";
import { CatalogueTable } from "./catalogue-table.tsx";
import { IdentityChoice } from "./identity-choice.tsx";
import { keyOfItem } from "./items.ts";
import { ItemDetail } from "./item-detail.tsx";

const route = getRouteApi("/mcp/server");

/** What does this MCP server have, who sees what, and what does a call of it say? */
export function McpServerPage(): ReactNode {
  const { id = "", q = "", item = "" } = route.useSearch();
  const navigate = route.useNavigate();
  const search = useDeferredValue(q);
  const [identity, setIdentity] = useState("");
  const catalogue = useQuery(catalogueQuery(id, identity));
  const topology = useQuery(topologyQuery({ backend: id, limit: MAX_OFFERED_URLS }));
  const urls = topology.data && clientUrls(topology.data, new Set([id]), location.hostname);
  const choose = (each: AdminMcpItem): void => change({ item: keyOfItem(each) });
  const change = (next: { readonly q?: string; readonly item?: string }): void => {
    const { q: words, item: chosen } = { q, item, ...next };
    void navigate({
      search: ({ sort }) => ({
        id,
        ...(sort === undefined ? {} : { sort }),
        ...(words === "" ? {} : { q: words }),
        ...(chosen === "" ? {} : { item: chosen }),
      }),
      replace: next.item === undefined,
    });
  };
  return (
    <>
      <p>
        <Link to="/mcp">All MCP servers</Link>
      </p>
      <h1>MCP server {topology.data?.backends.find((each) => each.id === id)?.name ?? id}</h1>
      <IdentityChoice onChange={setIdentity} />
      <Ways routes={topology.data?.routes ?? []} />
      <div className="bar">
        <Search
          value={q}
          placeholder="name, target or description"
          onChange={(words) => change({ q: words })}
        />
        <button
          type="button"
          disabled={catalogue.isFetching}
          onClick={() => void catalogue.refetch()}
        >
          Read it again
        </button>
        <Changes server={id} route={catalogue.data?.route} />
      </div>
      <Loaded query={catalogue}>
        {(value) => (
          <>
            <CatalogueTable {...{ value, search }} onChoose={choose} />
            <ItemDetail key={item} server={id} catalogue={value} chosen={item} urls={urls ?? []} />
          </>
        )}
      </Loaded>
    </>
  );
}

/** The routes that lead to the server: this page judges only the rules of MCP, not who gets that far. */
function Ways({ routes }: { readonly routes: readonly AdminRoute[] }): ReactNode {
  if (routes.length === 0) return null;
  return (
    <p className="quiet">
      What is judged here are the rules of MCP. Before them decide the policies of{" "}
      {routes.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <Link to="/traffic/route" search={{ id }}>
            {name}
          </Link>
        </Fragment>
      ))}
      , such as those that want a token.
    </p>
  );
}

interface ChangesProps {
  readonly server: string;
  /** A route that leads to the server; undefined if none does. */
  readonly route: string | undefined;
}

/** Leads to the forms that change what agents may do with the server. */
function Changes({ server, route: given }: ChangesProps): ReactNode {
  return (
    <>
      <Add kind="tool" text="Hide a tool" given={{ server }} />
      {given !== undefined && (
        <Add kind="token" text="Demand tokens (OAuth)" given={{ route: given }} />
      )}
    </>
  );
}
