import { freePort } from "@edge-gateway/testkit/free-port";

/** The ports in pages: each run of a page uses free ports instead. */
const SHOWN = [
  3000, 3001, 3002, 4000, 4010, 4011, 4012, 5432, 6432, 8080, 8081, 8443, 9000, 15000, 15020, 15021,
  16000, 16020, 16021,
] as const;

type Shown = (typeof SHOWN)[number];

/** Free ports that replace the ports on a page. */
export class Ports {
  readonly #real: ReadonlyMap<string, number>;
  readonly #shown: ReadonlyMap<string, string>;

  private constructor(real: ReadonlyMap<string, number>) {
    this.#real = real;
    this.#shown = new Map([...real].map(([shown, port]) => [String(port), shown]));
  }

  /** @param page its other numbers are no port, so that they mean the same in an output */
  static async take(page: string): Promise<Ports> {
    const numbers = new Set(page.match(NUMBER));
    const other = async (): Promise<number> => {
      const port = await freePort();
      return numbers.has(String(port)) ? other() : port;
    };
    const pairs = SHOWN.map(async (shown) => [String(shown), await other()] as const);
    return new Ports(new Map(await Promise.all(pairs)));
  }

  /** The port that is used instead of a port on the page. */
  real(shown: Shown): number {
    return this.#real.get(String(shown)) ?? shown;
  }

  /** The text of a page with the ports that are used. */
  toReal(text: string): string {
    return replaceNumbers(text, (number) => this.#real.get(number)?.toString());
  }

  /** An output with the ports of the page. */
  toShown(text: string): string {
    return replaceNumbers(text, (number) => this.#shown.get(number));
  }

  /** The used ports that replace the ports in a text. */
  namedIn(text: string): readonly number[] {
    return [...text.matchAll(NUMBER)].flatMap(([number]) => this.#real.get(number) ?? []);
  }
}

const NUMBER = /(?<![\d.])\d{4,5}(?!\d)/g;

function replaceNumbers(text: string, other: (number: string) => string | undefined): string {
  return text.replace(NUMBER, (number) => other(number) ?? number);
}
