import { parseArgs } from "node:util";
import { fuzzCodec, tryCases } from "./codec/run.ts";
import { byteCases, variantCases } from "./codec/sweep.ts";
import { fuzzExchanges } from "./exchanges/run.ts";
import { fuzzConversations } from "./guards/run-conversations.ts";
import { fuzzGuards } from "./guards/run.ts";
import { fuzzFrames } from "./http2/run.ts";
import { linesOf } from "./report.ts";
import type { Report } from "./report.ts";

const USAGE = `Tries the HTTP engine, and the guards of language models, with messages that nobody thought of.

npm run fuzz -- [options]

  --heads N      messages for the codec at random, held against llhttp, beside those that
                 differ from a sound one in one place; 0 for none; default 1000000
  --exchanges N  hostile clients and upstreams around a gateway in this process; default 100000
  --exchange N   only the exchange of that number
  --conversations N  clients of HTTP/2 that write frames as they like, with the engine and with
                 node:http2; 0 for none; default 100000
  --conversation N  only the conversation of that number
  --guards N     texts that are split over the members of requests and responses of language models,
                 in each pair of formats, and over events of WebSockets; 0 for none; default 100000
  --seed N       the same number gives the same cases; default 1
  --minutes N    ends after that time, however much is left; default 60
  --help

Heads that fail are shrunk and written to tests/fuzz/seeds/, where each is a test from then on;
an exchange or a conversation that fails is named by its seed and number, for seeds.ts in
tests/fuzz/exchanges or tests/fuzz/http2.
`;

const MINUTE = 60_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      heads: { type: "string", default: "1000000" },
      exchanges: { type: "string", default: "100000" },
      exchange: { type: "string" },
      conversations: { type: "string", default: "100000" },
      conversation: { type: "string" },
      guards: { type: "string", default: "100000" },
      seed: { type: "string", default: "1" },
      minutes: { type: "string", default: "60" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return say(USAGE);
  const seed = whole("seed", values.seed);
  const until = performance.now() + whole("minutes", values.minutes) * MINUTE;
  const effort = { seed, until, progress: say };
  if (values.exchange !== undefined) {
    const first = whole("exchange", values.exchange);
    return show("exchange", await fuzzExchanges({ ...effort, count: 1 }, first));
  }
  if (values.conversation !== undefined) {
    const first = whole("conversation", values.conversation);
    return show("conversation", await fuzzFrames({ ...effort, count: 1 }, first));
  }
  const heads = whole("heads", values.heads);
  if (heads > 0) {
    show("variants", tryCases(variantCases(), effort));
    show("bytes", tryCases(byteCases(), effort));
    show("heads", fuzzCodec({ ...effort, count: heads }));
  }
  const conversations = whole("conversations", values.conversations);
  if (conversations > 0)
    show("conversations", await fuzzFrames({ ...effort, count: conversations }));
  const guards = whole("guards", values.guards);
  if (guards > 0) show("guards", await fuzzGuards({ ...effort, count: guards }));
  if (guards > 0) show("sockets", await fuzzConversations({ ...effort, count: guards }));
  const exchanges = whole("exchanges", values.exchanges);
  if (exchanges > 0) show("exchanges", await fuzzExchanges({ ...effort, count: exchanges }));
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function show(title: string, report: Report): void {
  for (const line of linesOf(title, report)) say(line);
  if (report.failures.length > 0) process.exitCode = 1;
}

function whole(name: string, text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < 0) {
    throw new Error(`--${name}: ${text} is not a whole number`);
  }
  return value;
}

try {
  await main();
} catch (error) {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
