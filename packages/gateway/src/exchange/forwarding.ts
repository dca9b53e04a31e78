import { BlockList, isIP, isIPv4, isIPv6, SocketAddress } from "node:net";
import type { FrontendForwarded } from "@edge-gateway/generated/types/index.ts";
import type { Downstream, RequestHead } from "@edge-gateway/http";
import type { PublicOrigin } from "./exchange.ts";

/** Sets the headers that tell upstreams about the client. */
export interface Forwarding {
  /** Edits the headers of the request; returns the client's address if a trusted proxy reported it. */
  apply(request: RequestHead, peer: Pick<Downstream, "remoteAddress">): string | undefined;
  /** The origin at which the client called the first proxy, read from an edited request. */
  originOf(request: RequestHead): Partial<PublicOrigin>;
}

const FOR = "x-forwarded-for";
const PROTO = "x-forwarded-proto";
const HOST = "x-forwarded-host";
const FORWARDED = "forwarded";
const FIELDS = [FOR, PROTO, HOST, FORWARDED] as const;

export function compileForwarding({ headers, trustedProxies = [] }: FrontendForwarded): Forwarding {
  const trusted = new TrustedProxies(trustedProxies);
  const kind = headers === "Forwarded" ? forwardedField : xForwardedFields;
  return {
    apply(request, { remoteAddress: peer }) {
      const told = trusted.has(peer) ? kind.read(request) : NOTHING_TOLD;
      for (const name of FIELDS) request.remove(name);
      kind.write(request, told, peer);
      return told === NOTHING_TOLD ? undefined : trusted.clientOf(told.addresses);
    },
    originOf(request) {
      const { proto, host } = kind.origin(request);
      return {
        ...(proto === "http" || proto === "https" ? { scheme: proto } : {}),
        ...(host === undefined || !HOST_TEXT.test(host) ? {} : { authority: host }),
      };
    },
  };
}

/** A host as it can appear in a URL. */
const HOST_TEXT = /^[\w.-]+(?::\d+)?$|^\[[\dA-Fa-f:.]+\](?::\d+)?$/;

/** What a trusted proxy reports about the client. */
interface Told {
  /** Addresses from the client to the last proxy, as in the header. */
  readonly addresses: readonly string[];
  /** The header value of earlier proxies, which the gateway extends. */
  readonly chain: string | undefined;
  readonly proto: string | undefined;
  readonly host: string | undefined;
}

const NOTHING_TOLD: Told = { addresses: [], chain: undefined, proto: undefined, host: undefined };

interface FieldKind {
  read(request: RequestHead): Told;
  write(request: RequestHead, told: Told, peer: string): void;
  /** The origin at which the client called the first proxy. */
  origin(request: RequestHead): Pick<Told, "proto" | "host">;
}

const xForwardedFields: FieldKind = {
  read(request) {
    const chain = request.get(FOR);
    const addresses = chain === undefined ? [] : chain.split(",").map((text) => text.trim());
    return { addresses, chain, proto: request.get(PROTO), host: request.get(HOST) };
  },
  write(request, { chain, proto, host }, peer) {
    request.set(FOR, chain === undefined ? peer : `${chain}, ${peer}`);
    request.set(PROTO, proto ?? request.scheme);
    request.set(HOST, host ?? request.authority);
  },
  origin(request) {
    const first = (name: string) => request.get(name)?.split(",")[0]?.trim();
    return { proto: first(PROTO), host: first(HOST) };
  },
};

/**
 * Matches a parameter of an element and the separator after it; the value is a token or a quoted string (RFC
 * 7239 section 4).
 */
const PARAMETER =
  /[ \t]*(?:([\w!#$%&'*+.^`|~-]+)=(?:"((?:[^"\\]|\\.)*)"|([^;,"\s]*))[ \t]*)?([;,]|$)/y;

/**
 * Parses the elements of `Forwarded`, from the client to the last proxy. Returns none if the text is
 * malformed: a client may choose a part of the text, such as the host, and that part must not be mistaken for
 * another parameter.
 */
function elementsOf(text: string): readonly ReadonlyMap<string, string>[] {
  const elements = [new Map<string, string>()];
  for (let at = 0; at < text.length;) {
    PARAMETER.lastIndex = at;
    const found = PARAMETER.exec(text);
    if (found === null) return [];
    const [whole, name, quotedValue, token = "", end] = found;
    at += whole.length;
    if (name !== undefined)
      elements.at(-1)?.set(name.toLowerCase(), quotedValue?.replaceAll(/\\(.)/g, "$1") ?? token);
    if (end === ",") elements.push(new Map());
  }
  return elements;
}

const forwardedField: FieldKind = {
  read(request) {
    const chain = request.get(FORWARDED);
    const addresses = elementsOf(chain ?? "").flatMap((element) => element.get("for") ?? []);
    return { addresses, chain, proto: undefined, host: undefined };
  },
  write(request, { chain }, peer) {
    const address = isIPv6(peer) ? `"[${peer}]"` : peer;
    const element = `for=${address};host=${quoted(request.authority)};proto=${request.scheme}`;
    request.set(FORWARDED, chain === undefined ? element : `${chain}, ${element}`);
  },
  origin(request) {
    const [first] = elementsOf(request.get(FORWARDED) ?? "");
    return { proto: first?.get("proto"), host: first?.get("host") };
  },
};

function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}

/** An address with brackets or a port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
const WITH_PORT = /^(?:\[([^\]]*)\](?::\d+)?|([^:]*):\d+)$/;

/** Proxies whose headers about the client are trusted. */
class TrustedProxies {
  readonly #networks = new BlockList();

  constructor(ranges: readonly string[]) {
    for (const range of ranges) {
      const [address = "", bits] = range.split("/");
      const family = familyOf(address);
      if (bits === undefined) this.#networks.addAddress(address, family);
      else this.#networks.addSubnet(address, Number(bits), family);
    }
  }

  has(address: string): boolean {
    return isIP(address) !== 0 && this.#networks.check(address, familyOf(address));
  }

  /**
   * Returns the last address that does not belong to a trusted proxy. Addresses before an invalid address are
   * not trusted.
   */
  clientOf(addresses: readonly string[]): string | undefined {
    let client: string | undefined;
    for (const text of addresses.toReversed()) {
      const [, bracketed, plain] = WITH_PORT.exec(text) ?? [];
      const address = bracketed ?? plain ?? text;
      if (isIP(address) === 0) return client;
      client = canonical(address);
      if (!this.has(address)) return client;
    }
    return client;
  }
}

const MAPPED = "::ffff:";

/**
 * Writes an address in its one normal form, so that rules can compare texts (RFC 5952). An IPv4-mapped IPv6
 * address, as dual-stack sockets have it, becomes an IPv4 address.
 */
function canonical(address: string): string {
  if (!isIPv6(address)) return address;
  const { address: shortest } = new SocketAddress({ address, family: "ipv6" });
  const ipv4 = shortest.startsWith(MAPPED) ? shortest.slice(MAPPED.length) : "";
  return isIPv4(ipv4) ? ipv4 : shortest;
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv6(address) ? "ipv6" : "ipv4";
}
