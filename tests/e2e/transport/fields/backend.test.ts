import { createServer } from "node:net";
import { after, before } from "node:test";
import type { BackendHttp, BackendTcp } from "@edge-gateway/generated/types/index.ts";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { probesOf } from "@edge-gateway/testkit/socket-probes";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { answered, closing, open } from "../wire-probes.ts";
import { FieldGateway, type Rows } from "./rows.ts";

/**
 * Every field of the policies of backend connections has an effect that a client or the backend observes; those of
 * `backend.tls` are tested in backend-tls.test.ts.
 */

const BACKEND_TCP: Rows<BackendTcp> = {
  connectTimeout: {
    backends: () => withPolicies("tls: {insecureSkipVerify: All}, tcp: {connectTimeout: 100ms}"),
    seen: (port) => answered(port, closing(""), 503),
  },
  keepalive: {
    backends: () => withPolicies("tcp: {keepalive: {time: 33s}}, http: {requestTimeout: 10s}"),
    async seen(port) {
      const socket = open(port);
      socket.write(closing(""));
      await waitFor("the probes", async () =>
        (await probesOf(gateway.pid)).some(({ peer, time }) => peer === silent.port && time === 33),
      );
      socket.destroy();
    },
  },
  proxyProtocol: {
    backends: () => withPolicies("tcp: {proxyProtocol: V1}, http: {requestTimeout: 10s}"),
    async seen(port) {
      const socket = open(port);
      socket.write(closing(""));
      await waitFor("the header", () =>
        heard.some((text) => /^PROXY TCP4 127\.0\.0\.1 127\.0\.0\.1 \d+ \d+\r\n/.test(text)),
      );
      socket.destroy();
    },
  },
};

const BACKEND_HTTP: Rows<BackendHttp> = {
  requestTimeout: {
    backends: () => withPolicies("http: {requestTimeout: 100ms}"),
    seen: (port) => answered(port, closing(""), 504),
  },
  version: {
    backends: () => withPolicies("http: {version: HTTP2, requestTimeout: 10s}"),
    async seen(port) {
      const socket = open(port);
      socket.write(closing(""));
      await waitFor("the preface", () => heard.some((text) => text.startsWith("PRI * HTTP/2.0")));
      socket.destroy();
    },
  },
};

const gateway = new FieldGateway({ backendTcp: BACKEND_TCP, backendHttp: BACKEND_HTTP });

/** Accepts connections and sends nothing. */
let silent: Listening;
const heard: string[] = [];

before(async () => {
  silent = await listen(
    createServer((socket) => {
      socket.on("error", () => {}).on("data", (bytes: Buffer) => heard.push(String(bytes)));
    }),
  );
  await gateway.start();
});

after(async () => {
  // Ended first, because the server would otherwise wait for its idle connections.
  await gateway.close();
  await silent.close();
});

function withPolicies(policies: string): string {
  return `{host: "127.0.0.1:${silent.port}", policies: {${policies}}}`;
}

gateway.declareTests();
