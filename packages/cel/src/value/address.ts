import { isIPv4, isIPv6 } from "node:net";

const BITS_PER_GROUP = 16;
const GROUP = 0xffff;
const GROUPS_OF_IPV6 = 8;
const DOT = ".".charCodeAt(0);
const ZERO = "0".charCodeAt(0);
/**
 * The first six groups of an IPv6 address that contains an IPv4 address (IPv4-mapped, RFC 4291
 * section 2.5.5.2).
 */
const MAPPED_PREFIX = [0, 0, 0, 0, 0, GROUP];
const NETWORK = /^(.+)\/(0|[1-9]\d{0,2})$/;

/** An IP address without a zone; never an IPv4-mapped IPv6 address. */
export class Address {
  /** The groups of 16 bits, the highest first: two for IPv4, eight for IPv6. */
  readonly groups: readonly number[];

  constructor(groups: readonly number[]) {
    this.groups = groups;
  }

  get family(): 4 | 6 {
    return this.groups.length === GROUPS_OF_IPV6 ? 6 : 4;
  }

  equals({ groups }: Address): boolean {
    return (
      this.groups.length === groups.length &&
      groups.every((group, index) => group === this.groups[index])
    );
  }

  /** The address as text, in the form of RFC 5952. */
  toString(): string {
    return this.family === 4 ? formatIpv4(this.groups) : formatIpv6(this.groups);
  }
}

/** A network: an address, and the length of the prefix that all addresses of the network share. */
export class Network {
  readonly address: Address;
  /** The length of the prefix in bits. */
  readonly prefixLength: number;

  constructor(address: Address, prefixLength: number) {
    this.address = address;
    this.prefixLength = prefixLength;
  }

  contains({ groups }: Address): boolean {
    const own = this.address.groups;
    if (groups.length !== own.length) return false;
    let bits = this.prefixLength;
    for (let index = 0; bits > 0; index += 1) {
      const difference = (groups[index] ?? 0) ^ (own[index] ?? 0);
      if (difference >>> Math.max(0, BITS_PER_GROUP - bits) !== 0) return false;
      bits -= BITS_PER_GROUP;
    }
    return true;
  }

  /** Whether this network contains every address of the other one. */
  includes({ address, prefixLength }: Network): boolean {
    return this.prefixLength <= prefixLength && this.contains(address);
  }

  /** The network with its host bits set to zero. */
  masked(): Network {
    const groups = this.address.groups.map((group, index) => {
      const bits = Math.max(0, this.prefixLength - index * BITS_PER_GROUP);
      return bits < BITS_PER_GROUP ? group & (GROUP << (BITS_PER_GROUP - bits)) : group;
    });
    return new Network(new Address(groups), this.prefixLength);
  }

  equals({ address, prefixLength }: Network): boolean {
    return this.prefixLength === prefixLength && this.address.equals(address);
  }

  toString(): string {
    return `${this.address.toString()}/${String(this.prefixLength)}`;
  }
}

/**
 * Parses an IP address; undefined for other text, for an address with a zone, and for an
 * IPv4-mapped IPv6 address.
 */
export function parseAddress(text: string): Address | undefined {
  if (isIPv4(text)) return new Address(ipv4Groups(text));
  if (text.includes("%") || !isIPv6(text)) return undefined;
  const groups = ipv6Groups(text);
  return MAPPED_PREFIX.every((group, index) => group === groups[index])
    ? undefined
    : new Address(groups);
}

/** Parses a network in CIDR notation (RFC 4632, section 3.1); undefined for other text. */
export function parseNetwork(text: string): Network | undefined {
  const [, first = "", length = ""] = NETWORK.exec(text) ?? [];
  const address = parseAddress(first);
  const prefixLength = Number(length);
  return address === undefined || prefixLength > address.groups.length * BITS_PER_GROUP
    ? undefined
    : new Network(address, prefixLength);
}

function ipv4Groups(text: string): number[] {
  let word = 0;
  let octet = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code === DOT) {
      word = (word << 8) | octet;
      octet = 0;
    } else octet = octet * 10 + code - ZERO;
  }
  word = (word << 8) | octet;
  return [word >>> BITS_PER_GROUP, word & GROUP];
}

function ipv6Groups(text: string): number[] {
  const [head = [], tail = []] = text.split("::").map(writtenGroups);
  const left = Array.from({ length: GROUPS_OF_IPV6 - head.length - tail.length }, () => 0);
  return [...head, ...left, ...tail];
}

/** The last two groups may be written as an IPv4 address. */
function writtenGroups(text: string): number[] {
  if (text === "") return [];
  return text
    .split(":")
    .flatMap((group) => (group.includes(".") ? ipv4Groups(group) : Number.parseInt(group, 16)));
}

function formatIpv4(groups: readonly number[]): string {
  return groups.map((group) => `${String(group >>> 8)}.${String(group & 0xff)}`).join(".");
}

/** `::` replaces the first of the longest runs of zero groups (RFC 5952, section 4.2). */
function formatIpv6(groups: readonly number[]): string {
  const text = groups.map((group) => group.toString(16)).join(":");
  const [row] = Array.from(text.matchAll(/\b0(?::0)+\b/g)).toSorted(
    ([left], [right]) => right.length - left.length,
  );
  if (row === undefined) return text;
  const before = text.slice(0, row.index).replace(/:$/, "");
  return `${before}::${text.slice(row.index + row[0].length).replace(/^:/, "")}`;
}
