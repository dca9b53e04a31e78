import type { Addresses, Kind } from "./feature.ts";

/** The backends of each kind, all of which lead to the upstream. */

const ARN = "arn:aws:bedrock-agentcore:us-west-2:123456789012:runtime/planner";

/** The path of the runtime (InvokeAgentRuntime of Amazon Bedrock AgentCore). */
export const RUNTIME_PATH = `/runtimes/${encodeURIComponent(ARN)}/invocations`;

const LOOPBACK = "127.0.0.1";

const BACKENDS: Readonly<Record<Kind, (addresses: Addresses) => object>> = {
  static: ({ upstream }) => ({ host: `${LOOPBACK}:${upstream}` }),
  secure: ({ secure }) => ({ host: `${LOOPBACK}:${secure}` }),
  dynamicForwardProxy: ({ upstream }) => ({
    dynamicForwardProxy: {
      target: `'${LOOPBACK}:${upstream}'`,
      allowedNetworks: ["127.0.0.0/8"],
    },
  }),
  a2a: ({ upstream }) => ({ a2a: { host: LOOPBACK, port: upstream } }),
  ai: ({ upstream }) => ({ ai: { provider: { openai: {}, host: LOOPBACK, port: upstream } } }),
  mcp: ({ upstream }) => ({
    mcp: { targets: [{ name: "tools", static: { host: LOOPBACK, port: upstream } }] },
  }),
  aws: () => ({ aws: { agentCore: { agentRuntimeArn: ARN } } }),
};

/** A backend of this kind, as it is written in the configuration. */
export function backendOf(kind: Kind, addresses: Addresses): object {
  return BACKENDS[kind](addresses);
}

/** The variables by which the gateway finds the simulated cloud, with its credentials. */
export function environmentOf({ upstream }: Addresses): Readonly<Record<string, string>> {
  return {
    AWS_ENDPOINT_URL_BEDROCK_AGENTCORE: `http://${LOOPBACK}:${upstream}`,
    AWS_ACCESS_KEY_ID: "AKIDEXAMPLE",
    AWS_SECRET_ACCESS_KEY: "secret-of-aws",
  };
}
