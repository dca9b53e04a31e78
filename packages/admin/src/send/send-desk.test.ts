import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, request } from "node:http";
import { test } from "node:test";
import { withDefaultsSettings } from "@edge-gateway/generated/defaults/index.ts";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import { listen } from "@edge-gateway/testkit/listen";
import { irOf } from "@edge-gateway/translate/ir/resources";
import { MAX_SENT_REQUESTS } from "../bounds.ts";
import { SendDesk } from "./send-desk.ts";

test("people who leave before their request is sent leave nothing behind", async () => {
  await using upstream = await listen(createServer((_, response) => response.writeHead(204).end()));
  const { port } = new URL(upstream.url);
  const place = { pointer: "/gateways/web" };
  const bind = { key: "web", gateway: "web", port: Number(port), place };
  const ir = { ...irOf(new Map(), withDefaultsSettings({})), binds: [bind] };
  const traces = { expect: () => Promise.resolve() };
  const parts = { ir, traces, redaction: new Redaction(new SensitiveNames()) };
  const desk = new SendDesk(
    () => 0,
    () => 0,
  );
  const order = { method: "GET", url: `${upstream.url}/` };
  const sent: Promise<void>[] = [];
  await using admin = await listen(
    createServer((asked, response) => {
      const isGone = asked.url === "/gone" ? once(response, "close") : Promise.resolve();
      const sending = isGone.then(() => desk.send(order, parts, response));
      sent.push(sending.catch((error: Error) => void response.destroy(error)));
      if (asked.url === "/gone") asked.socket.destroy();
    }),
  );
  for (let count = 0; count < MAX_SENT_REQUESTS; count += 1) {
    const asked = request(`${admin.url}/gone`);
    asked.end();
    await once(asked, "error");
  }
  await Promise.all(sent);
  const text = await (await fetch(`${admin.url}/stays`)).text();
  assert.match(text, /"type":"head","status":204/);
});
