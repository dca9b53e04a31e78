import { Socket } from "node:net";

/** The used parts of a socket's libuv handle. */
export interface StreamHandle {
  /** Called for every read; results are in {@link StreamBinding.streamBaseState}. */
  onread: () => void;
  /** Whether the socket has started reading; a socket starts reading only once. */
  reading?: boolean;
  /** Has all further reads use the given memory. */
  useUserBuffer(memory: Uint8Array): void;
  readStart(): number;
  readStop(): number;
  /** Returns 0, or a negative error number of libuv. */
  writeBuffer(request: WriteRequest, bytes: Uint8Array): number;
}

/** A write that libuv completes later. */
export interface WriteRequest {
  oncomplete?: (status: number) => void;
  /** The bytes to write; the reference keeps their memory until they are written. */
  memory?: Uint8Array;
}

/** The internals of Node's `net`, not a public interface. */
export interface StreamBinding {
  readonly WriteWrap: new () => WriteRequest;
  /** Where handles store the results of a call, at the two indexes below. */
  readonly streamBaseState: Int32Array;
  readonly kReadBytesOrError: number;
  readonly kLastWriteWasAsync: number;
}

const METHODS = ["useUserBuffer", "readStart", "readStop", "writeBuffer"];

/** The internals of handles; undefined on systems where they are not tested, and if this Node.js lacks one. */
export function findStreamBinding(): StreamBinding | undefined {
  if (process.platform !== "linux") return undefined;
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

/** The handle of a connected socket; undefined if it is not of the expected kind. */
export function handleOf(socket: Socket): StreamHandle | undefined {
  const handle: unknown = Reflect.get(socket, "_handle");
  return isStreamHandle(handle) && !isOverJavaScript(handle) ? handle : undefined;
}

/**
 * A connected socket's file descriptor, or -1 if unknown. The system assigns the lowest free number
 * (POSIX, open), so all lower ones are in use.
 */
export function descriptorOf(socket: Socket): number {
  const descriptor: unknown = Reflect.get(Object(Reflect.get(socket, "_handle")), "fd");
  return typeof descriptor === "number" ? descriptor : -1;
}

/**
 * Whether TLS runs within the process: its reads then happen during the sender's write, which may
 * use the same memory.
 */
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
