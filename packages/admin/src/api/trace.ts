import type { AdminFinding } from "@edge-gateway/generated/types/index.ts";
import { LIMITS } from "@edge-gateway/generated/limits/index.ts";
import type { CelProblem } from "@edge-gateway/cel";
import { compileArrival } from "@edge-gateway/gateway/observe/traces/trace-filter";
import type { TraceFilter } from "@edge-gateway/gateway/observe/traces/trace-filter";
import type { WantedRequests } from "@edge-gateway/gateway/observe/traces/trace-hub";
import { MAX_TRACED_REQUESTS } from "../bounds.ts";
import { AdminRefusal } from "../problem.ts";
import { SAFE_HEADERS } from "../router.ts";
import { STREAM_HEADERS, streamTrace, watcherRefusal } from "../trace-stream.ts";
import type { ApiRequest, SomeHandlers } from "./operation.ts";
import type { ApiParts } from "./parts.ts";

const MOST_FINDINGS = LIMITS.adminProblem.findings.maxItems;

type TraceChoice = Omit<ApiRequest<"traceRequests">["query"], "detail">;
type Wanted = Omit<WantedRequests, "ready">;

const HOST = /^(?:\*\.)?(?:\[[\da-f:.]+\]|[^\s/*@?#:]+)$/i;

/** The operation `traceRequests`: the stream of `/debug/trace`, of requests that match. */
export function traceOperations({
  traces,
  settings,
}: Pick<ApiParts, "traces" | "settings">): SomeHandlers<"traceRequests"> {
  return {
    traceRequests: ({ query, response, caller }) => {
      const { detail = false, ...choice } = query;
      const wanted = wantedIn(choice);
      // A watcher without a response body would take a request that another watcher needs.
      if (response.req.method === "HEAD") {
        response.writeHead(200, { ...SAFE_HEADERS, ...STREAM_HEADERS }).end();
        return undefined;
      }
      const demand = { client: caller.from, detail, ...(wanted === undefined ? {} : { wanted }) };
      const { observability: limits } = settings;
      const limit = streamTrace(response, traces, demand, limits);
      if (limit === undefined) return undefined;
      const kind = limit === "maxTraceWatchers" ? "unavailable" : "too-many";
      throw new AdminRefusal(kind, watcherRefusal(limit, limits));
    },
  };
}

/** What the parameters want; undefined for the next request of anyone. */
function wantedIn({ sent, count = 1, ...choice }: TraceChoice): Wanted | undefined {
  if (count < 1 || count > MAX_TRACED_REQUESTS)
    throw refusal(`the parameter 'count' must be from 1 to ${MAX_TRACED_REQUESTS}`);
  const filter = filterOf(choice);
  const isChosen = count > 1 || Object.keys(filter).length > 0;
  if (sent === undefined) return isChosen ? { filter, count } : undefined;
  if (!isChosen) return { filter, count, sent };
  throw refusal("the parameter 'sent' names one request, so no other parameter can choose one");
}

function filterOf({
  filter: expression,
  ...rest
}: Omit<TraceChoice, "sent" | "count">): TraceFilter {
  const { host, pathPrefix } = rest;
  if (host !== undefined && !HOST.test(host))
    throw refusal("the parameter 'host' must be a host without a port, such as a.test or *.a.test");
  if (pathPrefix?.startsWith("/") === false)
    throw refusal("the parameter 'pathPrefix' must begin with /");
  if (expression === undefined) return rest;
  judge(expression);
  return { ...rest, expression };
}

function judge(filter: string): void {
  const expression = compileArrival(filter);
  if (!("problems" in expression)) return;
  const [first] = expression.problems;
  const place = first === undefined ? "" : ` at character ${first.offset + 1}: ${first.message}`;
  throw refusal(
    `the parameter 'filter' is wrong${place}`,
    expression.problems.slice(0, MOST_FINDINGS).map((problem) => findingOf(filter, problem)),
  );
}

function findingOf(source: string, { offset, message }: CelProblem): AdminFinding {
  const before = source.slice(0, offset).split("\n");
  return {
    file: "filter",
    line: before.length,
    column: (before.at(-1) ?? "").length + 1,
    path: "",
    severity: "error",
    code: "expression",
    message,
  };
}

function refusal(detail: string, findings?: readonly AdminFinding[]): AdminRefusal {
  return new AdminRefusal("bad-request", detail, findings === undefined ? {} : { findings });
}
