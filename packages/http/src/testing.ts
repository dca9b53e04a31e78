/**
 * Additional exports for tests, fuzzers and benchmarks: parts of the codecs, and a server and pool
 * to control.
 */
export { BY_LENGTH, BodyReader, MALFORMED, NO_BODY } from "./codec/body-reader.ts";
export { COMPLETE, INCOMPLETE } from "./codec/field-scanner.ts";
export { NAME_END, NAME_START, STRIDE, VALUE_END, VALUE_START } from "./codec/fields.ts";
export { RequestScanner } from "./codec/request-scanner.ts";
export { ResponseScanner } from "./codec/response-scanner.ts";
export { RequestBody } from "./exchange/message/request-body.ts";
export type { LocalResponse } from "./exchange/stream/stream.ts";
export { BytesRequestHead } from "./h1/client/bytes-request-head.ts";
export { Http1ClientConnection } from "./h1/client/client-connection.ts";
export { requestFraming, responseFraming } from "./h1/framing.ts";
export { writeRequestHead } from "./h1/upstream/request-writer.ts";
export type { ServerOptions } from "./h1/client/server-options.ts";
export { Http1UpstreamConnection } from "./h1/upstream/upstream-connection.ts";
export { checkRequest, MALFORMED as MALFORMED_FIELDS } from "./h2/head/field-rules.ts";
export * as frames from "./h2/frames/constants.ts";
export { Http2RequestHead } from "./h2/head/request-head.ts";
export { readRequest } from "./h2/head/request-reader.ts";
export { FrameClient, frame } from "./h2/testing/frames.ts";
export { HTTP2_LIMITS } from "./h2/testing/harness.ts";
export { createUpstream } from "./pool/endpoint.ts";
export { ADAPTER } from "./testing/adapter.ts";
export { CERTIFICATE, KEY } from "./testing/certificate.ts";
export { LIMITS, listen, ok, onHead, start, turns, until } from "./testing/harness.ts";
export type { Harness } from "./testing/harness.ts";
export { cuts, pieces } from "./testing/messages.ts";
export { testThread } from "./testing/thread.ts";
export { Intake } from "./wire/intake.ts";
export { LocalWire } from "./wire/adapter/local-wire.ts";
export { NOBODY, NOWHERE } from "./wire/wire.ts";
export type { Wire } from "./wire/wire.ts";
