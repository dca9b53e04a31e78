import { useQuery } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import { catalogueQuery } from "../../api/agents.ts";
import { topologyQuery } from "../../api/queries.ts";
import { MAX_OFFERED_URLS } from "../../bounds.ts";
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
  const name = topology.data?.backends.find((backend) => backend.id === id)?.name ?? id;
  const change = (next: { readonly q?: string; readonly item?: string }): void => {
    const { q: words, item: chosen } = { q, item, ...next };
    void navigate({
      search: {
        id,
        ...(words === "" ? {} : { q: words }),
        ...(chosen === "" ? {} : { item: chosen }),
      },
      replace: next.item === undefined,
    });
  };
  return (
    <>
      <p>
        <Link to="/mcp">All MCP servers</Link>
      </p>
      <h1>MCP server {name}</h1>
      <IdentityChoice onChange={setIdentity} />
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
      </div>
      <Loaded query={catalogue}>
        {(value) => {
          const chosen = value.items.find((each) => keyOfItem(each) === item);
          return (
            <>
              <CatalogueTable
                value={value}
                search={search}
                onChoose={(each) => change({ item: keyOfItem(each) })}
              />
              {chosen !== undefined && <ItemDetail key={item} item={chosen} urls={urls ?? []} />}
            </>
          );
        }}
      </Loaded>
    </>
  );
}
