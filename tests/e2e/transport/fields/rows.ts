import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { freePort } from "@edge-gateway/testkit/free-port";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";

/** What shows that a field has an effect. */
export interface Row {
  /** The block that contains the field, as YAML. */
  readonly frontend?: string;
  /** Policies of the gateway's one route, which responds itself. */
  readonly policies?: string;
  /** The backends of the route, as YAML: called when the servers of the test have started. */
  readonly backends?: () => string;
  readonly seen: (port: number) => Promise<void>;
  /** Milliseconds, if the default has the same effect only later. */
  readonly within?: number;
}

/** A row for each field of a block: a field without one is a compile error. */
export type Rows<Block> = Readonly<Record<keyof Block, Row>>;

const MADE = "directResponse: {status: 200, body: made, headers: [{name: X-Made, value: '1'}]}";

/** A gateway with a listener for each field. */
export class FieldGateway {
  readonly #rows: readonly { readonly name: string; readonly row: Row; port: number }[];
  #gateway: Gateway | undefined;

  /** @param blocks the rows of the fields of each block */
  constructor(blocks: Readonly<Record<string, Rows<object>>>) {
    this.#rows = Object.entries(blocks).flatMap(([block, fields]) =>
      Object.entries<Row>(fields).map(([field, row]) => ({
        name: `${block}.${field}`,
        row,
        port: 0,
      })),
    );
  }

  /** The process of the gateway. */
  get pid(): number {
    return this.#gateway?.pid ?? assert.fail("not started");
  }

  async start(): Promise<void> {
    for (const row of this.#rows) row.port = await freePort();
    this.#gateway = await Gateway.start({ config: this.#config(), environment: {} });
  }

  async close(): Promise<void> {
    await this.#gateway?.[Symbol.asyncDispose]();
  }

  /** Declares the test of each field. */
  declareTests(): void {
    describe("each field has an effect", { concurrency: true }, () => {
      for (const each of this.#rows)
        test(each.name, async () => {
          const begun = performance.now();
          await each.row.seen(each.port);
          const took = performance.now() - begun;
          assert.ok(took < (each.row.within ?? Infinity), `only after ${took} ms`);
        });
    });
  }

  #config(): string {
    const gateways = this.#rows.map(({ row, port }, index) =>
      [
        `  g${index}:`,
        `    port: ${port}`,
        `    frontend: {${row.frontend ?? ""}}`,
        `    routes: [{${actionOf(row)}}]`,
      ].join("\n"),
    );
    return `config: {backend: {connectTimeout: 1h}}\ngateways:\n${gateways.join("\n")}\n`;
  }
}

function actionOf({ policies, backends }: Row): string {
  if (backends !== undefined) return `backends: [${backends()}]`;
  return `policies: {${policies === undefined ? MADE : `${policies}, ${MADE}`}}`;
}
