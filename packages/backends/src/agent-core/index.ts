import { AGENT_CALL } from "@edge-gateway/gateway/exchange/agent-call";
import { agentCorePlace } from "@edge-gateway/translate/attach/merge/backend-clouds";
import type { Exchange } from "@edge-gateway/gateway/exchange/exchange";
import { CONTINUE } from "@edge-gateway/gateway/exchange/policy";
import type { BackendContext, BackendDefinition } from "@edge-gateway/gateway/exchange/backend";
import { CLOUD } from "@edge-gateway/credentials/cloud/cloud";
import { TRUSTED_BY_SYSTEM } from "@edge-gateway/outbound/tls/tls-policy";
import { authorityOf, endpointOf } from "../static/index.ts";

const PORTS = { "http:": 80, "https:": 443 } as const;
/** The name of the provider in spans and metrics (OpenTelemetry conventions). */
const PROVIDER = "aws.bedrock";
/** The header with the id of a client's session with an agent (InvokeAgentRuntime). */
const SESSION = "x-amzn-bedrock-agentcore-runtime-session-id";
/** The environment variable by which AWS SDKs override the service's endpoint. */
const ENDPOINT = "AWS_ENDPOINT_URL_BEDROCK_AGENTCORE";

/**
 * A runtime of Amazon Bedrock AgentCore: every request invokes its agent (Amazon Bedrock AgentCore API
 * Reference, InvokeAgentRuntime).
 */
export const agentCoreBackend: BackendDefinition<"aws"> = {
  compile({ name, aws: { agentCore } }, context) {
    const { agentRuntimeArn: arn, qualifier } = agentCore;
    const { server, secure } = serverOf(arn, context);
    const { connection } = context;
    const tls = secure ? (connection.tls ?? TRUSTED_BY_SYSTEM) : undefined;
    const place = {
      ...context,
      connection: { ...connection, tls, hostnameRewrite: "Auto" },
    } as const;
    const upstream = context.upstreams.acquire(endpointOf(server, place));
    const query = qualifier === undefined ? "" : `?qualifier=${encodeURIComponent(qualifier)}`;
    const authority = authorityOf(server, place);
    const target = `/runtimes/${encodeURIComponent(arn)}/invocations${query}`;
    return {
      name,
      type: "aws",
      protocol: "http",
      upstream,
      authority,
      prepare(exchange: Exchange) {
        const { request } = exchange;
        // A filter of the backend has run: AWS refuses every other host.
        if (authority !== undefined) request.authority = authority;
        request.target = target;
        if (AGENT_CALL.get(exchange) === undefined)
          AGENT_CALL.set(exchange, { provider: PROVIDER, id: arn, session: request.get(SESSION) });
        return CONTINUE;
      },
      close: () => context.upstreams.release(upstream),
    };
  },
};

function serverOf(arn: string, context: BackendContext) {
  const endpoint = context.use(CLOUD).variable(ENDPOINT);
  const url = endpoint === undefined ? null : URL.parse(endpoint);
  if (url === null) {
    const { host } = agentCorePlace(arn);
    return { server: { host, port: PORTS["https:"] }, secure: true };
  }
  const secure = url.protocol === "https:";
  const standard = PORTS[secure ? "https:" : "http:"];
  const host = url.hostname.replaceAll(/^\[|\]$/g, "");
  return { server: { host, port: url.port === "" ? standard : Number(url.port) }, secure };
}
