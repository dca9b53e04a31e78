import assert from "node:assert/strict";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { after, test } from "node:test";
import { EventReader } from "@edge-gateway/kernel/http/event-reader";
import type { Gateway } from "@edge-gateway/testkit/programs/gateway";
import { listen, type Listening } from "@edge-gateway/testkit/listen";
import { startGateway } from "../arrange.ts";
import { chance } from "../chance.ts";

/**
 * `Last-Event-ID` through the gateway: streams are cut on either side, at any event; each event
 * arrives once and in order.
 */

const SEED = Number(process.env["SEED"] ?? 20_261_123);
const EVENTS = 40;
const ROUNDS = 3;
const MOST_TRIES = 800;
const LONGEST_EVENT = 65_536;
const BEGIN = { protocolVersion: "2025-11-25", clientInfo: { name: "a", version: "1" } };

/** Streams of this many events, each with its server and number; connections are cut at random. */
function startCutting(name: string, pick: (below: number) => number): Promise<Listening> {
  const http = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => respond(request, response, Buffer.concat(chunks).toString()));
  });
  const respond = (request: IncomingMessage, response: ServerResponse, text: string): void => {
    const { id = "", method = "" } = text === "" ? {} : JSON.parse(text);
    if (method === "initialize") {
      const capabilities = { tools: {} };
      const serverInfo = { name, version: "1" };
      const result = { protocolVersion: BEGIN.protocolVersion, capabilities, serverInfo };
      response.writeHead(200, { "content-type": "application/json", "mcp-session-id": name });
      response.end(JSON.stringify({ jsonrpc: "2.0", id, result }));
    } else if (request.method === "GET") {
      const [stream = "all", last = "0"] =
        request.headers["last-event-id"]?.toString().split("/") ?? [];
      write(response, stream, Number(last) + 1);
    } else if (method === "tools/call") write(response, `call:${id}`, 0);
    else response.writeHead(202).end();
  };
  const write = (response: ServerResponse, stream: string, from: number): void => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    const end = Math.min(EVENTS, from + pick(EVENTS));
    for (let number = from; number <= end; number++)
      response.write(`id: ${stream}/${number}\nretry: 1\ndata: ${dataOf(stream, number)}\n\n`);
    if (end < EVENTS || stream === "all") {
      // Waits until all written bytes have left: only then is it unknown which events have arrived.
      if (pick(2) === 0) response.end();
      else response.write(":\n\n", () => response.destroy());
    } else response.end();
  };
  const dataOf = (stream: string, number: number): string => {
    if (number === 0) return "";
    const [, id] = stream.split(":");
    const message =
      number === EVENTS && id !== undefined
        ? { id: Number(id), result: { content: [{ type: "text", text: name }] } }
        : { method: "notifications/message", params: { level: "info", data: [name, number] } };
    return JSON.stringify({ jsonrpc: "2.0", ...message });
  };
  return listen(http);
}

/** The part of one stream that a client has read. */
class Seen {
  readonly data: [name: string, number: number][] = [];
  hasResponse = false;
  last: string | undefined;

  /** Reads a response until this many events have arrived, the stream is complete, or it is cut. */
  async read(response: Response, most: number, isDone: (seen: Seen) => boolean): Promise<void> {
    assert.equal(response.status, 200);
    const reader = new EventReader(LONGEST_EVENT);
    let left = most;
    try {
      for await (const bytes of response.body ?? assert.fail()) {
        for (const event of reader.read(Buffer.from(bytes)))
          if (left-- > 0) this.#take(event.id, event.data);
        if (left <= 0 || isDone(this)) return;
      }
    } catch (error) {
      // First the server, later the gateway, has cut the stream.
      if (error instanceof assert.AssertionError) throw error;
    }
  }

  #take(id: string | undefined, text = ""): void {
    this.last = id ?? this.last;
    if (text === "") return;
    const { params, result, error } = JSON.parse(text);
    assert.equal(error, undefined);
    if (result === undefined) return void this.data.push(params.data);
    assert.equal(this.hasResponse, false);
    this.hasResponse = true;
  }
}

interface Reading {
  readonly pick: (below: number) => number;
  readonly isDone: (seen: Seen) => boolean;
}

/**
 * A client that reads one stream to its end, reconnects after each cut, and also cuts it at random.
 */
async function readAll(
  first: () => Promise<Response>,
  resume: (last: string) => Promise<Response>,
  { pick, isDone }: Reading,
): Promise<Seen> {
  const seen = new Seen();
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const response = seen.last === undefined ? await first() : await resume(seen.last);
    await seen.read(response, 1 + pick(EVENTS), isDone);
    if (isDone(seen)) return seen;
  }
  return assert.fail(`it is not complete: ${JSON.stringify(seen.data)}`);
}

async function begin({ url }: Gateway) {
  const headers = {
    accept: "application/json, text/event-stream",
    "content-type": "application/json",
  };
  const post = (body: object, more: Record<string, string> = {}): Promise<Response> => {
    const text = JSON.stringify({ jsonrpc: "2.0", ...body });
    return fetch(`${url}/mcp`, { method: "POST", headers: { ...headers, ...more }, body: text });
  };
  const params = { ...BEGIN, capabilities: {} };
  const begun = await post({ id: 0, method: "initialize", params });
  const session = { "mcp-session-id": begun.headers.get("mcp-session-id") ?? "" };
  await post({ method: "notifications/initialized" }, session);
  return {
    call: (id: number, name: string) =>
      post({ id, method: "tools/call", params: { name } }, session),
    listen: (last?: string) =>
      fetch(`${url}/mcp`, {
        headers: {
          accept: "text/event-stream",
          ...session,
          ...(last === undefined ? {} : { "last-event-id": last }),
        },
      }),
  };
}

const pick = chance(SEED);
const [one, two] = await Promise.all([startCutting("one", pick), startCutting("two", pick)]);
after(() => Promise.all([one.close(), two.close()]));

/** The messages of one of the servers, each of them once. */
const allOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => [name, index + 1]);

for (const [title, servers, prefix] of [
  ["one server", { one }, ""],
  ["several servers", { one, two }, "one_"],
] as const) {
  test(`${title}: the response to a call and all before it, whatever is cut; seed ${SEED}`, async () => {
    await using gateway = await startGateway(servers);
    const { call, listen: resume } = await begin(gateway);
    for (let id = 1; id <= ROUNDS; id++) {
      const seen = await readAll(() => call(id, `${prefix}any`), resume, {
        pick,
        isDone: ({ hasResponse }) => hasResponse,
      });
      assert.deepEqual(seen.data, allOf("one", EVENTS - 1));
    }
  });

  test(`${title}: the stream of what concerns no request, whatever is cut; seed ${SEED}`, async () => {
    await using gateway = await startGateway(servers);
    for (let round = 0; round < ROUNDS; round++) {
      const { listen: open } = await begin(gateway);
      const names = Object.keys(servers);
      const { data } = await readAll(open, open, {
        pick,
        isDone: ({ data: found }) => found.length >= names.length * EVENTS,
      });
      for (const name of names)
        assert.deepEqual(
          data.filter(([each]) => each === name),
          allOf(name, EVENTS),
        );
    }
  });
}
