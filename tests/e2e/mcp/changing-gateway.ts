import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../mcp-oauth/configuration.ts";

/** A gateway with one MCP backend, which can be changed while it runs. */
export class ChangingGateway implements AsyncDisposable {
  readonly gateway: Gateway;
  readonly #backend: object;
  readonly #config: object;
  #changes = 0;

  private constructor(gateway: Gateway, backend: object, config: object) {
    this.gateway = gateway;
    this.#backend = backend;
    this.#config = config;
  }

  /** @param config settings of the process */
  static async start(backend: object, config: object): Promise<ChangingGateway> {
    const gateway = await Gateway.start({ config: configOf(backend, config, 0) });
    return new ChangingGateway(gateway, backend, config);
  }

  /** Changes the backend, and waits until the change is in use. */
  async change(): Promise<void> {
    const count = ++this.#changes;
    await this.gateway.reconfigure(configOf(this.#backend, this.#config, count));
    const url = `${this.gateway.url}/change-${count}`;
    await waitFor("the change", async () => (await fetch(url)).status === 204);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.gateway[Symbol.asyncDispose]();
  }
}

function configOf(backend: object, config: object, count: number): string {
  const shown = {
    name: "shown",
    matches: [{ path: { type: "Exact", value: `/change-${count}` } }],
    policies: { directResponse: { status: 204 } },
  };
  const routes = [{ name: "mcp", backends: [{ backend: "server" }] }, shown];
  const server = { policies: { http: { requestTimeout: `${60 + count}s` } }, ...backend };
  return configuration(routes, { backends: { server }, config });
}
