import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { topologyQuery } from "../../api/queries.ts";
import { exampleUrl } from "./rows.ts";

/** Leads to the form that sends a request for a URL through the gateway, and traces it. */
export function TryIt({ url }: { readonly url: string }): ReactNode {
  return (
    <Link to="/trace" search={{ url }}>
      try it: send a request, and trace it
    </Link>
  );
}

/** An item of a list that leads to a request which a route takes; nothing if the gateway has no such route. */
export function TryRouteItem({ id }: { readonly id: string }): ReactNode {
  const { data } = useQuery(topologyQuery({ route: id }));
  const [route] = data?.routes ?? [];
  const url = data === undefined || route === undefined ? undefined : exampleUrl(route, data);
  return url === undefined ? null : (
    <li>
      Route {id}: <TryIt url={url} />
    </li>
  );
}
