import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { join } from "node:path";
import { after, before, describe, test } from "node:test";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
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
const run = promisify(execFile);

let vendors: VendorGateway;

function folderOf({ distribution, version }: (typeof LIBRARIES)[number]): string {
  return join(CACHE, `${distribution}-${version}`);
}

before(async () => {
  await Promise.all(LIBRARIES.map((library) => installPythonPackage(library, folderOf(library))));
  vendors = await VendorGateway.start();
});

after(() => vendors?.[Symbol.asyncDispose]());

/** Returns what the client read from the response. */
async function called(client: Client, route: string, ...more: string[]): Promise<unknown> {
  const path = LIBRARIES.filter(
    ({ distribution }) => distribution.split("[")[0] === client.split(" ")[0],
  )
    .map(folderOf)
    .join();
  const url = `${vendors.gateway.url}/${route}`;
  // LiteLLM would otherwise fetch its list of prices from the network.
  const local = { LITELLM_LOCAL_MODEL_COST_MAP: "True" };
  const { stdout } = await run("python3", [PROGRAM, client, url, "gpt-5", ...more], {
    env: { ...process.env, ...local, PYTHONPATH: path },
  });
  return JSON.parse(stdout);
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
