import { LruCache } from "@edge-gateway/kernel/lru-cache";
import { Failure } from "../errors.ts";
import { TIME_ZONES } from "../limits.ts";
import { dateOf, NANOSECONDS_PER_SECOND, zoneMinutes } from "../value/time.ts";
import type { Duration, Result, Timestamp } from "../value/value.ts";
import {
  DURATION,
  overload,
  STRING,
  TIMESTAMP,
  type FunctionTable,
  type Overload,
} from "./signature.ts";

const MILLISECONDS_PER_MINUTE = 60_000;
const MILLISECONDS_PER_DAY = 86_400_000;
const NANOSECONDS_PER_MILLISECOND = 1_000_000n;

const FORMATS = new LruCache<string, Intl.DateTimeFormat>(TIME_ZONES);

/** The calendar of a time zone in the IANA database; undefined for an unknown time zone. */
function formatOf(zone: string): Intl.DateTimeFormat | undefined {
  const known = FORMATS.get(zone);
  if (known !== undefined) return known;
  try {
    const format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      hourCycle: "h23",
      era: "short",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    });
    FORMATS.set(zone, format);
    return format;
  } catch {
    return undefined;
  }
}

/**
 * A date whose UTC fields are the local time in the time zone; undefined for an unknown time zone.
 */
function localDate(timestamp: Timestamp, zone: string): Date | undefined {
  const date = dateOf(timestamp);
  const minutes = zoneMinutes(zone);
  if (minutes !== undefined) return new Date(date.getTime() + minutes * MILLISECONDS_PER_MINUTE);
  const parts = formatOf(zone)?.formatToParts(date);
  if (parts === undefined) return undefined;
  const field = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
  const local = new Date(0);
  local.setUTCFullYear(field("year"), field("month") - 1, field("day"));
  local.setUTCHours(field("hour"), field("minute"), field("second"), date.getUTCMilliseconds());
  return local;
}

function dayOfYear(date: Date): number {
  const start = new Date(date);
  start.setUTCMonth(0, 1);
  return Math.round((date.getTime() - start.getTime()) / MILLISECONDS_PER_DAY);
}

/** A field of a timestamp, in UTC or in the named zone. */
function instantField(read: (local: Date) => number): readonly Overload[] {
  return [
    overload([TIMESTAMP], "int", (timestamp) => read(dateOf(timestamp))),
    overload([TIMESTAMP, STRING], "int", (timestamp, zone): Result => {
      const local = localDate(timestamp, zone);
      return local === undefined ? new Failure("there is no such time zone") : read(local);
    }),
  ];
}

function spanField(read: (nanoseconds: bigint) => bigint): Overload {
  return overload([DURATION], "int", ({ nanoseconds }: Duration) => Number(read(nanoseconds)));
}

/** The fields of timestamps and durations. */
export const CALENDAR: FunctionTable = {
  ".getFullYear": instantField((local) => local.getUTCFullYear()),
  ".getMonth": instantField((local) => local.getUTCMonth()),
  ".getDate": instantField((local) => local.getUTCDate()),
  ".getDayOfMonth": instantField((local) => local.getUTCDate() - 1),
  ".getDayOfWeek": instantField((local) => local.getUTCDay()),
  ".getDayOfYear": instantField(dayOfYear),
  ".getHours": [
    ...instantField((local) => local.getUTCHours()),
    spanField((nanoseconds) => nanoseconds / (3600n * NANOSECONDS_PER_SECOND)),
  ],
  ".getMinutes": [
    ...instantField((local) => local.getUTCMinutes()),
    spanField((nanoseconds) => nanoseconds / (60n * NANOSECONDS_PER_SECOND)),
  ],
  ".getSeconds": [
    ...instantField((local) => local.getUTCSeconds()),
    spanField((nanoseconds) => nanoseconds / NANOSECONDS_PER_SECOND),
  ],
  ".getMilliseconds": [
    ...instantField((local) => local.getUTCMilliseconds()),
    spanField(
      (nanoseconds) => (nanoseconds % NANOSECONDS_PER_SECOND) / NANOSECONDS_PER_MILLISECOND,
    ),
  ],
};
