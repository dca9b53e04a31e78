import { type CaseReport, caseReport } from "../report.ts";
import { type Sample, interleaved, sampleOf } from "../sample.ts";
import { median } from "../statistics.ts";
import { mcpLoadProgram, mcpServerProgram } from "../tools.ts";
import { type Listening, Stage } from "./stage.ts";
import {
  type Bar,
  type SuitePlan,
  type SuiteReport,
  barsToBefore,
  contender,
  roundsOf,
} from "./suite.ts";

interface McpCase {
  readonly name: string;
  readonly title: string;
  readonly path: string;
  /** Targets whose tools are called, in turn. */
  readonly tools: readonly string[];
  /** Calls per second; 0: the next call is sent after the result of the previous one. */
  readonly rate: number;
  /** Whether the server is also called directly. */
  readonly isDirect: boolean;
}

const TARGETS = ["first", "second", "third"] as const;
const CONNECTIONS = 16;
const RATE = 500;
const IDLE_SECONDS = 2;
const MEBIBYTE = 2 ** 20;
const MILLION = 1e6;
const TEMPLATE = "mcp.yaml";

const ONE = { path: "/one", tools: ["first"], isDirect: true };
const CASES: readonly McpCase[] = [
  { name: "one", title: "MCP tools/call, one target, 16 sessions", ...ONE, rate: 0 },
  {
    name: "events",
    title: "the same, answered by a stream of events",
    ...{ path: "/events", tools: ["first"], isDirect: false, rate: 0 },
  },
  {
    name: "three",
    title: "MCP tools/call, three targets with `prefixMode: Never`, 16 sessions",
    ...{ path: "/three", tools: TARGETS, isDirect: false, rate: 0 },
  },
  { name: "rate", title: "MCP tools/call, one target, 500 calls/s", ...ONE, rate: RATE },
];

/** Calls of tools in live sessions, and sessions that only wait. */
export async function measureMcp(plan: SuitePlan): Promise<SuiteReport> {
  const server = await mcpServerProgram();
  await using stage = new Stage(plan);
  const servers: Listening[] = [];
  for (const tool of TARGETS) servers.push(await stage.server("direct", server, tool, "json"));
  const withEvents = await stage.server("events", server, TARGETS[0], "events");
  const [FIRST = 0, SECOND = 0, THIRD = 0] = servers.map(({ port }) => port);
  const ports = { FIRST, SECOND, THIRD, EVENTS: withEvents.port };
  const idleBytes = await measureIdle(plan, ports);
  const gateways = [await stage.gateway("gw", TEMPLATE, ports)];
  if (plan.base !== undefined)
    gateways.push(await stage.gateway("base", TEMPLATE, ports, plan.base));
  const measured = new Map<string, ReadonlyMap<string, readonly Sample[]>>();
  const cases: CaseReport[] = [];
  for (const which of CASES) {
    const direct = which.isDirect ? servers.slice(0, 1) : [];
    const samples = await measureCase(plan, stage, which, [...direct, ...gateways]);
    measured.set(which.name, samples);
    cases.push(caseReport({ case: which, samples }));
  }
  return { cases, bars: barsOf(plan, measured, idleBytes), versions: {} };
}

async function measureCase(
  plan: SuitePlan,
  stage: Stage,
  { name, path, tools, rate }: McpCase,
  all: readonly Listening[],
): Promise<ReadonlyMap<string, readonly Sample[]>> {
  const program = await mcpLoadProgram();
  const contenders = all.map((one) =>
    contender(one, (seconds) =>
      stage.load(program, one.port, path, CONNECTIONS, seconds, rate, ...tools),
    ),
  );
  return await interleaved(contenders, roundsOf(plan, `mcp ${name}`));
}

/** The peak memory of a separate gateway while this many sessions have open streams. */
async function measureIdle(
  plan: SuitePlan,
  ports: Readonly<Record<string, number>>,
): Promise<number> {
  const program = await mcpLoadProgram();
  await using stage = new Stage(plan);
  const { running, port } = await stage.gateway("gw-idle", TEMPLATE, ports);
  const { peakBytes } = await sampleOf(running, () =>
    stage.load(program, port, "/one", plan.idleSessions, IDLE_SECONDS, "streams", TARGETS[0]),
  );
  plan.progress(`mcp idle: ${Math.round(peakBytes / MEBIBYTE)} MiB`);
  return peakBytes;
}

function barsOf(
  { idleSessions }: SuitePlan,
  measured: ReadonlyMap<string, ReadonlyMap<string, readonly Sample[]>>,
  idleBytes: number,
): readonly Bar[] {
  const samplesOf = (name: string, who: string): readonly Sample[] =>
    measured.get(name)?.get(who) ?? [];
  const callsPerSecond = (name: string): number =>
    MILLION / median(samplesOf(name, "gw").map((one) => one.cpuMicrosecondsPerRequest));
  const direct = samplesOf("rate", "direct");
  const added = samplesOf("rate", "gw").map(
    ({ p50Microseconds }, round) => p50Microseconds - (direct[round]?.p50Microseconds ?? NaN),
  );
  return [
    {
      what: "calls per CPU second, one target",
      measured: callsPerSecond("one"),
      ...{ kind: "at least", limit: 33_000 },
    },
    {
      what: "calls per CPU second, three targets with `Never`",
      measured: callsPerSecond("three"),
      ...{ kind: "at least", limit: 20_000 },
    },
    ...CASES.filter(({ rate }) => rate === 0).flatMap(({ name, title }) =>
      barsToBefore(`CPU to before, ${title}`, measured.get(name) ?? new Map(), "gw", "base"),
    ),
    {
      what: "median latency that is added at 500 calls/s, us",
      measured: median(added),
      ...{ kind: "at most", limit: 150 },
    },
    {
      what: `memory of ${idleSessions} idle sessions with open streams, MB`,
      measured: idleBytes / MILLION,
      ...{ kind: "at most", limit: 350 },
    },
  ];
}
