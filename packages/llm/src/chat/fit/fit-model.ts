import type { ModelFacts } from "../../facts/model-facts.ts";
import { budgetOf, effortFor, nearestEffort } from "../effort.ts";
import type { ChatRequest, Reasoning, Settings } from "../form.ts";
import type { Notes } from "../notes.ts";

type Refusable = NonNullable<ModelFacts["refuses"]>[number];

/** The values that change nothing, so that leaving them out is no loss. */
const USUAL: Readonly<Partial<Record<Refusable, unknown>>> = {
  temperature: 1,
  topP: 1,
  frequencyPenalty: 0,
  presencePenalty: 0,
  parallelTools: true,
};

/** The request with settings that the model accepts. */
export function fittedToModel(request: ChatRequest, facts: ModelFacts, notes: Notes): ChatRequest {
  const reasoning = fittedReasoning(request, facts, notes);
  const isThinking = reasoning !== undefined && budgetOf(reasoning) > 0;
  const { samplingEfforts = [] } = facts;
  const isSampled = reasoning !== undefined && samplingEfforts.includes(effortFor(reasoning));
  const refused = new Set([
    ...(isSampled ? [] : (facts.refuses ?? [])),
    ...(isThinking ? (facts.refusesWithThinking ?? []) : []),
  ]);
  const { settings, at } = request;
  const without: Partial<Record<Refusable, undefined>> = {};
  for (const name of refused) {
    if (settings[name] === undefined) continue;
    without[name] = undefined;
    if (settings[name] !== USUAL[name])
      notes.dropped(at[name] ?? "", "the model refuses this setting");
  }
  const fitted = { ...settings, ...without, reasoning };
  return { ...request, settings: withOneSampling(fitted, request, facts, notes) };
}

function withOneSampling(
  settings: Settings,
  { at }: ChatRequest,
  { oneOfSampling = false }: ModelFacts,
  notes: Notes,
): Settings {
  const { temperature, topP } = settings;
  if (!oneOfSampling || temperature === undefined || topP === undefined) return settings;
  if (topP !== USUAL.topP)
    notes.dropped(at.topP ?? "", "the model refuses this setting together with the temperature");
  return { ...settings, topP: undefined };
}

function fittedReasoning(
  { settings: { reasoning }, at }: ChatRequest,
  { thinking, thinkingAlwaysOn = false, efforts }: ModelFacts,
  notes: Notes,
): Reasoning | undefined {
  if (reasoning === undefined) return undefined;
  const place = at.reasoning ?? "";
  const isOff = budgetOf(reasoning) === 0;
  if (thinking === "None") {
    if (!isOff) notes.dropped(place, "the model does not reason on demand");
    return undefined;
  }
  if (isOff && thinkingAlwaysOn) {
    notes.changed(place, "the reasoning of the model cannot be switched off");
    return {
      effort: efforts === undefined ? "low" : nearestEffort("none", efforts),
      isHidden: true,
    };
  }
  const isByBudget = thinking === "Budget" || (isOff && thinking === "Adaptive");
  if (efforts === undefined || isByBudget) return reasoning;
  const effort = effortFor(reasoning);
  const nearest = nearestEffort(effort, efforts);
  if (nearest === effort) return { ...reasoning, effort };
  notes.changed(place, `the model does not know the effort ${effort}`);
  return { ...reasoning, effort: nearest };
}
