import type { Backend, Ir } from "@edge-gateway/translate/ir";

/**
 * The names by which requests of a backend are counted: its own, or those of the backends of its models, which get
 * the requests of a backend that only offers models.
 */
export function countedNames({ backends }: Ir): (backend: Backend) => readonly string[] {
  const names = new Map(backends.map(({ key, name }) => [key, name]));
  return (backend) => {
    if (backend.kind !== "models") return [backend.name];
    const counted = backend.models.flatMap(({ backend: key }) => names.get(key ?? "") ?? []);
    return [...new Set(counted)];
  };
}
