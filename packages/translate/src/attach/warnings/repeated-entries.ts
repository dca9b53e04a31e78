import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import { pointerTo } from "../../diagnostics/pointer.ts";
import type { Ir, Route, SourcePlace } from "../../ir/index.ts";

/** An entry of a list that names the same thing as an earlier entry, in another spelling. */
interface Repeated {
  readonly at: readonly (string | number)[];
  readonly what: string;
}

/**
 * Warns of entries that another entry of the list makes useless: headers whose names differ only in case (RFC
 * 9110 section 5.1), and users who are named twice. A pure function.
 */
export function repeatedEntries({
  attachments,
  routes,
}: Pick<Ir, "attachments" | "routes">): readonly OwnedFinding[] {
  // Most of thousands have no list with two entries.
  const named = attachments.filter(({ policies }) => FIELDS.some((field) => field in policies));
  const longer = routes.filter(
    ({ matches, filters }) =>
      filters.length > 0 || matches.some(({ headers = NONE }) => headers.length > 1),
  );
  return [
    ...named.flatMap((attachment) =>
      Object.entries(attachment.policies).flatMap(([field, value]) =>
        repeatedIn(field, value).map((repeated) => warning(attachment, repeated)),
      ),
    ),
    ...longer.flatMap((route) =>
      inRoute(route).map((repeated) => warning(route.place ?? { pointer: "" }, repeated)),
    ),
  ];
}

const NONE: readonly never[] = [];
/** The policies that have such lists. */
const FIELDS = ["basicAuthentication", "headerModifiers", "directResponse"] as const;

function warning({ document: owner, pointer }: SourcePlace, { at, what }: Repeated): OwnedFinding {
  return {
    owner,
    pointer: at.reduce<string>((above, key) => pointerTo(above, String(key)), pointer),
    severity: "warning",
    code: "duplicate-key",
    message: `${what} is already in this list`,
  };
}

/** Headers that a route names twice in one list of its matches and filters, in another case: the first one counts. */
function inRoute({ matches, filters }: Route): readonly Repeated[] {
  return [
    ...matches.flatMap((match, index) => repeatedHeaders(match, ["matches", index, "headers"])),
    ...filters.flatMap((filter, index) =>
      MODIFIERS.flatMap((member) => inModifier(filter[member], ["filters", index, member])),
    ),
  ];
}

const MODIFIERS = ["requestHeaderModifier", "responseHeaderModifier"] as const;

function inModifier(modifier: unknown, at: Repeated["at"]): readonly Repeated[] {
  if (modifier === undefined) return NONE;
  return [
    ...repeatedHeaders(modifier, [...at, "set"]),
    ...repeatedHeaders(modifier, [...at, "add"]),
  ];
}

function repeatedIn(field: string, value: unknown): readonly Repeated[] {
  if (field === "basicAuthentication") return users(value);
  if (field === "headerModifiers")
    return ["request", "response"].flatMap((way) => inModifier(memberOf(value, way), [field, way]));
  return field === "directResponse" ? headers(value) : [];
}

function users(value: unknown): readonly Repeated[] {
  return repeatedBy(listAt(value, "users"), (line) =>
    typeof line === "string" ? line.slice(0, line.indexOf(":")) : undefined,
  ).map(({ index, name }) => ({
    at: ["basicAuthentication", "users", index],
    what: `the user \`${name}\``,
  }));
}

function headers(value: unknown): readonly Repeated[] {
  const places = [
    { holder: value, at: ["directResponse"] },
    ...listAt(value, "conditional").map((holder, index) => ({
      holder: memberOf(holder, "policy"),
      at: ["directResponse", "conditional", index, "policy"],
    })),
  ];
  return places.flatMap(({ holder, at }) => repeatedHeaders(holder, [...at, "headers"]));
}

/** The repeated headers in a list, whose place ends with its name in the holder. */
function repeatedHeaders(holder: unknown, at: Repeated["at"]): readonly Repeated[] {
  const list = listAt(holder, String(at.at(-1)));
  // Most of thousands have one entry.
  if (list.length < 2) return NONE;
  return repeatedBy(list, (header) => {
    const name = memberOf(header, "name");
    return typeof name === "string" ? name.toLowerCase() : undefined;
  }).map(({ index, name }) => ({ at: [...at, index], what: `the header \`${name}\`` }));
}

function repeatedBy(
  list: readonly unknown[],
  nameOf: (entry: unknown) => string | undefined,
): readonly { readonly index: number; readonly name: string }[] {
  const seen = new Set<string>();
  return list.flatMap((entry, index) => {
    const name = nameOf(entry);
    if (name === undefined) return [];
    const isRepeated = seen.has(name);
    seen.add(name);
    return isRepeated ? [{ index, name }] : [];
  });
}

function listAt(value: unknown, name: string): readonly unknown[] {
  const list = memberOf(value, name);
  return Array.isArray(list) ? list : [];
}

function memberOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
