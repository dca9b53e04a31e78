import type { TraceRecord } from "@edge-gateway/generated/types/index.ts";
import { validateTraceRecord } from "@edge-gateway/generated/validators/trace-record.js";
import { MAX_TRACE_RECORDS } from "../bounds.ts";
import { tracedRequest } from "./recorded.ts";
import type { Decided, RecordedRequest } from "./recorded.ts";

const EVENT = "data:";
const FIRST = "requestStarted";
const LAST = "requestFinished";
/** The beginning of a record, as gateways write it: its type, and its stage if it has one. */
const HEAD = /"message":\{"type":"(\w+)"(?:,"stage":"([^"\\]*)")?/;
/** The records with decisions; the others are long, and most of a trace. */
const TYPES: ReadonlySet<string> = new Set([
  FIRST,
  LAST,
  "backendCallStart",
  "policySelection",
  "routeSelection",
]);
const STAGES: ReadonlySet<string> = new Set(["initial request", "final request", "final response"]);

/** Reads recorded requests line by line: traces as `gwctl proxy trace --raw` prints them, and access logs in JSON. */
export class RecordedReader {
  #line = 0;
  #began = 0;
  #records: TraceRecord[] = [];
  #ignored = 0;

  /** Lines that were no record of a request. */
  get ignored(): number {
    return this.#ignored;
  }

  /** Returns the request that ends with this line, if one does. */
  read(line: string): RecordedRequest | undefined {
    this.#line += 1;
    const [, type = "", stage = ""] = HEAD.exec(line) ?? [];
    if (type !== "" && !TYPES.has(type) && !STAGES.has(stage)) return undefined;
    const value = objectIn(line.startsWith(EVENT) ? line.slice(EVENT.length) : line);
    if (value === undefined) {
      if (line.trim() !== "") this.#ignored += 1;
      return undefined;
    }
    if ("message" in value && isRecord(value)) return this.#record(value);
    const logged = loggedRequest(this.#line, new Map<string, unknown>(Object.entries(value)));
    if (logged === undefined) this.#ignored += 1;
    return logged;
  }

  #record(record: TraceRecord): RecordedRequest | undefined {
    const { type } = record.message;
    if (type === FIRST) {
      this.#records = [];
      this.#began = this.#line;
    }
    if (this.#records.length < MAX_TRACE_RECORDS) this.#records.push(record);
    if (type !== LAST) return undefined;
    const records = this.#records;
    this.#records = [];
    const request = tracedRequest(this.#began, records);
    if (request === undefined) this.#ignored += 1;
    return request;
  }
}

function objectIn(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: object): value is TraceRecord {
  return validateTraceRecord(value).length === 0;
}

/** A line of the access log in JSON, which has neither headers nor the query. */
function loggedRequest(
  line: number,
  fields: ReadonlyMap<string, unknown>,
): RecordedRequest | undefined {
  const text = (name: string): string | undefined => {
    const value = fields.get(name);
    return typeof value === "string" ? value : undefined;
  };
  const [method, host, path] = [text("http.method"), text("http.host"), text("http.path")];
  if (method === undefined || host === undefined || path === undefined) return undefined;
  const [route, endpoint] = [text("route"), text("endpoint")];
  return {
    ...{ line, method, headers: { host }, hasHeaders: false, identity: {}, port: undefined },
    url: `http://${host}${path}`,
    client: /^\[?(.*?)\]?:\d+$/.exec(text("src.addr") ?? "")?.[1] ?? "",
    gateway: text("gateway"),
    decided: {
      policies: {},
      route: route ?? null,
      ...responseOf(fields.get("http.status"), text("reason"), endpoint),
      ...(endpoint === undefined ? {} : { endpoint }),
    },
  };
}

/** Reasons that the network, servers or the client have given, and no configuration. */
const OF_OTHERS: ReadonlySet<string> = new Set(["UpstreamFailure", "Timeout", "Overloaded"]);

/** Who responded: a server that was called has got the request, however that ended. */
function responseOf(
  status: unknown,
  why: string | undefined,
  endpoint: string | undefined,
): Pick<Decided, "response" | "why"> {
  if (why === undefined) return { response: null };
  if (OF_OTHERS.has(why)) return endpoint === undefined ? {} : { response: null };
  return typeof status === "number" ? { response: status, why } : { response: null };
}
