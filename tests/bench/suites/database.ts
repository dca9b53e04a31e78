import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { FaultProxy } from "@edge-gateway/testkit/servers/fault-proxy";
import { SmallDisk } from "@edge-gateway/testkit/small-disk";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { parseH2load } from "../load.ts";
import { answering, freePort, pinned, run } from "../processes.ts";
import { caseReport } from "../report.ts";
import { type Contender, type Sample, interleaved } from "../sample.ts";
import { median, medianRatio } from "../statistics.ts";
import { CACHE, modelServerProgram } from "../tools.ts";
import { wrkWith } from "./commands.ts";
import { type Listening, Stage } from "./stage.ts";
import { type Bar, type SuitePlan, type SuiteReport, contender, roundsOf } from "./suite.ts";

const COMPLETION_BYTES = 1024;
const CONNECTIONS = 32;
/** Calls that are logged in a second. */
const RATE = 2000;
const MILLION = 1e6;
const PERCENT = 100;
const CHAT_PATH = "/v1/chat/completions";
const DISK_BYTES = 128 * 2 ** 20;
const SEALING_KEY = "6".repeat(64);
/** More than all calls of a run need. */
const BUDGET = { name: "bench", scope: "User", subject: "bench", tokens: 1e12 };
/** The most that a gateway may take beside one without a database. */
const MORE_CPU = 1.03;
/** The most that the log of {@link RATE} calls may take of one core, in percent. */
const LOG_CPU_PERCENT = 3;
const MOST_MEGABYTES = 512;

const PREFIX = "gw-";
const WITHOUT = "gw-without";
const LOGGED = { sqlite: "gw-log-sqlite", postgres: "gw-log-postgres" } as const;
const LOG = "\n  requestLog: {}";
const HURT = { away: "gw-away", slow: "gw-slow", full: "gw-full" } as const;

/** A gateway, and a key with a budget that is valid there. */
interface Keyed {
  readonly listening: Listening;
  readonly key: string;
}

/** Databases that cannot be used as they should, and how each becomes so. */
interface HurtDatabase {
  readonly name: string;
  readonly url: string;
  hurt(): Promise<void> | void;
}

/**
 * Chat completions with a key and a budget: those that are logged at a fixed rate, and all that the gateway can serve
 * beside a database that is away, slow or full.
 */
export async function measureDatabase(plan: SuitePlan): Promise<SuiteReport> {
  await using stage = new Stage(plan);
  await using servers = new AsyncDisposableStack();
  const server = await modelServerProgram();
  const { port: upstream } = await stage.server("models", server, String(COMPLETION_BYTES));
  const body = bodyFile();
  const database = servers.use(await Postgres.start());
  const logs = await measureLogs({ plan, stage, upstream, body }, database);
  const hurt = await hurtDatabases(servers, database);
  const faults = await measureFaults({ plan, stage, upstream, body }, hurt);
  const logTitle = `chat completion, ${RATE.toLocaleString("en")} calls/s, logged`;
  const faultTitle = "chat completion, all that can be served beside a database";
  return {
    cases: [
      caseReport({ case: { name: "logged", title: logTitle }, samples: logs }, [WITHOUT]),
      caseReport({ case: { name: "beside", title: faultTitle }, samples: faults }, [WITHOUT]),
    ],
    bars: [
      logBar(logs, LOGGED.sqlite, "CPU of the workers for the log in SQLite, % of a core"),
      logBar(logs, LOGGED.postgres, "the same in PostgreSQL"),
      ...hurt.map(({ name }) => faultBar(faults, name)),
      memoryBar(faults),
    ],
    versions: { PostgreSQL: database.query("show server_version") },
  };
}

/** What the gateways of a suite have in common. */
interface Scene {
  readonly plan: SuitePlan;
  readonly stage: Stage;
  readonly upstream: number;
  /** The file with the request. */
  readonly body: string;
}

async function measureLogs(scene: Scene, database: Postgres): Promise<Samples> {
  const all = [
    await keyed(scene, WITHOUT, ""),
    await keyed(scene, LOGGED.sqlite, inFile()),
    await keyed(scene, LOGGED.postgres, `${inDatabase(database.createDatabase("logged"))}${LOG}`),
  ];
  const contenders = all.map(({ listening, key }) =>
    contender(listening, (seconds) => atRate(scene, { listening, key }, seconds)),
  );
  const samples = await interleaved(contenders, roundsOf(scene.plan, "logged"));
  for (const { listening } of all) await listening.running.stop();
  return samples;
}

/** Three databases; one on a full disk only where this process may mount one. */
async function hurtDatabases(
  servers: AsyncDisposableStack,
  well: Postgres,
): Promise<readonly HurtDatabase[]> {
  const away = servers.use(await Postgres.start());
  const proxy = servers.use(await FaultProxy.start(well.socket));
  const slow = new URL(well.createDatabase("slow"));
  const slowUrl = `postgres://${slow.username}@127.0.0.1:${proxy.port}${slow.pathname}`;
  const all: HurtDatabase[] = [
    { name: HURT.away, url: away.url(), hurt: () => away.kill() },
    {
      name: HURT.slow,
      url: slowUrl,
      hurt: () => proxy.use({ kind: "delay", after: 0, seed: 1 }),
    },
  ];
  const disk = SmallDisk.mount(DISK_BYTES);
  if (disk === undefined) return all;
  servers.defer(() => disk[Symbol.dispose]());
  const full = servers.use(await Postgres.start(disk.folder));
  return [...all, { name: HURT.full, url: full.url(), hurt: () => disk.fill() }];
}

