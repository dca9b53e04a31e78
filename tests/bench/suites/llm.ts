import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { caseReport } from "../report.ts";
import { type Sample, interleaved } from "../sample.ts";
import { median, medianRatio } from "../statistics.ts";
import { CACHE, envoyProgram, eventsProgram, modelServerProgram } from "../tools.ts";
import { versions } from "../versions.ts";
import { envoyCommand, wrkWith } from "./commands.ts";
import { LITELLM_KEY, PEER_VERSIONS, litellm, portkey } from "./llm-peers.ts";
import { type Listening, Stage } from "./stage.ts";
import {
  type Bar,
  PEERS,
  type Peer,
  type SuitePlan,
  type SuiteReport,
  barsToBefore,
  contender,
  roundsOf,
} from "./suite.ts";

const BODY_BYTES = 1024;
const CONNECTIONS = 32;
const MILLION = 1e6;
const CHAT_PATH = "/v1/chat/completions";
const PLAIN = "gw-plain";
const COMPLETIONS = { name: "completions", title: "chat completion, 1 KiB and an answer of 1 KiB" };
/** A program under load, and the additional fields of requests to it. */
interface Loaded {
  readonly listening: Listening;
  readonly path: string;
  readonly fields: readonly string[];
}

/**
 * Chat completions, compared with the same bytes through a plain route and through other gateways.
 */
export async function measureLlm(plan: SuitePlan): Promise<SuiteReport> {
  await using stage = new Stage(plan);
  const server = await modelServerProgram();
  const { port: upstream } = await stage.server("models", server, String(BODY_BYTES));
  const streams = await measureStreams(plan, upstream);
  const peers = await startPeers(stage, plan, upstream);
  const body = bodyFile();
  const contenders = peers.map(({ listening, path, fields }) =>
    contender(listening, (seconds) => {
      const { port } = listening;
      const load = { port, path, seconds, connections: CONNECTIONS, body: `@${body}`, fields };
      return stage.load(...wrkWith(load));
    }),
  );
  const samples = await interleaved(contenders, roundsOf(plan, "llm"));
  const title = `${plan.streams} streams of a chat completion, a chunk each 100 ms (per chunk)`;
  return {
    cases: [
      caseReport({ case: COMPLETIONS, samples }, [PLAIN, "base", ...PEERS]),
      caseReport({ case: { name: "streams", title }, samples: streams }),
    ],
    bars: barsOf(plan, samples, streams),
    versions: await versionsOf(plan.peers),
  };
}

async function startPeers(stage: Stage, plan: SuitePlan, upstream: number): Promise<Loaded[]> {
  const { progress, base } = plan;
  const values = { UPSTREAM: upstream };
  const chat = (listening: Listening, ...fields: readonly string[]): Loaded => ({
    listening,
    path: CHAT_PATH,
    fields,
  });
  const peers: Record<Peer, () => Promise<Loaded>> = {
    async envoy() {
      const program = await envoyProgram(progress);
      const command = (file: string) => envoyCommand(program, file);
      return chat(await stage.proxy("envoy", "llm-envoy.yaml", values, command));
    },
    async portkey() {
      const listening = await stage.listener("portkey", await portkey(progress));
      const host = `x-portkey-custom-host: http://127.0.0.1:${upstream}/v1`;
      return chat(listening, "x-portkey-provider: openai", host, "authorization: Bearer sk-bench");
    },
    async litellm() {
      const start = await litellm(progress);
      const listening = await stage.proxy("litellm", "litellm.yaml", values, start);
      return chat(listening, `authorization: Bearer ${LITELLM_KEY}`);
    },
  };
  const plain = await stage.gateway(PLAIN, "plain.yaml", values);
  const loaded: Loaded[] = [
    { listening: plain, path: `/plain${CHAT_PATH}`, fields: [] },
    chat(await stage.gateway("gw", "llm.yaml", values)),
  ];
  if (base !== undefined) loaded.push(chat(await stage.gateway("base", "llm.yaml", values, base)));
  for (const name of plan.peers) loaded.push(await peers[name]());
  return loaded;
}

async function versionsOf(peers: readonly Peer[]): Promise<Readonly<Record<string, string>>> {
  const found: Record<string, string> = await versions(["gw"]);
  for (const name of peers)
    found[name] = name === "envoy" ? ((await versions([name]))[name] ?? "") : PEER_VERSIONS[name];
  return found;
}

/** A chat of 1 KiB; the request for a stream has a short prompt. */
function bodyFile(): string {
  const file = join(CACHE, "chat.json");
  const words = "many words ";
  const around = chatOf("").length;
  const content = words.repeat(BODY_BYTES).slice(0, BODY_BYTES - around);
  writeFileSync(file, chatOf(content));
  return file;
}

function chatOf(content: string, more: object = {}): string {
  return JSON.stringify({ model: "bench-1", messages: [{ role: "user", content }], ...more });
}

/** Uses a separate gateway, so that its memory was not needed by anything before. */
async function measureStreams(
  plan: SuitePlan,
  upstream: number,
): Promise<ReadonlyMap<string, readonly Sample[]>> {
  const file = join(CACHE, "chat-stream.http");
  const body = chatOf("hello", { stream: true });
  const head = `POST ${CHAT_PATH} HTTP/1.1\r\nhost: bench\r\ncontent-type: application/json\r\n`;
  writeFileSync(file, `${head}content-length: ${body.length}\r\n\r\n${body}`);
  const program = await eventsProgram();
  await using stage = new Stage(plan);
  const gateway = await stage.gateway("gw", "llm.yaml", { UPSTREAM: upstream });
  const load = (seconds: number) =>
    stage.load(program, gateway.port, CHAT_PATH, plan.streams, seconds, file);
  return await interleaved([contender(gateway, load)], roundsOf(plan, "llm streams"));
}

function barsOf(
  plan: SuitePlan,
  samples: ReadonlyMap<string, readonly Sample[]>,
  streams: ReadonlyMap<string, readonly Sample[]>,
): readonly Bar[] {
  const cpuOf = (name: string): number[] =>
    (samples.get(name) ?? []).map((one) => one.cpuMicrosecondsPerRequest);
  const ratio = (one: string, other: string): number => medianRatio(cpuOf(one), cpuOf(other));
  const most = { kind: "at most" } as const;
  const least = { kind: "at least" } as const;
  const peers: Record<Peer, () => Bar> = {
    envoy: () => ({
      ...most,
      what: "the same, to Envoy",
      measured: ratio("gw", "envoy"),
      limit: 0.8,
    }),
    portkey: () => ({
      ...least,
      what: "CPU of Portkey to ours",
      measured: ratio("portkey", "gw"),
      limit: 15,
    }),
    litellm: () => ({
      ...least,
      what: "CPU of LiteLLM to ours",
      measured: ratio("litellm", "gw"),
      limit: 200,
    }),
  };
  const bytes = (streams.get("gw") ?? []).map(({ peakBytes }) => peakBytes);
  return [
    {
      ...most,
      what: "CPU of a chat completion, to a plain POST",
      measured: ratio("gw", PLAIN),
      limit: 1.3,
    },
    ...barsToBefore("CPU of a chat completion, to before", samples, "gw", "base"),
    ...plan.peers.map((name) => peers[name]()),
    {
      ...most,
      what: `memory of ${plan.streams} streams, MB`,
      measured: median(bytes) / MILLION,
      limit: 300,
    },
  ];
}
