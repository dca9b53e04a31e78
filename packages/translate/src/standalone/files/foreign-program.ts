import { pointerTo } from "../../diagnostics/pointer.ts";
import type { Finding } from "../../diagnostics/diagnostic.ts";

/** A program whose configuration is recognised. */
interface Program {
  readonly name: string;
  /** The key that tells its files from others. */
  readonly key: string;
  /** Whether the value is what the program expects under the key. */
  readonly fits: (value: unknown) => boolean;
  /** What to do with the file. */
  readonly hint: string;
}

const BY_HAND = "there is no converter for it: docs/guides has the same as gateways and routes";
const OF_AGENTGATEWAY = "gw import --from agentgateway FILE converts it";

const PROGRAMS: readonly Program[] = [
  {
    name: "LiteLLM",
    key: "model_list",
    fits: Array.isArray,
    hint: "gw import --from litellm FILE converts it",
  },
  { name: "agentgateway", key: "binds", fits: Array.isArray, hint: OF_AGENTGATEWAY },
  {
    name: "agentgateway",
    key: "llm",
    fits: (value) => has(value, "models"),
    hint: OF_AGENTGATEWAY,
  },
  {
    name: "agentgateway",
    key: "mcp",
    fits: (value) => has(value, "targets"),
    hint: OF_AGENTGATEWAY,
  },
  {
    name: "Portkey",
    key: "targets",
    fits: Array.isArray,
    hint: "gw import --from portkey FILE converts it",
  },
  {
    name: "an MCP client",
    key: "mcpServers",
    fits: isMap,
    hint: "write each server as one of mcp.targets of a backend: docs/guides/mcp-tools.md",
  },
  { name: "Traefik", key: "entryPoints", fits: isMap, hint: BY_HAND },
  {
    name: "Traefik",
    key: "http",
    fits: (value) => has(value, "routers") || has(value, "services"),
    hint: BY_HAND,
  },
  { name: "Envoy", key: "static_resources", fits: isMap, hint: BY_HAND },
  { name: "Envoy", key: "dynamic_resources", fits: isMap, hint: BY_HAND },
];

function has(value: unknown, key: string): boolean {
  return isMap(value) && key in value;
}

function isMap(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * The finding about a file of another program, in place of one finding for each of its keys; undefined if it
 * may be a configuration of this gateway.
 */
export function foreignProgram(written: unknown): Finding | undefined {
  if (!isMap(written) || "gateways" in written) return undefined;
  const entries = new Map(Object.entries(written));
  const program = PROGRAMS.find(({ key, fits }) => entries.has(key) && fits(entries.get(key)));
  return program && findingOf(program.name, program.hint, pointerTo("", program.key));
}

/** How blocks of nginx begin: a name, perhaps an argument, and a brace. */
const NGINX =
  /^\s*(?:#[^\n]*\n\s*)*(?:http|events|server|upstream [\w.-]+)\s*\{\s*$|^\s*(?:worker_processes|server_name|proxy_pass)\s[^:\n]*;\s*$/m;

/** The finding about a text that is not a map because it is the configuration of nginx. */
export function foreignText(text: string): Finding | undefined {
  return NGINX.test(text) ? findingOf("nginx", BY_HAND, "") : undefined;
}

function findingOf(name: string, suggestion: string, pointer: string): Finding {
  const message = `this is a configuration of ${name}`;
  return { code: "unknown-key", pointer, atKey: pointer !== "", message, suggestion };
}
