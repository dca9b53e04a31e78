import { messages } from "../codec/messages.ts";
import { Texts } from "../grammar.ts";
import type { Random } from "../random.ts";

/** The target of a request that must never be executed. */
export const FORBIDDEN_TARGET = "/forbidden";

const LONG = "0123456789abcdef".repeat(2048);

const REQUESTS = new Texts({
  request: [
    [6, "⟨bare-method⟩ ⟨target⟩ HTTP/1.1\r\nHost: a\r\n⟨fields⟩\r\n"],
    [3, "⟨method⟩ ⟨target⟩ HTTP/1.1\r\nHost: a\r\n⟨fields⟩Content-Length: 5\r\n⟨fields⟩\r\nhello"],
    [
      3,
      "⟨method⟩ ⟨target⟩ HTTP/1.1\r\nHost: a\r\n⟨fields⟩Transfer-Encoding: chunked\r\n⟨fields⟩\r\n⟨chunks⟩",
    ],
    `PUT ⟨target⟩ HTTP/1.1\r\nHost: a\r\nContent-Length: ${LONG.length}\r\n⟨fields⟩\r\n${LONG}`,
    "GET ⟨target⟩ HTTP/1.0\r\nConnection: keep-alive\r\n\r\n",
    "GET http://b⟨target⟩ HTTP/1.1\r\nHost: a\r\n⟨fields⟩\r\n",
    "POST ⟨target⟩ HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 5\r\n\r\nhello",
  ],
  "bare-method": [[6, "GET"], "HEAD", "OPTIONS", "DELETE"],
  method: [[3, "POST"], [3, "PUT"], "GET", "HEAD", "PATCH"],
  target: ["/r⟨digit⟩"],
  digit: ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"],
  fields: [[6, ""], "⟨field⟩", "⟨field⟩⟨field⟩"],
  field: [
    "Connection: close\r\n",
    "Connection: host, content-length, transfer-encoding, authorization, x-edge\r\n",
    "Connection: X-Edge, x-forwarded-for, keep-alive, te\r\n",
    "Authorization: Bearer client\r\n",
    "X-Edge: 2\r\n",
    "TE: trailers\r\n",
    "Keep-Alive: timeout=1\r\n",
    "Cookie: a=b\r\n",
  ],
  chunks: [
    "0\r\n\r\n",
    "5\r\nhello\r\n0\r\n\r\n",
    "5;a=b\r\nhello\r\n3\r\nabc\r\n0\r\nx: y\r\n\r\n",
  ],
});

/**
 * Messages that every recipient must refuse; following requests on the connection are not executed.
 */
const BROKEN = [
  "GET / HTTP/1.1\r\n\r\n",
  "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
  "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
  "GET / HTTP/1.1\nHost: a\n\n",
  "GET / HTTP/1.1\r\nHost: a\r\n folded: x\r\n\r\n",
  "GET /\x00 HTTP/1.1\r\nHost: a\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nContent-Length: 0\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: +5\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: xchunked\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5x\r\nhello\r\n0\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhelloX0\r\n\r\n",
  "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nContent-Length: 5\r\n\r\n",
] as const;

