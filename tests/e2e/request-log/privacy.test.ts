import assert from "node:assert/strict";
import { test } from "node:test";
import {
  ask,
  CLIENT_KEYS,
  LOG_DATABASES,
  PROVIDER_KEY,
  said,
  startLogged,
  written,
} from "./arrange.ts";

/** What the log of requests must not have. */

const CARD = "4111 1111 1111 1111";
const MAIL = "carol@example.test";
const OWN = "PROJECT-7731";
const SETTINGS = `{ file: "\${LOG_FILE}", bodies: { when: 'request.path.startsWith("/v1")', maxSize: 600, mask: { matches: [{ pattern: "PROJECT-[0-9]+", name: project }] } } }`;
const SECRETS = [PROVIDER_KEY, ...Object.values(CLIENT_KEYS), CARD, "4111", MAIL, OWN];

/** The events of a stream whose text is split. */
function streamOf(parts: readonly string[]): readonly string[] {
  const chunk = (delta: object, finish: string | null) =>
    `data: ${JSON.stringify({ id: "c", object: "chat.completion.chunk", created: 1, model: "gpt-5", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
  return [
    ...parts.map((content) => chunk({ content }, null)),
    chunk({}, "stop"),
    "data: [DONE]\n\n",
  ];
}

for (const database of LOG_DATABASES)
  test(`${database}: bodies are kept where they are chosen, cut and masked, and never with a secret`, async () => {
    await using logged = await startLogged(database, SETTINGS);
    const { gateway, client, models } = logged;
    const text = `Card ${CARD}, mail ${MAIL}, ${OWN}, key ${CLIENT_KEYS.ann}`;
    models.answer = () => said(`You said: ${text}`);
    assert.equal(await ask(logged, text), 200);
    models.answer = () => ({
      pieces: streamOf(["Card 4111 11", "11 1111 1", "111, mail carol@", "example.test!"]),
    });
    assert.equal(await ask(logged, "escaped", { stream: true }), 200);
    models.answer = () => said("x ".repeat(270) + CARD);
    // Forty places before the end of what is kept, a number begins.
    assert.equal(await ask(logged, `${"y ".repeat(257)}${CARD} and more`), 200);
    models.answer = () => ({
      status: 401,
      json: { error: { message: `Incorrect key ${PROVIDER_KEY}` } },
    });
    await ask(logged, "Hi");
    await fetch(`${gateway.url}/v1/chat?api_key=${CLIENT_KEYS.bob}`, {
      headers: { authorization: `Bearer ${CLIENT_KEYS.bob}x` },
    });
    await written(logged, 5);
    const { value } = await client.call("searchRequests");
    const [, , cut, streamed, first] = value.records;
    assert.match(
      first?.["http.request.body.content"] ?? "",
      /Card <CREDIT_CARD>, mail <EMAIL_ADDRESS>, <project>, key <redacted>/,
    );
    assert.match(first?.["http.response.body.content"] ?? "", /You said: Card <CREDIT_CARD>/);
    assert.match(streamed?.["http.response.body.content"] ?? "", /Card <CREDIT_CARD>, mail /);
    assert.ok((cut?.["http.request.body.size"] ?? 0) > 500);
    assert.match(cut?.["http.response.body.content"] ?? "", /(x ){50}/);
    const base = `http://127.0.0.1:${gateway.adminPort}/api/requests`;
    const outputs = await Promise.all(
      ["", "/export.jsonl", "/export.csv"].map(async (path) => (await fetch(base + path)).text()),
    );
    const tables =
      logged.server === undefined
        ? logged.query(
            "select name from sqlite_master where type = 'table' and name like 'edge_requests_2%'",
          )
        : ["edge_requests"];
    const stored = tables.flatMap((table) =>
      logged.query(`select more || error || key_name || user_name from ${table}`),
    );
    assert.equal(stored.length, 5);
    for (const output of [...outputs, stored.join("\n"), gateway.output])
      for (const secret of SECRETS)
        assert.ok(!output.includes(secret), `${secret} is in an output`);
  });
