import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { test } from "node:test";
import { fill } from "./candidates.ts";
import { CASES } from "./cases.ts";
import {
  type Usage,
  allowedCores,
  coresOf,
  schedstatNanoseconds,
  statFields,
  tree,
  usage,
  usageOf,
  usedBetween,
} from "./cpu.ts";
import { parseH2load, parseLoad } from "./load.ts";
import { assignCores } from "./measure.ts";
import { parseOptions } from "./options.ts";
import { start } from "./processes.ts";
import { markdown, replaceRegion, report, summary } from "./report.ts";
import type { Sample } from "./sample.ts";
import { median, medianRatio } from "./statistics.ts";
import { upstreamProgram } from "./tools.ts";
import { number } from "./versions.ts";

const ANY_CORE = String(allowedCores()[0]);

test("the median of an even count is the mean of the two in the middle", () => {
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 3, 2]), 2.5);
  assert.ok(Number.isNaN(median([])));
});

test("a ratio is taken within each round, so that a slow round does not count", () => {
  assert.equal(medianRatio([10, 30, 12], [5, 15, 6]), 2);
});

test("a command with spaces and brackets does not shift the fields of /proc/<pid>/stat", () => {
  const fields = statFields("12 (a) b (c) S 7 12 12 0 -1 4194304 1 0 0 0 33 44 0 0\n");
  assert.deepEqual([fields[0], fields[1], fields[11], fields[12]], ["S", "7", "33", "44"]);
});

test("schedstat's first number is the time on a CPU", () => {
  assert.equal(schedstatNanoseconds("562323 17 1\n"), 562323);
});

test("a process tree contains children of children and no other process", () => {
  const parentOf = new Map([
    [2, 1],
    [3, 2],
    [4, 1],
    [9, 8],
  ]);
  assert.deepEqual(tree(2, parentOf), [2, 3]);
  assert.deepEqual(tree(1, parentOf), [1, 2, 4, 3]);
});

function reading(threads: Record<string, number>, userTicks: number, systemTicks: number): Usage {
  const memory = { residentBytes: 0, proportionalBytes: 0, peakBytes: 0, servingNanoseconds: 0 };
  return { threads: new Map(Object.entries(threads)), userTicks, systemTicks, ...memory };
}

test("CPU time is counted per thread, new threads from their start", () => {
  const before = reading({ "1/1": 1000 }, 10, 10);
  const used = usedBetween(before, reading({ "1/1": 5000, "1/2": 300 }, 11, 13));
  assert.deepEqual(used, { nanoseconds: 4300, servingNanoseconds: 0, userShare: 0.25 });
});

test("where a thread has ended, the ticks of its process count it", () => {
  const before = reading({ "1/1": 0, "1/2": 0 }, 0, 0);
  assert.equal(usedBetween(before, reading({ "1/1": 5 }, 1, 1)).nanoseconds, 2e7);
});

test("a list of cores names single ones and ranges", () => {
  assert.deepEqual(coresOf("0-2,5"), [0, 1, 2, 5]);
});

test("the kernel's accounting of this process can be read", () => {
  const now = usage(process.pid);
  assert.ok(now.threads.size > 0);
  assert.ok(now.residentBytes > 0);
  assert.ok(now.peakBytes >= now.residentBytes);
});

test("a process that ends between being listed and being read counts nothing", async () => {
  const child = spawn(process.execPath, ["--version"], { stdio: "ignore" });
  await once(child, "exit");
  assert.ok(child.pid !== undefined);
  const { residentBytes, threads } = usageOf([process.pid, child.pid]);
  assert.ok(residentBytes > 0);
  assert.ok([...threads.keys()].every((name) => name.startsWith(`${process.pid}/`)));
  assert.throws(() => usageOf([child.pid ?? 0, process.pid]), /has ended/);
});

test("the last line of the load's output is read, anything else is refused", () => {
  const result = {
    requests: 1,
    durationMicroseconds: 2,
    failures: 0,
    p50Microseconds: 3,
    p99Microseconds: 4,
  };
  assert.deepEqual(parseLoad(`Running 4s test\n${JSON.stringify(result)}\n`), result);
  assert.throws(() => parseLoad('{"requests":1}'));
});

test("a single worker never shares its core with the load generator", () => {
  assert.deepEqual(assignCores([0, 1], 1), { candidate: "1", upstream: "0", load: "0" });
  assert.deepEqual(assignCores([2, 3, 5], 1), { candidate: "5", upstream: "3", load: "2" });
  assert.throws(() => assignCores([0], 1), /two cores/);
});

test("options are checked and name what there is", () => {
  assert.deepEqual(parseOptions([]).cases, CASES);
  assert.deepEqual(
    parseOptions(["--only", "post"]).cases.map(({ name }) => name),
    ["post"],
  );
  assert.throws(() => parseOptions(["--only", "other"]), /small, post, 10k/);
  assert.throws(() => parseOptions(["--rounds", "0"]), /--rounds/);
  assert.throws(() => parseOptions(["--unknown"]));
});

test("each gateway is measured beside the other check-out's, and no other candidate", () => {
  const { candidates } = parseOptions(["--candidates", "gw,gw-net,nginx", "--against", "."]);
  assert.deepEqual(
    candidates.map(({ name, socketAdapter }) => [name, socketAdapter]),
    [
      ["gw", undefined],
      ["gw-net", "Net"],
      ["nginx", undefined],
      ["base", undefined],
      ["base-net", "Net"],
    ],
  );
  assert.throws(() => parseOptions(["--against", "no-such-revision"]), /--against/);
});

