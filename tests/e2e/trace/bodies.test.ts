import assert from "node:assert/strict";
import { once } from "node:events";
import { request } from "node:http";
import { connect, createServer, type AddressInfo, type Socket } from "node:net";
import { createServer as createTlsServer } from "node:https";
import { after, before, test } from "node:test";
import { CertificateAuthority } from "@edge-gateway/testkit/certificates";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";

/** A body that arrives while the connection to the upstream is still made is shown in its place. */

const BODY = "the body of the request";

let authority: CertificateAuthority;
/** Connections of the gateway that were accepted, whose handshake waits. */
const accepted: Socket[] = [];
const upstream = createServer((socket) => accepted.push(socket));

before(async () => {
  authority = await CertificateAuthority.create();
  upstream.listen(0, "127.0.0.1");
  await once(upstream, "listening");
});

after(async () => {
  upstream.close();
  await authority[Symbol.asyncDispose]();
});

for (const adapter of ["Net", "Fast"])
  test(`the body is seen before the response (${adapter})`, async () => {
    const { certificate, key } = await authority.issue({ name: "localhost" });
    const tls = createTlsServer({ cert: certificate, key }, (incoming, response) => {
      incoming.resume().on("end", () => response.end("ok"));
    });
    const { port } = upstream.address() as AddressInfo;
    await using gateway = await Gateway.start({
      config: `
gateways:
  web:
    port: \${PORT}
    routes:
    - backends: [{host: "127.0.0.1:${port}", policies: {tls: {insecureSkipVerify: All}}}]
`,
      environment: { SOCKET_ADAPTER: adapter },
    });
    const watching = request({ port: gateway.adminPort, host: "127.0.0.1", path: "/debug/trace" });
    watching.end();
    const [lines] = await once(watching, "response");
    const arrived = once(upstream, "connection");
    const client = connect(gateway.port, "127.0.0.1");
    client.write(`POST / HTTP/1.1\r\nhost: a.test\r\ncontent-length: ${BODY.length}\r\n\r\n`);
    await arrived;
    client.write(BODY);
    // The gateway responds to a request on another connection only after it has read these bytes.
    await fetch(`http://127.0.0.1:${gateway.adminPort}/config_dump`);
    tls.emit("connection", accepted.shift());
    await once(client, "data");
    client.end();
    let text = "";
    for await (const piece of lines.setEncoding("utf8")) text += piece;
    const types = text
      .split("\n")
      .filter((line) => line.startsWith("data: "))
      .map((line) => JSON.parse(line.slice("data: ".length)).message)
      .map(({ type, stage }) => [type, stage].filter(Boolean).join(" "));
    assert.deepEqual(
      types.filter((type) => /bodySnapshot|backendCall/.test(type)),
      [
        "backendCallStart",
        "bodySnapshot final request",
        "backendCallResult",
        "bodySnapshot response",
      ],
    );
  });
