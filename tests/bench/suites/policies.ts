import { generateKeyPairSync, sign } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Load } from "../load.ts";
import { type Command, freePort } from "../processes.ts";
import { caseReport } from "../report.ts";
import { type Sample, interleaved } from "../sample.ts";
import { median, medianRatio } from "../statistics.ts";
import { CACHE, ROOT, envoyProgram, upstreamProgram } from "../tools.ts";
import { versions } from "../versions.ts";
import { gatewayCommand } from "../candidates.ts";
import { envoyCommand, wrkWith } from "./commands.ts";
import { type Listening, Stage, type Values } from "./stage.ts";
import {
  type Bar,
  type SuitePlan,
  type SuiteReport,
  barsToBefore,
  contender,
  roundsOf,
} from "./suite.ts";

const CONNECTIONS = 32;
const TITLE = "small GET through header edits, time-out, JWT, CEL rule, metrics, access log";
const PLAIN = "gw-plain";
const BASE_PLAIN = "base-plain";
const GATEWAY = "gw";
const BASE = "base";

/**
 * A route with the usual policies, compared with one without, with Envoy, and with the same in
 * another revision.
 */
export async function measurePolicies(plan: SuitePlan): Promise<SuiteReport> {
  await envoyProgram(plan.progress);
  await using stage = new Stage(plan);
  const upstream = await stage.server("upstream", await upstreamProgram());
  const { keys, token } = credentials();
  const values = { UPSTREAM: upstream.port, KEYS: keys };
  const all = [
    await stage.gateway(PLAIN, "plain.yaml", values),
    ...(plan.base === undefined
      ? []
      : [await stage.gateway(BASE_PLAIN, "plain.yaml", values, plan.base)]),
    await withPolicies(stage, plan, values, { name: GATEWAY, checkout: ROOT }),
    ...(plan.base === undefined
      ? []
      : [await withPolicies(stage, plan, values, { name: BASE, checkout: plan.base })]),
    await envoyWithPolicies(stage, values),
  ];
  const load = ({ name, port }: Listening, seconds: number): Promise<Load> => {
    const path = name === PLAIN || name === BASE_PLAIN ? "/plain/small" : "/api/small";
    const fields = [`authorization: Bearer ${token}`];
    return stage.load(
      ...wrkWith({ port, path, seconds, connections: CONNECTIONS, body: "0", fields }),
    );
  };
  const contenders = all.map((one) => contender(one, (seconds) => load(one, seconds)));
  const samples = await interleaved(contenders, roundsOf(plan, "policies"));
  for (const name of [GATEWAY, BASE, "envoy"]) rmSync(logOf(name), { force: true });
  const which = { name: "policies", title: TITLE };
  const report = caseReport({ case: which, samples }, [PLAIN, BASE_PLAIN, BASE, "envoy"]);
  return { cases: [report], bars: barsOf(samples), versions: await versions(["gw", "envoy"]) };
}

function logOf(name: string): string {
  return join(CACHE, `${name}-access.log`);
}

/** The access log of a gateway is its standard output; here it is a file, as with Envoy. */
async function withPolicies(
  stage: Stage,
  { bundle, adapter }: SuitePlan,
  values: Values,
  { name, checkout }: { readonly name: string; readonly checkout: string },
): Promise<Listening> {
  const filled = { ...values, STATS: await freePort(), ADAPTER: adapter };
  return await stage.proxy(name, "policies.yaml", filled, (file): Command => {
    const { program, args } = gatewayCommand(file, checkout, bundle);
    const intoFile = ["-c", 'log=$1; shift; exec "$@" > "$log"', "sh", logOf(name)];
    return { program: "sh", args: [...intoFile, program, ...args] };
  });
}

async function envoyWithPolicies(stage: Stage, values: Values): Promise<Listening> {
  rmSync(logOf("envoy"), { force: true });
  const program = await envoyProgram();
  const filled = { ...values, LOG: logOf("envoy") };
  return await stage.proxy("envoy", "policies-envoy.yaml", filled, (file) =>
    envoyCommand(program, file),
  );
}

const KEY_BITS = 2048;
const EXPIRY = 4_102_444_800;

/** A key set, and a token that is signed by it. */
function credentials(): { readonly keys: string; readonly token: string } {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: KEY_BITS });
  const known = { kid: "bench", alg: "RS256", use: "sig" };
  const keys = JSON.stringify({ keys: [{ ...publicKey.export({ format: "jwk" }), ...known }] });
  const claims = { iss: "https://issuer.example", aud: "bench", sub: "ann", exp: EXPIRY };
  const signed = [{ alg: "RS256", kid: "bench", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");
  const signature = sign("sha256", Buffer.from(signed), privateKey).toString("base64url");
  return { keys, token: `${signed}.${signature}` };
}

function barsOf(samples: ReadonlyMap<string, readonly Sample[]>): readonly Bar[] {
  const cpuOf = (name: string): number[] =>
    (samples.get(name) ?? []).map((one) => one.cpuMicrosecondsPerRequest);
  return [
    {
      what: "CPU with policies, to the plain route",
      measured: medianRatio(cpuOf(GATEWAY), cpuOf(PLAIN)),
      ...{ kind: "at most", limit: 1.25 },
    },
    {
      what: "CPU with policies, to Envoy with the same",
      measured: medianRatio(cpuOf(GATEWAY), cpuOf("envoy")),
      ...{ kind: "at most", limit: 0.6 },
    },
    ...barsToBefore("CPU of the plain route, to before", samples, PLAIN, BASE_PLAIN),
    ...barsToBefore("CPU with policies, to before", samples, GATEWAY, BASE),
    {
      what: "memory of a worker with policies, MiB",
      measured: median((samples.get(GATEWAY) ?? []).map(({ peakBytes }) => peakBytes)) / 2 ** 20,
      ...{ kind: "at most", limit: 160 },
    },
  ];
}
