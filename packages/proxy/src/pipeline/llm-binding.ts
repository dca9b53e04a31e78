import type { CallRecord } from "@edge-gateway/llm";

/** What expressions and traces read of the call of a model; what is not known yet is absent. */
export function llmOf(call: CallRecord): Readonly<Record<string, unknown>> {
  const { usage } = call;
  return present({
    streaming: call.stream,
    requestModel: call.requestModel,
    responseModel: call.responseModel,
    provider: call.provider,
    inputTokens: usage?.input,
    outputTokens: usage?.output,
    totalTokens: usage && usage.input + usage.output,
    providerTotalTokens: usage?.total,
    cachedInputTokens: usage?.cacheRead,
    cacheCreationInputTokens: usage?.cacheWrite,
    reasoningTokens: usage?.reasoning,
    inputAudioTokens: usage?.inputAudio,
    outputAudioTokens: usage?.outputAudio,
  });
}

function present(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
