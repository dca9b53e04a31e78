import type {
  AdminBackend,
  AdminEndpoint,
  AdminRoute,
  AdminTopology,
} from "@edge-gateway/generated/types/index.ts";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { rateText, shareText } from "../../live/figure-values.ts";
import type { Summary } from "../../live/figure-values.ts";
import type { Busy } from "../../live/use-busy.ts";
import { matchesText } from "../traffic/rows.ts";

interface FlowProps {
  readonly topology: AdminTopology;
  readonly endpoints: readonly AdminEndpoint[];
  readonly routeFigures: Busy;
  readonly backendFigures: Busy;
}

/** The way from listeners over routes to backends, with the health of endpoints and the last minute. */
export function Flow(props: FlowProps): ReactNode {
  const { topology, endpoints, routeFigures, backendFigures } = props;
  const { listeners, routes, backends, total } = topology;
  const portOf = new Map(listeners.map(({ id, port, protocol }) => [id, `${protocol} :${port}`]));
  const backendOf = new Map(backends.map((backend) => [backend.id, backend]));
  if (routes.length === 0) return <p>No routes: the gateway answers each request with 404.</p>;
  return (
    <>
      <p className="quiet">
        Requests are those of the last minute; a route or backend without figures had none.
      </p>
      <ol className="flow">
        {routes.map((route) => (
          <li key={route.id}>
            <div className="node">
              {route.listeners.map((id) => portOf.get(id) ?? id).join(", ") || "no listener"}
            </div>
            <Arrow />
            <RouteNode route={route} figures={routeFigures.get(route.id)} />
            <Arrow />
            <div className="node">
              {route.backends.length === 0 && "no backend"}
              {route.backends.map(({ backend }) => (
                <BackendNode
                  key={backend}
                  backend={backendOf.get(backend)}
                  endpoints={endpoints.filter((endpoint) => endpoint.backend === backend)}
                  figures={backendFigures.get(backend)}
                />
              ))}
            </div>
          </li>
        ))}
      </ol>
      {total > routes.length && (
        <p>
          The first {routes.length} of {total} routes.
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

interface RouteNodeProps {
  readonly route: AdminRoute;
  readonly figures: Summary | undefined;
}

function RouteNode({ route, figures }: RouteNodeProps): ReactNode {
  return (
    <div className="node">
      <Link to="/traffic/route" search={{ id: route.id }}>
        {route.name}
      </Link>
      <div className="quiet">
        {route.hostnames.join(", ") || "any host"}, {matchesText(route)}
      </div>
      <LastMinute figures={figures} />
    </div>
  );
}

interface BackendNodeProps {
  readonly backend: AdminBackend | undefined;
  readonly endpoints: readonly AdminEndpoint[];
  readonly figures: Summary | undefined;
}

function BackendNode({ backend, endpoints, figures }: BackendNodeProps): ReactNode {
  if (backend === undefined) return <div>not found</div>;
  const ill = endpoints.filter(({ failsChecks, evictedFor }) => failsChecks || evictedFor > 0);
  return (
    <div>
      {backend.servers.join(", ") || backend.name} <span className="quiet">{backend.kind}</span>
      <LastMinute figures={figures} />
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

/** The requests of the last minute, and the part of them that failed; nothing without requests. */
function LastMinute({ figures }: { readonly figures: Summary | undefined }): ReactNode {
  if (figures === undefined) return null;
  const { rate, failed, requests } = figures;
  return (
    <div title={`${requests} requests in the last minute`}>
      {rateText(rate)}
      {failed > 0 && <span className="bad"> ✗ {shareText(failed, requests)} failed</span>}
    </div>
  );
}
