import { compile, REQUEST_SCOPE } from "@edge-gateway/cel";
import { DEFAULTS, withDefaultsIdentityLimits } from "@edge-gateway/generated/defaults/index.ts";
import { SESSION_KEY_BYTES, SessionSeal } from "../../backends/mcp/session-seal.ts";
import { AuthorizationServers } from "../../discovery/authorization-servers.ts";
import type { FetchJson } from "../../outbound/json-client.ts";
import { Mirrors } from "../../outbound/mirrors.ts";
import { TimerWheel } from "@edge-gateway/http";
import { KeySets } from "../../outbound/key-sets.ts";
import type { CompileContext } from "../../pipeline/policy.ts";
import { silentLogger } from "./silent-logger.ts";

/** A context of compilation that remembers what was reported to it. */
export class TestContext implements CompileContext {
  readonly path = "place";
  readonly readsRequestBody = false;
  readonly maxBufferBytes = 1_000_000;
  readonly problems: [path: string, message: string][] = [];
  /** Places of credentials, e.g. `cookie token`. */
  readonly hidden: string[] = [];
  /** Milliseconds since 1970. */
  time: number;
  readonly services: CompileContext["services"];
  readonly sensitive: CompileContext["sensitive"] = {
    header: (name) => this.hidden.push(`header ${name}`),
    queryParameter: (name) => this.hidden.push(`query ${name}`),
    cookie: (name) => this.hidden.push(`cookie ${name}`),
  };

  constructor(options: { readonly time?: number; readonly fetchJson?: FetchJson } = {}) {
    this.time = options.time ?? 0;
    const { fetchJson = () => Promise.reject(new Error("no network in this test")) } = options;
    const limits = withDefaultsIdentityLimits({});
    const now = () => this.time;
    this.services = {
      identityLimits: limits,
      keySets: new KeySets({ fetchJson, limits, log: silentLogger, now }),
      authorizationServers: new AuthorizationServers({ fetchJson, limits, now }),
      sessionSeal: new SessionSeal(Buffer.alloc(SESSION_KEY_BYTES), 0),
      mirrors: new Mirrors(DEFAULTS.mirrorSettings, new TimerWheel()),
      random: () => 0,
      log: silentLogger,
      now,
      wallClock: now,
      shared: {
        acquire() {
          throw new RangeError("no shared cells in this test");
        },
      },
    };
  }

  at(): CompileContext {
    return this;
  }

  cel(source: string): ReturnType<CompileContext["cel"]> {
    const compiled = compile(source, REQUEST_SCOPE);
    if (compiled.ok) return compiled.expression;
    throw new Error(compiled.problems.map(({ message }) => message).join());
  }

  problem(path: string, message: string): void {
    this.problems.push([path, message]);
  }

  endpoint(path: string, { name }: { name: string }, requestPath: string) {
    if (name === "idp") return { url: `http://idp.example${requestPath}` };
    this.problem(path, `no backend ${name}`);
    return undefined;
  }
}
