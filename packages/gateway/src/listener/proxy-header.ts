import { isIPv4, isIPv6 } from "node:net";

/** The addresses of the client's connection to the proxy. */
export interface ProxiedAddresses {
  readonly remoteAddress: string;
  readonly remotePort: number;
  readonly localAddress: string;
  readonly localPort: number;
}

/** The result of parsing the first bytes of a connection. */
export type ProxyHeader =
  /** The header is incomplete, so more bytes are needed. */
  | "incomplete"
  /** The connection does not start with a header of an accepted version. */
  | "absent"
  /** The connection starts with an invalid header. */
  | "refused"
  | {
      /** The length of the header in bytes. */
      readonly length: number;
      /**
       * The addresses in the header; undefined if the proxy made the connection for itself, or does not know
       * the client.
       */
      readonly addresses: ProxiedAddresses | undefined;
    };

/** Which versions of the PROXY protocol are accepted. */
export interface ProxyVersions {
  readonly text: boolean;
  readonly binary: boolean;
}

const ABSENT = "absent";
const REFUSED = "refused";
const INCOMPLETE = "incomplete";

/**
 * Parses the PROXY protocol header (haproxy.org, proxy-protocol.txt, sections 2.1 and 2.2) at the
 * start of the received bytes. `maxExtensions`: maximum bytes of TLVs, which are skipped.
 */
export function readProxyHeader(
  bytes: Buffer,
  { text, binary }: ProxyVersions,
  maxExtensions: number,
): ProxyHeader {
  const readings = [
    text ? readText(bytes) : ABSENT,
    binary ? readBinary(bytes, maxExtensions) : ABSENT,
  ];
  return readings.find((reading) => reading !== ABSENT) ?? ABSENT;
}

const TEXT_SIGNATURE = Buffer.from("PROXY ");
/** Maximum bytes of the version 1 line including its end (PROXY protocol section 2.1). */
const LONGEST_TEXT = 107;
const LINE_END = "\r\n";
const FAMILIES: Readonly<Record<string, (address: string) => boolean>> = {
  TCP4: isIPv4,
  TCP6: isIPv6,
};
const PORT = /^(0|[1-9][0-9]{0,4})$/;
const HIGHEST_PORT = 65_535;
const TEXT_FIELDS = 5;

function readText(bytes: Buffer): ProxyHeader {
  const signature = compare(bytes, TEXT_SIGNATURE);
  if (signature !== "equal") return signature;
  const line = bytes.subarray(0, LONGEST_TEXT).toString("latin1");
  const end = line.indexOf(LINE_END);
  if (end < 0) return bytes.length < LONGEST_TEXT ? INCOMPLETE : REFUSED;
  const length = end + LINE_END.length;
  const fields = line.slice(TEXT_SIGNATURE.length, end).split(" ");
  if (fields[0] === "UNKNOWN") return { length, addresses: undefined };
  const addresses = fields.length === TEXT_FIELDS ? addressesOf(fields) : undefined;
  return addresses === undefined ? REFUSED : { length, addresses };
}

/** Parses the addresses of a text header; undefined if they are invalid. */
function addressesOf(fields: readonly string[]): ProxiedAddresses | undefined {
  const [family = "", remoteAddress = "", localAddress = "", ...ports] = fields;
  const isAddress = FAMILIES[family];
  if (isAddress === undefined || !isAddress(remoteAddress) || !isAddress(localAddress))
    return undefined;
  if (!ports.every(isPort)) return undefined;
  const [remotePort = 0, localPort = 0] = ports.map(Number);
  return { remoteAddress, localAddress, remotePort, localPort };
}

function isPort(text: string): boolean {
  return PORT.test(text) && Number(text) <= HIGHEST_PORT;
}

const BINARY_SIGNATURE = Buffer.from("\r\n\r\n\0\r\nQUIT\n", "latin1");
const COMMAND_AT = 12;
const FAMILY_AT = 13;
const LENGTH_AT = 14;
const BINARY_HEADER = 16;
/** The values of the byte that has the version in its upper half and the command in its lower half. */
const LOCAL = 0x20;
const PROXY = 0x21;
const UNSPECIFIED = 0;
const TCP_OVER_IPV4 = 0x11;
const TCP_OVER_IPV6 = 0x21;
const IPV4_BYTES = 4;
const IPV6_BYTES = 16;
const PORT_BYTES = 2;

function readBinary(bytes: Buffer, maxExtensions: number): ProxyHeader {
  const signature = compare(bytes, BINARY_SIGNATURE);
  if (signature !== "equal") return signature;
  const command = bytes[COMMAND_AT] ?? LOCAL;
  if (command !== LOCAL && command !== PROXY) return REFUSED;
  if (bytes.length < BINARY_HEADER) return INCOMPLETE;
  const family = bytes[FAMILY_AT] ?? UNSPECIFIED;
  const carried = bytes.readUInt16BE(LENGTH_AT);
  const addressBytes = addressBytesOf(command, family);
  const needed = 2 * (addressBytes + (addressBytes === 0 ? 0 : PORT_BYTES));
  if (addressBytes < 0 || carried < needed || carried - needed > maxExtensions) return REFUSED;
  const length = BINARY_HEADER + carried;
  if (bytes.length < length) return INCOMPLETE;
  return { length, addresses: addressBytes === 0 ? undefined : addressesAt(bytes, addressBytes) };
}

/**
 * Returns the number of bytes of an address: 0 if there is no usable address, negative if it is not a TCP
 * address.
 */
function addressBytesOf(command: number, family: number): number {
  if (command === LOCAL || family === UNSPECIFIED) return 0;
  if (family === TCP_OVER_IPV4) return IPV4_BYTES;
  return family === TCP_OVER_IPV6 ? IPV6_BYTES : -1;
}

function addressesAt(bytes: Buffer, size: number): ProxiedAddresses {
  const local = BINARY_HEADER + size;
  const ports = local + size;
  return {
    remoteAddress: addressAt(bytes.subarray(BINARY_HEADER, local)),
    localAddress: addressAt(bytes.subarray(local, ports)),
    remotePort: bytes.readUInt16BE(ports),
    localPort: bytes.readUInt16BE(ports + PORT_BYTES),
  };
}

const IPV6_GROUP_BYTES = 2;
const HEXADECIMAL = 16;

function addressAt(bytes: Buffer): string {
  if (bytes.length === IPV4_BYTES) return bytes.join(".");
  const groups = Array.from({ length: IPV6_BYTES / IPV6_GROUP_BYTES }, (_, index) =>
    bytes.readUInt16BE(index * IPV6_GROUP_BYTES).toString(HEXADECIMAL),
  );
  // Normalized URLs contain the shortest form of an IPv6 address (RFC 5952).
  return new URL(`http://[${groups.join(":")}]`).hostname.slice(1, -1);
}

function compare(bytes: Buffer, signature: Buffer): "equal" | "incomplete" | "absent" {
  const begun = bytes.subarray(0, signature.length);
  if (!begun.equals(signature.subarray(0, begun.length))) return ABSENT;
  return begun.length === signature.length ? "equal" : INCOMPLETE;
}
