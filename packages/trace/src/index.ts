export { TraceDecoder, decodeRecord } from "./decode.ts";
export type { Decoded } from "./decoded.ts";
export type { DecoderEvents } from "./decode.ts";
export { SSE_KEEPALIVE, SSE_READY, encodeLine, encodeSse } from "./encode.ts";
export { listRow } from "./list.ts";
export type { ListRow } from "./list.ts";
export { TraceRecorder } from "./recorder.ts";
export type { Phase, RecordedEvent, RecorderOptions } from "./recorder.ts";