async function measureFaults(scene: Scene, databases: readonly HurtDatabase[]): Promise<Samples> {
  const all = [await keyed(scene, WITHOUT, "")];
  for (const { name, url } of databases) all.push(await keyed(scene, name, inDatabase(url)));
  for (const { hurt } of databases) await hurt();
  const contenders = all.map(({ listening, key }): Contender =>
    contender(listening, (seconds) => {
      const { port } = listening;
      const fields = [`authorization: Bearer ${key}`];
      const load = { port, path: CHAT_PATH, seconds, connections: CONNECTIONS, fields };
      return scene.stage.load(...wrkWith({ ...load, body: `@${scene.body}` }));
    }),
  );
  return await interleaved(contenders, roundsOf(scene.plan, "beside a database"));
}

function inFile(): string {
  const file = join(CACHE, "run", "requests.db");
  for (const part of ["", "-wal", "-shm"]) rmSync(file + part, { force: true });
  return `\n  requestLog: { file: "${file}" }`;
}

function inDatabase(url: string): string {
  return `
  storage: { mode: database }
  database: { url: "${url}", key: "${SEALING_KEY}" }`;
}

/** Starts a gateway with these settings, and makes a key there with a budget that never ends. */
async function keyed({ stage, upstream }: Scene, name: string, more: string): Promise<Keyed> {
  const admin = await freePort();
  const values = { UPSTREAM: upstream, ADMIN: admin, MORE: more };
  const listening = await stage.gateway(name, "database.yaml", values);
  await answering(listening.running, admin);
  await posted(admin, "/llm/budgets", { ...BUDGET, whenUnavailable: "Allow" });
  const { key } = await posted<{ key: string }>(admin, "/llm/keys", {
    name: "bench",
    user: BUDGET.subject,
  });
  await waitFor("key", async () => {
    const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
    const url = `http://127.0.0.1:${listening.port}${CHAT_PATH}`;
    const response = await fetch(url, { method: "POST", headers, body: CHAT });
    await response.arrayBuffer();
    return response.ok;
  });
  return { listening, key };
}

async function posted<Answer>(admin: number, path: string, order: object): Promise<Answer> {
  const url = `http://127.0.0.1:${admin}${path}`;
  const response = await fetch(url, { method: "POST", body: JSON.stringify(order) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text);
}

/** Calls at a fixed rate, whatever the gateway takes for one. */
async function atRate({ plan, body }: Scene, { listening, key }: Keyed, seconds: number) {
  const log = join(CACHE, "run", "h2load.log");
  rmSync(log, { force: true });
  const amount = ["-t", "1", "-c", String(CONNECTIONS), "-D", `${seconds}s`, "--h1"];
  const rate = ["--rps", String(RATE / CONNECTIONS), `--log-file=${log}`, "-d", body];
  const fields = [`authorization: Bearer ${key}`, "content-type: application/json"];
  const args = [...amount, ...rate, ...fields.flatMap((field) => ["-H", field])];
  const url = `http://127.0.0.1:${listening.port}${CHAT_PATH}`;
  const command = pinned({ program: "h2load", args: [...args, url] }, plan.cores.load);
  return parseH2load(await run(command, plan.signal), readFileSync(log, "utf8"), seconds);
}

const CHAT = JSON.stringify({
  model: "bench-1",
  max_tokens: 200,
  messages: [{ role: "user", content: "many words ".repeat(80) }],
});

function bodyFile(): string {
  const file = join(CACHE, "logged-chat.json");
  writeFileSync(file, CHAT);
  return file;
}

type Samples = ReadonlyMap<string, readonly Sample[]>;

/** The CPU time of the threads that serve requests, for one request, in each round. */
function servingOf(samples: Samples, name: string): readonly number[] {
  return (samples.get(name) ?? []).map((sample) => sample.servingMicrosecondsPerRequest);
}

function logBar(samples: Samples, name: string, what: string): Bar {
  const without = servingOf(samples, WITHOUT);
  const more = servingOf(samples, name).map((value, round) => value - (without[round] ?? NaN));
  const measured = (median(more) * RATE * PERCENT) / MILLION;
  return { what, measured, kind: "at most", limit: LOG_CPU_PERCENT };
}

function faultBar(samples: Samples, name: string): Bar {
  const what = `CPU of the workers beside a database that is ${name.slice(PREFIX.length)}`;
  const measured = medianRatio(servingOf(samples, name), servingOf(samples, WITHOUT));
  return { what, measured, kind: "at most", limit: MORE_CPU };
}

function memoryBar(samples: Samples): Bar {
  const bytes = [...samples.values()].flatMap((each) => each.map(({ peakBytes }) => peakBytes));
  return {
    what: "memory of a gateway beside such a database, MB",
    measured: Math.max(...bytes) / MILLION,
    kind: "at most",
    limit: MOST_MEGABYTES,
  };
}
