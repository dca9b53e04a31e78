import assert from "node:assert/strict";
import { test } from "node:test";
import type { ExchangeState } from "@edge-gateway/gateway/pipeline/exchange-state";
import { Redaction, SensitiveNames } from "@edge-gateway/kernel/log/redact";
import { RequestRecorder } from "./request-recorder.ts";

test("a credential that a policy has removed is not in the text of an error", () => {
  const lines: string[] = [];
  const mask = { builtins: [] };
  const recorder = new RequestRecorder(
    {
      calls: ["Refusals"],
      bodies: { when: "false", maxSize: "1Ki", mask },
    } as unknown as ConstructorParameters<typeof RequestRecorder>[0],
    {
      write: (line) => lines.push(line),
      wallClock: () => 0,
      random: () => 0,
      readsModelTexts: () => {},
    },
  );
  const redaction = new Redaction(new SensitiveNames());
  const headers = new Headers({ authorization: "Bearer planted-secret" });
  const exchange = {
    request: Object.assign(headers, { method: "GET", target: "/" }),
    original: { path: "/", authority: "localhost" },
    stream: { startedAt: 0, endedAt: 1 },
    client: "127.0.0.1",
    response: undefined,
    refusal: { code: "unauthorized", status: 401, detail: "unknown: planted-secret" },
  } as unknown as ExchangeState;
  recorder.started(exchange, redaction);
  headers.delete("authorization");
  recorder.finished(exchange, "complete", redaction);
  assert.match(lines.join(""), /"error":"unknown: <redacted>"/);
});
