import { setTimeout } from "node:timers/promises";
import type { Received } from "../clients/client.ts";
import type { Exchange, Expectation } from "../model/message.ts";
import { expect } from "../model/run.ts";
import { LIMIT } from "../model/world.ts";
import { EXCHANGE_HEADER, type Observed } from "../servers/observed.ts";
import type { Servers } from "../servers/servers.ts";
import { type Case, credentialsOf, kindOf } from "./case.ts";
import type { Clients } from "./clients.ts";
import { compare, type Difference } from "./compare.ts";
import { CASE_HEADER, type PlannedCase } from "./configuration.ts";
import { essenceOf, inDialect } from "./dialects.ts";
import { exchangeOf, type Variant } from "./exchanges.ts";
import type { Done } from "./telemetry.ts";

/** An exchange that at least one observer saw otherwise. */
export interface Finding {
  readonly case: Case;
  readonly variant: Variant;
  /** What happened in the middle of the exchange. */
  readonly while?: string;
  readonly differences: readonly Difference[];
}

let exchanges = 0;

/** Runs exchanges of planned cases, and compares what everybody saw with the model. */
export class Runner {
  readonly servers: Servers;
  readonly #clients: Clients;
  /** The exchanges that have run, by name. */
  readonly done = new Map<string, Done>();

  constructor(servers: Servers, clients: Clients) {
    this.servers = servers;
    this.#clients = clients;
  }

  /** What the model says about an exchange. */
  expectationOf({ case: one }: PlannedCase, variant: Variant): Expectation {
    return this.#expect(one, this.#exchangeOf(one, variant));
  }

  /** Runs one exchange; undefined if everybody saw what the model says. */
  async run(
    { id, case: one, port }: PlannedCase,
    variant: Variant,
    pause?: Promise<void>,
  ): Promise<Finding | undefined> {
    const name = `e${(exchanges += 1)}`;
    const exchange = this.#exchangeOf(one, variant);
    const expected = this.#expect(one, exchange);
    const { observations } = this.servers;
    const observed = observations.begin(name, exchange);
    const received = await this.#clients.send({
      exchange,
      port,
      tls: one.features.some(({ row }) => row === "frontend.tls"),
      headers: { [EXCHANGE_HEADER]: name, [CASE_HEADER]: id },
      chunked: variant.kind === "chunked" || variant.kind === "early",
      expects: variant.kind === "expect",
      pause,
    });
    await untilCopied(observed, Object.keys(expected.mirrors));
    observations.end(name);
    this.done.set(name, { case: one, variant, logged: expected.logged });
    const kind = kindOf(one.features);
    const seen = withoutPort(received, port);
    const differences = compare(expected, observed, seen, (body) => essenceOf(kind, body));
    return differences.length === 0 ? undefined : { case: one, variant, differences };
  }

  #exchangeOf(one: Case, variant: Variant): Exchange {
    const made = exchangeOf(variant, credentialsOf(one, this.servers.addresses));
    return inDialect(kindOf(one.features), made, variant.kind);
  }

  #expect(one: Case, exchange: Exchange): Expectation {
    return expect(
      one.features.map(({ placed }) => placed),
      exchange,
      LIMIT,
    );
  }
}

/**
 * The response without the port of the listener in its location, which is another one in each run. Without a
 * port of its own a redirect has that of the listener (Gateway API, HTTPRequestRedirectFilter).
 */
function withoutPort(received: Received, port: number): Received {
  if ("failure" in received) return received;
  const { location } = received.headers;
  if (location === undefined) return received;
  const headers = { ...received.headers, location: location.replace(`:${port}`, "") };
  return { ...received, headers };
}

const COPY_PATIENCE = 60_000;
const COPY_INTERVAL = 5;

/** Waits for the copies of mirrors, which arrive apart from the response. */
async function untilCopied(observed: Observed, mirrors: readonly string[]): Promise<void> {
  const end = performance.now() + COPY_PATIENCE;
  const isMissing = () => mirrors.some((name) => observed.mirrors[name] === undefined);
  while (isMissing() && performance.now() < end) await setTimeout(COPY_INTERVAL);
}
