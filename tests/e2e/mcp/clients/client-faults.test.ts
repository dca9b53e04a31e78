import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, test } from "node:test";
import { CLIENT_FAULTS } from "@edge-gateway/mcp/federation/client-faults";
import { fillPlain, startGateway, startSdkServer } from "../arrange.ts";

/** Plays the transcripts of clients whose faults are tolerated. */

interface Transcript {
  readonly client: string;
  readonly exchanges: readonly {
    readonly headers: Readonly<Record<string, string>>;
    readonly body: object;
    readonly status: number;
    /** A text that the response must contain. */
    readonly has: string;
  }[];
}

const FOLDER = new URL("../client-faults/", import.meta.url);
const alpha = await startSdkServer(fillPlain("alpha"));
const beta = await startSdkServer(fillPlain("beta"));
const gateways = {
  "several servers": await startGateway({ alpha, beta }),
  "one server": await startGateway({ beta }),
};
after(async () => {
  for (const gateway of Object.values(gateways)) await gateway[Symbol.asyncDispose]();
  await Promise.all([alpha.close(), beta.close()]);
});

function transcript(name: string): Transcript {
  return JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), "utf8"));
}

test("each fault that is tolerated has a reason and a transcript", () => {
  const files = readdirSync(FOLDER).map((name) => name.replace(/\.json$/, ""));
  assert.deepEqual(new Set(Object.keys(CLIENT_FAULTS)), new Set(files));
  for (const reason of Object.values(CLIENT_FAULTS)) assert.ok(reason.length > 80);
});

for (const name of Object.keys(CLIENT_FAULTS))
  test(`${name}: ${transcript(name).client}`, async () => {
    await play(name, gateways["several servers"], (text) => text);
    // With one server, names have no prefixes, and the server itself reports errors.
    if (name === "dropped-session-id")
      await play(name, gateways["one server"], (text) =>
        text.replaceAll(/beta_|alpha\+|Mcp-Session-Id header is required/g, ""),
      );
  });

async function play(
  name: string,
  { url }: { readonly url: string },
  named: (text: string) => string,
): Promise<void> {
  for (const { headers, body, status, has } of transcript(name).exchanges) {
    const response = await fetch(`${url}/mcp`, {
      method: "POST",
      headers: {
        accept: "application/json, text/event-stream",
        "content-type": "application/json",
        ...headers,
      },
      body: named(JSON.stringify(body)),
    });
    const text = await response.text();
    assert.equal(response.status, status, text);
    assert.ok(text.includes(named(has)), text);
  }
}
