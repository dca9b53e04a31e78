import type { Arguments, Option } from "../arguments.ts";
import { CLUSTER_OPTIONS, RESOURCE, atGateway, targetOf } from "../target.ts";
import { UsageError } from "../exit.ts";
import type { Terminal } from "../ui/terminal.ts";
import { McpClient } from "./mcp-client.ts";

/** The options that name an MCP endpoint. */
export const MCP_OPTIONS: readonly Option[] = [
  {
    name: "header",
    short: "H",
    value: "'NAME: VALUE'",
    isRepeatable: true,
    description: "A header for every request, such as a token; may be repeated.",
  },
  {
    name: "at",
    value: "RESOURCE",
    description: `The gateway of a cluster that has the URL's port (${RESOURCE}); the URL's host is not looked up.`,
  },
  ...CLUSTER_OPTIONS,
];

/** Visible Latin-1 characters, spaces and tabs (RFC 9110 section 5.5). */
const FIELD_VALUE = /^[\t\x20-\x7e\x80-\xff]*$/;

const PORTS: Readonly<Record<string, number>> = { "http:": 80, "https:": 443 };

/**
 * Runs an action with a client of the endpoint in the first argument.
 * @throws UsageError
 */
export async function withClient(
  { options, positional }: Arguments,
  terminal: Terminal,
  use: (client: McpClient) => Promise<void>,
): Promise<void> {
  const url = urlOf(positional[0]);
  const headers = headersOf(options.get("header"));
  const { interrupted } = terminal;
  const isInCluster = ["at", ...CLUSTER_OPTIONS.map(({ name }) => name)].some((name) =>
    options.has(name),
  );
  if (!isInCluster) {
    await using client = await McpClient.connect({ url, port: undefined, headers }, interrupted);
    // The session ends after the action.
    await use(client);
    return;
  }
  const at = options.get("at");
  const target = targetOf({ options, positional: at === undefined ? [] : [at], rest: undefined });
  await atGateway(target, interrupted, async (gateway) => {
    const port = await gateway.listenerPort(Number(url.port) || (PORTS[url.protocol] ?? 0));
    await using client = await McpClient.connect({ url, port, headers }, interrupted);
    await use(client);
  });
}

function urlOf(text: string | undefined): URL {
  if (text === undefined)
    throw new UsageError("the URL of an MCP endpoint is missing, e.g. http://localhost:8080/mcp");
  const url = URL.parse(text);
  if (url !== null && url.protocol in PORTS) return url;
  throw new UsageError(`'${text}' is not a URL: use http://HOST:PORT/PATH or https://HOST/PATH`);
}

/** Headers by name, one per line. */
function headersOf(text: string | undefined): Readonly<Record<string, string>> {
  const pairs = (text ?? "").split("\n").flatMap((line): (readonly [string, string])[] => {
    if (line === "") return [];
    const end = line.indexOf(":");
    const name = line.slice(0, Math.max(end, 0)).trim().toLowerCase();
    if (!/^[\w!#$%&'*+.^`|~-]+$/.test(name))
      throw new UsageError("--header takes a name and a value: --header 'NAME: VALUE'");
    const value = line.slice(end + 1).trim();
    if (!FIELD_VALUE.test(value))
      throw new UsageError(`--header: ${name} has a character that headers cannot contain`);
    return [[name, value]];
  });
  return Object.fromEntries(pairs);
}
