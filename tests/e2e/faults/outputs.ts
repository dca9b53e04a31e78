import assert from "node:assert/strict";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";

const DUMPS = ["config_dump", "config/status"];

/** All output of a gateway: to clients, in its logs, traces and metrics. */
export class Outputs {
  readonly #texts: string[] = [];
  readonly #end = new AbortController();
  /** The error that ended the recording too early. */
  #watching: Promise<unknown> = Promise.resolve();

  add(text: string): void {
    this.#texts.push(text);
  }

  /** Records the traces of a gateway's requests, one after the other. */
  watch({ adminPort }: Gateway): void {
    const { signal } = this.#end;
    const url = `http://127.0.0.1:${adminPort}/debug/trace?detail=full`;
    const watch = async (): Promise<void> => {
      while (!signal.aborted) this.add(await (await fetch(url, { signal })).text());
    };
    this.#watching = watch().catch((error: unknown) => (signal.aborted ? undefined : error));
  }

  /** Adds the gateway's own output and ends the recording. */
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

  /** Fails if one of the secrets occurs in the output, in plain form or in a usual encoding. */
  assertWithout(secrets: readonly string[]): void {
    for (const secret of secrets)
      for (const form of formsOf(secret))
        for (const text of this.#texts) {
          const at = text.indexOf(form);
          assert.ok(at < 0, `an output contains a secret: ${text.slice(at - 200, at + 200)}`);
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
    // The last characters of Base64 depend on the following bytes.
    bytes.toString("base64").replace(/=*$/, "").slice(0, -1),
    bytes.toString("base64url").slice(0, -1),
  ]);
}
