import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { Postgres } from "@edge-gateway/testkit/programs/postgres";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { CheckedClient } from "./admin-client.ts";

/** The name of the objects of the database among the files. */
export const DATABASE = "<database>";

/** Gateways that share the configuration in a PostgreSQL database. */
export class Replicas implements AsyncDisposable {
  readonly database: Postgres;
  /** For temporary files. */
  readonly folder: string;
  readonly #config: string;
  readonly gateways: Gateway[] = [];
  readonly clients: CheckedClient[] = [];

  private constructor(database: Postgres, folder: string, config: string) {
    this.database = database;
    this.folder = folder;
    this.#config = config;
  }

  /** Starts the gateways; the configuration has the variables DATABASE_URL and COPY. */
  static async start(config: string, count: number): Promise<Replicas> {
    const folder = await mkdtemp(join(tmpdir(), "database-"));
    const replicas = new Replicas(await Postgres.start(), folder, config);
    try {
      await Promise.all(Array.from({ length: count }, (_, index) => replicas.#start(index)));
    } catch (error) {
      await replicas[Symbol.asyncDispose]();
      throw error;
    }
    return replicas;
  }

  clientAt(index: number): CheckedClient {
    return this.clients[index] ?? assert.fail(`no client ${index}`);
  }

  gatewayAt(index: number): Gateway {
    return this.gateways[index] ?? assert.fail(`no gateway ${index}`);
  }

  /** Ends a replica as if it had crashed, and starts it again. */
  async crash(index: number): Promise<void> {
    const gateway = this.gatewayAt(index);
    process.kill(gateway.pid, "SIGKILL");
    await waitFor("end of the replica", () => gateway.hasEnded);
    await gateway[Symbol.asyncDispose]();
    await this.#start(index);
  }

  /** Waits until every replica serves a text. */
  async servedByAll(path: string, text: string): Promise<void> {
    for (const gateway of this.gateways)
      await waitFor(`${text} at ${path}`, async () => (await served(gateway, path)) === text);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await Promise.all(this.gateways.map((gateway) => gateway[Symbol.asyncDispose]()));
    await this.database[Symbol.asyncDispose]();
    await rm(this.folder, { recursive: true, force: true });
  }

  async #start(index: number): Promise<void> {
    const environment = {
      DATABASE_URL: this.database.url(),
      COPY: join(this.folder, `copy-${index}`),
      POD_NAME: `gateway-${index}`,
    };
    const gateway = await Gateway.start({ config: this.#config, environment });
    this.gateways[index] = gateway;
    this.clients[index] = new CheckedClient(gateway);
  }
}

/** A route of a standalone file, whose path is its name. */
export function route(name: string, body: string): string {
  return `  - name: ${name}
    gateways: [web]
    matches: [{ path: { value: /${name} } }]
    policies: { directResponse: { status: 200, body: ${body} } }
`;
}

/** The objects of the database as a client sees them, and the version that a change names. */
export async function objects(client: CheckedClient) {
  const { value, version = "" } = await client.call("getConfigSource");
  const { text = "" } = value.files.find(({ name }) => name === DATABASE) ?? {};
  return { text, version };
}

/** Replaces the objects of the database. */
export function apply(client: CheckedClient, text: string, version: string, message?: string) {
  const files = [{ name: DATABASE, text }];
  const body = message === undefined ? { files } : { files, message };
  return client.call("applyConfig", { body, version });
}

/** The body of a response, or its status if it is an error. */
export async function served(gateway: Gateway, path: string): Promise<string> {
  const response = await fetch(`${gateway.url}/${path}`);
  return response.ok ? response.text() : String(response.status);
}
