import Anthropic from "@anthropic-ai/sdk";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { ModelServer } from "@edge-gateway/testkit/servers/model-server";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import OpenAI from "openai";

/** Vendors that speak their own formats, a gateway in front of them, and the official clients. */
export class VendorGateway implements AsyncDisposable {
  readonly openai: ModelServer;
  readonly anthropic: ModelServer;
  readonly gateway: Gateway;

  private constructor(openai: ModelServer, anthropic: ModelServer, gateway: Gateway) {
    this.openai = openai;
    this.anthropic = anthropic;
    this.gateway = gateway;
  }

  static async start(): Promise<VendorGateway> {
    const [openai, anthropic] = await Promise.all([ModelServer.start(), ModelServer.start()]);
    const gateway = await Gateway.start({ config: configOf(openai, anthropic) });
    return new VendorGateway(openai, anthropic, gateway);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    const { gateway, openai, anthropic } = this;
    await Promise.all([gateway[Symbol.asyncDispose](), openai.close(), anthropic.close()]);
  }

  openaiClient(path: string): OpenAI {
    const baseURL = `${this.gateway.url}/${path}/v1`;
    return new OpenAI({ baseURL, apiKey: "client-key", maxRetries: 0 });
  }

  anthropicClient(path: string): Anthropic {
    const baseURL = `${this.gateway.url}/${path}`;
    return new Anthropic({ baseURL, apiKey: "client-key", maxRetries: 0 });
  }

  /** The line of the access log for the last request. */
  async logLine(part: string): Promise<string> {
    const { gateway } = this;
    await waitFor("line of the access log", () => gateway.output.includes(part));
    return gateway.output.split("\n").findLast((line) => line.includes(part)) ?? "";
  }
}

export const QUESTION = [{ role: "user", content: "Hi" }] as const;

function configOf(openai: ModelServer, anthropic: ModelServer): string {
  return `
gateways:
  web:
    port: \${PORT}
    routes:
      - name: openai
        matches: [{ path: { type: PathPrefix, value: /openai } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: openai }]
      - name: anthropic
        matches: [{ path: { type: PathPrefix, value: /anthropic } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        backends: [{ backend: anthropic }]
      - name: own
        matches: [{ path: { type: PathPrefix, value: /own } }]
        backends: [{ backend: own }]
      - name: limited
        matches: [{ path: { type: PathPrefix, value: /limited } }]
        filters: [{ type: URLRewrite, urlRewrite: { path: { type: ReplacePrefixMatch, replacePrefixMatch: / } } }]
        policies: { rateLimit: { local: [{ tokens: 20, unit: Hours }] } }
        backends: [{ backend: openai }]
      - name: small
        matches: [{ path: { type: PathPrefix, value: /small } }]
        backends: [{ backend: small }]
backends:
  openai:
    ai: { provider: { openai: {}, host: 127.0.0.1, port: ${openai.port} } }
    policies: { auth: { key: openai-key } }
  anthropic:
    ai:
      provider: { anthropic: { model: claude-sonnet-5 }, host: 127.0.0.1, port: ${anthropic.port} }
      defaultMaxTokens: 2000
    policies: { auth: { key: anthropic-key } }
  own:
    ai:
      provider:
        custom:
          providerOverride: house
          formats: [{ type: Completions, path: /chat }]
        host: 127.0.0.1
        port: ${openai.port}
  small:
    ai: { provider: { openai: {}, host: 127.0.0.1, port: ${openai.port} }, maxBodySize: "100" }
`;
}
