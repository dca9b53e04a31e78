import assert from "node:assert/strict";
import { describe, test } from "node:test";
import type { JsonObject } from "../../json.ts";
import { awsEvent, AwsEventReader } from "../../stream/aws-events.ts";
import type { GuardedFormatName } from "../form/guarded-format.ts";
import { compileRegexGuard, editResponse } from "../index.ts";
import { eventsIn, maskedStream, streamOf } from "../testing/guarded-streams.ts";

/** Errors of providers repeat requests and hold secrets in every member, also in those of the words of a format. */

const SECRET = "project-7";
const GUARD = compileRegexGuard({
  matches: [{ pattern: "project-[0-9]", name: "P" }],
  action: "Mask",
});

const ERRORS: readonly JsonObject[] = [
  { error: { type: SECRET, message: "no" } },
  { error: { code: SECRET, param: SECRET, status: SECRET } },
  { error: { code: { nested: [SECRET] } } },
  { error: { details: [{ "@type": SECRET, reason: SECRET, metadata: { uri: SECRET } }] } },
  { error: { arguments: SECRET, input: SECRET, url: SECRET, usage: SECRET, index: SECRET } },
  { detail: [{ type: "missing", loc: ["body", SECRET], msg: "no", input: { a: SECRET } }] },
  { errors: { [`the ${SECRET}`]: ["is not known"] } },
];

describe("every member of an error is read", () => {
  for (const name of ["completions", "messages", "responses", "gemini", "converse"] as const)
    for (const body of ERRORS)
      test(`of ${name}: ${JSON.stringify(body)}`, () => {
        const masked = JSON.stringify(body).replaceAll(SECRET, "<P>");
        const edit = (text: string): string => text.replaceAll(SECRET, "<P>");
        assert.equal(JSON.stringify(editResponse(name, body, edit)), masked);
        assert.equal(maskedEvent(name, body), masked);
      });

  test("also those beside the error, if the status is that of one", () => {
    const body = { __type: SECRET, Message: SECRET, request_id: "req-7", title: SECRET };
    const edited = editResponse("converse", body, () => "masked", true);
    const text = "masked";
    assert.deepEqual(edited, { __type: text, Message: text, request_id: "req-7", title: text });
  });

  test("also those of an event that is an error", () => {
    const body = { type: "error", code: SECRET, message: SECRET, param: SECRET };
    for (const name of ["messages", "responses"] as const)
      assert.equal(maskedEvent(name, body), JSON.stringify(body).replaceAll(SECRET, "<P>"));
  });
});

function maskedEvent(name: GuardedFormatName, body: JsonObject): string {
  const [event] = eventsIn(name, maskedStream(name, [streamOf(name, [body])], [GUARD]));
  const { ":type": _, ...rest } = event ?? {};
  return JSON.stringify(rest);
}

test("words, times and counts of a format that are texts are read", () => {
  for (const body of [
    { choices: [{ finish_reason: `the ${SECRET}` }] },
    { stop_sequence: SECRET, content: [] },
    { usage: { note: `the ${SECRET}` } },
    { candidates: [{ groundingMetadata: { web: { uri: `mailto:${SECRET}` } } }] },
  ])
    assert.match(JSON.stringify(editResponse("messages", body, () => "masked")), /masked/);
});

describe("an error in Amazon's messages", () => {
  const sent = (headers: Record<string, string>, payload: string) => {
    const bytes = maskedStream("converse", [awsEvent(headers, payload)], [GUARD]);
    return [...new AwsEventReader().read(bytes)].map((one) => ({
      ...one,
      payload: one.payload.toString(),
    }));
  };

  test("is masked in its headers", () => {
    const headers = {
      ":message-type": "error",
      ":error-code": "throttlingException",
      ":error-message": `slow down ${SECRET}`,
    };
    assert.deepEqual(sent(headers, ""), [
      {
        headers: {
          ":message-type": "exception",
          ":exception-type": "throttlingException",
          ":content-type": "application/json",
        },
        payload: '{"message":"slow down <P>"}',
      },
    ]);
  });

  test("an event keeps no header in which a text could be", () => {
    const event = { ":event-type": "messageStop", ":message-type": "event", "x-note": SECRET };
    const [only, ...more] = sent(event, '{"stopReason":"end_turn"}');
    assert.deepEqual(more, []);
    assert.deepEqual(only?.headers, { ":event-type": "messageStop", ":message-type": "event" });
  });
});
