import type { McpTools, McpToolOverride } from "@edge-gateway/generated/types/index.ts";
import {
  CALL_TOOL,
  DISCLOSED_LIST,
  foundTools,
  SEARCH_TOOL,
} from "@edge-gateway/mcp/catalogue/search-tools";
import type { Incoming, MessagePolicy } from "@edge-gateway/mcp/federation/message-policy";
import { unknownItem } from "@edge-gateway/mcp/federation/plan";
import { CODES } from "@edge-gateway/mcp/json/error";
import type { JsonRpcRequest } from "@edge-gateway/mcp/json/message";
import { RawObject, rawArray } from "@edge-gateway/mcp/json/raw-json";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import type { CompileContext } from "@edge-gateway/gateway/exchange/policy";
import { itemRules } from "./authorization.ts";

const LIST = "tools/list";
const CALL = "tools/call";

type Policy = MessagePolicy<Exchange>;

/** Changes the tools that clients see: which tools, under which names, and as a list or by search. */
export function toolCatalogue(
  { disclosure, allow, overrides }: McpTools,
  context: CompileContext,
): readonly Policy[] {
  return [
    ...(disclosure === "Search" ? [searchInstead] : []),
    ...(overrides === undefined ? [] : [renaming(overrides, context)]),
    ...(allow === undefined ? [] : [allowing(allow, context)]),
  ];
}

/** A tool is visible and callable if one of the expressions is true for it. */
function allowing(allow: readonly string[], context: CompileContext): Policy {
  const rules = allow.map((source) => ({
    action: "Allow" as const,
    expressions: [context.cel(source, "mcp")],
  }));
  return itemRules(rules, ({ kind }) => kind === "tool");
}

/** Clients get a search tool and a call tool instead of the list of tools. */
const searchInstead: Policy = {
  incoming(request): Incoming | undefined {
    if (request.method === LIST) return { kind: "result", result: DISCLOSED_LIST };
    if (request.method !== CALL) return undefined;
    const params = request.object.object("params");
    const name = params?.text("name");
    const given = params?.object("arguments");
    if (name === SEARCH_TOOL)
      return { kind: "list", method: LIST, result: (tools) => foundTools(tools, given) };
    if (params === undefined || name !== CALL_TOOL) return undefined;
    const wanted = given?.text("name");
    if (wanted === undefined) return { kind: "error", error: NAME_MISSING };
    params.setText("name", wanted);
    params.set("arguments", given?.raw("arguments") ?? "{}");
    request.object.set("params", params.toString());
    return undefined;
  },
};

const NAME_MISSING = {
  code: CODES.invalidParams,
  message: `Invalid params: ${CALL_TOOL} needs the name of a tool`,
};

/** The changes to a tool's description; an undefined part is not changed. */
interface Override {
  readonly rename: string | undefined;
  readonly description: string | undefined;
}

/**
 * Renames tools and replaces descriptions. A renamed tool is no longer available under its old name, and a tool
 * whose name it gets is hidden: calls reach the renamed one.
 */
function renaming(overrides: readonly McpToolOverride[], { log, path }: CompileContext): Policy {
  const byName = new Map(
    overrides.map(({ name, rename, description }) => [name, { rename, description }] as const),
  );
  const originals = new Map(
    overrides.flatMap(({ name, rename }) =>
      rename === undefined ? [] : [[rename, name] as const],
    ),
  );
  const reported = new Set<string>();
  const isHidden = (raw: string): boolean => {
    const tool = RawObject.of(raw)?.text("name");
    if (tool === undefined || !originals.has(tool) || byName.get(tool)?.rename !== undefined)
      return false;
    if (!reported.has(tool))
      log.warn("a tool is hidden, because an override gives its name to another one", {
        policy: path,
        tool,
      });
    reported.add(tool);
    return true;
  };
  return {
    incoming: (request) =>
      request.method === CALL ? callOf(request, originals, byName) : undefined,
    response({ method }, result) {
      if (method !== LIST) return undefined;
      const tools = result.items("tools") ?? [];
      const shown = tools.filter((raw) => !isHidden(raw));
      result.set("tools", rawArray(shown.map((raw) => overridden(raw, byName))));
      return undefined;
    },
  };
}

function callOf(
  request: JsonRpcRequest,
  originals: ReadonlyMap<string, string>,
  byName: ReadonlyMap<string, Override>,
): Incoming | undefined {
  const { object } = request;
  const params = object.object("params");
  const name = params?.text("name");
  if (params === undefined || name === undefined) return undefined;
  const original = originals.get(name);
  if (original === undefined)
    return byName.get(name)?.rename === undefined
      ? undefined
      : { kind: "error", error: unknownItem({ kind: "tool", name }).error };
  request.givenName = name;
  params.setText("name", original);
  object.set("params", params.toString());
  return undefined;
}

function overridden(raw: string, byName: ReadonlyMap<string, Override>): string {
  const tool = RawObject.of(raw);
  const override = byName.get(tool?.text("name") ?? "");
  if (tool === undefined || override === undefined) return raw;
  if (override.rename !== undefined) tool.setText("name", override.rename);
  if (override.description !== undefined) tool.setText("description", override.description);
  return tool.toString();
}
