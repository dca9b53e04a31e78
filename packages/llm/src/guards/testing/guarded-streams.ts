import assert from "node:assert/strict";
import { type JsonObject, objectOf } from "../../json.ts";
import { awsEvent, AwsEventReader } from "../../stream/aws-events.ts";
import { EventDataReader } from "../../stream/event-text.ts";
import { editResponse, type GuardedText, type RegexSearch, StreamGuard } from "../index.ts";
import {
  guardedFormat,
  type GuardedFormat,
  type GuardedFormatName,
} from "../form/guarded-format.ts";
import type { Event } from "./vendor-events.ts";

/**
 * Returns the format with the given name.
 * @throws AssertionError if guards do not check its texts
 */
export function formatOf(name: GuardedFormatName): GuardedFormat {
  const format = guardedFormat(name);
  assert.ok(format);
  return format;
}

/** The bytes of a stream with the given events; `:type` is the type of a Converse event. */
export function streamOf(name: GuardedFormatName, events: readonly Event[]): Buffer {
  if (name !== "converse")
    return Buffer.from(events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(""));
  return Buffer.concat(
    events.map(({ ":type": type, ...body }) =>
      awsEvent({ ":event-type": String(type), ":message-type": "event" }, JSON.stringify(body)),
    ),
  );
}

/** The events in a stream. */
export function eventsIn(name: GuardedFormatName, bytes: Uint8Array): readonly JsonObject[] {
  if (name === "converse")
    return [...new AwsEventReader().read(bytes)].map(({ headers, payload }) => ({
      ":type": headers[":event-type"],
      ...objectOf(JSON.parse(payload.toString())),
    }));
  const reader = new EventDataReader();
  return [...reader.read(bytes), ...reader.end()]
    .filter((data) => data !== "[DONE]")
    .map((data) => objectOf(JSON.parse(data)));
}

/** Splits bytes at the given positions. */
export function cut(bytes: Buffer, places: readonly number[]): readonly Buffer[] {
  const ends = [...new Set(places.map((place) => place % bytes.length))].toSorted((a, b) => a - b);
  return [...ends, bytes.length].map((end, index) => bytes.subarray(ends[index - 1] ?? 0, end));
}

/** The bytes of a stream that a client gets when guards mask matches. */
export function maskedStream(
  name: GuardedFormatName,
  pieces: readonly Buffer[],
  guards: readonly RegexSearch[],
): Buffer {
  const error = { kind: "permission", status: 403, message: "rejected" } as const;
  const stages = guards.map((search) => ({
    search,
    action: "Mask" as const,
    error,
    judged: () => {},
  }));
  const guard = new StreamGuard(formatOf(name), stages);
  return Buffer.concat([...pieces.map((piece) => guard.add(piece)), guard.end()]);
}

/** A whole response in which guards have masked matches. */
export function maskedBody(
  name: GuardedFormatName,
  body: JsonObject,
  guards: readonly RegexSearch[],
): JsonObject {
  return guards.reduce((left, search) => {
    const texts: GuardedText[] = [];
    editResponse(name, left, (text, place, lane) => {
      texts.push({ ...place, text, lane });
      return text;
    });
    const verdict = search.judge("response", texts);
    if (verdict.kind !== "mask") return left;
    const masked = verdict.texts.values();
    return editResponse(name, left, () => masked.next().value ?? "") ?? left;
  }, body);
}
