import type { CallRecord } from "@edge-gateway/llm";
import type { ExchangeState } from "../pipeline/exchange-state.ts";

/** A call of a model that has ended, without its content. Times are in milliseconds. */
export interface LastCall {
  /** When its request arrived, since 1970. */
  readonly at: number;
  readonly model: string;
  readonly requestModel: string;
  readonly provider: string;
  readonly backend: string;
  readonly route: string | undefined;
  /** The name of the client's key, or the user; empty: nobody is signed in. */
  readonly key: string;
  readonly team: string | undefined;
  readonly status: number;
  readonly milliseconds: number;
  readonly inputTokens: number | undefined;
  readonly outputTokens: number | undefined;
  /** The cost in billionths of a dollar. */
  readonly nanodollars: number | undefined;
}

/** What is kept of a call; its cost is computed when somebody looks. */
type KeptCall = Omit<LastCall, "nanodollars"> & {
  readonly priced: Parameters<CallRecord["prices"]["costOf"]>[0];
  readonly prices: CallRecord["prices"];
};

type EndedExchange = Pick<
  ExchangeState,
  "backend" | "routeName" | "jwt" | "apiKey" | "basicAuth" | "response"
> & { readonly stream: Pick<ExchangeState["stream"], "startedAt" | "endedAt"> };
type EndedCall = KeptCall["priced"] & Pick<CallRecord, "prices">;

const PICO_PER_NANO = 1000n;

interface LastCallsOptions {
  /** The number of calls that are kept. */
  readonly capacity: number;
  /** The current time in milliseconds since 1970. */
  readonly wallClock: () => number;
}

/** The last calls of models that one worker has handled. */
export class LastCalls {
  readonly #capacity: number;
  readonly #wallClock: () => number;
  readonly #calls: KeptCall[] = [];
  #next = 0;

  constructor({ capacity, wallClock }: LastCallsOptions) {
    this.#capacity = capacity;
    this.#wallClock = wallClock;
  }

  /** Keeps a call that has ended, in place of the oldest. */
  add(exchange: EndedExchange, call: EndedCall): void {
    const { stream, backend, routeName, response } = exchange;
    const milliseconds = stream.endedAt - stream.startedAt;
    const { provider, model, requestModel, responseModel, usage, prices } = call;
    this.#calls[this.#next] = {
      at: this.#wallClock() - milliseconds,
      ...{ model, requestModel, provider, milliseconds, prices },
      backend: backend?.name ?? "",
      route: routeName,
      ...clientOf(exchange),
      status: response?.status ?? 0,
      inputTokens: usage?.input,
      outputTokens: usage?.output,
      priced: { provider, model, requestModel, responseModel, usage },
    };
    this.#next = (this.#next + 1) % this.#capacity;
  }

  /** The kept calls, in any order. */
  list(): readonly LastCall[] {
    return this.#calls.map(({ priced, prices, ...call }) => {
      const { cost } = prices.costOf(priced);
      const nanodollars = cost === undefined ? undefined : Number(cost.total / PICO_PER_NANO);
      return { ...call, nanodollars };
    });
  }
}

function clientOf({ jwt, apiKey, basicAuth }: EndedExchange): Pick<KeptCall, "key" | "team"> {
  const name = apiKey?.["name"] ?? apiKey?.["id"] ?? jwt?.["sub"] ?? basicAuth?.username;
  const team = apiKey?.["team"];
  return {
    key: typeof name === "string" ? name : "",
    team: typeof team === "string" ? team : undefined,
  };
}
