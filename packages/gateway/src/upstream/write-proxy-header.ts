import { isIPv4, isIPv6 } from "node:net";

/** The addresses of a client's connection. */
export interface ClientAddresses {
  readonly remoteAddress: string;
  readonly remotePort: number;
  readonly localAddress: string;
  readonly localPort: number;
}

/** Versions of the PROXY protocol: text or binary. */
export type ProxyVersion = "V1" | "V2";

/** The signature of version 2 (haproxy.org, proxy-protocol.txt, section 2.2). */
const SIGNATURE = Buffer.from("\r\n\r\n\0\r\nQUIT\n", "latin1");
const LOCAL = 0x20;
const PROXY = 0x21;
const UNSPECIFIED = 0;
const TCP_OVER_IPV4 = 0x11;
const TCP_OVER_IPV6 = 0x21;
const IPV6_GROUPS = 8;
const HEXADECIMAL = 16;
/**
 * The prefix of IPv4-mapped IPv6 addresses (RFC 4291 section 2.5.5.2), which a dual-stack socket
 * shows.
 */
const MAPPED = /^::ffff:(?=[\d.]+$)/i;

/**
 * Writes the PROXY protocol header at the start of a connection (haproxy.org, proxy-protocol.txt). Without a
 * client, the header says that the connection is the gateway's own.
 */
export function proxyHeader(version: ProxyVersion, client: ClientAddresses): Buffer {
  const { remotePort, localPort } = client;
  const [remote, local] = [client.remoteAddress, client.localAddress].map((address) =>
    address.replace(MAPPED, ""),
  );
  if (remote === undefined || local === undefined) return withoutClient(version);
  const isV4 = isIPv4(remote) && isIPv4(local);
  if (!isV4 && !(isIPv6(remote) && isIPv6(local))) return withoutClient(version);
  if (version === "V1") {
    const family = isV4 ? "TCP4" : "TCP6";
    return Buffer.from(`PROXY ${family} ${remote} ${local} ${remotePort} ${localPort}\r\n`);
  }
  const bytesOf = isV4 ? ipv4Bytes : ipv6Bytes;
  const ports = [remotePort, localPort].flatMap(wordOf);
  const addresses = Buffer.from([...bytesOf(remote), ...bytesOf(local), ...ports]);
  return binary(PROXY, isV4 ? TCP_OVER_IPV4 : TCP_OVER_IPV6, addresses);
}

function withoutClient(version: ProxyVersion): Buffer {
  if (version === "V1") return Buffer.from("PROXY UNKNOWN\r\n");
  return binary(LOCAL, UNSPECIFIED, Buffer.alloc(0));
}

function binary(command: number, family: number, addresses: Buffer): Buffer {
  const fields = Buffer.from([command, family, ...wordOf(addresses.length)]);
  return Buffer.concat([SIGNATURE, fields, addresses]);
}

function ipv4Bytes(address: string): readonly number[] {
  return address.split(".").map(Number);
}

function ipv6Bytes(text: string): readonly number[] {
  // Normalized URLs write IPv6 addresses without dotted decimals (RFC 5952). The zone is not part of the
  // address bytes.
  const address = new URL(`http://[${text.split("%")[0] ?? ""}]`).hostname.slice(1, -1);
  const [before = "", after] = address.split("::");
  const head = groupsOf(before);
  const tail = groupsOf(after ?? "");
  const zeros = Array.from({ length: IPV6_GROUPS - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail].flatMap(wordOf);
}

function groupsOf(text: string): readonly number[] {
  return text === "" ? [] : text.split(":").map((group) => Number.parseInt(group, HEXADECIMAL));
}

/** Writes a number as two bytes in network order. */
function wordOf(value: number): readonly number[] {
  const bytes = Buffer.alloc(Uint16Array.BYTES_PER_ELEMENT);
  bytes.writeUInt16BE(value);
  return [...bytes];
}
