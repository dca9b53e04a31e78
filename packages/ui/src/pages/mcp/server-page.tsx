import type {
  AdminMcpCatalogue,
  AdminMcpItem,
  AdminRoute,
} from "@edge-gateway/generated/types/index.ts";
import { useQuery } from "@tanstack/react-query";
import type { UseQueryResult } from "@tanstack/react-query";
import { getRouteApi, Link } from "@tanstack/react-router";
import { Fragment, useDeferredValue, useState } from "react";
import type { ReactNode } from "react";
import { catalogueQuery, mcpServersQuery } from "../../api/agents.ts";
import { topologyQuery } from "../../api/queries.ts";
import { MAX_OFFERED_URLS } from "../../bounds.ts";
import { Add } from "../../components/add.tsx";
import { addressOfPlace } from "../../components/change/address-of-place.ts";
import { ChangeLink } from "../../components/change/change-link.tsx";
import { Loaded } from "../../components/loaded.tsx";
import { Search } from "../../components/search.tsx";
import { clientUrls } from "../../live/client-urls.ts";
import { CatalogueTable } from "./catalogue-table.tsx";
import { lackedBy } from "./demands.ts";
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
  // One token for the page: who is it, and what may it call.
  const [credential, setCredential] = useState("");
  const catalogue = useQuery(catalogueQuery(id, identity));
  const topology = useQuery(topologyQuery({ backend: id, limit: MAX_OFFERED_URLS }));
  const address = useAddress(id);
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
      <IdentityChoice
        isDemanding={catalogue.data && catalogue.data.demands.length > 0}
        {...{ credential }}
        onCredential={setCredential}
        onChange={setIdentity}
      />
      <Ways routes={topology.data?.routes ?? []} />
      <div className="bar">
        <Search
          value={q}
          placeholder="name, target or description"
          onChange={(words) => change({ q: words })}
        />
        <ReadAgain query={catalogue} />
        <Changes server={id} address={address} catalogue={catalogue.data} />
      </div>
      <Loaded query={catalogue}>
        {(value) => (
          <Seen
            {...{ server: id, address, value, identity, search, item, urls: urls ?? [] }}
            {...{ credential }}
            onCredential={setCredential}
            onChoose={choose}
          />
        )}
      </Loaded>
    </>
  );
}

function ReadAgain({ query }: { readonly query: UseQueryResult<AdminMcpCatalogue> }): ReactNode {
  return (
    <button type="button" disabled={query.isFetching} onClick={() => void query.refetch()}>
      Read it again
    </button>
  );
}

/** The address of the object that has the server; undefined if no form can change it. */
function useAddress(id: string): string | undefined {
  const place = useQuery(mcpServersQuery).data?.servers.find(
    ({ backend }) => backend === id,
  )?.place;
  return place && addressOfPlace(place);
}

/** The routes that lead to the server: this page judges only the rules of MCP, not who gets that far. */
function Ways({ routes }: { readonly routes: readonly AdminRoute[] }): ReactNode {
  if (routes.length === 0) return null;
  return (
    <p className="quiet">
      This page judges the rules of MCP. Clients must first pass the policies of the{" "}
      {routes.length === 1 ? "route" : "routes"}{" "}
      {routes.map(({ id, name }, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <Link to="/traffic/route" search={{ id }}>
            {name}
          </Link>
        </Fragment>
      ))}
      .
    </p>
  );
}

interface ChangesProps {
  readonly server: string;
  /** The address of the server; undefined if no form can change it. */
  readonly address: string | undefined;
  /** Undefined until it is read. */
  readonly catalogue: AdminMcpCatalogue | undefined;
}

/** Leads to the forms that change what agents may do with the server. */
function Changes({ server, address, catalogue }: ChangesProps): ReactNode {
  const { route: given } = catalogue ?? {};
  const isDone = catalogue?.demands.includes("jwtAuthentication") === true;
  return (
    <>
      <ChangeLink address={address} text="Change the server" />
      <Add kind="tool" text="Hide a tool" given={{ server }} />
      {given !== undefined && !isDone && (
        <Add kind="token" text="Demand tokens (OAuth)" given={{ route: given }} />
      )}
    </>
  );
}

interface SeenProps extends Pick<ChangesProps, "server" | "address"> {
  readonly value: AdminMcpCatalogue;
  /** The variables of the client as JSON; empty: nobody is signed in. */
  readonly identity: string;
  readonly search: string;
  /** The key of the chosen item; empty if none is. */
  readonly item: string;
  readonly urls: readonly string[];
  readonly credential: string;
  readonly onCredential: (credential: string) => void;
  readonly onChoose: (item: AdminMcpItem) => void;
}

/** What a client sees of the server, and the chosen item. */
function Seen(props: SeenProps): ReactNode {
  const { server, address, value, identity, search, item, urls, onChoose } = props;
  const { credential, onCredential } = props;
  const lacked = lackedBy(value, identity);
  return (
    <>
      <Lacked text={lacked} />
      <p>Choose a name to see its definition and to call it as a client would.</p>
      <CatalogueTable {...{ value, lacked, search, onChoose }} />
      <ItemDetail
        key={item}
        catalogue={value}
        chosen={item}
        {...{ server, address, lacked, urls, credential, onCredential }}
      />
    </>
  );
}

/** Why a client sees nothing, whatever the rules of MCP say. */
function Lacked({ text }: { readonly text: string }): ReactNode {
  if (text === "") return null;
  return (
    <p role="status" className="warn">
      This client sees nothing: the route demands {text}. The rules below would decide after that.
    </p>
  );
}
