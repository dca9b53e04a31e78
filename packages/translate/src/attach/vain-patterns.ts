import type { OwnedFinding } from "../diagnostics/diagnostic.ts";
import type { Ir, RouteMatch } from "../ir/index.ts";

/** An expression that must begin with a character other than `/`. */
const WITHOUT_SLASH = /^\^?[\w%-](?![?*{])[^|]*$/;

/** Warns of matches by a regular expression that no path matches, since paths begin with `/`. A pure function. */
export function vainPatterns({ routes }: Pick<Ir, "routes">): readonly OwnedFinding[] {
  const vain = routes.filter(({ matches }) => matches.some(isVain));
  return vain.flatMap(({ matches, place }) =>
    matches.flatMap((match, index): readonly OwnedFinding[] => {
      if (place === undefined || !isVain(match)) return [];
      return [
        {
          owner: place.document,
          pointer: `${place.pointer}/matches/${index}/path/value`,
          severity: "warning",
          code: "unreachable",
          message:
            "receives no request: the expression is about the whole path, which begins with /",
        },
      ];
    }),
  );
}

function isVain({ path: { type, value } }: RouteMatch): boolean {
  return type === "RegularExpression" && WITHOUT_SLASH.test(value);
}
