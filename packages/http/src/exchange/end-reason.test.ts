import assert from "node:assert/strict";
import { test } from "node:test";
import { reasonOf } from "./end-reason.ts";

function failure(message: string, facts: object): Error {
  return Object.assign(new Error(message), facts);
}

test("a common error is described in words, with its code and address, however it was created", () => {
  const refused = failure("connect ECONNREFUSED 127.0.0.1:1", {
    code: "ECONNREFUSED",
    address: "127.0.0.1",
    port: 1,
  });
  assert.equal(reasonOf(refused), "connection refused (ECONNREFUSED 127.0.0.1:1)");
  const inSocket = failure("connect ENOENT /run/x", { code: "ENOENT", address: "/run/x" });
  assert.equal(reasonOf(inSocket), "no such socket (ENOENT /run/x)");
  const reset = failure("read ECONNRESET", { code: "ECONNRESET" });
  assert.equal(reasonOf(reset), "connection reset by the peer (ECONNRESET)");
  const unknown = failure("getaddrinfo ENOTFOUND a.invalid", {
    code: "ENOTFOUND",
    hostname: "a.invalid",
  });
  assert.equal(reasonOf(unknown), "host not found (ENOTFOUND a.invalid)");
});

test("with several addresses each has its reason", () => {
  const each = ["127.0.0.1", "::1"].map((address) =>
    failure("connect ECONNREFUSED", { code: "ECONNREFUSED", address, port: 1 }),
  );
  assert.equal(
    reasonOf(new AggregateError(each)),
    "connection refused (ECONNREFUSED 127.0.0.1:1), connection refused (ECONNREFUSED [::1]:1)",
  );
});

test("for OpenSSL errors only the reason is shown", () => {
  const alert = failure("00:error:0A000410:SSL routines::handshake failure:../ssl/rec.c:1605:", {
    code: "ERR_SSL_SSLV3_ALERT_HANDSHAKE_FAILURE",
    reason: "ssl/tls alert handshake failure",
  });
  assert.equal(reasonOf(alert), "TLS: ssl/tls alert handshake failure");
});

test("an end without an error, and an error without a code", () => {
  assert.equal(reasonOf(undefined), "the connection ended before the response was complete");
  assert.equal(reasonOf(new Error("something else")), "something else");
});

test("an untrusted certificate is reported without advice about Node.js options", () => {
  const code = "UNABLE_TO_VERIFY_LEAF_SIGNATURE";
  const error = Object.assign(new Error("unable to verify; try running Node.js with"), { code });
  assert.equal(reasonOf(error), `certificate not trusted: its issuer is not known (${code})`);
});
