import { isDeepStrictEqual } from "node:util";
import {
  BY_LENGTH,
  Http2RequestHead,
  Intake,
  MALFORMED_FIELDS,
  NOWHERE,
  NO_BODY,
  RequestBody,
  checkRequest,
  readRequest,
  testThread,
  writeRequestHead,
} from "@edge-gateway/http/testing";
import { knowsMethod, readByLlhttp } from "../codec/llhttp.ts";
import type { Random } from "../random.ts";
import { ODD_FIELDS, SOUND_FIELDS } from "./fields.ts";

const LIMITS = { maxHeaders: 20, maxListBytes: 4096, maxTargetBytes: 1000 };
/** Headers that the gateway itself writes, or that belong to the connection. */
const OWN = /^(?:host|content-length|te|connection|upgrade|sec-websocket-key)$/;

/** A request in which one part is unusual, or has a rare octet. */
export function oddRequest(random: Random): string[] {
  const fields: string[] = [...SOUND_FIELDS];
  for (let left = random.below(3); left > 0; left--) {
    const { at, put } = random.pick(ODD_FIELDS);
    fields.splice(at === "end" ? fields.length : at, at === "end" ? 0 : put.length, ...put);
  }
  if (random.percent(70)) {
    const which = random.below(fields.length);
    const text = fields[which] ?? "";
    const at = random.below(text.length + 1);
    const octet = String.fromCharCode(random.below(256));
    fields[which] = text.slice(0, at) + octet + text.slice(at + random.below(2));
  }
  return fields;
}

/**
 * Whether the engine accepts the headers as a request, and what is wrong with that request over
 * HTTP/1.1.
 */
export function forwardedFault(fields: readonly string[]): { taken: boolean; fault?: string } {
  const length = checkRequest(fields);
  if (length === MALFORMED_FIELDS) return { taken: false };
  const head = readRequest([...fields], false, LIMITS);
  if (!(head instanceof Http2RequestHead)) return { taken: false };
  if (head.method === "CONNECT" || !knowsMethod(head.method)) return { taken: false };
  const expected = [...head.entries()].filter(([name]) => !OWN.test(name)).flat();
  const sent = written(head, length);
  const { messages, reason } = readByLlhttp(sent, "requests");
  const [message] = messages;
  if (message === undefined || messages.length !== 1)
    return { taken: true, fault: `${JSON.stringify(sent)}: ${messages.length} ${reason}` };
  const got = ownLess(message.fields);
  const hosts = message.fields.filter((name, at) => at % 2 === 0 && name === "host").length;
  const line = [message.method, message.target, hosts];
  const same = isDeepStrictEqual(line, [head.method, head.target, 1]);
  if (same && isDeepStrictEqual(got, expected)) return { taken: true };
  return { taken: true, fault: `${JSON.stringify(sent)} for ${JSON.stringify(fields)}` };
}

function ownLess(fields: readonly string[]): string[] {
  const left: string[] = [];
  for (let index = 0; index < fields.length; index += 2) {
    const name = fields[index] ?? "";
    if (!OWN.test(name)) left.push(name, fields[index + 1] ?? "");
  }
  return left;
}

function written(head: Http2RequestHead, length: number): string {
  const { output } = testThread();
  const body = new RequestBody(output, new Intake(NOWHERE), {
    maxHeadBytes: 1,
    maxHeaders: 1,
    maxReplayBytes: 0,
  });
  body.begin(length > 0 ? BY_LENGTH : NO_BODY, Math.max(length, 0));
  body.expectsContinue = true;
  writeRequestHead(output, head, body);
  let sent = "";
  output.send({
    ...NOWHERE,
    send: (piece) => ((sent += Buffer.from(piece).toString("latin1")), true),
  });
  return sent;
}
