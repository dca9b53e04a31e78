import { Socket } from "node:net";

/** A TCP or pipe handle of libuv, as far as it is used here. Calls return 0, or a negative error number. */
export interface StreamHandle {
  onread: (this: StreamHandle) => void;
  readonly bytesRead: number;
  readonly bytesWritten: number;
  /** Everything is read into this memory from now on. */
  useUserBuffer(memory: Uint8Array): void;
  readStart(): number;
  readStop(): number;
  writeBuffer(request: HandleRequest, bytes: Uint8Array): number;
  shutdown(request: HandleRequest): number;
  /** Only TCP has it. */
  reset?(done: () => void): number;
  close(done: () => void): void;
}

/** A write or shutdown that may end later. */
export interface HandleRequest {
  oncomplete?: (status: number) => void;
  /** Kept until it was written. */
  memory?: Uint8Array;
}

/** What Node's own `net` is built on; no public interface. */
export interface StreamBinding {
  readonly WriteWrap: new () => HandleRequest;
  readonly ShutdownWrap: new () => HandleRequest;
  /** Where handles leave the results of a call, at the two places below. */
  readonly streamBaseState: Int32Array;
  readonly kReadBytesOrError: number;
  readonly kLastWriteWasAsync: number;
}

const METHODS = ["useUserBuffer", "readStart", "readStop", "writeBuffer", "shutdown", "close"];

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

/**
 * Takes the handle out of a connected socket, which is of no more use afterwards. Throws a TypeError
 * if it has none of the kind that {@link findStreamBinding} has found.
 */
export function takeHandle(socket: Socket): StreamHandle {
  const handle: unknown = Reflect.get(socket, "_handle");
  if (!isStreamHandle(handle)) throw new TypeError("the socket has no handle");
  Reflect.set(socket, "_handle", null);
  // By these the handle would keep the socket in memory for as long as it lives.
  for (const key of Object.getOwnPropertySymbols(handle)) Reflect.set(handle, key, undefined);
  socket.destroy();
  return handle;
}

function isStreamHandle(value: unknown): value is StreamHandle {
  return METHODS.every((name) => typeof Object(value)[name] === "function");
}

function isStreamBinding(value: unknown): value is StreamBinding {
  const found = Object(value);
  return (
    typeof found.WriteWrap === "function" &&
    typeof found.ShutdownWrap === "function" &&
    found.streamBaseState instanceof Int32Array &&
    Number.isInteger(found.kReadBytesOrError) &&
    Number.isInteger(found.kLastWriteWasAsync)
  );
}
