import { BlockList, isIP, isIPv6 } from "node:net";
import type { LookupFunction } from "node:net";
import { lookup as lookupBySystem } from "node:dns";
import type { IncomingMessage } from "node:http";
import { getCACertificates } from "node:tls";
import { singleCall } from "@edge-gateway/kernel/http/single-call";
import { once } from "@edge-gateway/kernel/process/once";
import { MAX_KEY_SET_BYTES } from "../bounds.ts";

/**
 * Fetches a JSON document.
 * @throws Error
 */
export type FetchDocument = (url: string, signal: AbortSignal) => Promise<unknown>;

/**
 * Link-local addresses, which the controller must not fetch for the author of a policy: in clouds, servers at
 * these addresses give credentials to every client.
 */
const FORBIDDEN = new BlockList();
FORBIDDEN.addSubnet("169.254.0.0", 16, "ipv4");
FORBIDDEN.addSubnet("::ffff:169.254.0.0", 112, "ipv6");
FORBIDDEN.addSubnet("fe80::", 10, "ipv6");
FORBIDDEN.addAddress("fd00:ec2::254", "ipv6");

/**
 * The authorities of the operating system, which data planes use, too; the authorities built into Node.js are
 * not trusted.
 */
const authorities = once(() => [...getCACertificates("system"), ...getCACertificates("extra")]);

/** Fetches the JSON document at a URL, without redirects, cookies or a proxy. */
export const fetchDocument: FetchDocument = async (url, signal) => {
  const target = new URL(url);
  const address = target.hostname.replace(/^\[|\]$/gu, "");
  if (isIP(address) !== 0 && isForbidden(address)) throw new Error(refusalOf(address));
  const response = await singleCall(target, {
    headers: { accept: "application/json" },
    lookup: guardedLookup,
    signal,
    ...(target.protocol === "https:" ? { ca: authorities() } : {}),
  });
  try {
    return await readJson(response);
  } finally {
    response.destroy();
  }
};

async function readJson(response: IncomingMessage): Promise<unknown> {
  const { statusCode } = response;
  if (!String(statusCode).startsWith("2"))
    throw new Error(`the response has status ${String(statusCode)}`);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > MAX_KEY_SET_BYTES) throw new Error("the response is too large");
    chunks.push(bytes);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString());
  } catch (cause) {
    throw new Error("the response is not JSON", { cause });
  }
}

/** Checks the addresses of a name when the connection is made, so that they cannot change after the check. */
const guardedLookup: LookupFunction = (hostname, options, done) => {
  lookupBySystem(hostname, { ...options, all: true }, (error, found) => {
    if (error !== null) return done(error, []);
    const usable = found.filter(({ address }) => !isForbidden(address));
    const [first] = usable;
    if (first === undefined) return done(new Error(refusalOf(hostname)), []);
    if (options.all === true) done(null, usable);
    else done(null, first.address, first.family);
  });
};

function isForbidden(address: string): boolean {
  return FORBIDDEN.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

function refusalOf(host: string): string {
  return `the controller does not call the link-local address of ${host}`;
}
