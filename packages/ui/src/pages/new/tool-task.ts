import type { ConfigText } from "./config-text.ts";
import { textOf } from "./task.ts";
import type { Task, Values } from "./task.ts";

const RULE = ["policies", "mcp", "authorization"] as const;
const ONE = /^mcp\.tool\.name == ("[^"\\]*")$/;
const SEVERAL = /^mcp\.tool\.name in (\[("[^"\\]*"(, *"[^"\\]*")*)?\])$/;

/** The tools that the rule of a server denies by their names; undefined if it is another rule. */
function hiddenTools(server: string, config: ConfigText): readonly string[] | undefined {
  const rule = config.at("backends", server, ...RULE);
  if (rule === undefined) return [];
  const { action, policy, ...others } = Object(rule);
  const [expression, second] = Object(policy).matchExpressions ?? [];
  const isOther = Object.keys(others).length > 0 || Object.keys(Object(policy)).length > 1;
  if (action !== "Deny" || isOther || typeof expression !== "string" || second !== undefined)
    return undefined;
  const [, name] = ONE.exec(expression) ?? [];
  const [, names] = SEVERAL.exec(expression) ?? [];
  const found = name === undefined ? names : `[${name}]`;
  return found === undefined ? undefined : JSON.parse(found);
}

/** The servers whose tools can be hidden here. */
function hidingServers(config: ConfigText): readonly string[] {
  return config
    .ownNames("backends")
    .filter(
      (name) =>
        config.at("backends", name, "mcp") !== undefined && hiddenTools(name, config) !== undefined,
    );
}

/** What a rule says that denies some tools. */
function hidingPolicy(names: readonly string[]): Values {
  const text = names.map((each) => JSON.stringify(each)).join(", ");
  const expression = names.length === 1 ? `mcp.tool.name == ${text}` : `mcp.tool.name in [${text}]`;
  return { matchExpressions: [expression] };
}

/** Hides a tool of an MCP server. */
export const toolTask: Task = {
  kind: "tool",
  title: "Hidden tool",
  what: "Agents neither see nor call a tool of an MCP server.",
  fields: [
    {
      name: "server",
      title: "MCP server",
      at: "backends",
      isRequired: true,
      help: "A server without a rule on its tools, or whose rule only hides tools; change another rule in the configuration.",
      choices: hidingServers,
      said: ({ server }, config) => {
        const hidden = hiddenTools(textOf(server), config) ?? [];
        return hidden.length === 0 ? "" : `Hidden so far: ${hidden.join(", ")}`;
      },
    },
    {
      name: "tool",
      title: "Tool",
      at: "backends/*/policies/mcp/tools/overrides/*/name",
      isRequired: true,
      example: "delete_everything",
      help: "The name that agents see: the page of the server lists all, and leads here from each.",
      taken: ({ server }, config) => hiddenTools(textOf(server), config) ?? [],
    },
  ],
  next: { to: "/mcp", text: "The server: what agents see, and a playground" },
  then: ["token"],
  carries({ server }, config) {
    const route = config.routes.find((each) => config.backendsOf(each).includes(textOf(server)));
    return { server, ...(route === undefined ? {} : { route: route.name }) };
  },
  // The form before has made a route and its server, or has named a route that is there.
  fits({ server, route: name }, config) {
    const route = config.route(name);
    const servers = hidingServers(config);
    if (route === undefined) return textOf(server) !== "";
    return config.backendsOf(route).some((backend) => servers.includes(backend));
  },
  write({ server, tool: name }, config) {
    const path = ["backends", textOf(server), ...RULE];
    const names = [...(hiddenTools(textOf(server), config) ?? []), textOf(name)];
    const policy = hidingPolicy(names);
    return {
      insertions: [
        names.length === 1
          ? { path, value: { action: "Deny", policy } }
          : { path: [...path, "policy"], value: policy },
      ],
      places: { server: path, tool: [...path, "policy"] },
    };
  },
};

/** Shows a hidden tool of an MCP server to agents again. */
export const shownToolTask: Task = {
  kind: "shown-tool",
  title: "Hidden tool, shown again",
  what: "Agents see and call a tool of an MCP server that was hidden.",
  fields: [
    {
      name: "server",
      title: "MCP server",
      at: "backends",
      isRequired: true,
      help: "A server that hides tools.",
      choices: (config) =>
        config
          .ownNames("backends")
          .filter((name) => config.at("backends", name, ...RULE) !== undefined),
    },
    {
      name: "tool",
      title: "Tool",
      at: "backends/*/policies/mcp/tools/overrides/*/name",
      isRequired: true,
      help: "The name by which the rule of the server hides it.",
      known: ({ server }, config) => hiddenTools(textOf(server), config) ?? [],
    },
  ],
  next: { to: "/mcp", text: "The server: what agents see, and a playground" },
  then: [],
  write({ server, tool }, config) {
    const path = ["backends", textOf(server), ...RULE];
    const hidden = hiddenTools(textOf(server), config) ?? [];
    const names = hidden.filter((each) => each !== tool);
    const isThere = config.at(...path) !== undefined;
    if (names.length === hidden.length)
      return {
        ...{ insertions: [], places: {} },
        problems: { tool: "no form has hidden it: another rule may, which only you can change" },
        ...(isThere ? { existing: { tool: path } } : {}),
      };
    const replaced =
      names.length === 0
        ? { path, value: undefined }
        : { path: [...path, "policy"], value: hidingPolicy(names) };
    return { insertions: [], replacements: [replaced], places: { server: path, tool: path } };
  },
};
