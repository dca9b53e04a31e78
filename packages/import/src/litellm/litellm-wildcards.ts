/** The wildcard in model names, which matches any text. */
export const WILDCARD = "*";

/** Returns why a model name with a wildcard cannot be converted; undefined if it can. */
export function refusalOfPattern(
  name: string,
  upstream: string,
  isSecond: boolean,
): string | undefined {
  const isPattern = name.includes(WILDCARD);
  if (!isPattern && upstream.includes(WILDCARD))
    return "model_name must have a wildcard, because litellm_params.model has one";
  if (!isPattern) return undefined;
  if (isSecond) return "a name with a wildcard has only one deployment in this gateway";
  const isEnd = [name, upstream].every((each) => !each.slice(0, -1).includes(WILDCARD));
  return isEnd && name.endsWith(WILDCARD) ? undefined : "the wildcard must be the end of the name";
}

/**
 * The expression for the provider's name of a model that matches the wildcard; undefined if the provider uses
 * the client's name.
 */
export function renamed(name: string, upstream: string): string | undefined {
  if (!name.endsWith(WILDCARD) || name === upstream) return undefined;
  if (!upstream.endsWith(WILDCARD)) return JSON.stringify(upstream);
  const rest = `llmRequest.model.substring(${[...name].length - 1})`;
  const start = upstream.slice(0, -1);
  return start === "" ? rest : `${JSON.stringify(start)} + ${rest}`;
}
