import assert from "node:assert/strict";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";

/** Requests with an Upgrade header that does not leave HTTP (RFC 9110 section 7.8) are read as all others. */

const ANSWER = JSON.stringify({ object: "response", model: "m", status: "completed", output: [] });
const FORBIDDEN = JSON.stringify({ model: "m", input: "this is forbidden" });

let provider: Listening;
let gateway: Gateway;

before(async () => {
  provider = await startUpstream((_request, response) => {
    response.setHeader("content-type", "application/json").end(ANSWER);
  });
  gateway = await Gateway.start({ config: configOf(provider.port) });
});

after(async () => {
  await gateway?.[Symbol.asyncDispose]();
  await provider?.close();
});

function configOf(port: number): string {
  return `
gateways:
  web: {port: $PORT, routes: [{backends: [{backend: guarded}]}]}
backends:
  guarded:
    ai: {provider: {openai: {}, host: 127.0.0.1, port: ${port}}}
    policies:
      ai: {promptGuard: {request: [{regex: {action: Reject, matches: [{pattern: forbidden, name: X}]}}]}}
`;
}

/** The response to a POST with the given header lines and body. */
function posted(lines: string, body: string): Promise<string> {
  const socket = connect(gateway.port, "127.0.0.1");
  socket.write(
    `POST /v1/responses HTTP/1.1\r\nhost: a\r\n${lines}content-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  );
  return text(socket);
}

for (const lines of [
  "connection: upgrade, close\r\nupgrade: websocket\r\n",
  "connection: close\r\nupgrade: websocket\r\n",
  "connection: upgrade, close\r\nupgrade: echo/1, websocket\r\n",
  "connection: upgrade, close\r\nupgrade: h2c\r\n",
]) {
  test(`guards read the body of a request with ${JSON.stringify(lines)}`, async () => {
    assert.match(await posted(lines, FORBIDDEN), /^HTTP\/1\.1 403 /);
    assert.match(await posted(lines, FORBIDDEN.replace("forbidden", "fine")), /^HTTP\/1\.1 200 /);
  });
}
