import type { CatalogModel } from "@edge-gateway/generated/types/index.ts";
import type { JsonObject } from "@edge-gateway/llm";

/** A model in a list for clients. */
export interface ShownModel {
  readonly id: string;
  readonly provider: string;
  /** When the model was created, in seconds since 1970. */
  readonly created: number;
  /** The catalogue's entry for the model; undefined if there is none. */
  readonly known: CatalogModel | undefined;
}

/** How an API formats its list of models. */
interface ModelForm {
  one(model: ShownModel): JsonObject;
  list(models: readonly ShownModel[]): JsonObject;
}

const MILLISECONDS_PER_SECOND = 1000;

const openaiForm: ModelForm = {
  one: ({ id, provider, created, known }) =>
    whereKnown({
      id,
      object: "model",
      created,
      owned_by: provider,
      context_window: known?.contextWindow,
      max_output_tokens: known?.maxOutputTokens,
      input_modalities: known?.inputModalities,
      output_modalities: known?.outputModalities,
      capabilities: known?.capabilities,
    }),
  list: (models) => ({ object: "list", data: models.map((model) => openaiForm.one(model)) }),
};

/** The format of Anthropic's API; all models are on one page. */
const anthropicForm: ModelForm = {
  one: ({ id, created, known }) => ({
    type: "model",
    id,
    display_name: id,
    created_at: new Date(created * MILLISECONDS_PER_SECOND).toISOString(),
    lifecycle: "active",
    deprecated_at: null,
    retires_at: null,
    line: null,
    max_input_tokens: known?.contextWindow ?? null,
    max_tokens: known?.maxOutputTokens ?? null,
    // The catalogue does not say whether a model has a capability of this list, so none is claimed.
    capabilities: null,
  }),
  list: (models) => ({
    data: models.map((model) => anthropicForm.one(model)),
    has_more: false,
    first_id: models[0]?.id ?? null,
    last_id: models.at(-1)?.id ?? null,
  }),
};

const geminiForm: ModelForm = {
  one: ({ id, known }) =>
    whereKnown({
      name: `models/${id}`,
      displayName: id,
      inputTokenLimit: known?.contextWindow,
      outputTokenLimit: known?.maxOutputTokens,
    }),
  list: (models) => ({ models: models.map((model) => geminiForm.one(model)) }),
};

/** The formats of the lists of models, by API. */
export const MODEL_FORMS = {
  completions: openaiForm,
  messages: anthropicForm,
  gemini: geminiForm,
} as const;

function whereKnown(fields: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
