import { Failure } from "../errors.ts";
import { parseAddress, parseNetwork, type Address, type Network } from "../value/address.ts";
import type { Result } from "../value/value.ts";
import { CIDR, IP, overload, STRING, textConversion, type FunctionTable } from "./signature.ts";

const NO_ADDRESS = new Failure(
  "the text is not an IP address (a zone, and an IPv4 address mapped into IPv6, are not allowed)",
);
const NO_NETWORK = new Failure("the text is not a network of IP addresses such as 10.0.0.0/8");

/** Kinds of addresses (loopback, private and others) as networks, as in Go's standard library. */
function within(...texts: readonly string[]): (address: Address) => boolean {
  // Compiling the pattern of IPv6 addresses takes V8 longer than the rest of this module, and few need it.
  let networks: readonly Network[] | undefined;
  const parsed = (): readonly Network[] => texts.flatMap((text) => parseNetwork(text) ?? []);
  return (address) => (networks ??= parsed()).some((network) => network.contains(address));
}

const isUnspecified = within("0.0.0.0/32", "::/128");
const isLoopback = within("127.0.0.0/8", "::1/128");
const isLinkLocalUnicast = within("169.254.0.0/16", "fe80::/10");
const isBroadcast = within("255.255.255.255/32");
const isMulticast = within("224.0.0.0/4", "ff00::/8");
const isLinkLocalMulticastOfIpv4 = within("224.0.0.0/24");

/**
 * The scope of an IPv6 multicast address is the last digit of its first group; the digit before it
 * holds flags (RFC 4291, section 2.7).
 */
function isLinkLocalMulticast(address: Address): boolean {
  const [first = 0] = address.groups;
  return address.family === 4 ? isLinkLocalMulticastOfIpv4(address) : (first & 0xff0f) === 0xff02;
}

/** Whether an address is a global unicast address; this includes private addresses. */
function isGlobalUnicast(address: Address): boolean {
  return !(
    isUnspecified(address) ||
    isLoopback(address) ||
    isLinkLocalUnicast(address) ||
    isBroadcast(address) ||
    isMulticast(address)
  );
}

function isCanonical(text: string): Result {
  const address = parseAddress(text);
  return address === undefined ? NO_ADDRESS : address.toString() === text;
}

function containsText(network: Network, text: string): Result {
  const address = parseAddress(text);
  return address === undefined ? NO_ADDRESS : network.contains(address);
}

function includesText(network: Network, text: string): Result {
  const other = parseNetwork(text);
  return other === undefined ? NO_NETWORK : network.includes(other);
}

function kindOfAddress(test: (address: Address) => boolean): FunctionTable[string] {
  return [overload([IP], "bool", test)];
}

/** The functions for IP addresses and networks, as in the CEL libraries of Kubernetes. */
export const NETWORKS: FunctionTable = {
  ip: [textConversion("ip", (text) => parseAddress(text) ?? NO_ADDRESS)],
  isIP: [overload([STRING], "bool", (text) => parseAddress(text) !== undefined)],
  "ip.isCanonical": [textConversion("bool", isCanonical)],
  ".family": [overload([IP], "int", ({ family }) => family)],
  ".isUnspecified": kindOfAddress(isUnspecified),
  ".isLoopback": kindOfAddress(isLoopback),
  ".isLinkLocalUnicast": kindOfAddress(isLinkLocalUnicast),
  ".isLinkLocalMulticast": kindOfAddress(isLinkLocalMulticast),
  ".isGlobalUnicast": kindOfAddress(isGlobalUnicast),
  cidr: [textConversion("cidr", (text) => parseNetwork(text) ?? NO_NETWORK)],
  isCIDR: [overload([STRING], "bool", (text) => parseNetwork(text) !== undefined)],
  ".containsIP": [
    {
      ...overload([CIDR, STRING], "bool", containsText),
      bind: (owner) => (CIDR.is(owner) ? (text) => containsText(owner, text) : undefined),
    },
    overload([CIDR, IP], "bool", (network, address) => network.contains(address)),
  ],
  ".containsCIDR": [
    overload([CIDR, STRING], "bool", includesText),
    overload([CIDR, CIDR], "bool", (network, other) => network.includes(other)),
  ],
  ".ip": [overload([CIDR], "ip", ({ address }) => address)],
  ".masked": [overload([CIDR], "cidr", (network) => network.masked())],
  ".prefixLength": [overload([CIDR], "int", ({ prefixLength }) => prefixLength)],
};
