import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { configuration } from "../mcp-oauth/configuration.ts";

/** What the configurations of a gateway are made of. */
interface Parts {
  readonly backend: object;
  readonly config: object;
  readonly policies: object;
}

/** A gateway with one MCP backend, which can be changed while it runs. */
export class ChangingGateway implements AsyncDisposable {
  readonly gateway: Gateway;
  readonly #parts: Parts;
  #changes = 0;

  private constructor(gateway: Gateway, parts: Parts) {
    this.gateway = gateway;
    this.#parts = parts;
  }

  /** @param config settings of the process. @param policies of the route */
  static async start(
    backend: object,
    config: object,
    policies: object = {},
  ): Promise<ChangingGateway> {
    const parts = { backend, config, policies };
    return new ChangingGateway(await Gateway.start({ config: configOf(parts, 0) }), parts);
  }

  /** Changes the backend, and waits until the change is in use. */
  async change(): Promise<void> {
    const count = ++this.#changes;
    await this.gateway.reconfigure(configOf(this.#parts, count));
    const url = `${this.gateway.url}/change-${count}`;
    await waitFor("the change", async () => (await fetch(url)).status === 204);
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.gateway[Symbol.asyncDispose]();
  }
}

function configOf({ backend, config, policies }: Parts, count: number): string {
  const shown = {
    name: "shown",
    matches: [{ path: { type: "Exact", value: `/change-${count}` } }],
    policies: { directResponse: { status: 204 } },
  };
  const routes = [{ name: "mcp", policies, backends: [{ backend: "server" }] }, shown];
  const server = { policies: { http: { requestTimeout: `${60 + count}s` } }, ...backend };
  return configuration(routes, { backends: { server }, config });
}
