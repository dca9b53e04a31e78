import { KINDS } from "@edge-gateway/generated/kinds/index.ts";
import { closest } from "@edge-gateway/kernel/text/suggest";
import { UsageError } from "../exit.ts";

/** A kind of resources of gateways. */
export interface GatewayKind {
  readonly kind: string;
  readonly apiVersions: readonly string[];
  readonly isNamespaced: boolean;
}

/** Groups of kinds that are part of the Gateway API or extend it. */
const GROUPS = /^(?:gateway\.networking\.(?:x-)?k8s\.io|inference\.networking\.k8s\.io)\//;

/** Kinds of this product, of the Gateway API and of its extensions. */
export const GATEWAY_KINDS: readonly GatewayKind[] = Object.entries(KINDS).flatMap(
  ([kind, { isOwn, apiVersions, isNamespaced }]) =>
    isOwn || apiVersions.some((version) => GROUPS.test(version))
      ? [{ kind, apiVersions, isNamespaced }]
      : [],
);

/**
 * Finds a kind by its name, in any case, singular or plural: `httproutes`, `HTTPRoute`.
 * @throws UsageError for an unknown kind
 */
export function kindOf(text: string, kinds: readonly GatewayKind[]): GatewayKind {
  const name = text.toLowerCase();
  const found = kinds.find(({ kind }) => pluralsOf(kind).includes(name));
  if (found !== undefined) return found;
  const names = kinds.map(({ kind }) => kind.toLowerCase());
  const near = closest(name, names);
  const hint = near === undefined ? `known are ${names.join(", ")}` : `did you mean ${near}?`;
  throw new UsageError(`unknown kind '${text}'; ${hint}`);
}

function pluralsOf(kind: string): readonly string[] {
  const name = kind.toLowerCase();
  return [name, `${name}s`, `${name}es`, name.replace(/y$/, "ies")];
}
