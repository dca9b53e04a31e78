import assert from "node:assert/strict";
import { isDeepStrictEqual } from "node:util";
import { waitFor } from "@edge-gateway/testkit/wait-for";

/** The steps of a client with the server with every method, and their results. */

/** An MCP client of any library. */
export interface AnyClient extends AsyncDisposable {
  /** Whether the client has a session, so that the server keeps what the client has set. */
  readonly hasSession: boolean;
  request(method: string, params: object, options?: RequestOptions): Promise<object>;
  /** The received notifications, without those of progress. */
  readonly heard: readonly Heard[];
  /** The requests of the server so far. */
  readonly asked: readonly Heard[];
}

interface RequestOptions {
  readonly signal?: AbortSignal;
  readonly onprogress?: (progress: object) => void;
}

export interface Heard {
  readonly method: string;
  readonly params?: unknown;
}

type Step = (client: AnyClient) => Promise<unknown>;

const tool =
  (name: string, given: object = {}): Step =>
  (client) =>
    client.request("tools/call", { name, arguments: given });

/** Items of a list that belong to this server, in the order of their names. */
const list =
  (method: string, member: string): Step =>
  async (client) => {
    const items: unknown[] = [];
    let cursor: unknown;
    do {
      const page = Object(await client.request(method, cursor === undefined ? {} : { cursor }));
      items.push(...page[member]);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return items
      .map((item) => JSON.stringify(item))
      .filter((item) => /"(?:m-[a-z]+|(?:matrix|ui):[^"]*)"/.test(item))
      .toSorted();
  };

const LISTS = {
  tools: list("tools/list", "tools"),
  prompts: list("prompts/list", "prompts"),
  resources: list("resources/list", "resources"),
  templates: list("resources/templates/list", "resourceTemplates"),
};

/** The step, and the notifications of a method since the step began, until there are `count`. */
const hearing =
  (method: string, count: number, step: Step): Step =>
  async (client) => {
    const before = client.heard.length;
    const of = () => client.heard.slice(before).filter((each) => each.method === method);
    const result = await step(client);
    await waitFor(`${method}`, () => of().length >= count);
    return { result, heard: of() };
  };

/** The step, and the requests of the server since the step began. */
const asking =
  (step: Step): Step =>
  async (client) => {
    const before = client.asked.length;
    const result = await step(client);
    return { result, asked: client.asked.slice(before) };
  };

const UPDATED = "notifications/resources/updated";
const argument = (name: string, value: string) => ({ name, value });
const PROMPT = { type: "ref/prompt", name: "m-travel" };
const ITEM = { type: "ref/resource", uri: "matrix://item/{id}" };

/** The steps that need no session. */
const ALONE: Readonly<Record<string, Step>> = {
  ...LISTS,
  "a call with odd arguments": (client) =>
    client.request("tools/call", {
      name: "m-echo",
      arguments: { value: { "ключ\n": [null, 1e21, -0.5, "\u2028", {}] }, many: [1, 2.5] },
      _meta: { "example.com/asked": { a: [] } },
    }),
  "wrong arguments": tool("m-echo", { many: "none" }),
  "a tool that fails": tool("m-fail"),
  "an error of the server's own": (client) =>
    client.request("resources/read", { uri: "matrix://refused" }),
  async progress(client) {
    const steps: object[] = [];
    const params = { name: "m-progress", arguments: {} };
    const result = await client.request("tools/call", params, {
      onprogress: (step) => void steps.push(step),
    });
    return { result, steps };
  },
  "a prompt": (client) =>
    client.request("prompts/get", { name: "m-travel", arguments: { city: "Bern" } }),
  "a prompt without its argument": (client) =>
    client.request("prompts/get", { name: "m-travel", arguments: {} }),
  "a resource": (client) => client.request("resources/read", { uri: "matrix://one" }),
  "a page": (client) => client.request("resources/read", { uri: "ui://matrix/page" }),
  "a resource of a template": (client) =>
    client.request("resources/read", { uri: "matrix://item/%C3%A4%2F1" }),
  "the completion of a prompt": (client) =>
    client.request("completion/complete", { ref: PROMPT, argument: argument("city", "Be") }),
  "the completion of a template": (client) =>
    client.request("completion/complete", {
      ref: ITEM,
      argument: argument("id", "x"),
      context: { arguments: { other: "y" } },
    }),
};

/** The steps in which the server asks the client. */
const ASKING: Readonly<Record<string, Step>> = {
  sampling: asking(tool("m-sample")),
  elicitation: asking(tool("m-elicit")),
  roots: asking(tool("m-roots")),
};

