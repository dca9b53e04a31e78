import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import { available } from "./config/config-versions.ts";
import type { SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";

const MOST_REPLICAS = LIMITS.adminReplicas.replicas.maxItems;
const MOST_CHARACTERS = LIMITS.adminText.maxLength;

/** The operation `getReplicas`. */
export function replicaOperations({
  replicas,
}: Pick<ApiParts, "replicas">): SomeHandlers<"getReplicas"> {
  return {
    getReplicas: async () => {
      if (replicas === undefined) return { value: { shared: false, replicas: [] } };
      const all = await available(() => replicas.list());
      const shown = all.slice(0, MOST_REPLICAS).map(({ problem, ...replica }) => ({
        ...replica,
        ...(problem === "" ? {} : { problem: problem.slice(0, MOST_CHARACTERS) }),
      }));
      return { value: { shared: true, replicas: shown } };
    },
  };
}
