import { lookup as lookupBySystem } from "node:dns";
import { lookup, Resolver } from "node:dns/promises";
import type { LookupAddress, RecordWithTtl } from "node:dns";
import { BlockList, isIPv4 } from "node:net";
import type { LookupFunction } from "node:net";
import type { DnsSettings } from "@edge-gateway/generated/types/index.ts";
import { LONGEST_TIMER } from "@edge-gateway/kernel/process/callbacks";
import type { Logger } from "@edge-gateway/kernel/log/logger";
import { NameCache, type NameAnswer, type NameSource } from "./name-cache.ts";

const MILLISECONDS_PER_SECOND = 1_000;
const IPV4 = 4;
const IPV6 = 6;
/** Only the system's hosts file is allowed to resolve names to loopback addresses. */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** The name of this machine, for which no DNS server is asked (RFC 6761 section 6.3). */
const LOCAL_NAME = /^(?:.+\.)?localhost\.?$/i;

/** The cache of backends' names, resolved as the settings say. */
export function nameCacheOf(dns: DnsSettings, log: Logger): NameCache {
  return new NameCache({
    source: nameSource(dns),
    lookup: lookupOf(dns),
    log,
    minTtl: dns.minTtl,
    maxTtl: dns.maxTtl,
    defaultTtl: dns.defaultTtl,
  });
}

/**
 * Resolves a name for one connection, with the configured DNS servers, or with the system if none are
 * configured.
 */
export function lookupOf(dns: DnsSettings): LookupFunction {
  if (dns.servers === undefined) return lookupBySystem;
  const source = nameSource(dns);
  return (name, { all }, done) => {
    const found = (addresses: readonly LookupAddress[]): void => {
      const [first] = addresses;
      if (all === true) done(null, [...addresses]);
      else done(null, first?.address ?? "", first?.family);
    };
    const failed = (error: NodeJS.ErrnoException): void => done(error, []);
    source(name).then(({ addresses }) => found(addresses), failed);
  };
}

/** Uses the configured DNS servers, or the system if none are configured. */
function nameSource({ servers, timeout }: DnsSettings): NameSource {
  const milliseconds = Math.min(timeout, LONGEST_TIMER);
  const resolver = new Resolver({ timeout: milliseconds, tries: 1 });
  if (servers === undefined) return (name) => bySystem(name, resolver);
  resolver.setServers(servers);
  return async (name) => {
    if (LOCAL_NAME.test(name)) return bySystem(name, resolver);
    const records = await recordsOf(name, resolver);
    const addresses = records.map(({ address }) => ({ address, family: familyOf(address) }));
    if (addresses.length === 0) throw notFound(name);
    return { addresses, ttl: Promise.resolve(shortest(records)) };
  };
}

/** The addresses come from the system's resolver, and their TTL from DNS. */
async function bySystem(name: string, resolver: Resolver): Promise<NameAnswer> {
  const addresses = await lookup(name, { all: true, order: "verbatim" });
  if (addresses.length === 0) throw notFound(name);
  const isLocal = addresses.every(({ address, family }) =>
    LOOPBACK.check(address, family === IPV6 ? "ipv6" : "ipv4"),
  );
  if (isLocal) return { addresses, ttl: undefined };
  return { addresses, ttl: ttlOf(name, addresses, resolver) };
}

/** The system's sources of names, such as its hosts file, may work while its DNS servers do not. */
async function ttlOf(
  name: string,
  addresses: readonly LookupAddress[],
  resolver: Resolver,
): Promise<number | undefined> {
  const known = new Set(addresses.map(({ address }) => address));
  const records = await recordsOf(name, resolver).catch(() => []);
  return shortest(records.filter(({ address }) => known.has(address)));
}

/** Queries both address families; fails only if both queries fail. */
async function recordsOf(name: string, resolver: Resolver): Promise<readonly RecordWithTtl[]> {
  const [four, six] = await Promise.allSettled([
    resolver.resolve4(name, { ttl: true }),
    resolver.resolve6(name, { ttl: true }),
  ]);
  if (four.status === "rejected" && six.status === "rejected") throw four.reason;
  return [four, six].flatMap((each) => (each.status === "fulfilled" ? each.value : []));
}

function shortest(records: readonly RecordWithTtl[]): number | undefined {
  if (records.length === 0) return undefined;
  return Math.min(...records.map(({ ttl }) => ttl)) * MILLISECONDS_PER_SECOND;
}

function familyOf(address: string): number {
  return isIPv4(address) ? IPV4 : IPV6;
}

function notFound(name: string): Error {
  return Object.assign(new Error(`${name} has no address`), { code: "ENOTFOUND" });
}
