import { parseArgs } from "node:util";
import { type Candidate, PEERS, netGateway, gateway, gatewayProcesses } from "./candidates.ts";
import { CASES, type Case } from "./cases.ts";
import { checkoutOf } from "./revision.ts";
import { SUITES, type SuiteName } from "./suites/run-suites.ts";
import { type Peer, PEERS as SUITE_PEERS } from "./suites/suite.ts";
import { ROOT } from "./tools.ts";

/** The common prefix of the names of all gateways. */
const OURS = "gw";

export const USAGE = `Measures gw beside nginx, haproxy and Envoy: CPU per request, one worker each.

npm run bench -- [options]

  --only CASES        comma-separated: ${CASES.map(({ name }) => name).join(", ")}; default all
  --candidates NAMES  comma-separated: gw, gw-net, ${PEERS.map(({ name }) => name).join(", ")} (the default),
                      gw-processes: the gateway with a process for each worker
  --policies, --mcp, --llm, --database
                      instead of all this the traffic with bars of its own: a route with policies beside a
                      plain one and Envoy; calls of MCP tools; chat completions beside a plain route, Envoy,
                      Portkey and LiteLLM; chat completions that are logged, or beside a database that is
                      away, slow or full. Over --candidates gw-net, by handles
  --peers NAMES       with --llm, comma-separated: ${SUITE_PEERS.join(", ")}; default all
  --against WHAT      another check-out or a revision of this repository: its gateways are measured
                      beside as "base", "base-net", and the ratios to them told
  --bundle            gw from the release bundle (npm run bundle) instead of what npm start runs
  --rounds N          interleaved rounds; default 5
  --seconds N         of each run; default 4
  --connections N     default 32
  --idle N            connections that the memory of an idle one is measured with;
                      default 5000, 0 leaves it out
  --endurance N       requests of which the memory of the gateways after a tenth, and after all, is told;
                      default 0 leaves it out
  --growth            instead of all this what grows with routes, policies, backends, endpoints, secrets and
                      connections; it has options of its own (--growth --help)
  --workers N         default 1; more share all cores with the load, so that only ratios count
  --write             keeps the result in tests/bench/results/
  --readme            puts the tables into docs/performance.md, and the ratios of gw into README.md
  --help

It installs what is missing, needs two cores, and ends what it started. The result of the last run
is in .cache/bench/result.json.
`;

export interface Options {
  readonly help: boolean;
  readonly write: boolean;
  readonly readme: boolean;
  readonly rounds: number;
  readonly seconds: number;
  readonly connections: number;
  readonly workers: number;
  readonly idleConnections: number;
  readonly enduranceRequests: number;
  readonly bundle: boolean;
  readonly cases: readonly Case[];
  readonly candidates: readonly Candidate[];
  /** Suites to measure instead of the cases, if any. */
  readonly suites: readonly SuiteName[];
  readonly peers: readonly Peer[];
  /** The socket adapter of the gateways of the suites. */
  readonly adapter: "Net" | "Fast";
  /** The check-out that is compared with this one. */
  readonly base: string | undefined;
}

/**
 * Reads the command line.
 * @throws {Error} that says what is wrong with it
 */
export function parseOptions(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: "string" },
      candidates: { type: "string" },
      against: { type: "string" },
      policies: { type: "boolean", default: false },
      mcp: { type: "boolean", default: false },
      llm: { type: "boolean", default: false },
      database: { type: "boolean", default: false },
      peers: { type: "string" },
      bundle: { type: "boolean", default: false },
      rounds: { type: "string", default: "5" },
      seconds: { type: "string", default: "4" },
      connections: { type: "string", default: "32" },
      workers: { type: "string", default: "1" },
      idle: { type: "string", default: "5000" },
      endurance: { type: "string", default: "0" },
      write: { type: "boolean", default: false },
      readme: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  const usual = [gateway("gw", ROOT, values.bundle), netGateway(values.bundle), ...PEERS];
  const known = [...usual, gatewayProcesses(values.bundle)];
  const chosen = choose("candidate", known, values.candidates, usual);
  const base = values.against === undefined ? undefined : checkoutOf(values.against);
  const bases = base === undefined ? [] : basesOf(chosen, base, values.bundle);
  return {
    help: values.help,
    write: values.write,
    readme: values.readme,
    rounds: count("rounds", values.rounds),
    seconds: count("seconds", values.seconds),
    connections: count("connections", values.connections),
    workers: count("workers", values.workers),
    idleConnections: values.idle === "0" ? 0 : count("idle", values.idle),
    enduranceRequests: values.endurance === "0" ? 0 : count("endurance", values.endurance),
    bundle: values.bundle,
    cases: choose("case", CASES, values.only, CASES),
    candidates: [...chosen, ...bases],
    suites: SUITE_NAMES.filter((name) => values[name]),
    peers: choose("peer", NAMED_PEERS, values.peers, NAMED_PEERS).map(({ name }) => name),
    adapter: values.candidates === "gw-net" ? "Net" : "Fast",
    base,
  };
}

const NAMED_PEERS = SUITE_PEERS.map((name) => ({ name }));
const SUITE_NAMES = Object.keys(SUITES).filter((name): name is SuiteName => name in SUITES);

/** Makes the candidates of the same gateway in another check-out: "base" for "gw". */
function basesOf(chosen: readonly Candidate[], checkout: string, bundle: boolean): Candidate[] {
  return chosen.flatMap((candidate) => {
    if (!candidate.name.startsWith(OURS) || candidate.workersPerProcess !== undefined) return [];
    const name = candidate.name.replace(OURS, "base");
    return [{ ...candidate, ...gateway(name, checkout, bundle) }];
  });
}

/**
 * A number given on the command line.
 * @throws {Error} that names the option, when it is not a whole number above 0
 */
export function count(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1)
    throw new Error(`--${name}: ${text} is not a whole number above 0`);
  return value;
}

/**
 * The members of a comma-separated list by their names, in its order.
 * @throws {Error} that names those there are
 */
export function choose<T extends { readonly name: string }>(
  kind: string,
  all: readonly T[],
  list: string | undefined,
  usual: readonly T[],
): readonly T[] {
  if (list === undefined) return usual;
  return list.split(",").map((name) => {
    const found = all.find((one) => one.name === name.trim());
    const known = all.map((one) => one.name).join(", ");
    if (found === undefined) throw new Error(`no ${kind} "${name}"; there are: ${known}`);
    return found;
  });
}
