import { EXTERNAL_PROCESSOR_PROCESS } from "@edge-gateway/generated/proto/methods.ts";
import type {
  ProcessingRequest,
  ProcessingResponse,
} from "@edge-gateway/generated/proto/messages.ts";
import { type Conversation, GrpcServer } from "@edge-gateway/testkit/servers/grpc-server";

type Call = Conversation<ProcessingRequest, ProcessingResponse>;

/** An external processor that makes another text of the first `secret` in every part of a body. */
export function startEditing(edited = "edited"): Promise<GrpcServer> {
  return GrpcServer.converse(EXTERNAL_PROCESSOR_PROCESS, (call: Call) => process(call, edited));
}

function process(call: Call, edited: string): void {
  let modes: ProcessingRequest["protocolConfig"];
  call.on("error", () => {});
  call.on("end", () => call.end());
  call.on("data", (message: ProcessingRequest) => {
    const { requestHeaders, responseHeaders, requestBody, responseBody } = message;
    modes ??= message.protocolConfig;
    const mode = requestBody === undefined ? modes?.responseBodyMode : modes?.requestBodyMode;
    if (requestHeaders !== undefined) return void call.write({ requestHeaders: {} });
    if (responseHeaders !== undefined) return void call.write({ responseHeaders: {} });
    if (message.requestTrailers !== undefined) return void call.write({ requestTrailers: {} });
    if (message.responseTrailers !== undefined) return void call.write({ responseTrailers: {} });
    const part = requestBody ?? responseBody;
    const body = Buffer.from(
      Buffer.from(part?.body ?? "")
        .toString()
        .replace("secret", edited),
    );
    const streamedResponse = { body, endOfStream: part?.endOfStream === true };
    const bodyMutation = mode === "FULL_DUPLEX_STREAMED" ? { streamedResponse } : { body };
    const response = { response: { bodyMutation } };
    call.write(requestBody === undefined ? { responseBody: response } : { requestBody: response });
  });
}
