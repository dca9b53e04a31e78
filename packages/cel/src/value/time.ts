import { Duration, Timestamp } from "./value.ts";

export const NANOSECONDS_PER_SECOND = 1_000_000_000n;
const FIRST_SECOND = -62_135_596_800n;
const LAST_SECOND = 253_402_300_799n;
const MILLISECONDS_PER_SECOND = 1000;
const FRACTION_DIGITS = 9;

/** A timestamp; undefined outside the years 1 to 9999. */
export function timestampOf(nanoseconds: bigint): Timestamp | undefined {
  if (nanoseconds < FIRST_SECOND * NANOSECONDS_PER_SECOND) return undefined;
  return nanoseconds < (LAST_SECOND + 1n) * NANOSECONDS_PER_SECOND
    ? new Timestamp(nanoseconds)
    : undefined;
}

/** A duration; undefined outside 64 bits of nanoseconds (about 292 years). */
export function durationOf(nanoseconds: bigint): Duration | undefined {
  return BigInt.asIntN(64, nanoseconds) === nanoseconds ? new Duration(nanoseconds) : undefined;
}

/** The number of whole seconds since 1970, rounded down. */
export function secondsOf({ nanoseconds }: Timestamp): bigint {
  return (nanoseconds - nanosecondsOf(nanoseconds)) / NANOSECONDS_PER_SECOND;
}

/** The nanoseconds below a second, 0 to 999,999,999. */
function nanosecondsOf(nanoseconds: bigint): bigint {
  return ((nanoseconds % NANOSECONDS_PER_SECOND) + NANOSECONDS_PER_SECOND) % NANOSECONDS_PER_SECOND;
}

/** Converts a timestamp to a Date, which has milliseconds. */
export function dateOf(timestamp: Timestamp): Date {
  const fraction =
    nanosecondsOf(timestamp.nanoseconds) /
    (NANOSECONDS_PER_SECOND / BigInt(MILLISECONDS_PER_SECOND));
  return new Date(Number(secondsOf(timestamp)) * MILLISECONDS_PER_SECOND + Number(fraction));
}

const RFC_3339 = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d:\d\d)$/i;

/** Parses a timestamp according to RFC 3339; undefined for other text or a time out of range. */
export function parseTimestamp(text: string): Timestamp | undefined {
  const [, clock, fraction = "", zone] = RFC_3339.exec(text) ?? [];
  if (clock === undefined || zone === undefined) return undefined;
  const milliseconds = Date.parse(`${clock}Z`);
  if (
    Number.isNaN(milliseconds) ||
    !new Date(milliseconds).toISOString().startsWith(clock.toUpperCase())
  )
    return undefined;
  const offset = zone.toUpperCase() === "Z" ? 0 : zoneMinutes(zone);
  if (offset === undefined) return undefined;
  const seconds = BigInt(milliseconds / MILLISECONDS_PER_SECOND) - BigInt(offset) * 60n;
  return timestampOf(
    seconds * NANOSECONDS_PER_SECOND + BigInt(fraction.padEnd(FRACTION_DIGITS, "0")),
  );
}

const ZONE = /^([+-]?)(\d\d):([0-5]\d)$/;

/** The offset from UTC in minutes for a zone such as `+02:00`; undefined for other text. */
export function zoneMinutes(zone: string): number | undefined {
  const [, sign, hours, minutes] = ZONE.exec(zone) ?? [];
  if (hours === undefined || minutes === undefined || Number(hours) > 23) return undefined;
  const total = Number(hours) * 60 + Number(minutes);
  return sign === "-" ? -total : total;
}

/** Formats a timestamp according to RFC 3339 in UTC, without trailing zeros in the fraction. */
export function formatTimestamp(timestamp: Timestamp): string {
  const [clock = ""] = dateOf(timestamp).toISOString().split(".");
  return `${clock}${formatFraction(nanosecondsOf(timestamp.nanoseconds))}Z`;
}

/** Formats a duration in seconds, such as `1.5s`. */
export function formatDuration({ nanoseconds }: Duration): string {
  const absolute = nanoseconds < 0n ? -nanoseconds : nanoseconds;
  const seconds = String(absolute / NANOSECONDS_PER_SECOND);
  return `${nanoseconds < 0n ? "-" : ""}${seconds}${formatFraction(absolute % NANOSECONDS_PER_SECOND)}s`;
}

function formatFraction(nanoseconds: bigint): string {
  if (nanoseconds === 0n) return "";
  return `.${String(nanoseconds).padStart(FRACTION_DIGITS, "0").replace(/0+$/, "")}`;
}

const UNITS: ReadonlyMap<string, bigint> = new Map([
  ["ns", 1n],
  ["us", 1000n],
  ["µs", 1000n],
  ["ms", 1_000_000n],
  ["s", NANOSECONDS_PER_SECOND],
  ["m", 60n * NANOSECONDS_PER_SECOND],
  ["h", 3600n * NANOSECONDS_PER_SECOND],
]);

const DURATION = /^([+-]?)((?:(?:\d{1,19}\.?\d{0,9}|\.\d{1,9})(?:ns|us|\u00b5s|ms|s|m|h))+|0)$/;
const DURATION_PART = /(\d*)\.?(\d*)(ns|us|\u00b5s|ms|s|m|h)/g;

/**
 * Parses a duration such as `1h30m` or `-1.5s`; undefined for other text or a value out of range.
 */
export function parseDuration(text: string): Duration | undefined {
  const [, sign, parts] = DURATION.exec(text) ?? [];
  if (parts === undefined) return undefined;
  let total = 0n;
  for (const [, whole = "", fraction = "", unit = ""] of parts.matchAll(DURATION_PART)) {
    const factor = UNITS.get(unit) ?? 0n;
    total += BigInt(whole) * factor + (BigInt(fraction) * factor) / 10n ** BigInt(fraction.length);
  }
  return durationOf(sign === "-" ? -total : total);
}