/** The steps that need a session. */
const SESSION: Readonly<Record<string, Step>> = {
  ping: (client) => client.request("ping", {}),
  ...ASKING,
  subscribe: (client) => client.request("resources/subscribe", { uri: "matrix://one" }),
  "an update": hearing(UPDATED, 1, tool("m-update")),
  unsubscribe: (client) => client.request("resources/unsubscribe", { uri: "matrix://one" }),
  "another subscription": (client) =>
    client.request("resources/subscribe", { uri: "matrix://two" }),
  "an update of it": hearing(UPDATED, 1, tool("m-update")),
  "log level": (client) => client.request("logging/setLevel", { level: "warning" }),
  logging: hearing("notifications/message", 2, tool("m-log")),
  "a wrong level": (client) => client.request("logging/setLevel", { level: "loud" }),
  "changed tools": hearing("notifications/tools/list_changed", 1, tool("m-change")),
  ...Object.fromEntries(
    Object.entries(LISTS).map(([name, step]) => [`${name} after the change`, step]),
  ),
  "the later tool": tool("m-later"),
  async cancellation(client) {
    const ended = new AbortController();
    const params = { name: "m-patience", arguments: {} };
    const call = client.request("tools/call", params, { signal: ended.signal });
    const failed = assert.rejects(call);
    // The server has the call before another one that begins later.
    await tool("m-abandoned")(client);
    ended.abort();
    await failed;
    await waitFor("the server", async () =>
      JSON.stringify(await tool("m-abandoned")(client)).includes('"1"'),
    );
  },
  "a task": async (client) => {
    const begin = async (ends: boolean) => {
      const params = { name: "m-task", arguments: { ends }, task: { ttl: 60_000 } };
      return Object(await client.request("tools/call", params)).task.taskId;
    };
    const taskId = await begin(true);
    const other = await begin(false);
    return {
      found: await client.request("tasks/get", { taskId }),
      result: await client.request("tasks/result", { taskId }),
      cancelled: await client.request("tasks/cancel", { taskId: other }),
      listed: Object(await client.request("tasks/list", {})).tasks.length,
      unknown: Object(await outcome(client.request("tasks/get", { taskId: "unknown" }))).code,
    };
  },
};

/** All steps with a server that has sessions. */
export const OF_SESSIONS: Readonly<Record<string, Step>> = { ...ALONE, ...SESSION };

/** The steps with a server of version 2026-07-28. */
export const OF_NEW_SERVERS: Readonly<Record<string, Step>> = { ...ALONE, ...ASKING };

/** Runs steps, by default all; the results have a form that does not differ from run to run. */
export async function runSteps(
  client: AnyClient,
  steps: Readonly<Record<string, Step>> = client.hasSession ? OF_SESSIONS : ALONE,
): Promise<Record<string, unknown>> {
  const found: Record<string, unknown> = {};
  for (const [name, step] of Object.entries(steps)) found[name] = await outcome(step(client));
  return found;
}

async function outcome(result: Promise<unknown>): Promise<unknown> {
  try {
    return plain(await result);
  } catch (error) {
    if (!(error instanceof Error) || !("code" in error)) throw error;
    const data = "data" in error ? error.data : undefined;
    // The official library 1.x puts the code before the message.
    const message = error.message.replaceAll(/MCP error -\d+: /g, "");
    return plain({ code: error.code, message, data });
  }
}

/** Members of results that are new each time, or that version 2026-07-28 adds. */
const LEFT_OUT = new Set([
  "taskId",
  "createdAt",
  "lastUpdatedAt",
  "resultType",
  "ttlMs",
  "cacheScope",
  "io.modelcontextprotocol/serverInfo",
  "io.modelcontextprotocol/related-task",
]);

function plain(value: unknown): unknown {
  const text = JSON.stringify(value ?? null, (key, member: unknown) =>
    LEFT_OUT.has(key) ? undefined : member,
  );
  // An object of metadata that is empty now was not there without these members.
  return JSON.parse(text.replaceAll(/,?"_meta":\{\}/g, "").replaceAll("{,", "{"));
}

/** The steps that had another result than expected. */
export function differences(
  found: Record<string, unknown>,
  expected: Record<string, unknown>,
): readonly object[] {
  return Object.entries(found).flatMap(([step, result]) =>
    isDeepStrictEqual(result, expected[step])
      ? []
      : [{ step, found: JSON.stringify(result), expected: JSON.stringify(expected[step]) }],
  );
}
