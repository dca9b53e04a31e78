import assert from "node:assert/strict";
import { test } from "node:test";
import { awsEvent } from "../../stream/aws-events.ts";
import { ConverseStreamReader } from "./read-stream.ts";

/** Errors in Amazon's messages, in the payload or in headers alone. */

const ERRORS: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
  [
    { ":message-type": "exception", ":exception-type": "throttlingException" },
    '{"message":"slow down"}',
  ],
  [
    {
      ":message-type": "error",
      ":error-code": "throttlingException",
      ":error-message": "slow down",
    },
    "",
  ],
];

for (const [headers, payload] of ERRORS)
  test(`an error by ${headers[":message-type"]} ends the response`, () => {
    const events = [...new ConverseStreamReader().read(awsEvent(headers, payload))];
    assert.deepEqual(
      events.map((event) => event.kind === "error" && event.error),
      [{ kind: "rateLimit", status: 502, message: "slow down", code: "throttlingException" }],
    );
  });
