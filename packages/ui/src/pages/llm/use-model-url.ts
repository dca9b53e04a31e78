import { useQuery } from "@tanstack/react-query";
import { topologyQuery } from "../../api/queries.ts";
import { clientUrls } from "../../live/client-urls.ts";

/** Kinds of backends that serve models. */
const OF_MODELS = ["ai", "models"];

/** The URL of the first route that leads to models, for clients; empty if none does. */
export function useModelUrl(): string {
  const { data: topology } = useQuery(topologyQuery({ backend: OF_MODELS.join(), limit: 1 }));
  if (topology === undefined) return "";
  const backends = topology.backends.filter(({ kind }) => OF_MODELS.includes(kind));
  const ids = new Set(backends.map(({ id }) => id));
  const [first = ""] = clientUrls(topology, ids, location.hostname);
  return first;
}
