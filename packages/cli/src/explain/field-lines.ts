import type { EffectiveField } from "@edge-gateway/translate/attach/explain-routes";

/** Formats a field with the places that set it; places that take effect come first. */
export function fieldLines(
  { name, value, from, instead }: EffectiveField,
  indentation: string,
): string {
  const lost = instead.map(({ place, because }) => `instead of ${place}: ${because}`);
  const lines = [`from ${from.join(", ")}`, ...lost].map((line) => `${indentation}  ${line}\n`);
  return [`${indentation}${name}: ${JSON.stringify(value)}\n`, ...lines].join("");
}
