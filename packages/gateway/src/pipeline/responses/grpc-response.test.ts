import assert from "node:assert/strict";
import { test } from "node:test";
import { grpcResponseOf } from "./grpc-response.ts";
import type { Refusal } from "../../exchange/policy.ts";
import { responseOf } from "../../exchange/refusal-response.ts";

const GRPC = "application/grpc+proto";

function told(refusal: Refusal): string {
  const { status, headers, body } = grpcResponseOf(refusal, responseOf(refusal), GRPC);
  assert.equal(body.length, 0);
  return [status, ...headers.map(([name, value]) => `${name}: ${value}`)].join(", ");
}

test("errors become gRPC status and message in the headers", () => {
  const cases: readonly (readonly [Refusal, number])[] = [
    [{ code: "unauthorized" }, 16],
    [{ code: "forbidden" }, 7],
    [{ code: "route_not_found" }, 12],
    [{ code: "rate_limited" }, 14],
    [{ code: "upstream_unavailable" }, 14],
    [{ code: "upstream_timeout" }, 4],
    [{ code: "request_timeout" }, 4],
    [{ code: "bad_request" }, 13],
    [{ code: "no_valid_backends" }, 14],
    [{ code: "internal" }, 2],
    [{ code: "body_too_large" }, 2],
  ];
  for (const [refusal, code] of cases) {
    assert.match(
      told(refusal),
      new RegExp(`^200, content-type: application/grpc, grpc-status: ${code}(, |$)`),
      refusal.code,
    );
  }
});

test("the message is percent-encoded, and other headers stay", () => {
  const headers = [["www-authenticate", "Bearer"]] as const;
  assert.equal(
    told({ code: "unauthorized", text: 'no "t" {é} 100%\n', headers }),
    "200, content-type: application/grpc, grpc-status: 16, " +
      'grpc-message: no "t" {%C3%A9} 100%25%0A, www-authenticate: Bearer',
  );
});

test("a gRPC-Web client gets its own content type", () => {
  const refusal = { code: "forbidden" } as const;
  const { headers } = grpcResponseOf(refusal, responseOf(refusal), "application/grpc-web-text");
  assert.deepEqual(headers.slice(0, 2), [
    ["content-type", "application/grpc-web-text"],
    ["grpc-status", "7"],
  ]);
});

test("a configured response is not an error", () => {
  const refusal = { code: "direct_response", status: 503, text: "x" } as const;
  assert.deepEqual(grpcResponseOf(refusal, responseOf(refusal), GRPC), responseOf(refusal));
});
