import { Socket } from "node:net";

/** The handle of libuv under a socket, as far as it is used here. */
export interface StreamHandle {
  /** Called for everything that is read; results are in {@link StreamBinding.streamBaseState}. */
  onread: () => void;
  /** Whether the socket has begun to read; it does so once. */
  reading?: boolean;
  /** Everything is read into this memory from now on. */
  useUserBuffer(memory: Uint8Array): void;
  readStart(): number;
  readStop(): number;
  /** 0, or a negative error number. */
  writeBuffer(request: WriteRequest, bytes: Uint8Array): number;
}

/** A write that libuv has not ended at once. */
export interface WriteRequest {
  oncomplete?: (status: number) => void;
  /** Kept until it was written. */
  memory?: Uint8Array;
}

/** What Node's own `net` is built on; no public interface. */
export interface StreamBinding {
  readonly WriteWrap: new () => WriteRequest;
  /** Where handles leave the results of a call, at the two places below. */
  readonly streamBaseState: Int32Array;
  readonly kReadBytesOrError: number;
  readonly kLastWriteWasAsync: number;
}

const METHODS = ["useUserBuffer", "readStart", "readStop", "writeBuffer"];

/** What handles rest on; undefined where this Node does not have all that is expected of it. */
export function findStreamBinding(): StreamBinding | undefined {
  try {
    const load: unknown = Reflect.get(process, "binding");
    if (typeof load !== "function" || !("_handle" in new Socket())) return undefined;
    const kinds = [Object(load("tcp_wrap")).TCP, Object(load("pipe_wrap")).Pipe];
    if (!kinds.every((kind) => isStreamHandle(Object(kind).prototype))) return undefined;
    const found: unknown = load("stream_wrap");
    return isStreamBinding(found) ? found : undefined;
  } catch {
    return undefined;
  }
}

/** The handle of a connected socket; undefined if it has none of the expected kind. */
export function handleOf(socket: Socket): StreamHandle | undefined {
  const handle: unknown = Reflect.get(socket, "_handle");
  return isStreamHandle(handle) && !isOverJavaScript(handle) ? handle : undefined;
}

/**
 * The file descriptor of a connected socket, or -1 where it cannot be known. The system gives the lowest
 * that is free (POSIX, open): all below it are in use.
 */
export function descriptorOf(socket: Socket): number {
  const descriptor: unknown = Reflect.get(Object(Reflect.get(socket, "_handle")), "fd");
  return typeof descriptor === "number" ? descriptor : -1;
}

/** TLS within the process: what it reads comes in the midst of whatever sends it, which may read from the same memory. */
function isOverJavaScript(handle: StreamHandle): boolean {
  const parent: unknown = Reflect.get(handle, "_parent");
  return typeof Object(parent).emitEOF === "function";
}

function isStreamHandle(value: unknown): value is StreamHandle {
  return METHODS.every((name) => typeof Object(value)[name] === "function");
}

function isStreamBinding(value: unknown): value is StreamBinding {
  const found = Object(value);
  return (
    typeof found.WriteWrap === "function" &&
    found.streamBaseState instanceof Int32Array &&
    Number.isInteger(found.kReadBytesOrError) &&
    Number.isInteger(found.kLastWriteWasAsync)
  );
}