const RESPONSES = new Texts({
  sound: [
    [5, "HTTP/1.1 200 OK\r\n⟨fields⟩Content-Length: ⟪length⟫\r\n\r\n⟪body⟫"],
    [
      4,
      "HTTP/1.1 200 OK\r\n⟨fields⟩Transfer-Encoding: chunked\r\n\r\n⟪hex⟫\r\n⟪body⟫\r\n0\r\n\r\n",
    ],
    "HTTP/1.1 200 OK\r\n⟨fields⟩Transfer-Encoding: chunked\r\n\r\n⟪hex⟫;a=b\r\n⟪body⟫\r\n0\r\nx: y\r\n\r\n",
    "HTTP/1.1 103 Early Hints\r\nlink: x\r\n\r\nHTTP/1.1 200 OK\r\nContent-Length: ⟪length⟫\r\n\r\n⟪body⟫",
    "HTTP/1.1 204 No Content\r\n⟨fields⟩\r\n",
    "HTTP/1.1 304 Not Modified\r\nContent-Length: 10\r\n\r\n",
  ],
  hostile: [
    "HTTP/1.1 200 OK\r\n\r\nuntil the end",
    `HTTP/1.1 200 OK\r\nContent-Length: ${LONG.length}\r\n\r\n${LONG}`,
    "HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nshort",
    "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nmore than that",
    "HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nmoreHTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nstray",
    "HTTP/1.1 204 No Content\r\n\r\nstray",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhelloX\r\n0\r\n\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhel",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n",
    "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nxx",
    "HTTP/1.1 100 Continue\r\n\r\n".repeat(30),
    "HTTP/1.1 100 Continue\r\n\r\n",
    "HTTP/1.1 101 Switching Protocols\r\n\r\n",
    `HTTP/1.1 200 OK\r\nx: ${LONG}\r\n\r\n`,
    "HTTP/1.1 200 OK\r\nx\r\n\r\n",
    "220 smtp.example.com ESMTP\r\n",
    "",
  ],
  fields: [
    [5, ""],
    "Connection: close\r\n",
    "Keep-Alive: timeout=1\r\n",
    "Date: now\r\n",
    "Connection: content-length, date\r\n",
  ],
});

/** The ways in which a side continues after it has sent everything. */
export const ENDS = ["wait", "wait", "wait", "end", "close", "reset"] as const;
export type End = (typeof ENDS)[number];

/** Bytes, split into the pieces in which they are sent, and what follows them. */
export interface Script {
  readonly pieces: readonly Buffer[];
  readonly end: End;
}

/** The script of the client. */
export interface ClientScript extends Script {
  readonly text: string;
  /** Whether a request for {@link FORBIDDEN_TARGET} follows a message that must be refused. */
  readonly hasForbidden: boolean;
  /** Whether the client reads only after everything was sent. */
  readonly readsLate: boolean;
}

/** The response of an upstream to one request. */
export interface Answer extends Script {
  /** Whether the upstream responds as soon as it has received the headers. */
  readonly early: boolean;
  readonly sound: boolean;
}

const BYTEWISE_BYTES = 300;

export function clientScript(random: Random): ClientScript {
  let text = "";
  const count = random.below(4) + 1;
  for (let index = 0; index < count; index++) text += REQUESTS.generate("request", random);
  const hasForbidden = random.percent(25);
  if (hasForbidden) {
    text += `${random.pick(BROKEN)}GET ${FORBIDDEN_TARGET} HTTP/1.1\r\nHost: a\r\n\r\n`;
  } else if (random.percent(20)) {
    text += messages("requests", random);
  }
  if (random.percent(15)) text = text.slice(0, random.below(text.length + 1));
  return {
    text,
    hasForbidden,
    readsLate: random.percent(10),
    pieces: piecesOf(text, random),
    end: random.pick(ENDS),
  };
}

/** A response to a request for that target. */
export function answerTo(target: string, random: Random): Answer {
  const sound = random.percent(60);
  const body = `to ${target}`;
  let text = sound ? RESPONSES.generate("sound", random) : hostile(random);
  text = text
    .replace("⟪body⟫", body)
    .replace("⟪length⟫", String(body.length))
    .replace("⟪hex⟫", body.length.toString(16));
  return {
    pieces: piecesOf(text, random),
    end: sound ? "wait" : random.pick(ENDS),
    early: random.percent(20),
    sound,
  };
}

function hostile(random: Random): string {
  return random.percent(70) ? RESPONSES.generate("hostile", random) : messages("responses", random);
}

function piecesOf(text: string, random: Random): Buffer[] {
  const bytes = Buffer.from(text, "latin1");
  if (bytes.length <= BYTEWISE_BYTES && random.percent(3)) {
    return Array.from(bytes, (_, index) => bytes.subarray(index, index + 1));
  }
  const cuts = random.percent(50)
    ? []
    : Array.from({ length: random.below(4) }, () => random.below(bytes.length + 1));
  const ends = [...cuts, bytes.length].sort((one, other) => one - other);
  let start = 0;
  return ends.map((end) => bytes.subarray(start, (start = end)));
}
