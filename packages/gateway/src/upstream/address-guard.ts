import type { LookupAddress } from "node:dns";
import { BlockList, isIP, isIPv4 } from "node:net";
import type { LookupFunction } from "node:net";

/** Networks that may be reached in addition to public ones. */
export interface ReachableNetworks {
  readonly allowed: readonly string[];
  /** Whether a name must not lead to a listener of this gateway. */
  readonly refusesOwn?: boolean;
}

/**
 * IPv4 networks that must not be reached: those that are not globally reachable (IANA IPv4 Special-Purpose
 * Address Registry), and multicast (RFC 5771).
 */
const RESERVED_V4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.168.0.0/16",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
];

/** In IPv6, only these networks are global unicast (RFC 4291 section 2.4 and the IANA registry). */
const GLOBAL_V6 = ["2000::/3"];
/** Parts of the global IPv6 networks that are not reachable: Teredo, documentation, 6to4 and others. */
const RESERVED_V6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];
/** IPv6 addresses whose last 32 bits are an IPv4 address (RFC 4291 section 2.5.5.2, RFC 6052 section 2.1). */
const WITH_IPV4 = ["::ffff:0:0/96", "64:ff9b::/96"];

const reservedV4 = networksOf(RESERVED_V4);
const globalV6 = networksOf(GLOBAL_V6);
const reservedV6 = networksOf(RESERVED_V6);
const withV4 = networksOf(WITH_IPV4);

/**
 * Allows connections only to public addresses and to those of allowed networks. The addresses of a name are
 * checked when the name is used.
 */
export class AddressGuard {
  readonly #allowed: BlockList;
  readonly #resolve: LookupFunction;
  readonly #isRefused: (address: string) => boolean;

  /** @param isRefused further addresses that must not be reached */
  constructor(
    { allowed }: ReachableNetworks,
    resolve: LookupFunction,
    isRefused: (address: string) => boolean = () => false,
  ) {
    this.#allowed = networksOf(allowed);
    this.#resolve = resolve;
    this.#isRefused = isRefused;
  }

  allows(address: string): boolean {
    const plain = plainAddress(address);
    if (isIP(plain) === 0 || this.#isRefused(plain)) return false;
    return this.#isAllowed(plain) || isPublic(plain);
  }

  /** Resolves names to allowed addresses only, so that connections use no other addresses. */
  readonly lookup: LookupFunction = (hostname, options, done) => {
    this.#resolve(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, []);
      const addresses = typeof found === "string" ? [] : found;
      const usable = addresses.filter(({ address }) => this.allows(address));
      const [first] = usable;
      if (first === undefined) return done(new Error(refusalOf(addresses)), []);
      if (options.all === true) done(null, usable);
      else done(null, first.address, first.family);
    });
  };

  #isAllowed(address: string): boolean {
    return this.#allowed.check(address, familyOf(address));
  }
}

function refusalOf(found: readonly LookupAddress[]): string {
  const addresses = found.map(({ address }) => address).join(", ");
  return `the name resolves to addresses that are not allowed: ${addresses}`;
}

function isPublic(address: string): boolean {
  if (isIPv4(address)) return !reservedV4.check(address, "ipv4");
  return globalV6.check(address, "ipv6") && !reservedV6.check(address, "ipv6");
}

/** Removes the zone of an IPv6 address, and converts an IPv4-mapped IPv6 address to IPv4. */
export function plainAddress(text: string): string {
  const address = text.replace(/%.*$/, "");
  if (isIP(address) !== 6 || !withV4.check(address, "ipv6")) return address;
  const groups = /([^:]*):([^:]*)\]$/.exec(new URL(`http://[${address}]`).hostname);
  const bytes = [groups?.[1], groups?.[2]].flatMap((group) => {
    const value = Number.parseInt(group === "" ? "0" : (group ?? "0"), 16);
    return [value >> 8, value & 0xff];
  });
  return bytes.join(".");
}

function networksOf(ranges: readonly string[]): BlockList {
  const networks = new BlockList();
  for (const range of ranges) {
    const [address = "", bits] = range.split("/");
    if (bits === undefined) networks.addAddress(address, familyOf(address));
    else networks.addSubnet(address, Number(bits), familyOf(address));
  }
  return networks;
}

function familyOf(address: string): "ipv4" | "ipv6" {
  return isIPv4(address) ? "ipv4" : "ipv6";
}
