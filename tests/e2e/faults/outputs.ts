import assert from "node:assert/strict";
import type { Gateway } from "@edge-gateway/testkit/gateway";

const DUMPS = ["config_dump", "config/status"];

/** Everything that a gateway has said: to clients, in its logs, traces and metrics. */
export class Outputs {
  readonly #texts: string[] = [];
  readonly #end = new AbortController();
  /** What ended the recording before its time. */
  #watching: Promise<unknown> = Promise.resolve();

  add(text: string): void {
    this.#texts.push(text);
  }

  /** Records the requests of a gateway, one after the other. */
  watch({ adminPort }: Gateway): void {
    const { signal } = this.#end;
    const url = `http://127.0.0.1:${adminPort}/debug/trace?detail=full`;
    const watch = async (): Promise<void> => {
      while (!signal.aborted) this.add(await (await fetch(url, { signal })).text());
    };
    this.#watching = watch().catch((error: unknown) => (signal.aborted ? undefined : error));
  }

  /** Adds what the gateway says of itself; nothing is recorded any more. */
  async finish(gateway: Gateway): Promise<void> {
    this.#end.abort();
    assert.equal(await this.#watching, undefined);
    const urls = [
      ...DUMPS.map((path) => `http://127.0.0.1:${gateway.adminPort}/${path}`),
      `http://127.0.0.1:${gateway.statsPort}/metrics`,
    ];
    for (const url of urls) this.add(await (await fetch(url)).text());
    this.add(gateway.output);
  }

  /** Fails when one of the secrets stands somewhere, as it is or in the usual ways to write it. */
  assertWithout(secrets: readonly string[]): void {
    for (const secret of secrets)
      for (const form of formsOf(secret))
        for (const text of this.#texts) {
          const at = text.indexOf(form);
          assert.ok(at < 0, `a secret stands in an output: ${text.slice(at - 200, at + 200)}`);
        }
  }
}

function formsOf(secret: string): ReadonlySet<string> {
  const bytes = Buffer.from(secret);
  return new Set([
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    bytes.toString("hex"),
    // The last characters depend on what follows.
    bytes.toString("base64").replace(/=*$/, "").slice(0, -1),
    bytes.toString("base64url").slice(0, -1),
  ]);
}
