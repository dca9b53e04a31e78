import { SendDesk } from "../send/send-desk.ts";
import { accessOperations } from "./access.ts";
import { configStatusOperations } from "./config/config-status.ts";
import { figureOperations } from "./figures.ts";
import { configurationOperations } from "./config/configuration.ts";
import { explainOperations } from "./explain.ts";
import { celOperations } from "./evaluate-cel.ts";
import type { ApiHandlers } from "./operation.ts";
import { loginOperations } from "./login.ts";
import type { ApiParts } from "./parts.ts";
import { callOperations } from "./calls.ts";
import { requestOperations } from "./requests/index.ts";
import { configTrialOperations } from "./config/config-trial.ts";
import { configVersionOperations } from "./config/config-versions.ts";
import { conversionOperations } from "./models/conversion.ts";
import { replicaOperations } from "./replicas.ts";
import { sendOperations } from "./send-request.ts";
import { listOperations } from "./topology/lists.ts";
import { keySetOperations } from "./key-sets.ts";
import { routeFailureOperations } from "./topology/route-failures.ts";
import { keyOperations } from "./models/keys.ts";
import { modelOperations } from "./models/models.ts";
import { mcpOperations } from "./mcp.ts";
import { mcpCatalogueOperations } from "./mcp-catalogue.ts";
import { replayOperations } from "./replay.ts";
import { runtimeOperations } from "./runtime.ts";
import { topologyOperations } from "./topology/topology.ts";
import { traceOperations } from "./trace.ts";

/** The handlers of all operations of the admin API. */
export function apiHandlers(parts: ApiParts): ApiHandlers {
  const desk = new SendDesk(() => performance.now(), Date.now);
  return {
    ...runtimeOperations(parts),
    ...accessOperations(),
    ...loginOperations(parts),
    ...configStatusOperations(parts),
    ...topologyOperations(parts),
    ...listOperations(parts),
    ...keySetOperations(parts),
    ...routeFailureOperations(parts),
    ...figureOperations(parts),
    ...mcpOperations(parts),
    ...mcpCatalogueOperations(parts),
    ...configurationOperations(parts),
    ...explainOperations(parts),
    ...celOperations(),
    ...replayOperations(parts),
    ...modelOperations(parts),
    ...keyOperations(parts),
    ...conversionOperations(parts),
    ...configTrialOperations(parts),
    ...configVersionOperations(parts),
    ...replicaOperations(parts),
    ...sendOperations(parts, desk),
    ...traceOperations(parts),
    ...callOperations(parts, desk),
    ...requestOperations(parts),
  };
}
