import assert from "node:assert/strict";
import { test } from "node:test";
import type { StreamEnd } from "@edge-gateway/http";
import type { ExchangeState } from "@edge-gateway/gateway/pipeline/exchange-state";
import { Redaction } from "@edge-gateway/kernel/log/redact";
import { SensitiveNames } from "@edge-gateway/kernel/log/sensitive-names";
import { RequestRecorder } from "./request-recorder.ts";

const REDACTION = new Redaction(new SensitiveNames());

function recorderOf(settings: object) {
  const lines: string[] = [];
  const recorder = new RequestRecorder(
    settings as ConstructorParameters<typeof RequestRecorder>[0],
    {
      write: (line) => lines.push(line),
      wallClock: () => 0,
      random: () => 0,
      readsModelTexts: () => {},
    },
  );
  return { recorder, lines };
}

function exchangeOf(headers: Headers, more: object): ExchangeState {
  return {
    request: Object.assign(headers, { method: "GET", target: "/" }),
    original: { path: "/", authority: "localhost" },
    stream: { startedAt: 0, endedAt: 1 },
    client: "127.0.0.1",
    response: undefined,
    ...more,
  } as unknown as ExchangeState;
}

test("a credential that a policy has removed is not in the text of an error", () => {
  const mask = { builtins: [] };
  const { recorder, lines } = recorderOf({
    calls: ["Refusals"],
    bodies: { when: "false", maxSize: "1Ki", mask },
  });
  const headers = new Headers({ authorization: "Bearer planted-secret" });
  const exchange = exchangeOf(headers, {
    refusal: { code: "unauthorized", status: 401, detail: "unknown: planted-secret" },
  });
  recorder.started(exchange, REDACTION);
  headers.delete("authorization");
  recorder.finished(exchange, "complete", REDACTION);
  assert.match(lines.join(""), /"error":"unknown: <redacted>"/);
});

test("whatever has failed has a type of error, and nothing else", () => {
  const typeOf = (response: object, end: StreamEnd): string | undefined => {
    const { recorder, lines } = recorderOf({ calls: [], http: "true" });
    const answered = { response: Object.assign(new Headers(), response) };
    recorder.finished(exchangeOf(new Headers(), answered), end, REDACTION);
    return /"error\.type":"([^"]*)"/.exec(lines.join(""))?.[1];
  };
  assert.equal(typeOf({ status: 200 }, "complete"), undefined);
  assert.equal(typeOf({ status: 302 }, "complete"), undefined);
  assert.equal(typeOf({ status: 503 }, "complete"), "503");
  assert.equal(typeOf({ status: 200 }, "client-aborted"), "client-aborted");
});
