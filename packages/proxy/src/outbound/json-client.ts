import type * as undici from "undici";
import { reasonOf } from "@edge-gateway/http";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { MAX_OUTBOUND_AGENTS } from "../bounds.ts";
import { TRUSTED_BY_SYSTEM, tlsSocketOptions } from "../tls/tls-policy.ts";
import type { OutboundTarget } from "./outbound-target.ts";

export interface OutboundLimits {
  /** Milliseconds for a whole call. */
  readonly requestTimeoutMilliseconds: number;
  readonly maxDocumentBytes: number;
}

/** Why a call of the gateway itself failed; the message names the host but no secret. */
export class OutboundError extends Error {
  /** `host` or `host:port` of the target. */
  readonly host: string;
  /** Of the answer; undefined when there was none. */
  readonly status: number | undefined;

  constructor(host: string, reason: string, status?: number, cause?: unknown) {
    super(`${host}: ${reason}`, { cause });
    this.name = "OutboundError";
    this.host = host;
    this.status = status;
  }
}

type Undici = typeof undici.default;

/** Ten MiB of memory and much time to start, which only a gateway that makes calls of its own pays. */
const loadUndici = async (): Promise<Undici> => (await import("undici")).default;

/** Reads a JSON document. @throws OutboundError */
export type FetchJson = (target: OutboundTarget) => Promise<unknown>;

/** The gateway's own HTTP calls: bounded in time and size, without redirects, cookies or a proxy. */
export class JsonClient {
  readonly #limits: OutboundLimits;
  readonly #agents = new LruCache<string, undici.Agent>(
    MAX_OUTBOUND_AGENTS,
    (agent) => void agent.close(),
  );

  constructor(limits: OutboundLimits) {
    this.#limits = limits;
  }

  /** Reads the JSON document at a URL. @throws OutboundError */
  readonly fetchJson: FetchJson = async (target) => {
    const { host } = new URL(target.url);
    const text = await this.#fetchText(host, target);
    try {
      return JSON.parse(text);
    } catch (cause) {
      throw new OutboundError(host, "the answer is not JSON", undefined, cause);
    }
  };

  async close(): Promise<void> {
    const agents = this.#agents.values();
    this.#agents.clear();
    await Promise.all(agents.map((agent) => agent.destroy()));
  }

  async #fetchText(host: string, target: OutboundTarget): Promise<string> {
    const library = await loadUndici();
    let status: number;
    try {
      const response = await library.request(target.url, {
        dispatcher: this.#agent(target, library),
        headers: { accept: "application/json" },
        signal: AbortSignal.timeout(this.#limits.requestTimeoutMilliseconds),
      });
      status = response.statusCode;
      const text = await response.body.text();
      if (isSuccess(status)) return text;
    } catch (cause) {
      throw new OutboundError(host, failureOf(cause, library), undefined, cause);
    }
    throw new OutboundError(host, `the answer has status ${status}`, status);
  }

  #agent({ url, tls = TRUSTED_BY_SYSTEM }: OutboundTarget, { Agent }: Undici): undici.Agent {
    const secure = new URL(url).protocol === "https:";
    const key = secure ? JSON.stringify(tls) : "";
    const known = this.#agents.get(key);
    if (known !== undefined) return known;
    const agent = new Agent({
      connect: secure ? { ...tlsSocketOptions(tls) } : {},
      maxResponseSize: this.#limits.maxDocumentBytes,
    });
    this.#agents.set(key, agent);
    return agent;
  }
}

/** RFC 9110 section 15.3. */
function isSuccess(status: number): boolean {
  return String(status).startsWith("2");
}

function failureOf(cause: unknown, { errors }: Undici): string {
  if (cause instanceof errors.ResponseExceededMaxSizeError) return "the answer is too large";
  if (!(cause instanceof Error)) return "the call failed";
  if (cause.name === "TimeoutError") return "no answer in time";
  return reasonOf(cause);
}
