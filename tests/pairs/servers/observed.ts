import { type Call, type Exchange, type Request, UPSTREAM_HOST } from "../model/message.ts";

/** The header by which every server finds the exchange of a request. */
export const EXCHANGE_HEADER = "x-exchange";

/** What the servers have seen of one exchange. */
export interface Observed {
  readonly exchange: Exchange;
  readonly upstream: Request[];
  readonly mirrors: Record<string, Request[]>;
  readonly calls: Call[];
}

/** The exchanges in progress, by the value of their header. */
export class Observations {
  readonly #all = new Map<string, Observed>();
  /** Ports at which the upstream listens: the host of a request to them is {@link UPSTREAM_HOST}. */
  readonly upstreamPorts = new Set<number>();

  begin(name: string, exchange: Exchange): Observed {
    const observed: Observed = { exchange, upstream: [], mirrors: {}, calls: [] };
    this.#all.set(name, observed);
    return observed;
  }

  find(name: string | undefined): Observed | undefined {
    return name === undefined ? undefined : this.#all.get(name);
  }

  /** A host as the model names it. */
  hostOf(host: string): string {
    const isUpstream = [...this.upstreamPorts].some((port) => host === `127.0.0.1:${port}`);
    return isUpstream ? UPSTREAM_HOST : host;
  }

  end(name: string): void {
    this.#all.delete(name);
  }
}

/** Header fields in one form: lower-case names, and several values joined. */
export function fieldsOf(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || name.startsWith(":")
        ? []
        : [[name.toLowerCase(), typeof value === "string" ? value : value.join(", ")]],
    ),
  );
}

/** The bytes of a stream, one character for each. */
export async function bytesOf(stream: AsyncIterable<unknown>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) if (part instanceof Buffer) parts.push(part);
  return Buffer.concat(parts).toString("latin1");
}
