import type { ChatRequest } from "./form.ts";
import type { Notes } from "./notes.ts";

/**
 * The stop sequences that Anthropic's models accept on every platform. A stop sequence needs a visible
 * character; a line feed alone is refused.
 */
export function visibleStops(
  { settings: { stop = [] }, at }: ChatRequest,
  notes: Notes,
): readonly string[] | undefined {
  const kept = stop.filter((each) => each.trim() !== "");
  if (kept.length < stop.length)
    notes.dropped(at.stop ?? "", "stop sequences without visible characters are not accepted");
  return kept.length === 0 ? undefined : kept;
}
