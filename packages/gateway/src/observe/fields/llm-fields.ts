import { dollarsOf, paramsOf, type CallRecord } from "@edge-gateway/llm";
import type { Fields } from "@edge-gateway/kernel/log/logger";

const MILLISECONDS_PER_SECOND = 1000;

/** Log fields of an LLM call, with the names of the OpenTelemetry conventions for generative AI. */
export function llmFieldsOf(call: CallRecord, startedAt: number): Fields {
  const { usage } = call;
  const { cost } = call.prices.costOf(call);
  return {
    "gen_ai.operation.name": operationOf(call),
    "gen_ai.provider.name": call.provider,
    "gen_ai.request.model": call.requestModel === "" ? undefined : call.requestModel,
    "llm.virtual_model": call.virtualModel,
    "gen_ai.request.stream": call.stream ? true : undefined,
    ...requestFields(call),
    "gen_ai.response.model": call.responseModel,
    "gen_ai.response.finish_reasons": call.finish,
    ...(usage === undefined ? NO_USAGE : usageFields(usage)),
    "openai.response.service_tier": call.serviceTier,
    "gen_ai.response.time_to_first_chunk": secondsToFirst(call, startedAt),
    "llm.usage.estimated": call.isEstimated,
    "llm.cache.status": call.cache,
    "llm.cache.saved_input_tokens": call.savedUsage?.input,
    "llm.cache.saved_output_tokens": call.savedUsage?.output,
    "llm.cost.total": cost && dollarsOf(cost.total),
    "error.type": call.error?.kind,
  };
}

const NO_USAGE: Fields = {};

function usageFields(usage: NonNullable<CallRecord["usage"]>): Fields {
  return {
    "gen_ai.usage.input_tokens": usage.input,
    "gen_ai.usage.output_tokens": usage.output,
    "gen_ai.usage.cache_read.input_tokens": usage.cacheRead,
    "gen_ai.usage.cache_write.input_tokens": usage.cacheWrite,
    "gen_ai.usage.reasoning.output_tokens": usage.reasoning,
    "gen_ai.usage.text.input_tokens": usage.inputText,
    "gen_ai.usage.image.input_tokens": usage.inputImage,
    "gen_ai.usage.audio.input_tokens": usage.inputAudio,
    "gen_ai.usage.text.output_tokens": usage.outputText,
    "gen_ai.usage.image.output_tokens": usage.outputImage,
    "gen_ai.usage.audio.output_tokens": usage.outputAudio,
  };
}

/** The log field of each request parameter, by the parameter's name. */
const PARAMS: Readonly<Record<string, string>> = {
  dimensions: "gen_ai.embeddings.dimension.count",
  encoding_format: "gen_ai.request.encoding_formats",
};

function requestFields({ format, asked }: CallRecord): Fields {
  return Object.fromEntries(
    Object.entries(paramsOf(format, asked)).map(([name, value]) => [
      PARAMS[name] ?? `gen_ai.request.${name}`,
      value,
    ]),
  );
}

/** Returns the operation's name in the OpenTelemetry conventions for generative AI. */
export function operationOf({ format }: Pick<CallRecord, "format">): string {
  if (/embeddings?$/i.test(format)) return "embeddings";
  // The conventions have no name for this operation, and allow custom names.
  if (/rerank$/i.test(format)) return "rerank";
  switch (format) {
    case "gemini":
      return "generate_content";
    case "textCompletions":
      return "text_completion";
    default:
      return "chat";
  }
}

/**
 * Returns the seconds until the first part of a streamed response; undefined if the response is not a stream,
 * or has not begun.
 */
export function secondsToFirst({ firstAt }: CallRecord, startedAt: number): number | undefined {
  return firstAt === undefined ? undefined : (firstAt - startedAt) / MILLISECONDS_PER_SECOND;
}
