import type {
  AdminExplanation,
  Authorization,
  JwtAuthentication,
  JwtProvider,
} from "@edge-gateway/generated/types/index.ts";
import { shown } from "./checks.ts";
import type { Check } from "./checks.ts";
import type { ProviderKeys } from "./signature.ts";

/** A rule for authorization, and the value of each of its expressions. */
export interface JudgedRule {
  readonly action: Authorization["action"];
  readonly expressions: readonly JudgedExpression[];
}

/** An expression of a rule, and what it says. */
export interface JudgedExpression {
  readonly expression: string;
  /** The value as JSON, or why there is none. */
  readonly says: string;
  readonly isTrue: boolean;
}

/** A policy that reads tokens, and the places that set it. */
export interface TokenPolicy {
  readonly policy: Pick<JwtAuthentication, "mode" | "providers">;
  readonly from: readonly string[];
}

/** A provider, and how a token meets its demands. */
export interface JudgedProvider {
  readonly provider: JwtProvider;
  /** Undefined: the page does not know the keys. */
  readonly keys: ProviderKeys | undefined;
  readonly checks: readonly Check[];
  /** Whether the signature is among the checks. */
  readonly isVerified: boolean;
}

/** A policy that reads tokens, with each of its providers; there is none without a token. */
export interface JudgedTokenPolicy extends TokenPolicy {
  readonly judged: readonly JudgedProvider[];
}

/** The provider that takes a token; undefined if none does. */
export function takerOf({ judged }: JudgedTokenPolicy): JudgedProvider | undefined {
  return judged.find(({ checks }) => checks.every(({ isMet }) => isMet));
}

/**
 * Why the policy refuses the request with 401, in the words of the failed checks; undefined if it lets it pass.
 * @param issuer of the token, whose provider is meant
 */
export function tokenRefusal(policy: JudgedTokenPolicy, issuer: unknown): string | undefined {
  const { mode } = policy.policy;
  const { judged } = policy;
  if (mode === "Permissive" || takerOf(policy) !== undefined) return undefined;
  if (judged.length === 0)
    return mode === "Optional" ? undefined : "there is no token that can be read here";
  const meant = judged.find(({ provider }) => provider.issuer === issuer);
  if (meant === undefined) {
    const issuers = judged.map(({ provider }) => provider.issuer).join(" or ");
    return `issuer (iss): the token has ${shown(issuer)}, expected is ${issuers}`;
  }
  return meant.checks
    .filter(({ isMet }) => !isMet)
    .map(({ what, found, expected }) => `${what}: the token has ${found}, expected is ${expected}`)
    .join("; ");
}

/** What decides about credentials in the policies of a request. */
export interface CredentialPolicies {
  readonly tokens: readonly TokenPolicy[];
  readonly rules: readonly Authorization[];
  /** The names of other policies that may refuse a request because of its client. */
  readonly others: readonly string[];
}

/** The policies that may refuse a client, beside the two that this page judges. */
const OTHERS = new Set([
  "networkAuthorization",
  "oidc",
  "basicAuthentication",
  "apiKeyAuthentication",
  "extAuth",
  "extProc",
  "csrf",
]);

/** The policies that may refuse a client. */
export const CREDENTIAL_POLICIES: ReadonlySet<string> = new Set([
  ...["jwtAuthentication", "authorization"],
  ...OTHERS,
]);

/** The policies about credentials, in the order in which they run. */
export function credentialPolicies({
  phases,
}: Pick<AdminExplanation, "phases">): CredentialPolicies {
  const all = phases.flatMap(({ policies }) => policies);
  const named = (name: string) => all.filter((field) => field.name === name);
  return {
    tokens: named("jwtAuthentication").map(({ value, from }) => {
      // The gateway sends policies by their schemas.
      const policy: TokenPolicy["policy"] = JSON.parse(JSON.stringify(value));
      return { policy, from };
    }),
    rules: named("authorization").flatMap(({ value }) => {
      const rules: Authorization | readonly Authorization[] = JSON.parse(JSON.stringify(value));
      return rules;
    }),
    others: [...new Set(all.map(({ name }) => name).filter((name) => OTHERS.has(name)))],
  };
}

/** Why rules refuse a request; undefined if they let it pass. */
export function refusalBy(rules: readonly JudgedRule[]): string | undefined {
  const matches = ({ expressions }: JudgedRule): boolean =>
    expressions.every(({ isTrue }) => isTrue);
  const of = (action: JudgedRule["action"]) => rules.filter((rule) => rule.action === action);
  const allow = of("Allow");
  if (of("Deny").some(matches)) return "a Deny rule matches";
  if (!of("Require").every(matches)) return "a Require rule does not match";
  if (allow.length > 0 && !allow.some(matches)) return "no Allow rule matches";
  return undefined;
}
