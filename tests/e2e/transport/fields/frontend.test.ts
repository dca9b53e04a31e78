import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { after, before } from "node:test";
import type {
  FrontendConnect,
  FrontendHttp,
  NetworkAuthorization,
  ProxyProtocol,
} from "@edge-gateway/generated/types/index.ts";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import {
  GET,
  PROXY_V1,
  answered,
  announced,
  ask,
  binary,
  closed,
  closing,
  exchange,
  open,
  session,
  switched,
} from "../wire-probes.ts";
import { FieldGateway, type Rows } from "./rows.ts";

/**
 * Every field of the policies of client connections has an effect that a client observes; those of `frontend.tcp` and
 * `frontend.tls` are tested in keepalive.test.ts and openssl.test.ts.
 */

const HEADERS_BEYOND = 5;

const HTTP: Rows<FrontendHttp> = {
  maxBufferSize: {
    frontend: "http: {maxBufferSize: '10'}",
    policies: "buffer: {request: {}}",
    seen: (port) => answered(port, `${closing("content-length: 11\r\n")}12345678901`, 413),
  },
  http1MaxHeaders: {
    frontend: "http: {http1MaxHeaders: 4}",
    async seen(port) {
      await answered(port, closing("a: 1\r\n"), 200);
      await answered(port, closing("a: 1\r\n".repeat(HEADERS_BEYOND)), 431);
    },
  },
  maxHeadSize: {
    frontend: "http: {maxHeadSize: 1Ki}",
    seen: (port) => answered(port, closing(`a: ${"x".repeat(1024)}\r\n`), 431),
  },
  maxTargetSize: {
    frontend: "http: {maxTargetSize: '16'}",
    seen: (port) => answered(port, closing("").replace("/", `/${"x".repeat(16)}`), 414),
  },
  path: {
    frontend: "http: {path: {normalization: RejectRequest}}",
    async seen(port) {
      await answered(port, closing("").replace("/", "/a/../"), 400);
      await answered(port, closing(""), 200);
    },
  },
  forwarded: {
    frontend: "http: {forwarded: {trustedProxies: [127.0.0.1]}}",
    policies: `authorization: {policy: {matchExpressions: ['source.address == "192.0.2.7"']}}`,
    async seen(port) {
      await answered(port, closing("x-forwarded-for: 192.0.2.7\r\n"), 200);
      await answered(port, closing(""), 403);
    },
  },
  http1HalfClosedTimeout: {
    frontend: "http: {http1HalfClosedTimeout: 10s}",
    policies: "delay: {duration: 1s}",
    async seen(port) {
      const socket = open(port);
      socket.end(`${GET}\r\n`);
      assert.match(await text(socket), /^HTTP\/1.1 200 /);
    },
  },
  http1IdleTimeout: {
    frontend: "http: {http1IdleTimeout: 1s}",
    seen: (port) => answered(port, `${GET}\r\n`, 200),
  },
  headerTimeout: {
    frontend: "http: {headerTimeout: 1s}",
    within: 20_000,
    seen: (port) => answered(port, GET, 408),
  },
  bodyIdleTimeout: {
    frontend: "http: {bodyIdleTimeout: 1s}",
    backends: () => `{host: "127.0.0.1:${endless.port}", policies: {http: {version: HTTP1}}}`,
    async seen(port) {
      const post = GET.replace("GET", "POST");
      await answered(port, `${post}content-length: 2\r\n\r\n1`, 408);
      const socket = open(port);
      socket.write(`${GET}\r\n`);
      await waitFor("the end of what HTTP/1.1 leaves unread", () => endless.ended === 1);
      socket.destroy();
      await session(port, async (client) => {
        client
          .request()
          .on("error", () => {})
          .pause();
        await waitFor("the end of what HTTP/2 leaves unread", () => endless.ended === 2);
      });
    },
  },
  http1HeaderCase: {
    frontend: "http: {http1HeaderCase: Lowercase}",
    async seen(port) {
      assert.match(await exchange(port, closing("")), /\r\nx-made: 1\r\n/);
    },
  },
  http2WindowSize: {
    frontend: "http: {http2WindowSize: 128Ki}",
    seen: (port) => announced(port, "initialWindowSize", 131_072),
  },
  http2ConnectionWindowSize: {
    frontend: "http: {http2ConnectionWindowSize: 1Mi}",
    seen: (port) =>
      session(port, async (client) => {
        const [, head] = await Promise.all([once(client, "remoteSettings"), ask(client)]);
        assert.equal(head[":status"], 200);
        assert.equal(client.state.remoteWindowSize, 1_048_576);
      }),
  },
  http2FrameSize: {
    frontend: "http: {http2FrameSize: 32Ki}",
    seen: (port) => announced(port, "maxFrameSize", 32_768),
  },
  http2MaxHeaderSize: {
    frontend: "http: {http2MaxHeaderSize: 1Ki}",
    seen: (port) =>
      session(port, async (client) => {
        assert.equal((await ask(client, "x".repeat(1024)))[":status"], 431);
        assert.equal((await ask(client))[":status"], 200);
      }),
  },
  http2MaxConcurrentStreams: {
    frontend: "http: {http2MaxConcurrentStreams: 3}",
    seen: (port) => announced(port, "maxConcurrentStreams", 3),
  },
  http2KeepaliveInterval: {
    frontend: "http: {http2KeepaliveInterval: 1s}",
    seen: (port) => session(port, async (client) => void (await once(client, "ping"))),
  },
  http2KeepaliveTimeout: {
    frontend: "http: {http2KeepaliveInterval: 1s, http2KeepaliveTimeout: 1s}",
    within: 18_000,
    // The preface and empty settings; the client does not respond to the ping.
    seen: async (port) =>
      void (await exchange(port, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0")),
  },
  maxConnectionDuration: {
    frontend: "http: {maxConnectionDuration: 1s}",
    seen: (port) => answered(port, `${GET}\r\n`, 200),
  },
  tunnelIdleTimeout: {
    frontend: "http: {tunnelIdleTimeout: 1s}",
    backends: () => `{host: "127.0.0.1:${upgrades.port}"}`,
    seen: async (port) => closed(await switched(port)),
  },
  maxTunnelDuration: {
    frontend: "http: {maxTunnelDuration: 1s}",
    backends: () => `{host: "127.0.0.1:${upgrades.port}"}`,
    seen: async (port) => closed(await switched(port)),
  },
};

const PROXY: Rows<ProxyProtocol> = {
  version: {
    frontend: "proxyProtocol: {version: V1}",
    async seen(port) {
      await answered(port, PROXY_V1 + closing(""), 200);
      assert.equal(await exchange(port, Buffer.concat([binary(0), Buffer.from(closing(""))])), "");
    },
  },
  mode: {
    frontend: "proxyProtocol: {mode: Optional}",
    seen: (port) => answered(port, closing(""), 200),
  },
  headerTimeout: {
    frontend: "proxyProtocol: {headerTimeout: 100ms}",
    within: 4_500,
    seen: async (port) => assert.equal(await exchange(port, ""), ""),
  },
  maxExtensionSize: {
    frontend: "proxyProtocol: {maxExtensionSize: '8'}",
    async seen(port) {
      const request = Buffer.from(closing(""));
      await answered(port, Buffer.concat([binary(8), request]), 200);
      assert.equal(await exchange(port, Buffer.concat([binary(9), request])), "");
    },
  },
};

const CONNECT: Rows<FrontendConnect> = {
  mode: {
    frontend: "connect: {mode: Deny}",
    seen: (port) => answered(port, "CONNECT a:1 HTTP/1.1\r\nhost: a:1\r\n\r\n", 405),
  },
};

const NETWORK: Rows<NetworkAuthorization> = {
  policy: {
    frontend: `networkAuthorization: {policy: {matchExpressions: ['source.address == "192.0.2.1"']}}`,
    seen: async (port) => assert.equal(await exchange(port, closing("")), ""),
  },
  action: {
    frontend: `networkAuthorization: {action: Deny, policy: {matchExpressions: ['source.address == "127.0.0.1"']}}`,
    seen: async (port) => assert.equal(await exchange(port, closing("")), ""),
  },
};

const gateway = new FieldGateway({
  http: HTTP,
  proxyProtocol: PROXY,
  connect: CONNECT,
  networkAuthorization: NETWORK,
});

let upgrades: Listening;
/** Responds to GET with an endless body. */
let endless: Listening & { ended: number };

before(async () => {
  const answer = "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: echo\r\n\r\n";
  upgrades = await listen(
    createServer((socket) => {
      socket.on("error", () => {}).resume();
      socket.write(answer);
    }),
  );
  endless = { ...(await listen(createServer(answerWithoutEnd))), ended: 0 };
  await gateway.start();
});

after(async () => {
  // Ended first, because the servers would otherwise wait for its idle connections.
  await gateway.close();
  for (const server of [upgrades, endless]) await server.close();
});

function answerWithoutEnd(socket: Socket): void {
  const chunk = Buffer.alloc(65_536);
  const write = (): void => {
    while (socket.write(chunk));
  };
  socket
    .on("error", () => {})
    .once("data", (bytes: Buffer) => {
      if (!bytes.includes("GET")) return;
      socket.on("close", () => endless.ended++).on("drain", write);
      socket.write("HTTP/1.1 200 OK\r\n\r\n");
      write();
    });
}

gateway.declareTests();