test("only the placeholders of a place are replaced in a configuration", () => {
  const place = {
    directory: "/d",
    port: 1,
    securePort: 1,
    upstream: 2,
    grpcUpstream: 4,
    workers: 3,
  };
  const template = "${PORT} ${UPSTREAM} ${WORKERS} ${DIRECTORY} $http_host";
  assert.equal(fill(template, place), "1 2 3 /d $http_host");
});

function sample(cpuMicrosecondsPerRequest: number): Sample {
  return {
    cpuMicrosecondsPerRequest,
    servingMicrosecondsPerRequest: 0,
    userShare: 0.25,
    cores: 1,
    requestsPerSecond: 50_000,
    p50Microseconds: 500,
    p99Microseconds: 2000,
    peakBytes: 2 ** 20,
  };
}

test("the report puts the ratios first and the best candidate on top", () => {
  const plain = CASES.slice(0, 3);
  const samples = new Map([
    ["gw", [sample(20), sample(60), sample(20)]],
    ["nginx", [sample(10), sample(30), sample(10)]],
  ]);
  const conditions = {
    date: "d",
    machine: "m",
    rounds: 3,
    seconds: 1,
    connections: 1,
    workers: 1,
    versions: {},
  };
  const result = report(conditions, {
    cases: plain.map((which) => ({ case: which, samples })),
    idleBytes: new Map([
      ["gw", 2048],
      ["nginx", 1024],
    ]),
    endurance: new Map([
      [
        "gw",
        {
          early: { requests: 1e6, residentBytes: 100 * 2 ** 20 },
          late: { requests: 1e7, residentBytes: 102 * 2 ** 20 },
        },
      ],
    ]),
  });
  assert.deepEqual(
    result.cases[0]?.rows.map((row) => [row.candidate, row.ratios]),
    [
      ["nginx", { nginx: 1 }],
      ["gw", { nginx: 2 }],
    ],
  );
  assert.match(summary(result, "gw"), /of gw \| to nginx \|\n.*\n\| small GET \| 2\.00 \|\n/);
  const text = markdown(result);
  assert.match(text, /\| geometric mean .*\n.*\n\| nginx \| 1\.00 \|\n\| gw \| 2\.00 \|/);
  assert.match(text, /\| gw \| 100 after 1\.0 million \| 102 after 10\.0 million \| 2\.0 % \|/);
  assert.match(
    text,
    /\| gw \| 2\.00 \| 20\.0 \| 25\/75 \| 50000 \| 0\.50 \| 2\.00 \| 1 \| █{20} \|/,
  );
});

test("the log of h2load gives the percentiles, and its failures are counted", () => {
  const output =
    "requests: 4 total, 4 started, 4 done, 3 succeeded, 1 failed, 0 errored, 0 timeout\n";
  const log = ["1\t200\t30", "2\t200\t10", "3\t200\t20", "4\t500\t40", ""].join("\n");
  assert.deepEqual(parseH2load(output, log, 2), {
    requests: 3,
    durationMicroseconds: 2_000_000,
    failures: 1,
    p50Microseconds: 20,
    p99Microseconds: 30,
  });
  assert.throws(() => parseH2load("nothing", "", 1), /h2load/);
});

test("only the marked region of a document is replaced", () => {
  const document = "a\n<!-- bench:start -->\nold\n<!-- bench:end -->\nb\n";
  assert.equal(
    replaceRegion(document, "new\n"),
    "a\n<!-- bench:start -->\n\nnew\n\n<!-- bench:end -->\nb\n",
  );
  assert.throws(() => replaceRegion("a", "b"), /no region/);
});

test("a version is found in what programs print", () => {
  assert.equal(number("nginx version: nginx/1.22.1"), "1.22.1");
  assert.equal(number("none"), "unknown");
});

test("the upstream reads bodies, keeps connections and refuses requests that were not edited", async () => {
  await using cleanUp = new AsyncDisposableStack();
  const upstream = start("upstream", { program: await upstreamProgram(), args: [] }, ANY_CORE);
  cleanUp.defer(() => upstream.stop());
  const socket = connect(Number(await upstream.firstLine()), "127.0.0.1").setEncoding("latin1");
  cleanUp.defer(() => void socket.destroy());
  const edited = "host: a\r\nx-bench-request: 1\r\n";
  const post = `POST / HTTP/1.1\r\n${edited}content-length: 5\r\n\r\n12345`;
  const requests = [
    post,
    `GET /api/10k HTTP/1.1\r\n${edited}\r\n`,
    `GET /api/4m HTTP/1.1\r\n${edited}\r\n`,
    "GET / HTTP/1.1\r\nhost: a\r\n\r\n",
  ];
  for (const byte of requests.join("")) socket.write(byte);
  let answer = "";
  socket.on("data", (text: string) => (answer += text));
  while (!answer.includes("400 Bad Request")) await once(socket, "data");
  assert.deepEqual(answer.match(/content-length: \d+/g), [
    "content-length: 4096",
    "content-length: 10000",
    `content-length: ${4 * 1024 ** 2}`,
    "content-length: 0",
  ]);
});
