import { readFile } from "node:fs/promises";
import { AUTHORIZATION_SERVERS, AuthorizationServers } from "../discovery/authorization-servers.ts";
import { IDENTITY_LIMITS } from "@edge-gateway/outbound/identity-limits";
import { POLICY_SERVERS } from "@edge-gateway/outbound/policy-servers";
import { PROCESS_RESULTS } from "@edge-gateway/gateway/shared/process-results";
import { Cloud, CLOUD } from "../cloud/cloud.ts";
import type { GatewayContext } from "@edge-gateway/gateway/testing/gateway-context";

/** Provides the services by which credentials are obtained, in the environment of the context. */
export function provideCredentials(context: GatewayContext): void {
  const { services, fetchJson, environment } = context;
  const now = () => context.time;
  const limits = context.use(IDENTITY_LIMITS);
  const results = context.use(PROCESS_RESULTS);
  const metadata = { fetchJson, limits, results, wallClock: now };
  AUTHORIZATION_SERVERS.provide(services, new AuthorizationServers(metadata));
  CLOUD.provide(
    services,
    new Cloud({
      http: context.use(POLICY_SERVERS).http,
      timeout: limits.requestTimeoutMilliseconds,
      maxTokens: limits.cloudTokens,
      environment,
      results,
      readFile: (path) => readFile(path, "utf8"),
      now,
    }),
  );
}
