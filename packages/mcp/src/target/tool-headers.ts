import { LruCache } from "@edge-gateway/kernel/lru-cache";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import {
  mayHaveHeaders,
  paramHeaders,
  paramHeadersOf,
  type ParamHeader,
} from "../federation/param-headers.ts";
import { RawObject, rawArray } from "../json/raw-json.ts";
import { MAX_MCP_HEADER_TOOLS, MAX_MCP_TOOL_REPORTS } from "../bounds.ts";

const LIMITS = { maxTools: MAX_MCP_HEADER_TOOLS, maxReports: MAX_MCP_TOOL_REPORTS };

/**
 * The parameters of a target's tools that are repeated in headers. The target's lists define them. The
 * gateway sends the headers for clients that do not support them.
 */
export class ToolHeaders {
  readonly #target: string;
  readonly #log: Pick<Logger, "warn">;
  /** A tool that was evicted is learned again when its target reports a missing header. */
  readonly #tools: LruCache<string, readonly ParamHeader[]>;
  /** Names of tools that were reported as invalid. */
  readonly #reported = new Set<string>();
  readonly #maxReports: number;

  constructor(target: string, log: Pick<Logger, "warn">, { maxTools, maxReports } = LIMITS) {
    this.#tools = new LruCache(maxTools);
    this.#maxReports = maxReports;
    this.#target = target;
    this.#log = log;
  }

  /** Reads a result of `tools/list`, and removes tools whose annotations are invalid. */
  read(result: RawObject): void {
    const tools = result.raw("tools") ?? "";
    if (!mayHaveHeaders(tools)) return;
    const items = result.items("tools") ?? [];
    const valid = items.filter((tool) => this.#isValid(tool));
    if (valid.length < items.length) result.set("tools", rawArray(valid));
  }

  /** The headers for a call of a tool. */
  of(params: RawObject | undefined): readonly (readonly [name: string, value: string])[] {
    const declared = this.#tools.get(params?.text("name") ?? "");
    return declared === undefined ? [] : paramHeaders(declared, params?.object("arguments"));
  }

  #isValid(tool: string): boolean {
    const object = RawObject.of(tool);
    const name = object?.text("name");
    const schema = object?.raw("inputSchema");
    if (name === undefined || schema === undefined || !mayHaveHeaders(schema)) return true;
    const declared = paramHeadersOf(JSON.parse(schema));
    if (declared !== undefined) {
      this.#tools.set(name, declared);
      return true;
    }
    this.#report(name);
    return false;
  }

  #report(tool: string): void {
    if (this.#reported.has(tool) || this.#reported.size >= this.#maxReports) return;
    this.#reported.add(tool);
    this.#log.warn("a tool is left out: x-mcp-header in its inputSchema is invalid", {
      target: this.#target,
      tool,
    });
  }
}
