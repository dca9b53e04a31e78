import type { OwnedFinding } from "../../diagnostics/diagnostic.ts";
import { pointerTo } from "../../diagnostics/pointer.ts";
import type { Attachment, Ir } from "../../ir/index.ts";
import type { MergedField } from "../merge/merge-fields.ts";
import { PolicyIndex } from "../merge/merge.ts";

/** A policy that demands a credential, and where it is set. */
interface Demand {
  readonly attachment: Attachment;
  /** The header with the credential, in lower case. */
  readonly header: string;
}

const KEYS = "apiKeyAuthentication";
const TOKENS = "jwtAuthentication";
/** Routes that a message names: enough to know which are meant. */
const NAMED = 5;

/**
 * Warns of keys and tokens that are demanded in one header: no request has both, so every one is refused. A
 * pure function.
 */
export function twoCredentials({
  attachments,
  routes,
  listeners,
}: Pick<Ir, "attachments" | "routes" | "listeners">): readonly OwnedFinding[] {
  const isSet = (policy: string): boolean => attachments.some(({ policies }) => policy in policies);
  if (!isSet(KEYS) || !isSet(TOKENS)) return [];
  const index = new PolicyIndex(attachments);
  const refused = new Map<Attachment, Set<string>>();
  for (const listener of listeners) {
    const before = index.gatewayFields(listener);
    for (const route of routes) {
      if (!route.listeners.includes(listener.key)) continue;
      const fields = [...before, ...index.routeFields(listener, route)];
      const tokens = demandOf(TOKENS, fields);
      const keys = demandOf(KEYS, fields);
      if (keys === undefined || keys.header !== tokens?.header) continue;
      const names = refused.get(keys.attachment) ?? new Set();
      refused.set(keys.attachment, names.add(route.key));
    }
  }
  return [...refused].map(([{ document: owner, pointer }, names]) => ({
    owner,
    pointer: pointerTo(pointer, KEYS),
    atKey: true,
    severity: "warning",
    code: "conflict",
    message: `every request is refused at ${shown([...names])}: it must have a key and a token (jwtAuthentication), both in the same header; demand keys at other routes, or set another \`location\``,
  }));
}

function shown(names: readonly string[]): string {
  const first = names.slice(0, NAMED).map((name) => `\`${name}\``);
  const more = names.length - first.length;
  return first.join(", ") + (more > 0 ? ` and ${more} more` : "");
}

/** The policy that demands a credential in a header; undefined if none does. */
function demandOf(
  name: typeof KEYS | typeof TOKENS,
  fields: readonly MergedField[],
): Demand | undefined {
  const attachment = fields.find((field) => field.name === name)?.from.at(-1);
  if (attachment === undefined) return undefined;
  const { mode, location } = policyIn(attachment, name) ?? {};
  const header = location?.header?.name.toLowerCase();
  return mode === "Strict" && header !== undefined ? { attachment, header } : undefined;
}

function policyIn({ policies }: Attachment, name: typeof KEYS | typeof TOKENS) {
  if (name === KEYS) return KEYS in policies ? policies[KEYS] : undefined;
  return TOKENS in policies ? policies[TOKENS] : undefined;
}
