/**
 * The most bytes of all annotations of an object: client-side apply stores the whole object in one
 * (Kubernetes, TotalAnnotationSizeLimitB).
 */
const LONGEST_ANNOTATIONS = 262_144;
/** Bytes that are left for other annotations. */
const RESERVE = 8_192;

/**
 * A definition without descriptions, small enough for client-side apply. If it is still too large,
 * the messages of its rules are removed too: the API server then shows the rule itself.
 */
export function stripped(definition: object): unknown {
  const short = without(definition, isDescription);
  if (fits(short)) return short;
  const shortest = without(short, isMessage);
  if (fits(shortest)) return shortest;
  throw new Error("a definition is too large for client-side apply, even without its texts");
}

function fits(definition: unknown): boolean {
  return JSON.stringify(definition).length <= LONGEST_ANNOTATIONS - RESERVE;
}

type Test = (name: string, value: unknown, owner: object) => boolean;

function without(value: unknown, isSuperfluous: Test): unknown {
  if (Array.isArray(value)) return value.map((item) => without(item, isSuperfluous));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, inner]) => !isSuperfluous(name, inner, value))
      .map(([name, inner]) => [name, without(inner, isSuperfluous)]),
  );
}

/**
 * A property named `description` contains a schema, so it stays. The API server assumes atomic
 * lists.
 */
function isDescription(name: string, value: unknown): boolean {
  if (typeof value !== "string") return false;
  return name === "description" || (name === "x-kubernetes-list-type" && value === "atomic");
}

function isMessage(name: string, value: unknown, owner: object): boolean {
  return name === "message" && typeof value === "string" && "rule" in owner;
}
