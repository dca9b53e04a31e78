import { isChatCompletionBody, LLMock, type ChatCompletionRequest } from "@copilotkit/aimock";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { teach } from "./fixtures.ts";
import { routesTo } from "../named-routes.ts";

/** The vendors behind the gateway, each at the path of its name. */
const PROVIDERS = {
  openai: "openai: {}",
  responses: "custom: { formats: [{ type: Responses, path: /v1/responses }] }",
  anthropic: "anthropic: {}",
  gemini: "gemini: {}",
  vertex: "vertexai: { projectId: p1, region: us-central1 }",
  bedrock: "bedrock: { region: eu-west-1 }",
} as const;

export type VendorName = keyof typeof PROVIDERS;

export const VENDORS: readonly VendorName[] = [
  "openai",
  "responses",
  "anthropic",
  "gemini",
  "vertex",
  "bedrock",
];

/**
 * Vendors that the mock knows only through chat completions, to which other formats are converted.
 */
export const VENDORS_OF_OTHERS = VENDORS.filter((name) => name !== "vertex");

/** One model of each vendor. */
export const MODELS: Readonly<Record<VendorName, string>> = {
  openai: "gpt-5",
  responses: "gpt-5",
  anthropic: "claude-sonnet-5",
  gemini: "gemini-2.5-flash",
  vertex: "gemini-2.5-flash",
  bedrock: "anthropic.claude-sonnet-5",
};

/** A server that mocks the vendors of language models, and a gateway in front of it. */
export class MockVendors implements AsyncDisposable {
  readonly mock: LLMock;
  readonly gateway: Gateway;

  private constructor(mock: LLMock, gateway: Gateway) {
    this.mock = mock;
    this.gateway = gateway;
  }

  static async start(): Promise<MockVendors> {
    const mock = new LLMock({ port: 0, logLevel: "silent" });
    teach(mock);
    await mock.start();
    const gateway = await Gateway.start({ config: configOf(new URL(mock.url).port) });
    return new MockVendors(mock, gateway);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all([this.gateway[Symbol.asyncDispose](), this.mock.stop()]);
  }

  url(vendor: VendorName): string {
    return `${this.gateway.url}/${vendor}`;
  }

  /** The last chat request as its vendor understood it. */
  get asked(): ChatCompletionRequest {
    const body = this.mock.getLastRequest()?.body;
    if (!isChatCompletionBody(body)) throw new Error("the last request was no chat request");
    return body;
  }
}

function configOf(port: string): string {
  const backends = VENDORS.map(
    (name) => `
  ${name}:
    ai: { provider: { ${PROVIDERS[name]}, host: 127.0.0.1, port: ${port} } }
    policies: { auth: ${name === "bedrock" ? "{ aws: { secretRef: { name: aws } } }" : "{ key: vendor-key }"} }`,
  );
  return `
gateways:
  web:
    port: \${PORT}
    routes:${routesTo(VENDORS)}
backends:${backends.join("")}
secrets:
  aws: { data: { accessKey: AKID, secretKey: secret } }
`;
}
