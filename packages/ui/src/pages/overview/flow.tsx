import type {
  AdminBackend,
  AdminEndpoint,
  AdminRoute,
  AdminTopology,
} from "@edge-gateway/generated/types/index.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

/** The picture shows the first routes; the table of the page Traffic shows all. */
const SHOWN = 12;

interface FlowProps {
  readonly topology: AdminTopology;
  readonly endpoints: readonly AdminEndpoint[];
}

/** The way from listeners over routes to backends, with the health of endpoints. */
export function Flow({ topology, endpoints }: FlowProps): ReactNode {
  const { listeners, routes, backends } = topology;
  const portOf = new Map(listeners.map(({ id, port, protocol }) => [id, `${protocol} :${port}`]));
  const backendOf = new Map(backends.map((backend) => [backend.id, backend]));
  if (routes.length === 0) return <p>No routes: the gateway answers each request with 404.</p>;
  return (
    <>
      <ol className="flow">
        {routes.slice(0, SHOWN).map((route) => (
          <li key={route.id}>
            <div className="node">
              {route.listeners.map((id) => portOf.get(id) ?? id).join(", ") || "no listener"}
            </div>
            <Arrow />
            <RouteNode route={route} />
            <Arrow />
            <div className="node">
              {route.backends.length === 0 && "no backend"}
              {route.backends.map(({ backend }) => (
                <BackendNode
                  key={backend}
                  backend={backendOf.get(backend)}
                  endpoints={endpoints.filter((endpoint) => endpoint.backend === backend)}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {routes.length > SHOWN && (
        <p>
          The first {SHOWN} of {routes.length} routes.
        </p>
      )}
    </>
  );
}

function Arrow(): ReactNode {
  return (
    <span className="arrow" aria-hidden="true">
      →
    </span>
  );
}

function RouteNode({ route }: { readonly route: AdminRoute }): ReactNode {
  return (
    <div className="node">
      <Link to="/traffic" search={{ q: route.name }}>
        {route.name}
      </Link>
      <div className="quiet">{route.hostnames.join(", ") || "any host"}</div>
    </div>
  );
}

interface BackendNodeProps {
  readonly backend: AdminBackend | undefined;
  readonly endpoints: readonly AdminEndpoint[];
}

function BackendNode({ backend, endpoints }: BackendNodeProps): ReactNode {
  if (backend === undefined) return <div>not found</div>;
  const ill = endpoints.filter(({ failsChecks, evictedFor }) => failsChecks || evictedFor > 0);
  return (
    <div>
      {backend.servers.join(", ") || backend.name} <span className="quiet">{backend.kind}</span>
      {ill.map(({ endpoint }) => (
        <div key={endpoint} className="bad">
          ✗ {endpoint}
        </div>
      ))}
      {endpoints.length > 0 && ill.length === 0 && (
        <div className="good">✓ {endpoints.length} healthy</div>
      )}
    </div>
  );
}
