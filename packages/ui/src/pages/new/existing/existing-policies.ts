import { member } from "../../../components/member.ts";
import type { ConfigText, Path } from "../config-text.ts";
import { routeHolder } from "../keys/holder.ts";
import type { TaskField, Values } from "../task.ts";

const REPLACED = "replaced by this one";
const KEPT = "kept beside this one";
/** The name of the field that says what becomes of what the route has. */
const EXISTING = "existing";

/** Entries of a list in a policy, of which a route may have some before a form adds another one. */
interface ListedPolicy {
  /** Where the list is below the policies of a route. */
  readonly list: readonly string[];
  readonly title: string;
  /** The list in the schema of the file. */
  readonly at: string;
  /** What comes of both if the entries of the route are kept. */
  readonly help: string;
  /** Says what an entry does. */
  readonly textOf: (entry: unknown) => string;
}

/** The entries of a route's own list; empty if it has none. */
export function entriesOf(
  { list }: ListedPolicy,
  { route }: Values,
  config: ConfigText,
): readonly unknown[] {
  return listAt(config.at(...routeHolder(route, config).place, ...list));
}

/** Asks what becomes of the entries that a route has already. */
export function existingField(listed: ListedPolicy): TaskField {
  const { title, at, help } = listed;
  return {
    ...{ name: EXISTING, title, at, help },
    isRequired: true,
    isFirstChosen: true,
    choices: () => [REPLACED, KEPT],
    isAsked: (values, config) => entriesOf(listed, values, config).length > 0,
    said: (values, config) =>
      `So far: ${entriesOf(listed, values, config).map(listed.textOf).join("; ")}.`,
  };
}

/** Whether the entries of the route are kept. */
export function keepsExisting(values: Values): boolean {
  return values[EXISTING] === KEPT;
}

/** Where an entry is written below the policies of a route: behind its entries, or in their place. */
export function entryPath(
  listed: ListedPolicy,
  values: Values,
  config: ConfigText,
): { readonly path: Path; readonly index: number; readonly isWhole: boolean } {
  const count = entriesOf(listed, values, config).length;
  const isWhole = count > 0 && !keepsExisting(values);
  return {
    path: isWhole ? listed.list : [...listed.list, "-"],
    index: isWhole ? 0 : count,
    isWhole,
  };
}

/** What a policy of a route's gateway does no longer for the route, once that has one of its own; empty if there is none. */
export function saidOfGateways(
  policy: string,
  { route: name }: Values,
  config: ConfigText,
): string {
  const route = config.route(name);
  const gateways = (route?.gateways ?? []).filter(
    (gateway) => member(config.gateway(gateway), "policies", policy) !== undefined,
  );
  const isOwn = config.at(...routeHolder(name, config).place, policy) !== undefined;
  if (gateways.length === 0 || isOwn) return "";
  return `The gateway ${gateways.join(", ")} has a policy ${policy}, which no longer applies to this route: its own is in its place.`;
}

function listAt(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
