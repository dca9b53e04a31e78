import { readFile } from "node:fs/promises";
import { asObject } from "@edge-gateway/jose";
import { parseObject, shownCode, shownStatus } from "../token-response.ts";
import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { CLOCKS, ENVIRONMENT, SETTINGS } from "@edge-gateway/kernel/thread-parts";
import type { HttpClient, OutboundResponse } from "@edge-gateway/outbound/http-client";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import { PROCESS_RESULTS, type ProcessResults } from "@edge-gateway/gateway/shared/process-results";
import { CredentialError } from "../credential-error.ts";
import { isUsableToken } from "../usable-token.ts";
import { TokenCache } from "../token-cache.ts";
import { CLOUD_TOKEN_SECONDS } from "../bounds.ts";

/** Service key: the thread's {@link Cloud}. */
export const CLOUD = new ServiceKey("cloud credentials", (use) => {
  const { identity } = use(SETTINGS);
  return new Cloud({
    http: use(POLICY_SERVERS).http,
    timeout: identity.requestTimeoutMilliseconds,
    maxTokens: identity.cloudTokens,
    environment: use(ENVIRONMENT),
    results: use(PROCESS_RESULTS),
    readFile: (path) => readFile(path, "utf8"),
    now: use(CLOCKS).wallClock,
  });
});

/** The services that credentials of clouds need. */
export interface CloudParts {
  readonly http: HttpClient;
  /** The maximum time of a whole call, in milliseconds. */
  readonly timeout: number;
  /** Maximum number of cached tokens, for all policies together. */
  readonly maxTokens: number;
  /** The environment variables of the process. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /**
   * Reads a file.
   * @throws Error if the file cannot be read
   */
  readonly readFile: (path: string) => Promise<string>;
  readonly results: ProcessResults;
  /** The current time in milliseconds since 1970. */
  readonly now: () => number;
}

/** The keys of AWS; only temporary keys have a session token. */
export interface SessionKeys {
  readonly accessKey: string;
  readonly secretKey: string;
  readonly sessionToken?: string;
}

/** A request to a cloud's server. */
export interface CloudRequest {
  readonly method?: "GET" | "POST" | "PUT";
  readonly headers?: Readonly<Record<string, string>>;
  readonly form?: URLSearchParams;
  readonly json?: object;
}

const OK = 200;
const MILLISECONDS_PER_SECOND = 1_000;
const XML_CODE = /<Code>([A-Za-z0-9_.-]{1,64})<\/Code>/;

/**
 * Calls the clouds' servers and caches their tokens, for all policies of the process. The cache
 * survives configuration changes.
 */
export class Cloud {
  readonly tokens: TokenCache;
  readonly keys: TokenCache<SessionKeys>;
  readonly now: () => number;
  readonly #parts: CloudParts;

  constructor(parts: CloudParts) {
    this.#parts = parts;
    this.now = parts.now;
    const { maxTokens: maxEntries, now, results } = parts;
    const shared = { results, scope: "cloud" };
    this.tokens = new TokenCache({ maxEntries, now, shared });
    this.keys = new TokenCache({ maxEntries, now, shared });
  }

  /** Returns the value of an environment variable; undefined if the variable is empty or not set. */
  variable(name: string): string | undefined {
    const value = this.#parts.environment[name]?.trim();
    return value === "" ? undefined : value;
  }

  /**
   * Reads the text of a file.
   * @throws CredentialError
   */
  async file(path: string): Promise<string> {
    try {
      return (await this.#parts.readFile(path)).trim();
    } catch (error) {
      const code = error instanceof Error && "code" in error ? String(error.code) : "an error";
      throw new CredentialError(`the file ${path} cannot be read: ${code}`);
    }
  }

  /**
   * Returns the body of a response with status 200.
   * @throws CredentialError
   */
  async text(url: string, request: CloudRequest): Promise<string> {
    const { status, body } = await this.#send(url, request);
    const text = body.toString();
    if (status === OK) return text;
    const shown = shownStatus(status, reasonIn(text));
    throw new CredentialError(`${hostOf(url)}: the response has ${shown}`);
  }

  /**
   * The members of a response that is a JSON object.
   * @throws CredentialError
   */
  async members(url: string, request: CloudRequest): Promise<CloudResponse> {
    return new CloudResponse(hostOf(url), parseObject(await this.text(url, request)), this.now());
  }

  async #send(url: string, request: CloudRequest): Promise<OutboundResponse> {
    const { form, json, headers = {} } = request;
    const type = form === undefined ? "application/json" : "application/x-www-form-urlencoded";
    const content = form?.toString() ?? (json === undefined ? undefined : JSON.stringify(json));
    const { http, timeout } = this.#parts;
    try {
      return await http.send(
        { url },
        {
          method: request.method ?? (content === undefined ? "GET" : "POST"),
          headers: { ...headers, ...(content === undefined ? {} : { "content-type": type }) },
          ...(content === undefined ? {} : { body: Buffer.from(content) }),
          isRepeatable: true,
          timeout,
        },
      );
    } catch (error) {
      throw error instanceof OutboundError ? new CredentialError(error.message) : error;
    }
  }
}

/** A response of a cloud's server. */
export class CloudResponse {
  readonly #host: string;
  readonly #members: Readonly<Record<string, unknown>>;
  /** When the response arrived, in milliseconds since 1970. */
  readonly #receivedAt: number;

  constructor(host: string, members: Readonly<Record<string, unknown>>, receivedAt: number) {
    this.#host = host;
    this.#members = members;
    this.#receivedAt = receivedAt;
  }

  /**
   * Returns a text member of the response.
   * @throws CredentialError if it is missing
   */
  text(name: string): string {
    const value = this.#members[name];
    if (isUsableToken(value)) return value;
    const fault = typeof value === "string" && value !== "" ? "an unusable" : "no";
    throw new CredentialError(`${this.#host}: the response has ${fault} ${name}`);
  }

  /** Reads the expiry from a member that contains seconds from now. */
  afterSeconds(name: string): number {
    const seconds = Number(this.#members[name] ?? Number.NaN);
    const life = Number.isFinite(seconds) ? seconds : CLOUD_TOKEN_SECONDS;
    return this.#receivedAt + life * MILLISECONDS_PER_SECOND;
  }

  /** Reads the expiry from a member that contains seconds since 1970. */
  atSeconds(name: string): number {
    const seconds = Number(this.#members[name] ?? Number.NaN);
    if (!Number.isFinite(seconds)) return this.afterSeconds(name);
    return seconds * MILLISECONDS_PER_SECOND;
  }

  /** Reads the expiry from a member that contains an RFC 3339 time. */
  atTime(name: string): number {
    const value = this.#members[name];
    const time = typeof value === "string" ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time)
      ? this.#receivedAt + CLOUD_TOKEN_SECONDS * MILLISECONDS_PER_SECOND
      : time;
  }
}

function reasonIn(text: string): string | undefined {
  const { error, Code: code } = parseObject(text);
  const [found] = [error, asObject(error)?.["status"], code].flatMap((one) => shownCode(one) ?? []);
  return found ?? XML_CODE.exec(text)?.[1];
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? "a server of the cloud";
}
