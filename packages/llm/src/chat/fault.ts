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

/** The provider disconnected in the middle of a stream. */
export const CUT_OFF: ChatError = {
  kind: "api",
  status: BAD_GATEWAY,
  message: "the connection to the provider ended before the response",
};

/** The client's request is invalid at that place. */
export function badRequest(at: string, problem: string): ChatFault {
  return new ChatFault(`${at === "" ? "the body" : at}: ${problem}`, BAD_REQUEST);
}

/** The vendor's response does not have its format. */
export function badResponse(problem: string): ChatFault {
  return new ChatFault(
    `the response of the provider cannot be read: ${problem}`,
    BAD_GATEWAY,
    "api",
  );
}

/**
 * The fault of a request that could not be read, changed or written.
 * @throws the error if it is a bug
 */
export function requestFault(error: unknown): ChatFault {
  return isStackOverflow(error) ? badRequest("", "nested too deeply") : faultIn(error);
}

/** Makes the fault of a response, like {@link requestFault}. */
export function responseFault(error: unknown): ChatFault {
  return isStackOverflow(error) ? badResponse("it is nested too deeply") : faultIn(error);
}

function faultIn(error: unknown): ChatFault {
  if (error instanceof ChatFault) return error;
  throw error;
}

/** JSON that is nested thousands of times; all code that reads or writes it is recursive. */
function isStackOverflow(error: unknown): boolean {
  return error instanceof RangeError && error.message.startsWith("Maximum call stack");
}
