import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { installPythonPackage } from "../../../tools/python-package.ts";
import { VendorGateway } from "./vendor-gateway.ts";
import { anthropicAnswer, anthropicStream, openaiAnswer, openaiStream } from "./vendors.ts";

/**
 * The official Python clients of OpenAI and Anthropic, and LiteLLM's in both formats, unmodified,
 * over native and converted providers.
 */

const LIBRARIES = [
  { distribution: "openai", version: "3.54.0", withDependencies: true },
  { distribution: "anthropic", version: "2.12.0", withDependencies: true },
  // Calls of MCP tools need the extra `mcp`.
  { distribution: "litellm[mcp]", version: "1.106.2", withDependencies: true },
] as const;

/** A library, and for LiteLLM the format in which it calls the gateway. */
const CLIENTS = ["openai", "anthropic", "litellm openai", "litellm anthropic"] as const;
type Client = (typeof CLIENTS)[number];

const CACHE = fileURLToPath(new URL("../../../.cache/tests/", import.meta.url));
const PROGRAM = join(import.meta.dirname, "python/client.py");

let vendors: VendorGateway;
let programs: ReadonlyMap<string, PythonProgram>;

function folderOf({ distribution, version }: (typeof LIBRARIES)[number]): string {
  return join(CACHE, `${distribution}-${version}`);
}

before(async () => {
  await Promise.all(LIBRARIES.map((library) => installPythonPackage(library, folderOf(library))));
  vendors = await VendorGateway.start();
  programs = new Map(
    LIBRARIES.map((library) => [nameOf(library), new PythonProgram(folderOf(library))]),
  );
});

after(async () => {
  for (const program of programs?.values() ?? []) await program.close();
  await vendors?.[Symbol.asyncDispose]();
});

/** A program that calls with a library, which some take seconds to import. */
class PythonProgram {
  readonly #process;
  readonly #lines: AsyncIterator<string>;

  constructor(folder: string) {
    // LiteLLM would otherwise fetch its list of prices from the network.
    const local = { LITELLM_LOCAL_MODEL_COST_MAP: "True" };
    this.#process = spawn("python3", [PROGRAM], {
      env: { ...process.env, ...local, PYTHONPATH: folder },
      stdio: ["pipe", "pipe", "inherit"],
    });
    this.#lines = createInterface(this.#process.stdout)[Symbol.asyncIterator]();
  }

  /** Returns what the client has understood. */
  async call(...order: readonly string[]): Promise<unknown> {
    this.#process.stdin.write(`${JSON.stringify(order)}\n`);
    const { value, done } = await this.#lines.next();
    assert.ok(done !== true, "the program has ended");
    return JSON.parse(value);
  }

  async close(): Promise<void> {
    const ended = once(this.#process, "exit");
    this.#process.stdin.end();
    if (this.#process.exitCode === null) await ended;
  }
}

function nameOf({ distribution }: (typeof LIBRARIES)[number]): string {
  return distribution.split("[")[0] ?? "";
}

/** Returns what the client read from the response. */
function called(client: Client, route: string, ...more: readonly string[]): Promise<unknown> {
  const program = programs.get(client.split(" ")[0] ?? "") ?? assert.fail(client);
  return program.call(client, `${vendors.gateway.url}/${route}`, "gpt-5", ...more);
}

const WEATHER = ["weather", { city: "Oslo" }];

function prepare(): void {
  const call = { index: 0, id: "call_1", type: "function" };
  const openaiPieces = openaiStream(
    { content: "Let me look." },
    { tool_calls: [{ ...call, function: { name: "weather", arguments: '{"city":' } }] },
    { tool_calls: [{ index: 0, function: { arguments: '"Oslo"}' } }] },
  );
  vendors.openai.answer = ({ body }) => (body["stream"] === true ? openaiPieces : openaiAnswer);
  vendors.anthropic.answer = ({ body }) =>
    body["stream"] === true ? anthropicStream : anthropicAnswer;
}

for (const client of CLIENTS)
  describe(`the Python client of ${client}`, () => {
    before(prepare);

    test("understands the provider whose format it speaks, and the other one", async () => {
      const [one, other] = [await called(client, "openai"), await called(client, "anthropic")];
      const cached = client === "anthropic" ? 4 : 0;
      assert.deepEqual(one, {
        whole: "Hello there",
        used: [12 - cached, 3],
        streamed: "Let me look.",
        tools: [WEATHER],
        streamUsed: [12 - cached, 3],
      });
      assert.deepEqual(other, {
        whole: "Hello there",
        used: [12 - cached, 3],
        streamed: "Let me look ünder.",
        tools: [WEATHER, ["now", {}]],
        streamUsed: [12 - cached, 30],
      });
    });

    test("the client raises the right kind of error for an error of either provider", async () => {
      const refused = { status: 429, json: { error: { type: "rate_limit_error", message: "no" } } };
      vendors.openai.answer = () => refused;
      vendors.anthropic.answer = () => ({ ...refused, json: { type: "error", ...refused.json } });
      for (const route of ["openai", "anthropic"])
        assert.deepEqual(await called(client, route, "error"), {
          status: 429,
          name: "RateLimitError",
        });
    });
  });
