/** When a counter begins again. Times are milliseconds since 1970. */
export type Renewal =
  | { readonly kind: "never" }
  /** A whole period at once, counted from a start. */
  | { readonly kind: "fixed"; readonly startedAt: number; readonly period: number }
  /** Each amount counts for a period, from when it was spent. */
  | { readonly kind: "sliding"; readonly period: number }
  /** At the beginning of each day, week, month or year of a time zone. */
  | { readonly kind: "calendar"; readonly unit: CalendarUnit; readonly timeZone: string };

export type CalendarUnit = "Day" | "Week" | "Month" | "Year";

/** A part of the time, for which a counter keeps one sum. */
export interface Segment {
  readonly number: number;
  /** Infinity if the segment never ends. */
  readonly endsAt: number;
}

/**
 * Parts of a sliding period: an amount counts for at most a sixtieth of the period too long, and never too
 * short.
 */
const SLIDING_PARTS = 60;

const DAY = 86_400_000;
const DAYS_PER_WEEK = 7;
const MONTHS_PER_YEAR = 12;
/** The days from the last Monday before 1970 to its first day, a Thursday. */
const DAYS_SINCE_MONDAY = 3;
/** Longer than the longest segment of a calendar. */
const LONGEST = 400 * DAY;

/** The segment at a time. */
export function segmentAt(renewal: Renewal, now: number): Segment {
  switch (renewal.kind) {
    case "never":
      return { number: 0, endsAt: Infinity };
    case "fixed": {
      const { startedAt, period } = renewal;
      const number = Math.max(0, Math.floor((now - startedAt) / period));
      return { number, endsAt: startedAt + (number + 1) * period };
    }
    case "sliding": {
      const length = partOf(renewal.period);
      const number = Math.floor(now / length);
      return { number, endsAt: (number + 1) * length };
    }
    case "calendar":
      return calendarSegmentAt(renewal, now);
  }
}

/** The oldest segment whose amount still counts at the time of a segment. */
export function oldestCounted({ kind }: Renewal, { number }: Segment): number {
  return kind === "sliding" ? number - SLIDING_PARTS : number;
}

/** When an amount that is counted at a time stops counting; Infinity: never. */
export function countsUntil(renewal: Renewal, at: number): number {
  const { endsAt } = segmentAt(renewal, at);
  return renewal.kind === "sliding" ? endsAt + SLIDING_PARTS * partOf(renewal.period) : endsAt;
}

/** Whether a name is that of a time zone. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

function partOf(period: number): number {
  return Math.ceil(period / SLIDING_PARTS);
}

type Calendar = Extract<Renewal, { readonly kind: "calendar" }>;

/** The last segment of each calendar: they are asked for often, and finding one is slow. */
const LAST = new Map<string, Segment & { readonly startsAt: number }>();

function calendarSegmentAt(calendar: Calendar, now: number): Segment {
  const name = `${calendar.unit} ${calendar.timeZone}`;
  const last = LAST.get(name);
  if (last !== undefined && last.startsAt <= now && now < last.endsAt) return last;
  const numberAt = numberingOf(calendar);
  const number = numberAt(now);
  const endsAt = firstTime(now, now + LONGEST, (time) => numberAt(time) > number);
  const startsAt = firstTime(now - LONGEST, now, (time) => numberAt(time) >= number);
  const segment = { number, startsAt, endsAt };
  LAST.set(name, segment);
  return segment;
}

/** Finds the first whole millisecond at which a condition holds, which stays true from then on. */
function firstTime(from: number, to: number, holds: (time: number) => boolean): number {
  let [low, high] = [Math.floor(from), Math.ceil(to)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Counts the days, weeks, months or years of a time zone; weeks begin on Mondays (ISO 8601). */
function numberingOf({ unit, timeZone }: Calendar): (time: number) => number {
  const fields = { year: "numeric", month: "numeric", day: "numeric" } as const;
  const format = new Intl.DateTimeFormat("en-US", { timeZone, calendar: "iso8601", ...fields });
  return (time) => {
    const found = new Map(
      format.formatToParts(time).map(({ type, value }) => [type, Number(value)]),
    );
    const [year = 0, month = 1, day = 1] = [
      found.get("year"),
      found.get("month"),
      found.get("day"),
    ];
    const days = Math.floor(Date.UTC(year, month - 1, day) / DAY);
    switch (unit) {
      case "Day":
        return days;
      case "Week":
        return Math.floor((days + DAYS_SINCE_MONDAY) / DAYS_PER_WEEK);
      case "Month":
        return year * MONTHS_PER_YEAR + month - 1;
      case "Year":
        return year;
    }
  };
}
