import type { Backend } from "../../ir/index.ts";

/**
 * The backends that a reference sends requests to. A reference to a place that offers models leads
 * to the backends of the models.
 */
export function takersOf(
  backend: Backend | undefined,
  backends: ReadonlyMap<string, Backend>,
): readonly Backend[] {
  if (backend === undefined) return [];
  if (backend.kind !== "models") return [backend];
  return backend.models.flatMap(({ backend: key = "" }) => backends.get(key) ?? []);
}
