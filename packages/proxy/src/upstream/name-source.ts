import { lookup, Resolver } from "node:dns/promises";
import type { RecordWithTtl } from "node:dns";
import { BlockList, isIPv4 } from "node:net";
import type { DnsSettings } from "@edge-gateway/generated/types/index.ts";
import { LONGEST_TIMER } from "@edge-gateway/kernel/callbacks";
import { parseDuration } from "@edge-gateway/kernel/duration";
import type { Logger } from "@edge-gateway/kernel/logger";
import { NameCache, type NameAnswer, type NameSource } from "./name-cache.ts";

const MILLISECONDS_PER_SECOND = 1_000;
const IPV4 = 4;
const IPV6 = 6;
/** Only the system's hosts file resolves names to loopback addresses. */
const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

/** The cache of backends' names, resolved as the settings say. */
export function nameCacheOf(dns: DnsSettings, log: Logger): NameCache {
  return new NameCache({
    source: nameSource(dns),
    log,
    minTtl: parseDuration(dns.minTtl),
    maxTtl: parseDuration(dns.maxTtl),
    defaultTtl: parseDuration(dns.defaultTtl),
  });
}

/** Uses the configured DNS servers, otherwise the system. */
function nameSource({ servers, timeout }: DnsSettings): NameSource {
  const milliseconds = Math.min(parseDuration(timeout), LONGEST_TIMER);
  const resolver = new Resolver({ timeout: milliseconds, tries: 1 });
  if (servers === undefined) return (name) => bySystem(name, resolver);
  resolver.setServers(servers);
  return async (name) => {
    const records = await recordsOf(name, resolver);
    const addresses = records.map(({ address }) => ({ address, family: familyOf(address) }));
    if (addresses.length === 0) throw notFound(name);
    return { addresses, ttl: shortest(records) };
  };
}

/** The addresses come from the system, their TTL from DNS. */
async function bySystem(name: string, resolver: Resolver): Promise<NameAnswer> {
  const addresses = await lookup(name, { all: true, order: "verbatim" });
  if (addresses.length === 0) throw notFound(name);
  const isLocal = addresses.every(({ address, family }) =>
    LOOPBACK.check(address, family === IPV6 ? "ipv6" : "ipv4"),
  );
  if (isLocal) return { addresses, ttl: undefined };
  const known = new Set(addresses.map(({ address }) => address));
  const records = await recordsOf(name, resolver).catch(() => []);
  return { addresses, ttl: shortest(records.filter(({ address }) => known.has(address))) };
}

/** Queries both address families; it fails only if both fail. */
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
