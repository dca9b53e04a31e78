import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { tryPairs } from "./run/pairs.ts";
import type { Protocol } from "./model/message.ts";

const USAGE = `Tries every ordered pair of features that touch the same thing, and random triples, through a gateway
with real servers, and compares what everybody saw with a model of the order of execution.

npm run pairs -- [options]

  --only A,B       only features whose names contain one of these parts
  --case "A + B"   only this case, by the names of its features as a difference shows them
  --triples N      random triples; default 2000
  --seed N         the same number gives the same triples; default 1
  --protocol NAME  only exchanges of http1, http2, grpc or websocket
  --kind NAME      only exchanges of that kind, such as small, chunked, gzip or over
  --gateway FOLDER the gateway of another folder of this repository
  --help
`;

const PROTOCOLS: readonly Protocol[] = ["http1", "http2", "grpc", "websocket"];
const SECOND = 1_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: "" },
      case: { type: "string" },
      triples: { type: "string", default: "2000" },
      seed: { type: "string", default: "1" },
      protocol: { type: "string" },
      kind: { type: "string" },
      gateway: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return say(USAGE);
  const { gateway } = values;
  const begin = performance.now();
  const outcome = await tryPairs({
    selection: {
      only: values.only.split(",").filter((part) => part !== ""),
      case: values.case,
      protocol: PROTOCOLS.find((name) => name === values.protocol),
      kind: values.kind,
      triples: whole("triples", values.triples),
      seed: whole("seed", values.seed),
    },
    workers: [1, 2],
    main: gateway === undefined ? undefined : join(resolve(gateway), "packages/proxy/src/main.ts"),
    progress: say,
  });
  for (const line of outcome.lines) say(line);
  const { pairs, triples, exchanges, findings } = outcome;
  const seconds = ((performance.now() - begin) / SECOND).toFixed(0);
  say(
    `\n${pairs} ordered pairs and ${triples} triples in ${exchanges} exchanges, ${findings.length} with differences, ${seconds} s`,
  );
  process.exitCode = findings.length === 0 ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
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
