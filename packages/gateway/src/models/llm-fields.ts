import { Fields } from "@edge-gateway/cel";
import { dollarsOf, paramsOf, promptOf, type CallRecord } from "@edge-gateway/llm";

/**
 * Members that contain the conversation. Traces, and expressions that read the whole variable, do not get
 * these members.
 */
const TEXTS: Readonly<Record<string, (call: CallRecord) => unknown>> = {
  prompt: ({ format, asked, whole }) => promptOf(format, whole === undefined ? asked : whole()),
  completion: ({ texts, shown = texts }) => shown?.completion,
  toolCalls: ({ texts, shown = texts }) => shown?.toolCalls,
};

/** The variable `llm` of expressions and traces; unknown values are absent. */
export class LlmFields extends Fields {
  readonly #call: CallRecord;
  readonly #startedAt: number;

  constructor(call: CallRecord, startedAt: number) {
    super();
    this.#call = call;
    this.#startedAt = startedAt;
  }

  get(name: string): unknown {
    if (Object.hasOwn(TEXTS, name)) return TEXTS[name]?.(this.#call);
    return llmOf(this.#call, this.#startedAt)[name];
  }

  names(): Iterable<string> {
    return Object.keys(llmOf(this.#call, this.#startedAt));
  }
}

function llmOf(call: CallRecord, startedAt: number): Readonly<Record<string, unknown>> {
  const { usage } = call;
  return present({
    streaming: call.stream,
    requestModel: call.requestModel,
    responseModel: call.responseModel,
    provider: call.provider,
    serviceTier: call.serviceTier,
    countTokens: call.countedTokens,
    ...tokensOf(usage),
    ...timesOf(call, startedAt),
    params: paramsOf(call.format, call.asked),
    finishReason: call.finish,
    estimated: call.isEstimated,
    cache: call.cache,
    catalog: catalogOf(call),
    cost: costOf(call),
    costRates: usage && call.prices.ratesOf(call),
  });
}

function tokensOf(usage: CallRecord["usage"]): Readonly<Record<string, unknown>> {
  if (usage === undefined) return {};
  return {
    inputTokens: usage.input,
    providerInputTokens: usage.providerInput ?? usage.input,
    inputTextTokens: usage.inputText,
    inputImageTokens: usage.inputImage,
    inputAudioTokens: usage.inputAudio,
    cachedInputTokens: usage.cacheRead,
    cacheCreationInputTokens: usage.cacheWrite,
    outputTokens: usage.output,
    outputTextTokens: usage.outputText,
    outputImageTokens: usage.outputImage,
    outputAudioTokens: usage.outputAudio,
    reasoningTokens: usage.reasoning,
    totalTokens: usage.input + usage.output,
    providerTotalTokens: usage.total,
  };
}

const MILLISECONDS_PER_SECOND = 1000;

/** Seconds from the request's arrival to the first chunk of a streamed response, and per token. */
function timesOf(
  { firstAt, lastAt, usage }: CallRecord,
  startedAt: number,
): Readonly<Record<string, unknown>> {
  if (firstAt === undefined || lastAt === undefined) return {};
  const more = (usage?.output ?? 0) - 1;
  return {
    timeToFirstToken: (firstAt - startedAt) / MILLISECONDS_PER_SECOND,
    timePerOutputToken: more > 0 ? (lastAt - firstAt) / more / MILLISECONDS_PER_SECOND : undefined,
  };
}

/** The data of the model catalogue, except prices. */
function catalogOf(call: CallRecord): Readonly<Record<string, unknown>> | undefined {
  const found = call.prices.find(call);
  if (found === undefined) return undefined;
  const { contextWindow, maxOutputTokens, inputModalities, outputModalities } = found;
  const { capabilities, tags } = found;
  return present({
    contextWindow,
    maxOutputTokens,
    inputModalities,
    outputModalities,
    capabilities,
    tags,
  });
}

/** The cost of a call in dollars; absent if no price is known. */
function costOf(call: CallRecord): Readonly<Record<string, number>> | undefined {
  const { cost } = call.prices.costOf(call);
  return (
    cost &&
    Object.fromEntries(Object.entries(cost).map(([kind, amount]) => [kind, dollarsOf(amount)]))
  );
}

function present(object: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined));
}
