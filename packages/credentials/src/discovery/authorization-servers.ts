import { ServiceKey } from "@edge-gateway/kernel/process/services";
import { CLOCKS, SETTINGS } from "@edge-gateway/kernel/thread-parts";
import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { SingleFlight } from "@edge-gateway/kernel/process/single-flight";
import { FETCH_JSON, type FetchJson } from "@edge-gateway/outbound/json-client";
import { OutboundError } from "@edge-gateway/outbound/outbound-error";
import {
  PROCESS_RESULTS,
  type ProcessResults,
  type TimedResult,
} from "@edge-gateway/gateway/shared/process-results";

/** Members of a metadata document (RFC 8414 section 2), as the provider publishes it. */
export type ServerMetadata = Readonly<Record<string, unknown>>;

export interface AuthorizationServersOptions {
  readonly fetchJson: FetchJson;
  readonly limits: {
    readonly metadataCacheMilliseconds: number;
    readonly metadataDocuments: number;
  };
  readonly results: ProcessResults;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

/** Service key: the thread's {@link AuthorizationServers}. */
export const AUTHORIZATION_SERVERS = new ServiceKey(
  "authorization servers",
  (use) =>
    new AuthorizationServers({
      fetchJson: use(FETCH_JSON),
      limits: use(SETTINGS).identity,
      results: use(PROCESS_RESULTS),
      wallClock: use(CLOCKS).wallClock,
    }),
);

/** The metadata of identity providers: fetched once for all workers when a client requests it, and cached for a while. */
export class AuthorizationServers {
  readonly #options: AuthorizationServersOptions;
  readonly #cache: LruCache<string, TimedResult<ServerMetadata>>;
  readonly #flights = new SingleFlight<string, ServerMetadata>();

  constructor(options: AuthorizationServersOptions) {
    this.#options = options;
    this.#cache = new LruCache(options.limits.metadataDocuments);
  }

  /**
   * Returns the document. While an old one is fetched again, and if that fails, it is used for as long again.
   * @throws OutboundError when no document is available
   */
  metadata(issuer: string): Promise<ServerMetadata> {
    const cached = this.#cache.get(issuer);
    const { wallClock, limits } = this.#options;
    const age = cached === undefined ? Infinity : wallClock() - cached.until;
    if (cached === undefined || age >= limits.metadataCacheMilliseconds)
      return this.#renewed(issuer);
    // What the renewal fails with matters only when the old document may no longer be used.
    if (age >= 0) this.#renewed(issuer).catch(() => {});
    return Promise.resolve(cached.value);
  }

  #renewed(issuer: string): Promise<ServerMetadata> {
    const { results } = this.#options;
    return this.#flights.run(issuer, async () => {
      const result = await results.once(`metadata ${issuer}`, () => this.#timed(issuer));
      this.#cache.set(issuer, result);
      return result.value;
    });
  }

  async #timed(issuer: string): Promise<TimedResult<ServerMetadata>> {
    const value = await this.#fetch(issuer);
    const { wallClock, limits } = this.#options;
    return { value, until: wallClock() + limits.metadataCacheMilliseconds };
  }

  /** A provider that responds, but has no document at the first location, may have one at the second. */
  async #fetch(issuer: string): Promise<ServerMetadata> {
    const [first, second] = metadataUrls(issuer);
    try {
      return await this.#fetchObject(first);
    } catch (error) {
      if (!(error instanceof OutboundError) || error.status === undefined) throw error;
      return this.#fetchObject(second);
    }
  }

  async #fetchObject(url: string): Promise<ServerMetadata> {
    const document = await this.#options.fetchJson({ url });
    if (isMetadata(document)) return document;
    throw new OutboundError(new URL(url).host, "the response is not a JSON object");
  }
}

function isMetadata(value: unknown): value is ServerMetadata {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/**
 * Where the metadata of an issuer is published: RFC 8414 section 3.1 inserts the well-known part
 * before the path, OpenID Connect Discovery 1.0 section 4.1 appends it.
 */
export function metadataUrls(issuer: string): readonly [string, string] {
  const { origin, pathname } = new URL(issuer);
  const path = pathname.replace(/\/$/, "");
  return [
    `${origin}/.well-known/oauth-authorization-server${path}`,
    `${origin}${path}/.well-known/openid-configuration`,
  ];
}
