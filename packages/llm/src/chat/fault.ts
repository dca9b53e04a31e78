import type { ChatError, ErrorKind } from "./form.ts";

/** An error while reading or converting; its text is shown to the client. */
export class ChatFault extends Error {
  readonly error: ChatError;

  constructor(message: string, status: number, kind: ErrorKind = "invalid") {
    super(message);
    this.error = { kind, status, message };
  }
}

const BAD_REQUEST = 400;
const BAD_GATEWAY = 502;

/** The error if the provider disconnects in the middle of a stream. */
export const CUT_OFF: ChatError = {
  kind: "api",
  status: BAD_GATEWAY,
  message: "the connection to the provider ended before the response",
};

/** Creates the error for an invalid request of the client; `at`: the place of the problem in the request. */
export function badRequest(at: string, problem: string): ChatFault {
  return new ChatFault(`${at === "" ? "the body" : at}: ${problem}`, BAD_REQUEST);
}

/** Creates the error for a vendor's response that does not have the vendor's format. */
export function badResponse(problem: string): ChatFault {
  return new ChatFault(
    `the response of the provider cannot be read: ${problem}`,
    BAD_GATEWAY,
    "api",
  );
}

/**
 * Converts an error that occurred while a request was read, changed or written.
 * @throws the error if it is a bug
 */
export function requestFault(error: unknown): ChatFault {
  return isStackOverflow(error) ? badRequest("", "nested too deeply") : faultIn(error);
}

/** Converts an error that occurred while a response was read, like {@link requestFault}. */
export function responseFault(error: unknown): ChatFault {
  return isStackOverflow(error) ? badResponse("its JSON is nested too deeply") : faultIn(error);
}

function faultIn(error: unknown): ChatFault {
  if (error instanceof ChatFault) return error;
  throw error;
}

/**
 * Whether the stack overflowed, because all code that reads or writes JSON is recursive and JSON can be
 * nested thousands of times.
 */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.startsWith("Maximum call stack");
}
