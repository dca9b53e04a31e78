import assert from "node:assert/strict";
import { once } from "node:events";
import { type Socket, connect } from "node:net";
import { after, before, test } from "node:test";
import { Gateway } from "@edge-gateway/testkit/programs/gateway";
import type { Listening } from "@edge-gateway/testkit/listen";
import { startUpstream } from "@edge-gateway/testkit/servers/upstream";
import { waitFor } from "@edge-gateway/testkit/wait-for";
import { canLimitMemory, makeMemoryGroup } from "./memory-group.ts";

/** With 256 MiB the gateway sheds what does not fit, and is never killed (docs/operations/tuning.md). */

const MEMORY = 256 * 1024 ** 2;
const IDLE = 2000;
const UPLOADS = 500;
const ROUTES = 8000;
const AT_ONCE = 50;
const BODY_BYTES = 1024 ** 2;
const PARTS = 16;
const PART = Buffer.alloc(BODY_BYTES / PARTS);

let upstream: Listening;

before(async () => {
  upstream = await startUpstream((request, response) => {
    request.resume().on("end", () => response.end("ok"));
  });
});
after(() => upstream.close());

const configuration = (overload: string): string => `
config:
  workerThreads: 1
  logging: { level: error }
  overload: { ${overload} }
gateways:
  web:
    port: \${PORT}
    routes:
      - name: buffered
        matches: [{ path: { value: /buffered } }]
        policies: { buffer: { request: { maxBytes: 1Mi } } }
        backends: [{ host: "${new URL(upstream.url).host}" }]
      - name: passed
        backends: [{ host: "${new URL(upstream.url).host}" }]
`;

const routes = (count: number): string => `
config: { workerThreads: 1 }
gateways:
  web:
    port: \${PORT}
    routes:
${Array.from({ length: count }, (_, index) => `      - { name: r${index}, policies: { directResponse: { status: 200 } } }`).join("\n")}
`;

/** A connection on which something was sent, and the status that came back. */
class Client {
  readonly #socket: Socket;
  #status: string | undefined;
  #ended = false;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("error", () => socket.destroy()).on("close", () => (this.#ended = true));
    socket.on("data", (bytes: Buffer) => {
      this.#status ??= /^HTTP\/1\.1 (\d+)/.exec(bytes.toString("latin1"))?.[1];
    });
  }

  static async open(port: number, head: string): Promise<Client> {
    const socket = connect(port, "127.0.0.1");
    const client = new Client(socket);
    await once(socket, "connect");
    socket.write(head);
    return client;
  }

  send(part: Buffer): void {
    if (!this.#socket.destroyed) this.#socket.write(part);
  }

  /** The status; undefined while there is none, "closed" if there was none. */
  get status(): string | undefined {
    return this.#status ?? (this.#ended ? "closed" : undefined);
  }

  close(): void {
    this.#socket.destroy();
  }
}

async function open(port: number, count: number, head: string): Promise<Client[]> {
  const clients: Client[] = [];
  while (clients.length < count)
    clients.push(
      ...(await Promise.all(Array.from({ length: AT_ONCE }, () => Client.open(port, head)))),
    );
  return clients;
}

/** Uploads at the same time, part by part, and returns the different statuses. */
async function upload(port: number, path: string): Promise<Set<string | undefined>> {
  const head = `POST ${path} HTTP/1.1\r\nhost: a\r\ncontent-length: ${BODY_BYTES}\r\n\r\n`;
  const clients = await open(port, UPLOADS, head);
  for (let part = 0; part < PARTS; part++) for (const client of clients) client.send(PART);
  await waitFor("answers", () => clients.every(({ status }) => status !== undefined));
  for (const client of clients) client.close();
  return new Set(clients.map(({ status }) => status));
}

const skip = !canLimitMemory() && "platform: this process may not limit the memory of others";

test(
  "idle connections, slow uploads and buffered bodies, with a limit of requests",
  { skip },
  async () => {
    const statuses = await shed("maxRequests: 64");
    assert.ok(statuses.has("503"));
  },
);

test("the same with the defaults", { skip }, async () => {
  await shed("");
});

test("a change to more routes than fit is refused, and a start with them", { skip }, async () => {
  using group = makeMemoryGroup(MEMORY);
  assert.ok(group !== undefined);
  const controlGroup = group.processes;
  {
    await using gateway = await Gateway.start({ config: routes(1), controlGroup });
    await gateway.reconfigure(routes(ROUTES));
    await waitFor("refusal", () => /needs more memory than the \d+ MiB/.test(gateway.output));
    assert.equal((await fetch(gateway.url)).status, 200);
  }
  await assert.rejects(
    Gateway.start({ config: routes(ROUTES), controlGroup }),
    /needs more memory than the \d+ MiB/,
  );
  assert.equal(group.kills(), 0);
});

/** Returns the statuses of uploads that were buffered. */
async function shed(overload: string): Promise<Set<string | undefined>> {
  using group = makeMemoryGroup(MEMORY);
  assert.ok(group !== undefined);
  await using gateway = await Gateway.start({
    config: configuration(overload),
    controlGroup: group.processes,
  });
  const { port } = gateway;
  const idle = await open(port, IDLE, "");
  const passed = await upload(port, "/passed");
  const buffered = await upload(port, "/buffered");
  assert.ok(passed.has("200"));
  for (const statuses of [passed, buffered]) {
    assert.deepEqual(
      [...statuses].filter((status) => !/^(200|503|closed)$/.test(status ?? "")),
      [],
    );
  }
  await waitFor("room", async () => (await fetch(gateway.url)).status === 200);
  assert.equal(group.kills(), 0);
  assert.equal(gateway.hasEnded, false);
  for (const client of idle) client.close();
  return buffered;
}
